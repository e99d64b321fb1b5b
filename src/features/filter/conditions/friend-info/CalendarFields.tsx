import { InfoIcon, WarningIcon } from "../../../../kit/icons.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { useFilter } from "../../filter-context.js";
import { Judged } from "../parts/Judged.js";
import { partWords } from "../parts/messages.js";
import { type CalendarMode, modeOf, stateOfDates } from "./calendar-search.js";
import { type FriendInfoCondition, SearchType } from "./condition.js";
import { DateSelects } from "./DateSelects.js";
import { formatCalendar } from "./format-dates.js";
import { friendInfoWords } from "./messages.js";
import type { DateEnd } from "./partial-date.js";
import { chooseMode, chooseSearchType } from "./transitions.js";

/** A date by the calendar: one, a range, or today; below it what that means. */
export function CalendarFields(props: VariantEditorProps<FriendInfoCondition>) {
  const { value: condition, locale, onChange, readOnly } = props;
  const words = friendInfoWords[locale];
  const mode = modeOf(condition);
  const modes: readonly CalendarMode[] = ["day", "range", "today"];
  return (
    <>
      <div className="cond-line">
        <Segmented
          options={modes.map((value) => ({ value, label: words.modes[value] }))}
          value={mode}
          onChange={(chosen) => onChange(chooseMode(condition, chosen), "range_search")}
          label={words.mode}
          readOnly={readOnly}
          data-field="range_search"
        />
        {mode === "today" ? (
          <Select
            options={Object.values(SearchType).map((value) => ({ value, label: words.searchTypes[value] }))}
            value={condition.search_type ?? SearchType.date}
            onChange={(type) => onChange(chooseSearchType(condition, type), "search_type")}
            label={words.searchType}
            disabled={readOnly}
            data-field="search_type"
          />
        ) : null}
      </div>
      {mode === "today" ? null : (
        <div className="cond-line">
          <JudgedDate {...props} end="from" label={mode === "range" ? words.ends.from : words.ends.single} />
          {mode === "range" ? (
            <>
              <span>{partWords[locale].rangeMark}</span>
              <JudgedDate {...props} end="to" label={words.ends.to} />
            </>
          ) : null}
        </div>
      )}
      <CalendarPreview condition={condition} />
    </>
  );
}

function JudgedDate(props: VariantEditorProps<FriendInfoCondition> & { end: DateEnd; label: string }) {
  const field = `year_${props.end}`;
  return (
    <Judged error={props.errorAt(field)} warning={props.warningAt(field)}>
      <DateSelects {...props} mayBeOpen />
    </Judged>
  );
}

/** Sentence about the meaning of the dates, or that they mean nothing (rules: date-preview). */
function CalendarPreview({ condition }: { condition: FriendInfoCondition }) {
  const words = friendInfoWords[useFilter().settings.locale];
  const preview = formatCalendar(condition, words);
  if (preview === null) return null;
  const wrong = stateOfDates(condition) === "wrong";
  return (
    <div className={wrong ? "cond-warning" : "cond-note"}>
      {wrong ? <WarningIcon /> : <InfoIcon />}
      <span>{wrong ? words.inputError : preview}</span>
    </div>
  );
}
