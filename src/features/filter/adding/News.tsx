import { useAtomValue } from "jotai";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { Locale } from "../../../lib/locale.js";
import type { Happening } from "../edits.js";
import type { FilterModel } from "../model.js";
import { conditionLabel, filterWords } from "../words.js";
import { addingWords } from "./words.js";

/** Says what an edit did, for those who do not see it. */
export function News({ model }: { model: FilterModel }) {
  const { locale } = useAtomValue(model.atoms.settings);
  const happening = useAtomValue(model.atoms.happening);
  return <StatusRegion text={happening ? newsText(happening, locale) : ""} />;
}

function newsText(happening: Happening, locale: Locale): string {
  const [words, all] = [addingWords[locale], filterWords[locale]];
  if (!("type" in happening)) return words[happening.kind];
  const label = conditionLabel(happening.type, all);
  if (happening.kind === "moved") return words.moved(label, happening.number);
  return words[happening.kind](all.heading(happening.number, label));
}
