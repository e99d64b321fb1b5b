import { FigureField } from "../../../../kit/FigureField.js";
import { Select } from "../../../../kit/Select.js";
import { TextField } from "../../../../kit/TextField.js";
import { LinkedValueFields, useLinkedKey } from "../../../choosing/views.js";
import { useFilter } from "../../filter-context.js";
import type { ConditionEditorProps } from "../definition.js";
import { ApiMatch, comparesFigures, comparesQuery } from "../parts/api-match.js";
import { Judged } from "../parts/Judged.js";
import { partWords } from "../parts/words.js";
import type { ExternalApiCondition } from "./external-api.js";
import { matchesOf } from "./matches.js";
import { chooseFormat, chooseKey, chooseMatch, writeQuery } from "./transitions.js";
import { externalApiWords } from "./words.js";

/** Which value of the trigger's call, and what it must be. */
export function ExternalApiEditor(props: ConditionEditorProps<ExternalApiCondition>) {
  const { condition, onChange, readOnly } = props;
  const { match = ApiMatch.exact, context } = condition;
  const { locale, triggerContext } = useFilter().settings;
  const words = externalApiWords[locale];
  const { chosen } = useLinkedKey(context, triggerContext);
  const labels = partWords[locale].apiMatches;
  return (
    <div className="cond-line">
      <LinkedValueFields
        value={context}
        trigger={triggerContext}
        onKey={(key) => onChange(chooseKey(condition, key, triggerContext), "key")}
        onFormat={(format) => onChange(chooseFormat(condition, format), "format")}
        readOnly={readOnly}
      />
      <Select
        options={matchesOf(chosen?.kind ?? null).map((value) => ({ value, label: labels[value] }))}
        value={match}
        goneLabel={labels[match]}
        onChange={(next) => onChange(chooseMatch(condition, next), "match")}
        label={words.match}
        disabled={readOnly}
        data-field="match"
      />
      {comparesQuery(match) ? <QueryField {...props} match={match} /> : null}
    </div>
  );
}

function QueryField(props: ConditionEditorProps<ExternalApiCondition> & { match: ApiMatch }) {
  const { condition, onChange, errorAt, readOnly, match } = props;
  const label = partWords[useFilter().settings.locale].query;
  const common = { value: String(condition.query ?? ""), label, readOnly, "data-field": "query" };
  return (
    <Judged error={errorAt("query")}>
      {comparesFigures(match) ? (
        <FigureField
          {...common}
          onChange={(figure) => onChange(writeQuery(condition, String(figure ?? "")), "query")}
          decimals={3}
          room="l"
        />
      ) : (
        <TextField {...common} onChange={(text) => onChange(writeQuery(condition, text), "query")} />
      )}
    </Judged>
  );
}
