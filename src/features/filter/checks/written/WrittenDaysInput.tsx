import { useId, useState } from "react";
import { FieldContext } from "../../../../kit/field-context.js";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { TextField } from "../../../../kit/TextField.js";
import { describeRange } from "../../conditions/parts/date-range.js";
import { partWords } from "../../conditions/parts/messages.js";
import type { WrittenDaysProps } from "../../conditions/parts/written-days-props.js";
import { useFilter } from "../../filter-context.js";
import { writtenWords } from "./messages.js";
import { readWrittenDays } from "./written-days.js";

/** Takes days as one would say them (`30日前`), and they become dates at once. */
export function WrittenDaysInput(props: WrittenDaysProps) {
  const { range, label, onChange, fields } = props;
  const { settings, today } = useFilter();
  const words = writtenWords[settings.locale];
  const parts = partWords[settings.locale];
  const [text, setText] = useState("");
  const [isLeft, setLeft] = useState(false);
  const id = useId();
  const read = readWrittenDays(text, today());
  const isWrong = isLeft && text !== "";
  function write(next: string): void {
    setText(next);
    setLeft(false);
    const days = readWrittenDays(next, today());
    if (days) onChange({ ...range, ...days }, fields[days.to ? 1 : 0]);
  }
  function leave(): void {
    // Days that were understood are shown in the dates, and only there.
    if (read) setText("");
    setLeft(true);
  }
  return (
    <FieldContext value={{ id, labelId: id, describedBy: id, invalid: isWrong, required: false }}>
      <span className="cond-written" title={words.hint}>
        <TextField
          value={text}
          onChange={write}
          onLeave={leave}
          label={words.label(label)}
          placeholder={words.example}
          data-field="written"
        />
      </span>
      <span id={id} className={isWrong ? "cond-error" : "sr"}>
        {isWrong ? parts.periodInvalid : words.hint}
      </span>
      <StatusRegion text={(read && describeRange(range, parts)) ?? ""} />
    </FieldContext>
  );
}
