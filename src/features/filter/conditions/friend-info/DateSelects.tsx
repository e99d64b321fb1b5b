import { Select } from "../../../../kit/Select.js";
import { range } from "../../../../lib/range.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { useFilter } from "../../filter-context.js";
import { modeOf } from "./calendar-search.js";
import type { FriendInfoCondition } from "./condition.js";
import { friendInfoWords } from "./messages.js";
import { type DateEnd, type DatePart, dateOf, dateParts, fieldOf, lastDay } from "./partial-date.js";
import { chooseDatePart } from "./transitions.js";

/** Year, month and day of one date, each to be chosen. */
export function DateSelects(
  props: VariantEditorProps<FriendInfoCondition> & {
    end: DateEnd;
    /** Names the date: the names of its parts begin with it. */
    label: string;
    /** True where parts may be left out: "every December". */
    mayBeOpen?: boolean;
  },
) {
  const { value: condition, locale, onChange, readOnly, end, label, mayBeOpen = false } = props;
  const { today } = useFilter();
  const words = friendInfoWords[locale];
  const date = dateOf(condition, end);
  const figures = choicesOf(condition, end, Number(today().slice(0, 4)));
  return (
    <span className="cond-range">
      {dateParts.map((part) => (
        <Select
          key={part}
          options={[
            ...(mayBeOpen ? [{ value: open, label: words.noParts[part] }] : []),
            ...figures[part].map((value) => ({ value, label: words.partValues[part](String(value)) })),
          ]}
          value={date[part] ?? (mayBeOpen ? open : null)}
          placeholder={words.parts[part]}
          goneLabel={words.partValues[part](String(condition[fieldOf(end, part)]))}
          onChange={(chosen) =>
            onChange(
              chooseDatePart(condition, end, part, chosen === open ? null : chosen),
              fieldOf(end, part),
            )
          }
          label={words.partOf(label, part)}
          disabled={readOnly}
          drawsWhenReached
          data-field={fieldOf(end, part)}
        />
      ))}
    </span>
  );
}

/** The choice of leaving a part open; no part is 0. */
const open = 0;

/** A hundred years either way, narrowed by the other end of a range; days to the end of the month (rules: date-choices). */
function choicesOf(
  condition: FriendInfoCondition,
  end: DateEnd,
  thisYear: number,
): Record<DatePart, readonly number[]> {
  const { year, month } = dateOf(condition, end);
  const isRange = end !== "base" && modeOf(condition) === "range";
  const least = isRange && end === "to" ? dateOf(condition, "from").year : null;
  const most = isRange && end === "from" ? dateOf(condition, "to").year : null;
  const years = range(thisYear - 100, thisYear + 101);
  return {
    year: years.filter((each) => !(least !== null && each < least) && !(most !== null && each > most)),
    month: range(1, 13),
    day: range(1, lastDay(year, month) + 1),
  };
}
