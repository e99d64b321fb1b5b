import { NumberField } from "../../../../kit/NumberField.js";
import { Select } from "../../../../kit/Select.js";
import { TextField } from "../../../../kit/TextField.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { LinkedValueFields, useLinkedKey } from "../../../../references/index.js";
import { useFilter } from "../../filter-context.js";
import { ApiMatch, comparesFigures, comparesQuery } from "../parts/api-match.js";
import { Judged } from "../parts/Judged.js";
import { partWords } from "../parts/messages.js";
import type { ExternalApiCondition } from "./external-api.js";
import { matchesOf } from "./matches.js";
import { externalApiWords } from "./messages.js";
import { chooseFormat, chooseKey, chooseMatch, writeQuery } from "./transitions.js";

/** Which value of the trigger's call, and what it must be. */
export function ExternalApiEditor(props: VariantEditorProps<ExternalApiCondition>) {
  const { value: condition, locale, onChange, errorAt, warningAt, readOnly } = props;
  const { match = ApiMatch.exact, context } = condition;
  const { triggerContext } = useFilter().settings;
  const words = externalApiWords[locale];
  const { chosen } = useLinkedKey(context, triggerContext);
  const labels = partWords[locale].apiMatches;
  return (
    <div className="cond-line">
      <Judged error={errorAt("key")} warning={warningAt("key")}>
        <LinkedValueFields
          value={context}
          trigger={triggerContext}
          onKey={(key) => onChange(chooseKey(condition, key, triggerContext), "key")}
          onFormat={(format) => onChange(chooseFormat(condition, format), "format")}
          readOnly={readOnly}
        />
      </Judged>
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

function QueryField(props: VariantEditorProps<ExternalApiCondition> & { match: ApiMatch }) {
  const { value: condition, locale, onChange, errorAt, warningAt, readOnly, match } = props;
  const label = partWords[locale].query;
  const common = { value: String(condition.query ?? ""), label, readOnly, "data-field": "query" };
  return (
    <Judged error={errorAt("query")} warning={warningAt("query")}>
      {comparesFigures(match) ? (
        <NumberField
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
