import * as v from "valibot";
import type { Localized } from "../../../lib/locale.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";

/** An effect as it is stored: a type id, the fields of that type in the server's spelling, and whatever else it holds. */
export interface EffectData extends PlainObject {
  type: number;
}

/** Something that keeps an effect from being saved, at the field where the operator can mend it. */
export interface FieldProblem {
  field: string;
  message: string;
  /** Shown while typing; others wait until the operator tries to finish. */
  immediate?: true;
}

/**
 * One kind of effect. Each lives in a folder of its own and is listed in `effects/index.ts`; its editor is in
 * `effects/editors.tsx`. Its label is in the feature's messages, because unbuilt kinds have one too.
 *
 * Holding and saving are different questions: `schema` says what can be loaded (an over-long text can),
 * `problems` says what may be saved. `create` passes `schema`, though it may have problems. `summarize` is total:
 * one sentence from the data, whatever the data.
 */
export interface EffectDefinition<T extends EffectData, Words> {
  readonly type: T["type"];
  /** The name of its folder. */
  readonly name: string;
  readonly words: Localized<Words>;
  readonly schema: v.GenericSchema<unknown, T>;
  /** At most one of these in an action (actions-and-filters §3). */
  readonly once?: true;
  /** Offered only to accounts that have it (actions-and-filters §6). */
  readonly ability?: string;
  create(): T;
  summarize(effect: T, words: Words): string;
  problems(effect: T, words: Words): readonly FieldProblem[];
}

/** An editor shows one effect and gives back a whole new one; `field` names what was touched, so keystrokes merge. */
export interface EffectEditorProps<T extends EffectData, Words> {
  effect: T;
  onChange(next: T, field: string): void;
  words: Words;
  /** What is wrong with a field, once it is time to say so. */
  errorAt(field: string): string | undefined;
  readOnly: boolean;
}

/** Keys that we do not know stay as they are: the rest of every effect's schema. */
export const anyPlainData = v.custom<PlainData>(() => true);

/** The condition under which an effect runs: the id of a saved filter, or none. */
export const conditionId = v.exactOptional(v.nullable(v.number()));
