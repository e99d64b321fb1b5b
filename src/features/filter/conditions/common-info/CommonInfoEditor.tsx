import { useMemo } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { FigureField } from "../../../../kit/FigureField.js";
import { WarningIcon } from "../../../../kit/icons.js";
import { Select } from "../../../../kit/Select.js";
import { path } from "../../../../lib/path.js";
import { idsOf } from "../../../choosing/index.js";
import { ItemChoice, ItemLink, useList } from "../../../choosing/views.js";
import { narrowResource, type ResourceItem } from "../../../picker/index.js";
import { useFilter } from "../../filter-context.js";
import { conditionLabel, filterWords } from "../../words.js";
import type { ConditionEditorProps } from "../definition.js";
import { Judged } from "../parts/Judged.js";
import { partWords } from "../parts/words.js";
import { type CommonInfoCondition, Comparison } from "./common-info.js";
import { chooseCommonInfo, chooseComparison, writeFigure } from "./transitions.js";
import { commonInfoWords } from "./words.js";

/** Which common information, and what it must be compared with. */
export function CommonInfoEditor(props: ConditionEditorProps<CommonInfoCondition>) {
  const { condition, onChange, errorAt, readOnly } = props;
  const { common_var_id = null, match = Comparison.equal, query = null } = condition;
  const { settings, lists } = useFilter();
  const words = commonInfoWords[settings.locale];
  const whole = lists.list("common_vars");
  const { source } = useList(whole);
  const item = common_var_id === null ? undefined : source?.items[common_var_id];
  // What is chosen already is shown as what it is, and not as deleted.
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
        label={conditionLabel(77, filterWords[settings.locale])}
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
      <Judged error={errorAt("query")}>
        <FigureField
          value={query}
          onChange={(figure) => onChange(writeFigure(condition, figure), "query")}
          decimals={3}
          room="l"
          label={partWords[settings.locale].query}
          readOnly={readOnly}
          data-field="query"
        />
      </Judged>
      {stray === null ? null : (
        <span className="cond-finding">
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
