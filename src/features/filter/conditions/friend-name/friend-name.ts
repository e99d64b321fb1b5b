import * as v from "valibot";
import type { SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, conditionSchema } from "../definition.js";
import { flagOf, isOn, storedFlag } from "../parts/flag.js";
import { partWords } from "../parts/messages.js";
import { readTexts, textList } from "../parts/text-list.js";
import { friendNameLabel, friendNameWords } from "./messages.js";

/** The names of a friend that may be searched; each is unless it is switched off (rules: name-condition). */
export const nameFields = ["use_name", "use_short_name", "use_nickname"] as const;
export type NameField = (typeof nameFields)[number];

const schema = conditionSchema(11, {
  names: v.exactOptional(textList),
  use_name: v.exactOptional(storedFlag),
  use_short_name: v.exactOptional(storedFlag),
  use_nickname: v.exactOptional(storedFlag),
});

/** Friends by texts in their names. */
export type FriendNameCondition = v.InferOutput<typeof schema>;

/** Condition 11: name (rules: name-condition). "Not so named" cannot be stored. */
export const friendName = {
  type: 11,
  name: "friend-name",
  label: friendNameLabel,
  icon: "user",
  schema,
  create: () => ({ type: 11, names: [], use_name: 1, use_short_name: 1, use_nickname: 1 }),
  summarize,
  unfinished: (condition) =>
    readTexts(condition.names ?? []).length === 0 || searchedNames(condition).length === 0,
  missing: ({ names = [] }, locale) =>
    readTexts(names).length === 0
      ? { field: "names", entered: true }
      : { field: nameFields[0], label: friendNameWords[locale].searched, saysRest: true },
} satisfies ConditionVariant<FriendNameCondition>;

/** Which names are searched. */
export function searchedNames(condition: FriendNameCondition): NameField[] {
  return nameFields.filter((field) => isOn(condition[field] ?? 1));
}

export function writeNames(condition: FriendNameCondition, names: string[]): FriendNameCondition {
  return { ...condition, names };
}

/** Searches one of the names, or leaves it out. */
export function searchIn(condition: FriendNameCondition, field: NameField, on: boolean): FriendNameCondition {
  return { ...condition, [field]: flagOf(on) };
}

/** "名前に「田中」か「佐藤」を含む", and in which names where that is not all of them. */
function summarize(condition: FriendNameCondition, format: SentenceFormat): string {
  const [words, parts] = [friendNameWords[format.locale], partWords[format.locale]];
  const texts = readTexts(condition.names ?? []);
  const joined = texts.length === 0 ? format.nothingTyped : parts.listOr(texts);
  const searched = searchedNames(condition);
  if (searched.length === nameFields.length) return words.anywhere(joined);
  if (searched.length === 0) return words.nowhere(format.nothingChosen, joined);
  return words.within(
    searched.map((field) => words.names[field]),
    joined,
  );
}
