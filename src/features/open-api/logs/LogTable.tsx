import { memo } from "react";
import type { CallLog } from "../../../api/open-api-calls.js";
import type { Trigger } from "../../../api/open-api-triggers.js";
import { useQuery } from "../../../collection/index.js";
import { Badge } from "../../../kit/Badge.js";
import { exactMoment } from "../moment-text.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { isError, resultWord } from "./log-result.js";
import { logWords } from "./messages.js";

/** The calls of one page; drawn again only for other calls, not when another page is asked for. */
export const LogTable = memo(function LogTable({ logs }: { logs: readonly CallLog[] }) {
  // Only what a call has run is looked up.
  return logs.some(({ triggerId }) => triggerId !== null) ? (
    <NamedLogTable logs={logs} />
  ) : (
    <Rows logs={logs} triggers={null} />
  );
});

function NamedLogTable({ logs }: { logs: readonly CallLog[] }) {
  const triggers = useQuery(useOpenApi().actions.queries().triggers).data;
  return <Rows logs={logs} triggers={triggers} />;
}

function Rows({ logs, triggers }: { logs: readonly CallLog[]; triggers: readonly Trigger[] | null }) {
  const { model } = useOpenApi();
  const { settings, words } = useOpenApiSettings();
  const own = logWords[settings.locale];
  const { columns } = own;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys.
    <div className="open-api-table-box scroll-box" tabIndex={0}>
      <table className="open-api-table open-api-logs" aria-label={own.table}>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th
                key={column}
                scope="col"
                className={column === columns.duration ? "open-api-number" : undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {logs.map((log) => {
            const when = exactMoment(log.requestedAt, words);
            return (
              <tr key={log.id} className={isError(log) ? "open-api-error" : undefined}>
                <td>
                  <button
                    type="button"
                    className="open-api-row-button"
                    aria-label={own.details(when, log.method, log.path)}
                    onClick={() => model.dialogs.open({ is: "log", log })}
                  >
                    {when}
                  </button>
                </td>
                <td>
                  <bdi>{log.method}</bdi>
                </td>
                <td className="open-api-path">
                  <bdi title={log.path}>{log.path}</bdi>
                </td>
                <td>
                  {log.statusCode}{" "}
                  <Badge tone={isError(log) ? "danger" : log.statusCode === null ? undefined : "success"}>
                    {resultWord(log, own)}
                  </Badge>
                </td>
                <td className="open-api-number">
                  {log.durationMs === null ? null : own.duration(log.durationMs)}
                </td>
                <td className="open-api-path">
                  {log.triggerId === null ? (
                    own.noTrigger
                  ) : (
                    <bdi>
                      {triggers?.find(({ id }) => id === log.triggerId)?.name || own.triggerId(log.triggerId)}
                    </bdi>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
