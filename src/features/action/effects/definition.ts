import * as v from "valibot";
import type { Locale, Localized } from "../../../lib/locale.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { NamedKind, PageLists } from "../../choosing/index.js";
import type { ActionSettings } from "../settings.js";

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

/** What a judgement of an effect may depend on besides the effect. */
export interface Circumstances {
  limits: ActionSettings["limits"];
  /** `YYYY-MM-DD HH:mm`, where the operator is. */
  now: string;
  /** The lists of the page, where they can be asked for; what is not known yet is not judged. */
  lists?: PageLists | undefined;
}

/**
 * One kind of effect. Each lives in a folder of its own; text is listed in `effects/index.ts`, every other in
 * `effects/family.ts`, which comes late, as its editor does (`effects/editors.tsx`). What must be known before is in
 * `effects/kinds.ts`; its label is in the feature's messages.
 *
 * Holding and saving are different questions: `schema` says what can be loaded (an over-long text can),
 * `problems` says what may be saved. `create` passes `schema`, though it may have problems. `summarize` is total:
 * one sentence from the data, whatever the data, and every field that changes what happens changes it.
 */
export interface EffectDefinition<T extends EffectData, Words> {
  readonly type: T["type"];
  /** The name of its folder. */
  readonly name: string;
  readonly words: Localized<Words>;
  readonly schema: v.GenericSchema<unknown, T>;
  create(settings: ActionSettings): T;
  summarize(effect: T, words: Words, say: Say): string;
  problems(effect: T, words: Words, circumstances: Circumstances): readonly FieldProblem[];
  /** What is odd but may be saved, at the field it is about (§5 "warning"). */
  warnings?(effect: T, words: Words, circumstances: Circumstances): readonly FieldProblem[];
}

/**
 * How a sentence puts things: names are looked up in the lists of the page, quoted in the language of the sentence, and
 * cut where there is little room. What is deleted or not known yet is said to be.
 */
export interface Say {
  readonly locale: Locale;
  /** A name, quoted: 「VIP」. */
  name(kind: NamedKind, id: PlainData | undefined): string;
  /** Several, quoted: 「VIP」「銀座店」, in little room the first three "ほか N つ". Of none that nothing is chosen. */
  names(kind: NamedKind, ids: readonly PlainData[]): string;
  /** A folder of a list, quoted. */
  folder(kind: NamedKind, id: PlainData | undefined): string;
  /** A choice of a friend-info variable of the select type, quoted. */
  choice(variable: PlainData | undefined, id: PlainData | undefined): string;
  /** A plan of a reservation slot, quoted. */
  plan(slot: PlainData | undefined, id: PlainData | undefined): string;
  /** Something written, on one line, quoted and cut at 32 display units. */
  text(written: string): string;
  /** The same without quotes; empty where nothing is written. */
  preview(written: string): string;
  /** Something that is no name of a list, quoted: a plan, a key of linked data. */
  quoted(said: string): string;
  /** "（未選択）". */
  readonly nothingChosen: string;
  /** "（未入力）". */
  readonly nothingTyped: string;
}

/** An editor shows one effect and gives back a whole new one; `field` names what was touched, so keystrokes merge. */
export interface EffectEditorProps<T extends EffectData, Words> {
  effect: T;
  onChange(next: T, field: string): void;
  words: Words;
  /** What is wrong with a field, once it is time to say so. */
  errorAt(field: string): string | undefined;
  /** What is odd about a field. */
  warningAt(field: string): string | undefined;
  readOnly: boolean;
}

/** Keys that we do not know stay as they are: the rest of every effect's schema. */
export const anyPlainData = v.custom<PlainData>(() => true);

/** The condition under which an effect runs: the id of a saved filter, or none. */
export const conditionId = v.exactOptional(v.nullable(v.number()));
