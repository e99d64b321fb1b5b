import { useMemo } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { WarningIcon } from "../../../../kit/icons.js";
import { NumberField } from "../../../../kit/NumberField.js";
import { TextField } from "../../../../kit/TextField.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { EmptyListNote, ItemChoice, isChosen, useList, VariableType } from "../../../../references/index.js";
import { useFilter } from "../../filter-context.js";
import { Judged } from "../parts/Judged.js";
import { partWords } from "../parts/messages.js";
import type { FriendInfoCondition } from "./condition.js";
import { queryText } from "./condition.js";
import { friendInfoWords } from "./messages.js";
import { chooseChoice, writeQuery } from "./transitions.js";

/** Field of the value that a variable is compared with: a text, a figure or one of its choices. */
export function QueryField(props: VariantEditorProps<FriendInfoCondition> & { type: number }) {
  const { value: condition, locale, onChange, errorAt, warningAt, readOnly, type } = props;
  const { var_id = null } = condition;
  if (type === VariableType.select && isChosen(var_id)) return <ChoiceQuery {...props} variable={var_id} />;
  const query = queryText(condition);
  const common = { label: partWords[locale].query, readOnly, "data-field": "query" };
  return (
    <Judged error={errorAt("query")} warning={warningAt("query")}>
      {type === VariableType.number ? (
        <NumberField
          {...common}
          value={query}
          onChange={(figure) => onChange(writeQuery(condition, String(figure ?? "")), "query")}
          decimals={3}
          room="l"
        />
      ) : (
        <TextField
          {...common}
          value={query}
          onChange={(text) => onChange(writeQuery(condition, text), "query")}
        />
      )}
    </Judged>
  );
}

function ChoiceQuery(props: VariantEditorProps<FriendInfoCondition> & { variable: ItemId }) {
  const { value: condition, locale, onChange, readOnly, variable } = props;
  const { lists } = useFilter();
  const words = friendInfoWords[locale];
  const choices = useMemo(() => lists.choices(variable), [lists, variable]);
  const list = useList(choices);
  const query = queryText(condition);
  const isDeleted =
    query !== "" && list.is === "ready" && list.complete && !Object.hasOwn(list.source.items, query);
  return (
    <>
      <ItemChoice
        kind="varia"
        label={words.choice}
        ids={query === "" ? [] : [query]}
        onChange={([id = null]) => onChange(chooseChoice(condition, id), "query")}
        resource={choices}
        readOnly={readOnly}
        field="query"
      />
      <EmptyListNote resource={choices} text={words.noChoices} />
      {isDeleted ? (
        <span className="cond-warning">
          <WarningIcon />
          {words.choiceDeleted}
        </span>
      ) : null}
    </>
  );
}
