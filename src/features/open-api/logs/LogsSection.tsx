import { useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import { useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { Field } from "../../../kit/Field.js";
import { DatabaseIcon } from "../../../kit/icons.js";
import { useStill } from "../../../kit/page-press.js";
import { Select } from "../../../kit/Select.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { codeName } from "../codes/code-name.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { PeriodFields } from "../period/PeriodFields.js";
import { SectionAlert } from "../SectionAlert.js";
import { LogPages } from "./LogPages.js";
import { LogTable } from "./LogTable.js";
import { isError } from "./log-result.js";
import { logWords } from "./messages.js";

/** Calls of a code, page by page, as they were when one began to look. */
export function LogsSection() {
  const { model, actions } = useOpenApi();
  const { settings, words } = useOpenApiSettings();
  const own = logWords[settings.locale];
  const { logs } = model;
  const query = actions.queries().codes;
  const codesState = useQuery(query);
  const chosen = useAtomValue(model.atoms.codeId);
  const choice = useAtomValue(logs.atoms.choice);
  const onlyErrors = useAtomValue(logs.atoms.onlyErrors);
  const state = useStill(useAtomValue(logs.atoms.state));
  const newCalls = useStill(useAtomValue(logs.atoms.newCalls));
  const codes = codesState.data ?? [];
  // One that is not in the list may have a log all the same.
  const codeId = chosen ?? codes[0]?.id ?? null;
  // Once it was seen it stays drawn: what nobody looks at is not read.
  const isSeen = useAtomValue(model.atoms.section) === "logs";
  const shownCode = state.view?.codeId ?? null;
  useEffect(() => {
    // Another code, or the same one of another server.
    if (isSeen && codeId !== null && shownCode !== codeId) void logs.begin(codeId);
  }, [codeId, shownCode, isSeen, logs]);
  const codesFailure = codesState.is === "failed" ? codesState.failure : null;
  const failure = codesFailure ?? state.failure?.reason ?? null;
  const { shown } = state;
  const begin = () => {
    if (codeId !== null) void logs.begin(codeId);
  };
  const rows = useMemo(
    () => (shown?.logs ?? []).filter((log) => !onlyErrors || isError(log)),
    [shown, onlyErrors],
  );
  const isLoading = codesState.is === "loading" || (state.asked !== null && shown === null);
  return (
    <div className="open-api-section">
      <SectionAlert
        section="logs"
        failure={failure}
        title={words.logsFailed}
        onRetry={() => (codesFailure ? void query.retry() : logs.retry())}
      />
      <div className="open-api-tools">
        <Field label={own.code}>
          <Select
            options={codes.map((code) => ({ value: code.id, label: codeName(code, words) }))}
            value={codeId}
            goneLabel={codeId === null ? "" : words.unknownCode(codeId)}
            onChange={actions.chooseCode}
          />
        </Field>
        <PeriodFields
          presets={["today", "7", "30", "custom"]}
          choice={choice}
          onChoose={(next) => {
            logs.choose(next);
            begin();
          }}
          onRefresh={begin}
          busy={state.asked !== null && shown !== null}
        />
        <Checkbox label={own.onlyErrors} checked={onlyErrors} onChange={logs.showOnlyErrors} />
      </div>
      <div className="open-api-tools">
        {newCalls.count > 0 ? (
          <Button size="s" variant="primary" onPress={begin}>
            {own.showNew(newCalls.count, newCalls.isAtLeast)}
          </Button>
        ) : null}
        <StatusRegion
          visible
          text={shown && onlyErrors ? own.pageErrors(shown.logs.length, rows.length) : ""}
        />
      </div>
      {isLoading ? <Skeleton label={words.loading} /> : null}
      {codesState.is === "ready" && codeId === null ? (
        <EmptyState icon={<DatabaseIcon size={20} />} title={words.noCodes} />
      ) : null}
      {shown && shown.logs.length === 0 ? (
        <EmptyState icon={<DatabaseIcon size={20} />} title={own.empty} />
      ) : null}
      {rows.length > 0 ? <LogTable logs={rows} /> : null}
      {shown && (shown.logs.length > 0 || shown.page > 1) ? (
        <LogPages shown={shown} asked={state.asked} />
      ) : null}
    </div>
  );
}
