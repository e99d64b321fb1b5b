import type { RowProblem } from "../../../list-editor/index.js";
import { createSentenceFormat, useNames } from "../../../references/index.js";
import { DrawnMessage } from "../../message/index.js";
import type { ActionContext } from "../action-context.js";
import type { EffectReading } from "../effects/index.js";
import { ProblemLines } from "../refused/ProblemLines.js";
import { linesOf } from "../refused/use-unshown.js";
import { putInWords } from "../sentences/sentence.js";

/** An effect that is only read: its whole sentence, and a message word for word. */
export function Review({
  read,
  context,
  problems,
}: {
  read: EffectReading;
  context: ActionContext;
  /** Problems that may be shown now. */
  problems: readonly RowProblem[];
}) {
  const format = createSentenceFormat(useNames(), context.settings.locale, "whole");
  const written = read.definition.writtenText?.(read.value) ?? null;
  return (
    <>
      <p className="review-sentence">{putInWords(read, format)}</p>
      {written === null ? null : (
        <div className="review-written">
          <DrawnMessage text={written} settings={context.settings} />
        </div>
      )}
      <ProblemLines lines={linesOf(problems)} />
    </>
  );
}
