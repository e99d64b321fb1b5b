import { Checkbox } from "../../../../kit/Checkbox.js";
import { NumberField } from "../../../../kit/NumberField.js";
import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { Judged } from "../parts/Judged.js";
import { partWords } from "../parts/messages.js";
import type { FriendInfoCondition } from "./condition.js";
import { DateSelects } from "./DateSelects.js";
import { friendInfoWords } from "./messages.js";
import { hasBaseDate, mostOf, type PeriodKind, type PeriodScale, periodOf } from "./period.js";
import { chooseScale, giveBaseDate, writePeriod } from "./transitions.js";

/** Time since or until a date, counted from today or from a base date. */
export function PeriodFields(props: VariantEditorProps<FriendInfoCondition> & { kind: PeriodKind }) {
  const { value: condition, locale, onChange, errorAt, warningAt, readOnly, kind } = props;
  const words = friendInfoWords[locale];
  const { from, to, scale } = periodOf(condition, kind);
  const isBased = hasBaseDate(condition);
  const end = (name: "from" | "to", value: typeof from, label: string) => (
    <Judged error={errorAt(`${kind}_period_${name}`)} warning={warningAt(`${kind}_period_${name}`)}>
      <NumberField
        value={value}
        onChange={(figure) => onChange(writePeriod(condition, kind, name, figure), `${kind}_period_${name}`)}
        label={label}
        readOnly={readOnly}
        data-field={`${kind}_period_${name}`}
      />
    </Judged>
  );
  return (
    <>
      <div className="cond-line">
        {words.beforePeriod[kind] ? <span>{words.beforePeriod[kind]}</span> : null}
        {end("from", from, words.periodFrom[kind])}
        <span>{partWords[locale].rangeMark}</span>
        {end("to", to, words.periodTo[kind])}
        <Select
          options={(Object.keys(mostOf) as PeriodScale[]).map((value) => ({
            value,
            label: words.scales[value],
          }))}
          value={scale}
          onChange={(chosen) => onChange(chooseScale(condition, kind, chosen), `${kind}_period_scale`)}
          label={words.scale[kind]}
          disabled={readOnly}
          data-field={`${kind}_period_scale`}
        />
        {words.afterPeriod[kind] ? <span>{words.afterPeriod[kind]}</span> : null}
      </div>
      <div className="cond-line">
        <Checkbox
          checked={isBased}
          onChange={(on) => onChange(giveBaseDate(condition, on), "search_base")}
          label={words.useBase}
          disabled={readOnly}
          data-field="search_base"
        />
        {isBased ? (
          <Judged error={errorAt("search_base_year")}>
            <DateSelects {...props} end="base" label={words.ends.base} />
          </Judged>
        ) : null}
      </div>
    </>
  );
}
