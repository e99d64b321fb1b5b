import { type RefObject, useMemo } from "react";
import { Button } from "../../kit/Button.js";
import { EyeIcon, WarningIcon } from "../../kit/icons.js";
import { LengthHeard } from "../../kit/LengthHeard.js";
import type { MessageWords } from "./messages.js";
import { lengthFilledIn } from "./placeholders/length-filled-in.js";
import type { MessageTexts } from "./use-message-texts.js";

/** Under the text: what should be looked at, how long it is, and the preview. */
export function MessageFoot(props: {
  /** Id of the element that describes the text. */
  id: string;
  field: RefObject<HTMLElement | null>;
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
  const counter = words.counter(length, longest);
  const expanded = isFilledIn ? words.expanded(length + min, max === null ? null : length + max) : null;
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
      <span className="message-count">
        {expanded === null ? null : (
          <span className={length + min > longest ? "message-count-over" : ""}>{expanded}</span>
        )}
        <span className={`counter${length > longest ? " message-count-over" : ""}`}>{counter}</span>
      </span>
      <LengthHeard
        id={id}
        field={props.field}
        counter={[expanded, counter].filter(Boolean).join(" ")}
        left={longest - length}
        words={words}
      />
    </div>
  );
}
