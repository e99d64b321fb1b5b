import * as v from "valibot";
import type { Locale } from "../../../lib/locale.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { Variant, VariantData } from "../../../list-editor/index.js";
import type { FilterSettings } from "../settings.js";
import type { Claim, Rule } from "./rules/rule.js";

/** A condition as it is stored: a type id, the fields of that type in the server's spelling, and whatever else it holds. */
export type ConditionData = VariantData;

/** Why a condition has no exact opposite: none can be stored, or not while it is narrowed by dates. */
export type NoOpposite = "none" | "dates";

/** Part of an unfinished condition that is still to be chosen, or entered. */
export interface MissingPart {
  /** The stored name of its field. */
  field: string;
  /** Name of the part, where that is not the label of the condition. */
  label?: string;
  /** It is typed, and not chosen. */
  entered?: true;
  /** The condition means something without it (everybody, at any time): that is only warned of. */
  optional?: true;
  /** Other parts are there, and the sentence says them. */
  saysRest?: true;
}

/** Something that is certain of a friend: has a tag or has it not, has a mark, subscribes to a scenario. */
export interface Fact {
  is: "tagged" | "untagged" | "marked" | "subscribed";
  /** Id of the tag, mark or scenario, as text: hosts write ids as figures and as text. */
  id: string;
}

/** Settings that a new condition depends on. */
export type NewConditionSettings = Pick<FilterSettings, "triggerContext">;

/**
 * One kind of condition. Each lives in a folder of its own, is listed in `conditions/index.ts` and has its editor in
 * `conditions/editors.tsx`; whatever else depends on the type reads it here.
 *
 * Its sentence is a phrase that can be joined by かつ ("タグ「VIP」が付いている"). Every field that changes who is
 * found changes the sentence.
 */
export interface ConditionVariant<T extends ConditionData> extends Variant<T, NewConditionSettings> {
  /** The field where one begins in a new one, if that is not the first. */
  readonly begins?: string;
  /** Offered only where an event of the open API is the trigger (rules: condition-needs-trigger). */
  readonly needsTrigger?: true;
  /** Neither offered nor editable in filters for members (rules: hidden-from-members). */
  readonly hiddenFromMembers?: true;
  /**
   * Nothing is chosen yet where something must be: it narrows nothing, and is not counted. It may be saved all the same, so
   * this is none of its `problems`; only the condition of an effect is refused for it.
   */
  unfinished(condition: T): boolean;
  /** Missing part of an unfinished condition, and its field; not called for others. */
  missing?(condition: T, locale: Locale): MissingPart;
  /** Facts about everybody who meets it, as far as effects change them. */
  facts?(condition: T): readonly Fact[];
  /** Condition as it is sent, where that differs from what is edited (rules: queries-become-text). */
  toSend?(condition: T): T;
  /** The condition that exactly those meet who do not meet this one; without it there is none. */
  opposite?(condition: T): T | NoOpposite;
  /** When two of them can never both be met. */
  readonly rules?: readonly Rule<T, Claim>[];
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
