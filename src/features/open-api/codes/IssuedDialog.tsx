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
import { codeName } from "./code-name.js";
import { isOver } from "./token-state.js";

/** The token that was issued: shown for a moment, and again as long as the dialog is open. */
export function IssuedDialog() {
  const { model, actions } = useOpenApi();
  const { words } = useOpenApiSettings();
  const issued = useAtomValue(model.tokens.atoms.issued);
  const codes = useQuery(actions.queries().codes).data;
  const [asksToClose, setAsksToClose] = useState(false);
  const [note, setNote] = useState("");
  const [lines, setLines] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const forbidden = useAtomValue(model.atoms.forbidden);
  const refusalId = useId();
  const now = useNow();
  const mustWarn = issued !== null && !issued.isCopied;
  // Without it the page could go with a token that nobody has.
  useEffect(() => {
    if (!mustWarn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [mustWarn]);
  if (issued === null) return null;

  const code = codes?.find(({ id }) => id === issued.codeId);
  const ending = (code?.tokens ?? []).filter(
    (token) => token.key !== issued.key && token.expiresAt !== null && !isOver(token, now),
  );
  async function show(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setLines([]);
    const failure = await actions.showIssued();
    setBusy(false);
    if (failure !== null) setLines(actions.report("codes", failure));
  }
  async function copy(): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setNote("");
    setLines([]);
    const copied = await actions.copyIssued();
    setBusy(false);
    if (typeof copied !== "boolean") {
      setLines(actions.report("codes", copied));
      return false;
    }
    setNote(copied ? words.copied : words.notCopied);
    return copied;
  }
  const refusal = forbidden.get(issued.key);
  const described = refusal && refusalId;
  const close = () => (issued.isCopied ? actions.closeIssued() : setAsksToClose(true));
  return (
    <>
      <Dialog
        open={asksToClose}
        title={words.notCopiedYet}
        question
        onClose={() => setAsksToClose(false)}
        foot={
          <>
            <Button data-autofocus="" onPress={() => setAsksToClose(false)}>
              {words.back}
            </Button>
            <Button variant="danger" onPress={actions.closeIssued}>
              {words.closeWithoutCopy}
            </Button>
            {canCopy() ? (
              <Button
                variant="primary"
                busy={busy}
                busyLabel={words.working}
                onPress={() => {
                  void copy().then((isCopied) => {
                    if (isCopied) actions.closeIssued();
                    else setAsksToClose(false);
                  });
                }}
              >
                {words.copyAndClose}
              </Button>
            ) : null}
          </>
        }
      />
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
        <AlertRegion problems={lines.map((text, id) => ({ id, text }))} />
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
            setNote(words.copied);
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
              onPress={() => void show()}
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
          <StatusRegion visible text={note} />
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
