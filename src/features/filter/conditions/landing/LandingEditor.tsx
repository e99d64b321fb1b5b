import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice } from "../../../../references/index.js";
import { DayRangeFields } from "../parts/DayRange.js";
import { Judged } from "../parts/Judged.js";
import { SetMatch, setMatches } from "../parts/set-match.js";
import { DateUse, dateUse, hasMoment, type LandingCondition } from "./landing.js";
import { MomentRange } from "./MomentRange.js";
import { landingLabel, landingWords } from "./messages.js";
import { chooseDateUse, chooseLandings, chooseMatch, setDays } from "./transitions.js";

/** Which landings, how they must be met, and when. */
export function LandingEditor({
  value: condition,
  locale,
  onChange,
  errorAt,
  readOnly,
}: VariantEditorProps<LandingCondition>) {
  const words = landingWords[locale];
  const { landing_ids = [], landing_or = SetMatch.any, date_from = null, date_to = null } = condition;
  const use = dateUse(condition);
  return (
    <>
      <ItemChoice
        kind="landing"
        label={landingLabel[locale]}
        ids={landing_ids}
        multiple
        onChange={(ids) => onChange(chooseLandings(condition, ids), "landing_ids")}
        readOnly={readOnly}
        field="landing_ids"
      />
      <Select
        options={setMatches.map((value) => ({ value, label: words.matches[value] }))}
        value={landing_or}
        onChange={(match) => onChange(chooseMatch(condition, match), "landing_or")}
        label={words.match}
        disabled={readOnly}
        data-field="landing_or"
      />
      {hasMoment(condition) ? (
        <div className="cond-line">
          <Select
            options={Object.values(DateUse).map((value) => ({ value, label: words.dateUses[value] }))}
            value={use}
            onChange={(chosen) => onChange(chooseDateUse(condition, chosen), "use_date")}
            label={words.dateUse}
            disabled={readOnly}
            data-field="use_date"
          />
          <Judged error={errorAt("date_from", "time_from")}>
            {use === DateUse.days ? (
              <DayRangeFields
                from={date_from}
                to={date_to}
                label={words.day}
                onChange={(range, field) => onChange(setDays(condition, range), field)}
                readOnly={readOnly}
                fields={["date_from", "date_to"]}
              />
            ) : null}
            {use === DateUse.moments ? (
              <MomentRange condition={condition} onChange={onChange} readOnly={readOnly} />
            ) : null}
          </Judged>
        </div>
      ) : null}
    </>
  );
}
