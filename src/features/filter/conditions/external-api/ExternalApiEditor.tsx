import { useMemo } from "react";
import { FigureField } from "../../../../kit/FigureField.js";
import { Select } from "../../../../kit/Select.js";
import { TextField } from "../../../../kit/TextField.js";
import { useFilter } from "../../filter-context.js";
import type { ConditionEditorProps } from "../definition.js";
import { ApiMatch, comparesFigures, comparesQuery } from "../parts/api-match.js";
import { Judged } from "../parts/Judged.js";
import { partWords } from "../parts/words.js";
import { type ExternalApiCondition, eventOf } from "./external-api.js";
import { type DateFormat, dateFormats, linkedKeys, matchesOf } from "./linked-data.js";
import { chooseFormat, chooseKey, chooseMatch, writeQuery } from "./transitions.js";
import { externalApiWords } from "./words.js";

/** Which value of the trigger's call, and what it must be. */
export function ExternalApiEditor(props: ConditionEditorProps<ExternalApiCondition>) {
  const { condition, onChange, readOnly } = props;
  const { match = ApiMatch.exact, context } = condition;
  const { locale, triggerContext } = useFilter().settings;
  const words = externalApiWords[locale];
  const keys = useMemo(() => linkedKeys(triggerContext), [triggerContext]);
  const { event_label, event = null, key = null, key_label, format = null } = context ?? {};
  const isOfTrigger = event === eventOf(triggerContext).event;
  const chosen = isOfTrigger ? keys.find((each) => each.key === key) : undefined;
  const labels = partWords[locale].apiMatches;
  return (
    <div className="cond-line">
      <span className="cond-note">{words.event(event_label ?? event ?? words.unknownEvent)}</span>
      <Select
        options={keys.map(({ key: value, label, within }) => ({
          value,
          label,
          group: within.length === 0 ? undefined : words.path(within),
        }))}
        // A value of another event may have the same key; it is none of these.
        value={chosen?.key ?? (key === null ? null : "")}
        placeholder={keys.length === 0 ? words.noKeys : words.chooseKey}
        goneLabel={key_label ?? key ?? ""}
        onChange={(value) => {
          const next = keys.find((each) => each.key === value);
          if (next) onChange(chooseKey(condition, next, triggerContext), "key");
        }}
        label={words.key}
        disabled={readOnly}
        data-field="key"
      />
      {chosen?.kind === "datetime" || format !== null ? (
        <Select
          options={dateFormats.map((value) => ({ value, label: words.formats[value] }))}
          value={format === null ? null : (Number(format) as DateFormat)}
          placeholder={words.format}
          goneLabel={String(format)}
          onChange={(next) => onChange(chooseFormat(condition, next), "format")}
          label={words.format}
          disabled={readOnly}
          data-field="format"
        />
      ) : null}
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
