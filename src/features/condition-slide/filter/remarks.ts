import type { Locale } from "../../../lib/locale.js";
import { createSentenceFormat, type NamedKind, type Names } from "../../../references/index.js";
import type { Fact, FilterState } from "../../filter/index.js";
import { factsOf } from "./facts.js";
import { conditionEditorWords } from "./messages.js";

const kinds: Readonly<Record<Fact["is"], NamedKind>> = {
  tagged: "tag",
  untagged: "tag",
  marked: "response_mark",
  subscribed: "scenario",
};

/** Facts that would be brought about, and hold already for everybody who meets the condition. */
export function alreadySo(brings: readonly Fact[], rows: FilterState["rows"]): readonly Fact[] {
  const certain = new Set(factsOf(rows).map(keyOf));
  return brings.filter((fact) => certain.has(keyOf(fact)));
}

/** The same in words, one line for each way. */
export function remarksOn(facts: readonly Fact[], names: Names, locale: Locale): readonly string[] {
  const format = createSentenceFormat(names, locale, "whole");
  return [...new Set(facts.map(({ is }) => is))].map((is) => {
    const ids = facts.filter((fact) => fact.is === is).map(({ id }) => id);
    return conditionEditorWords[locale].already[is](format.names(kinds[is], ids));
  });
}

function keyOf({ is, id }: Fact): string {
  return `${is} ${id}`;
}
