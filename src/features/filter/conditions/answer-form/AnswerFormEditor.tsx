import { Checkbox } from "../../../../kit/Checkbox.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { path } from "../../../../lib/path.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, ItemLink, idsOf } from "../../../../references/index.js";
import { DayRangeFields } from "../parts/DayRange.js";
import { daysOf } from "../parts/date-range.js";
import { Judged } from "../parts/Judged.js";
import { partWords } from "../parts/messages.js";
import {
  type AnswerFormCondition,
  AnswerMatch,
  chooseDays,
  chooseForm,
  chooseMatch,
  narrowByDays,
  usesDate,
} from "./answer-form.js";
import { answerFormLabel, answerFormWords } from "./messages.js";

/** Which form, whether it was answered, and when. */
export function AnswerFormEditor(props: VariantEditorProps<AnswerFormCondition>) {
  const { value: condition, locale, onChange, errorAt, readOnly } = props;
  const words = answerFormWords[locale];
  const { form_id = null, match = AnswerMatch.answered } = condition;
  return (
    <>
      <ItemChoice
        kind="form"
        ids={idsOf(form_id)}
        onChange={([id]) => onChange(chooseForm(condition, id ?? null), "form_id")}
        readOnly={readOnly}
        field="form_id"
      />
      <Segmented
        options={Object.values(AnswerMatch).map((value) => ({ value, label: words.matches[value] }))}
        value={match}
        onChange={(chosen) => onChange(chooseMatch(condition, chosen), "match")}
        label={words.match}
        readOnly={readOnly}
        data-field="match"
      />
      <ItemLink
        kind="form"
        id={form_id}
        label={answerFormLabel[locale]}
        href={(id) => path`/lvf/edit/${id}`}
      />
      <div className="cond-line">
        <Checkbox
          checked={usesDate(condition)}
          onChange={(on) => onChange(narrowByDays(condition, on), "use_date")}
          label={partWords[locale].dateOpen}
          disabled={readOnly}
          data-field="use_date"
        />
        {usesDate(condition) ? (
          <Judged error={errorAt("date_from")}>
            <DayRangeFields
              {...daysOf(condition)}
              label={words.answeredOn}
              onChange={(days, field) => onChange(chooseDays(condition, days), field)}
              readOnly={readOnly}
              fields={["date_from", "date_to"]}
            />
          </Judged>
        ) : null}
      </div>
    </>
  );
}
