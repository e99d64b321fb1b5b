import { useMemo } from "react";
import { Button } from "../../kit/Button.js";
import { EyeIcon, WarningIcon } from "../../kit/icons.js";
import type { MessageWords } from "./messages.js";
import { lengthFilledIn } from "./placeholders/length-filled-in.js";
import type { MessageTexts } from "./use-message-texts.js";

/** Under the text: what should be looked at, how long it is, and the preview. */
export function MessageFoot(props: {
  id: string;
  words: MessageWords;
  length: number;
  longest: number;
  texts: MessageTexts;
  onProblem(): void;
  isPreviewed: boolean;
  onPreview(): void;
}) {
  const { id, words, length, longest, isPreviewed } = props;
  const { sources, problems, today } = props.texts;
  const { min, max } = useMemo(() => lengthFilledIn(sources, today), [sources, today]);
  const isFilledIn = sources.length > 0;
  return (
    <div className="text-area-foot message-foot">
      <span className="message-foot-start">
        {problems === 0 ? null : (
          <span className="message-problems">
            <Button variant="quiet" size="s" icon={<WarningIcon />} onPress={props.onProblem}>
              {words.problems(problems)}
            </Button>
          </span>
        )}
        {!isFilledIn ? null : (
          <Button
            variant="quiet"
            size="s"
            icon={<EyeIcon />}
            aria-pressed={isPreviewed}
            onPress={props.onPreview}
          >
            {words.preview}
          </Button>
        )}
      </span>
      <span id={id} className="message-count">
        {!isFilledIn ? null : (
          <span className={length + min > longest ? "message-count-over" : ""}>
            {words.expanded(length + min, max === null ? null : length + max)}
          </span>
        )}
        <span className={`counter${length > longest ? " message-count-over" : ""}`}>
          {words.counter(length, longest)}
        </span>
      </span>
    </div>
  );
}
