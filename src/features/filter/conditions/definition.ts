import * as v from "valibot";
import type { Locale } from "../../../lib/locale.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { Names } from "../../choosing/index.js";
import type { FilterWords } from "../messages.ja.js";
import type { FilterSettings } from "../settings.js";

/** A condition as it is stored: a type id, the fields of that type in the server's spelling, and whatever else it holds. */
export interface ConditionData extends PlainObject {
  type: number;
}

/** Something that keeps a condition from being sent, at the field where the operator can mend it. */
export interface FieldProblem {
  field: string;
  message: string;
  /** Shown while typing; others wait until the operator tries to finish. */
  immediate?: true;
}

/** What a judgement of a condition may depend on besides the condition. */
export interface Circumstances {
  words: FilterWords;
  /** `YYYY-MM-DD`, where the operator is. */
  today: string;
  limits: FilterSettings["limits"];
}

/** Why a condition has no exact opposite: none can be stored, or not while it is narrowed by dates. */
export type NoOpposite = "none" | "dates";

/**
 * One kind of condition. Each lives in a folder of its own and is listed in `conditions/index.ts`; its editor is in
 * `conditions/editors.tsx`, what it says in `conditions/sentences.ts`. Both come late; what is here does not.
 *
 * Holding and sending are different questions: `schema` says what can be edited, `problems` what may be sent. What does
 * not pass `schema` is held, shown as such, and given back untouched.
 */
export interface ConditionDefinition<T extends ConditionData> {
  readonly type: T["type"];
  /** The name of its folder. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
  /** At most one of these in a panel (actions-and-filters §3 "single"). */
  readonly once?: true;
  /** Offered only to accounts that have it (§6). */
  readonly ability?: string;
  /** Offered only where an event of the open API is the trigger (§5). */
  readonly needsTrigger?: true;
  /** A new one (the public surface's canonical shape). */
  create(settings: FilterSettings): T;
  /** Nothing is chosen yet where something must be: it narrows nothing. Half filled may be saved all the same. */
  unfinished(condition: T): boolean;
  problems?(condition: T, circumstances: Circumstances): readonly FieldProblem[];
  /** What is sent for it, where that differs from what is edited (§5: queries become text). */
  toSend?(condition: T): T;
  /** The condition that exactly those meet who do not meet this one; without it there is none. */
  opposite?(condition: T): T | NoOpposite;
}

/**
 * One sentence for a condition, as a phrase that can be joined by かつ ("タグ「VIP」のいずれかがある"). Every field that
 * changes who is found changes the sentence.
 */
export type Describe<T extends ConditionData> = (condition: T, names: Names, locale: Locale) => string;

/** An editor shows one condition and gives back a whole new one; `field` names what was touched, so keystrokes merge. */
export interface ConditionEditorProps<T extends ConditionData> {
  condition: T;
  onChange(next: T, field: string): void;
  /** What is wrong with a field, once it is time to say so. */
  errorAt(field: string): string | undefined;
  readOnly: boolean;
}

/** Keys that we do not know stay as they are: the rest of every condition's schema. */
export const anyPlainData = v.custom<PlainData>(() => true);

/** The id of something chosen, or nothing yet. 0 has meanings of its own. */
export const chosenId = v.nullable(v.union([v.number(), v.string()]));
export const chosenIds = v.array(v.union([v.number(), v.string()]));
/** `YYYY-MM-DD`, or not set. Hosts write an empty text too. */
export const dateText = v.nullable(v.string());

/** A schema for one type with its fields; keys that are not named pass through. */
export function conditionSchema<Type extends number, Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
) {
  return v.objectWithRest({ type: v.literal(type), ...fields }, anyPlainData);
}
