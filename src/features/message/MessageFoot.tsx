import { Button } from "../../kit/Button.js";
import { EyeIcon, WarningIcon } from "../../kit/icons.js";
import type { MessageWords } from "./messages.js";
import type { SentLength } from "./preview/sample.js";

/** Under the text: what should be looked at, how long it is, and the preview. */
export function MessageFoot(props: {
  id: string;
  words: MessageWords;
  length: number;
  longest: number;
  /** With what is filled in when it is sent; `null` where nothing is. */
  sent: SentLength | null;
  problems: number;
  onProblem(): void;
  isPreviewed: boolean;
  onPreview(): void;
}) {
  const { id, words, length, longest, sent, problems, isPreviewed } = props;
  return (
    <div className="text-area-foot message-foot">
      <span className="message-foot-start">
        {problems === 0 ? null : (
          <Button variant="quiet" size="s" icon={<WarningIcon />} onPress={props.onProblem}>
            {words.problems(problems)}
          </Button>
        )}
        {sent === null ? null : (
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
        {sent === null ? null : (
          <span className={sent.least > longest ? "message-count-over" : ""}>
            {words.expanded(sent.least, sent.most)}
          </span>
        )}
        <span className={`counter${length > longest ? " message-count-over" : ""}`}>
          {words.counter(length, longest)}
        </span>
      </span>
    </div>
  );
}
