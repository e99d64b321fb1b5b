import { useState } from "react";
import type { CallLog } from "../../../api/open-api-calls.js";
import { Button } from "../../../kit/Button.js";
import { canCopy } from "../../../kit/copying.js";
import { Dialog } from "../../../kit/Dialog.js";
import { CopyIcon } from "../../../kit/icons.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { exactMoment } from "../moment-text.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { resultWord } from "./log-result.js";
import { logWords } from "./messages.js";

/** Everything that is known of one call. */
export function LogDialog({ log }: { log: CallLog }) {
  const { model, actions } = useOpenApi();
  const { settings, words } = useOpenApiSettings();
  const own = logWords[settings.locale];
  // Names are there where the table has needed them; a call that has run nothing reads none.
  const triggers = actions.queries().triggers.state().data;
  const [note, setNote] = useState("");
  const { columns } = own;
  const trigger =
    log.triggerId === null
      ? own.noTrigger
      : triggers?.find(({ id }) => id === log.triggerId)?.name || own.triggerId(log.triggerId);
  const facts: readonly (readonly [string, string])[] = [
    [own.id, String(log.id)],
    [columns.when, exactMoment(log.requestedAt, words)],
    [columns.method, log.method],
    [columns.path, log.path],
    [columns.result, `${log.statusCode ?? ""} ${resultWord(log, own)}`.trim()],
    [columns.duration, log.durationMs === null ? "" : own.duration(log.durationMs)],
    [columns.trigger, trigger],
    [own.size, log.requestBytes === null ? "" : own.bytes(log.requestBytes)],
    [own.errorMessage, log.errorMessage ?? ""],
  ];
  return (
    <Dialog open width="m" title={own.detailsTitle} closeLabel={words.close} onClose={model.dialogs.close}>
      <dl className="open-api-details">
        {facts.map(([name, text]) =>
          text === "" ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="open-api-text">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ),
        )}
        {log.requestId === "" ? null : (
          <div>
            <dt>{own.requestId}</dt>
            <dd className="open-api-token-tools">
              <code>
                <bdi>{log.requestId}</bdi>
              </code>
              {canCopy() ? (
                <Button
                  size="s"
                  icon={<CopyIcon />}
                  onPress={() => {
                    void actions.copyText(log.requestId).then((isCopied) => {
                      setNote(isCopied ? words.copied : words.notCopied);
                    });
                  }}
                >
                  {words.copy}
                </Button>
              ) : null}
              <StatusRegion visible text={note} />
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
