import { memo } from "react";
import type { PlainData } from "../../../lib/plain-data.js";
import { createSentenceFormat, useNamesIn } from "../../../references/index.js";
import type { ActionContext } from "../action-context.js";
import { sentenceWords } from "./messages.js";
import { sentenceOf } from "./sentence.js";

/** Sentence about an effect on a folded panel. There may be hundreds, so it is one component and one node. */
export const EffectSentence = memo(function EffectSentence({
  effect,
  context,
}: {
  effect: PlainData;
  context: ActionContext;
}) {
  const { locale } = context.settings;
  const format = createSentenceFormat(useNamesIn(context), locale, "short");
  return <span>{sentenceOf(context.effects, effect, format) ?? sentenceWords[locale].opaque}</span>;
});
