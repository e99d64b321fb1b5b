import type { ClipboardEvent } from "react";
import { Button } from "../../../kit/Button.js";
import { Field } from "../../../kit/Field.js";
import { IconButton } from "../../../kit/IconButton.js";
import { TrashIcon } from "../../../kit/icons.js";
import { TimeField } from "../../../kit/TimeField.js";
import { joinMessages } from "../../../lib/join-messages.js";
import type { PlainData } from "../../../lib/plain-data.js";
import {
  type DraftRange,
  draftOf,
  opaqueTexts,
  type RangeProblem,
  readPastedTime,
} from "../../opening-hours/index.js";
import { useSalonSettings } from "../../salon/index.js";
import { problemText } from "./format-hours.js";
import { useOpeningWords } from "./opening-context.js";
import type { RefusedTime } from "./refused-hours.js";

/** One range of a day, in two native time fields. */
export function RangeRow(props: {
  range: PlainData;
  /** Among those of the day, from 0. */
  at: number;
  problems: readonly RangeProblem[];
  refused: readonly RefusedTime[];
  onChange(change: Partial<DraftRange>): void;
  onRemove(): void;
  onSplit(): void;
}) {
  const { range, at, problems, refused, onChange, onRemove, onSplit } = props;
  const { words: frame, fixed } = useSalonSettings();
  const words = useOpeningWords();
  const { from, to } = draftOf(range);
  const opaque = opaqueTexts(range);
  const format = (edge: RefusedTime["edge"], ...of: readonly RangeProblem[]) => {
    const found = problems.find((problem) => of.includes(problem));
    if (found) return problemText(found, words);
    return joinMessages(refused.filter((each) => each.edge === edge).flatMap(({ lines }) => lines));
  };
  function paste(event: ClipboardEvent): void {
    const edge = (event.target as Element).getAttribute("data-edge");
    if (fixed || (edge !== "from" && edge !== "to")) return;
    const times = readPastedTime(edge, event.clipboardData.getData("text/plain"));
    if (times === null) return;
    event.preventDefault();
    onChange(times);
  }
  return (
    <div
      role="group"
      aria-label={words.range(at + 1)}
      className="opening-range"
      data-range={at}
      onPaste={paste}
    >
      <Field label={words.start} error={format("from", "missing-from", "overlap")}>
        <TimeField
          value={from}
          onChange={(time) => onChange({ from: time })}
          readOnly={fixed}
          data-edge="from"
        />
      </Field>
      <Field
        label={words.end}
        error={format("to", "missing-to", "reversed", "reversed-splittable")}
        hint={to === "23:59" || to === "00:00" ? words.endOfDay : undefined}
      >
        <TimeField value={to} onChange={(time) => onChange({ to: time })} readOnly={fixed} data-edge="to" />
      </Field>
      {fixed ? null : (
        <IconButton
          label={frame.remove}
          icon={<TrashIcon />}
          destructive
          onPress={onRemove}
          data-control="remove"
        />
      )}
      {problems.includes("reversed-splittable") && !fixed ? (
        <Button size="s" onPress={onSplit}>
          {words.split}
        </Button>
      ) : null}
      {opaque.length > 0 ? (
        <p className="salon-hint">
          <bdi>{words.opaqueTimes(opaque.join(words.comma))}</bdi>
        </p>
      ) : null}
    </div>
  );
}
