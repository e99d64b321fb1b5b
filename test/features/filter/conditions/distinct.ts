import { describeCondition } from "../../../../src/features/filter/conditions/sentences.js";
import type { Locale } from "../../../../src/lib/locale.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import { sampleNames } from "./sample-names.js";

/**
 * The sentences that more than one condition has, of those that differ from `base` in one field: a field that changes who
 * is found changes what is said.
 */
export function saidAlike(
  base: PlainObject,
  values: Readonly<Record<string, readonly PlainData[]>>,
  locale: Locale,
): [sentence: string, conditions: PlainObject[]][] {
  const variants = Object.entries(values).flatMap(([field, each]) =>
    each.map((value) => ({ ...base, [field]: value })),
  );
  const bySentence = new Map<string, PlainObject[]>();
  for (const variant of unique([base, ...variants])) {
    const sentence = describeCondition(variant, sampleNames, locale) ?? "held";
    bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), variant]);
  }
  return [...bySentence].filter(([, conditions]) => conditions.length > 1);
}

function unique(conditions: readonly PlainObject[]): PlainObject[] {
  return [...new Map(conditions.map((each) => [JSON.stringify(each), each])).values()];
}
