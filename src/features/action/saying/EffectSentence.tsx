import { memo } from "react";
import type { PlainData } from "../../../lib/plain-data.js";
import { useNamesIn } from "../../choosing/views.js";
import type { ActionSurroundings } from "../action-context.js";
import { createSay } from "./say.js";
import { sentenceOf } from "./sentence.js";
import { sayWords } from "./words.js";

/** What an effect does, in one sentence on a folded panel. There may be hundreds, so it is one component and one node. */
export const EffectSentence = memo(function EffectSentence({
  effect,
  around,
}: {
  effect: PlainData;
  around: ActionSurroundings;
}) {
  const { locale } = around.settings;
  const say = createSay(useNamesIn(around), locale, "short");
  return <span>{sentenceOf(effect, say) ?? sayWords[locale].held}</span>;
});
