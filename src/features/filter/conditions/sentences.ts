import type { Locale } from "../../../lib/locale.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { Describe, Names } from "./definition.js";
import { type ConditionData, definitionOf, type EditableType } from "./index.js";
import { describeLastReaction } from "./last-reaction/sentence.js";
import { describeRegistered } from "./registered/sentence.js";
import { describeTag } from "./tag/sentence.js";

/** What each kind says; a kind without a sentence does not compile. */
const sentences: { [Type in EditableType]: Describe<never> } = {
  30: describeRegistered,
  60: describeTag,
  106: describeLastReaction,
};

/** What a condition says, or `null` for one that we cannot read. Total: it never throws, whatever the data. */
export function describeCondition(condition: PlainData, names: Names, locale: Locale): string | null {
  const definition = definitionOf(condition);
  if (!definition) return null;
  const describe = sentences[definition.type] as unknown as Describe<ConditionData>;
  return describe(condition as ConditionData, names, locale);
}
