import { useAtomValue } from "jotai";
import { useCallback, useEffect, useMemo } from "react";
import { askAgain, type QueryState, useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { Deferred, usePrefetch } from "../../../kit/Deferred.js";
import { Field } from "../../../kit/Field.js";
import { Segmented } from "../../../kit/Segmented.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { useMemoBy } from "../../../kit/use-memo-by.js";
import { useToday } from "../../../kit/use-now.js";
import type { Failure } from "../../../lib/failure.js";
import { codeName } from "../codes/code-name.js";
import { countsPart } from "../deferred.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { PeriodFields } from "../period/PeriodFields.js";
import { SectionAlert } from "../SectionAlert.js";
import { countCalls } from "./count-calls.js";
import { countsCsv, csvFileName } from "./counts-csv.js";
import { countsWords } from "./messages.js";
import { saveFile } from "./save-file.js";

/** How often the codes call: a chart, a table, a file. */
export function CountsSection() {
  const { model, actions } = useOpenApi();
  const { settings, words } = useOpenApiSettings();
  const own = countsWords[settings.locale];
  const { counts: chosen } = model;
  const period = useAtomValue(chosen.atoms.period);
  const choice = useAtomValue(chosen.atoms.choice);
  const view = useAtomValue(chosen.atoms.view);
  const queries = actions.queries();
  const codesState = useQuery(queries.codes);
  // The same server has the same queries.
  const query = useMemoBy([settings.server, period], () => queries.counts(period));
  const state = useQuery(query);
  usePrefetch(countsPart);
  const today = useToday();
  const rows = state.data;
  const codes = codesState.data;
  useEffect(() => {
    if (rows) model.countsRead(period, rows);
  }, [model, period, rows]);
  const counts = useMemo(() => {
    if (!rows || codesState.is === "loading") return null;
    const named = (codes ?? []).map((code) => ({ id: code.id, name: codeName(code, words) }));
    return countCalls({ rows, codes: named, period, today });
  }, [rows, codes, codesState.is, period, today, words]);
  const nameOf = useCallback(
    (series: { id: number; name: string | null }) => series.name ?? words.unknownCode(series.id),
    [words],
  );
  const ownFailure = failureOf(state);
  const failure = ownFailure ?? failureOf(codesState);

  function retry(): void {
    const before = chosen.period();
    chosen.anchor();
    if (ownFailure === null) void queries.codes.retry();
    else if (chosen.period() === before) void query.retry();
  }
  function refresh(): Promise<void> | undefined {
    const before = chosen.period();
    // Another day has begun: then other days are asked for, else the same once more.
    return chosen.anchor() && chosen.period() === before ? askAgain(query) : undefined;
  }
  return (
    <div className="open-api-section">
      <SectionAlert
        section="counts"
        failure={failure}
        title={ownFailure === null ? words.codesFailed : words.countsFailed}
        onRetry={retry}
      />
      <div className="open-api-tools">
        <PeriodFields
          presets={["7", "30", "90", "custom"]}
          choice={choice}
          onChoose={chosen.choose}
          onRefresh={refresh}
        />
        <span className="open-api-grow" />
        <Field label={own.view} group>
          <Segmented
            options={[
              { value: "chart", label: own.chart },
              { value: "table", label: own.table },
            ]}
            value={view}
            onChange={chosen.viewAs}
          />
        </Field>
        <Button
          unavailable={counts === null}
          onPress={() => {
            if (counts === null) return;
            const csv = countsCsv(counts, { day: own.date, total: own.total, name: nameOf });
            saveFile(csvFileName(period), csv);
          }}
        >
          {own.saveCsv}
        </Button>
      </div>
      {state.is === "loading" ? <Skeleton label={words.loading} /> : null}
      {counts ? (
        <Deferred
          part={countsPart}
          words={{ loading: words.loading, failed: words.partFailed, retry: words.loadAgain }}
        >
          {({ CountsCard }) => <CountsCard counts={counts} today={today} nameOf={nameOf} />}
        </Deferred>
      ) : null}
    </div>
  );
}

function failureOf(state: QueryState<unknown>): Failure | null {
  return state.is === "failed" ? state.failure : state.is === "ready" ? state.refreshFailure : null;
}
