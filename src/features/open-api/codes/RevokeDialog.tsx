import { useAtomValue } from "jotai";
import { type KeyboardEvent, useState } from "react";
import { useQuery } from "../../../collection/index.js";
import { AlertRegion } from "../../../kit/AlertRegion.js";
import { Button } from "../../../kit/Button.js";
import { useComposition } from "../../../kit/composition.js";
import { Dialog } from "../../../kit/Dialog.js";
import { Field } from "../../../kit/Field.js";
import { Notice } from "../../../kit/Notice.js";
import { TextField } from "../../../kit/TextField.js";
import { useNow } from "../../../kit/use-now.js";
import { useOnChange } from "../../../kit/use-on-change.js";
import { tokyoDay } from "../../../lib/dates/days.js";
import { shortMoment } from "../moment-text.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { codeName } from "./code-name.js";
import { isNameOf } from "./is-name-of.js";
import { isOver, tokenState } from "./token-state.js";

/** Asks before a token is revoked, with what that stops; the name of its code must be written. */
export function RevokeDialog({ codeId, tokenKey }: { codeId: number; tokenKey: string }) {
  const { model, actions } = useOpenApi();
  const { words } = useOpenApiSettings();
  const codes = useQuery(actions.queries().codes).data;
  const [written, setWritten] = useState("");
  const busy = useAtomValue(model.dialogs.atoms.busy);
  const { lines } = useAtomValue(model.dialogs.atoms.refusal);
  const [calls, setCalls] = useState<string | null>(null);
  const { tracker, handlers } = useComposition();
  const now = useNow();
  const today = tokyoDay(now);
  // Another day is another week.
  // The day is what it waits for.
  useOnChange([actions, codeId, today], () => {
    const leaving = new AbortController();
    void actions.callsOfWeek(codeId, leaving.signal).then((count) => {
      if (!leaving.signal.aborted) setCalls(count);
    });
    return () => leaving.abort();
  });
  const code = codes?.find(({ id }) => id === codeId);
  const token = code?.tokens.find(({ key }) => key === tokenKey);
  // Read again meanwhile, and gone: there is nothing left to revoke.
  if (!code || !token) return null;
  const name = codeName(code, words);
  const isNamed = isNameOf(written, name);
  const owner = code;
  // Somebody else revoked it, or it ended, while this was asked.
  const over = isOver(token, now);
  async function revoke(): Promise<void> {
    if (!isNamed || over) return;
    const done = await model.dialogs.run(async () => {
      const failure = await actions.revoke(owner, tokenKey);
      return { failure: failure && actions.report("codes", failure) };
    });
    if (done?.failure) model.dialogs.refuse({ lines: done.failure });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.defaultPrevented || tracker.owns(event)) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void revoke();
  }
  const close = model.dialogs.askToClose;
  return (
    <Dialog
      open
      width="m"
      title={words.askRevoke}
      onClose={close}
      foot={
        <>
          <Button unavailable={busy} onPress={close}>
            {words.cancel}
          </Button>
          <Button
            variant="danger-fill"
            busy={busy}
            busyLabel={words.working}
            unavailable={!isNamed || over}
            onPress={() => void revoke()}
          >
            {words.doRevoke}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears what is written in its field. */}
      <div className="open-api-form" onKeyDown={onKeyDown} {...handlers}>
        <AlertRegion problems={lines.map((text, id) => ({ id, text }))} />
        <dl className="open-api-details">
          <dt>{words.serviceCode}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
          <dt>{words.tokens}</dt>
          <dd>
            <code>
              <bdi>{token.masked}</bdi>
            </code>
          </dd>
        </dl>
        {over ? <Notice tone="warning">{tokenState(token, now, words)}</Notice> : null}
        <p>
          {token.lastUsedAt === null ? words.neverUsed : words.lastUse(shortMoment(token.lastUsedAt, words))}
        </p>
        {calls === null ? null : <p>{words.lastWeek(calls)}</p>}
        <p>{words.noUndo}</p>
        <Field label={words.typeName(name)}>
          <TextField value={written} onChange={setWritten} />
        </Field>
      </div>
    </Dialog>
  );
}
