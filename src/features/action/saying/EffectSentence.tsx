import { memo } from "react";
import type { PlainData } from "../../../lib/plain-data.js";
import { useNames } from "../../choosing/views.js";
import { ActionProvider, type ActionSurroundings } from "../action-context.js";
import { createSay } from "./say.js";
import { sentenceOf } from "./sentence.js";
import { sayWords } from "./words.js";

/** What an effect does, in one sentence on a folded panel. */
export const EffectSentence = memo(function EffectSentence(props: {
  effect: PlainData;
  around: ActionSurroundings;
}) {
  return (
    <ActionProvider value={props.around}>
      <Sentence {...props} />
    </ActionProvider>
  );
});

function Sentence({ effect, around }: { effect: PlainData; around: ActionSurroundings }) {
  const { locale } = around.settings;
  const say = createSay(useNames(), locale, "short");
  return sentenceOf(effect, say) ?? sayWords[locale].held;
}
