import { type ReactNode, useLayoutEffect } from "react";
import { useSheet } from "../../../kit/sheets.js";
import { useNames } from "../../choosing/views.js";
import { ActionProvider, type ActionSurroundings } from "../action-context.js";
import type { EffectData } from "../effects/definition.js";
import type { ActionProblem } from "../problems.js";
import { ProblemLines } from "../refused/ProblemLines.js";
import { linesOf } from "../refused/use-unshown.js";
import { createSay } from "../saying/say.js";
import { sentenceOf } from "../saying/sentence.js";
import sheet from "./review.css?inline";
import { writtenIn } from "./written.js";

interface ReviewProps {
  effect: EffectData;
  around: ActionSurroundings;
  /** What may be shown now. */
  problems: readonly ActionProblem[];
  onReady(): void;
}

/** An effect that is only read: its whole sentence, and a message word for word. No editor is loaded for it. */
export function Review(props: ReviewProps): ReactNode {
  useSheet(sheet);
  useLayoutEffect(props.onReady, []);
  return (
    <ActionProvider value={props.around}>
      <Said {...props} />
    </ActionProvider>
  );
}

function Said({ effect, around, problems }: ReviewProps) {
  const say = createSay(useNames(), around.settings.locale, "whole");
  const written = writtenIn(effect);
  return (
    <>
      <p className="review-sentence">{sentenceOf(effect, say)}</p>
      {written === null ? null : <p className="review-written">{written}</p>}
      <ProblemLines lines={linesOf(problems)} />
    </>
  );
}
