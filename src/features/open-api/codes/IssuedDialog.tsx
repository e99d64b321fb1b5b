import { useAtomValue } from "jotai";
import { useEffect, useId, useState } from "react";
import { useQuery } from "../../../collection/index.js";
import { AlertRegion } from "../../../kit/AlertRegion.js";
import { Button } from "../../../kit/Button.js";
import { canCopy } from "../../../kit/copying.js";
import { Dialog } from "../../../kit/Dialog.js";
import { CopyIcon, EyeIcon, EyeOffIcon } from "../../../kit/icons.js";
import { Notice } from "../../../kit/Notice.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useNow } from "../../../kit/use-now.js";
import { longMoment, shortMoment } from "../moment-text.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { Refusal } from "../tokens/Refusal.js";
import { TokenField } from "../tokens/TokenField.js";
import { CloseQuestion } from "./CloseQuestion.js";
import { codeName } from "./code-name.js";
import { isOver } from "./token-state.js";
import { useIssuedCalls } from "./use-issued-calls.js";

/** The token that was issued: shown for a moment, and again as long as the dialog is open. */
export function IssuedDialog() {
  const { model, actions } = useOpenApi();
  const { words } = useOpenApiSettings();
  const issued = useAtomValue(model.tokens.atoms.issued);
  const codes = useQuery(actions.queries().codes).data;
  const [asksToClose, setAsksToClose] = useState(false);
  const calls = useIssuedCalls();
  const { busy, copy } = calls;
  const forbidden = useAtomValue(model.atoms.forbidden);
  const refusalId = useId();
  const now = useNow();
  useWarning(issued !== null && !issued.isCopied);
  if (issued === null) return null;

  const code = codes?.find(({ id }) => id === issued.codeId);
  const ending = (code?.tokens ?? []).filter(
    (token) => token.key !== issued.key && token.expiresAt !== null && !isOver(token, now),
  );
  const refusal = forbidden.get(issued.key);
  const described = refusal && refusalId;
  const close = () => (issued.isCopied ? actions.closeIssued() : setAsksToClose(true));
  return (
    <>
      <CloseQuestion open={asksToClose} calls={calls} onBack={() => setAsksToClose(false)} />
      <Dialog
        open
        width="m"
        title={words.issued}
        onClose={close}
        foot={
          <Button variant="primary" onPress={close}>
            {words.close}
          </Button>
        }
      >
        <AlertRegion problems={calls.lines.map((text, id) => ({ id, text }))} />
        <dl className="open-api-details">
          <dt>{words.serviceCode}</dt>
          <dd>
            <bdi>{code ? codeName(code, words) : words.unknownCode(issued.codeId)}</bdi>
          </dd>
          <dt>{words.tokens}</dt>
          <dd>
            <code>
              <bdi>{issued.masked}</bdi>
            </code>
          </dd>
          {issued.issuedAt === null ? null : (
            <>
              <dt>{words.issuedOn}</dt>
              <dd>{longMoment(issued.issuedAt, words)}</dd>
            </>
          )}
        </dl>
        <TokenField
          secret={issued.isShown ? issued.secret : null}
          onCopied={() => {
            model.tokens.issueCopied();
            calls.say(words.copied);
          }}
        />
        <div className="open-api-token-tools">
          {issued.isShown ? (
            <Button icon={<EyeOffIcon />} onPress={model.tokens.hideIssue}>
              {words.hide}
            </Button>
          ) : (
            <Button
              icon={<EyeIcon />}
              busy={busy}
              busyLabel={words.working}
              unavailable={refusal !== undefined}
              aria-describedby={described}
              onPress={() => void calls.show()}
            >
              {words.show}
            </Button>
          )}
          {canCopy() ? (
            <Button
              icon={<CopyIcon />}
              busy={busy}
              busyLabel={words.working}
              unavailable={refusal !== undefined}
              aria-describedby={described}
              onPress={() => void copy()}
            >
              {words.copy}
            </Button>
          ) : null}
          <StatusRegion visible text={calls.note} />
        </div>
        <Refusal id={refusalId} lines={refusal} />
        <p className="open-api-hint">{words.keepSecret}</p>
        {ending.map((token) => (
          <Notice key={token.key} tone="warning">
            {words.earlierEnds(token.masked, shortMoment(token.expiresAt, words))}
          </Notice>
        ))}
      </Dialog>
    </>
  );
}

/** Has the browser ask before the page goes: it could go with a token that nobody has. */
function useWarning(mustWarn: boolean): void {
  useEffect(() => {
    if (!mustWarn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [mustWarn]);
}
