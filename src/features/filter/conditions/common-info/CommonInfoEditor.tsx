import { useMemo } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { WarningIcon } from "../../../../kit/icons.js";
import { NumberField } from "../../../../kit/NumberField.js";
import { Select } from "../../../../kit/Select.js";
import { path } from "../../../../lib/path.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, ItemLink, idsOf, useList } from "../../../../references/index.js";
import { narrowResource, type ResourceItem } from "../../../picker/index.js";
import { useFilter } from "../../filter-context.js";
import { Judged } from "../parts/Judged.js";
import { partWords } from "../parts/messages.js";
import {
  type CommonInfoCondition,
  Comparison,
  chooseCommonInfo,
  chooseComparison,
  writeFigure,
} from "./common-info.js";
import { commonInfoLabel, commonInfoWords } from "./messages.js";

/** Which common information, and what it must be compared with. */
export function CommonInfoEditor(props: VariantEditorProps<CommonInfoCondition>) {
  const { value: condition, locale, onChange, errorAt, warningAt, readOnly } = props;
  const { common_var_id = null, match = Comparison.equal, query = null } = condition;
  const { lists } = useFilter();
  const words = commonInfoWords[locale];
  const whole = lists.list("common_vars");
  const { source } = useList(whole);
  const item = common_var_id === null ? undefined : source?.items[common_var_id];
  // A chosen item of another type is shown by its name, and not as deleted.
  const stray = item && !isNumber(item) ? item.id : null;
  const numbers = useMemo(
    () => narrowResource(whole, (each) => isNumber(each) || each.id === stray),
    [whole, stray],
  );
  return (
    <div className="cond-line">
      <ItemChoice
        kind="common_vars"
        ids={idsOf(common_var_id)}
        onChange={([id]) => onChange(chooseCommonInfo(condition, id ?? null), "common_var_id")}
        resource={numbers}
        readOnly={readOnly}
        field="common_var_id"
      />
      <ItemLink
        kind="common_vars"
        id={common_var_id}
        label={commonInfoLabel[locale]}
        href={(id: ItemId) => path`/line/common_var/edit/${id}`}
      />
      <Select
        options={Object.values(Comparison).map((value) => ({ value, label: words.comparisons[value] }))}
        value={match}
        onChange={(chosen) => onChange(chooseComparison(condition, chosen), "match")}
        label={words.comparison}
        disabled={readOnly}
        data-field="match"
      />
      <Judged error={errorAt("query")} warning={warningAt("query")}>
        <NumberField
          value={query}
          onChange={(figure) => onChange(writeFigure(condition, figure), "query")}
          decimals={3}
          room="l"
          label={partWords[locale].query}
          readOnly={readOnly}
          data-field="query"
        />
      </Judged>
      {stray === null ? null : (
        <span className="cond-warning">
          <WarningIcon />
          {words.numbersOnly}
        </span>
      )}
    </div>
  );
}

/** The number among the types of common information; an item that does not say its type may be one. */
function isNumber({ type }: ResourceItem): boolean {
  return type === undefined || Number(type) === 2;
}
