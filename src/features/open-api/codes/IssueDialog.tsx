import { useRef, useState } from "react";
import { AlertRegion } from "../../../kit/AlertRegion.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { codeName } from "./code-name.js";

/** Asks before a token is issued: the code's other tokens may end by it. */
export function IssueDialog({ codeId }: { codeId: number }) {
  const { model, actions } = useOpenApi();
  const { words } = useOpenApiSettings();
  const [busy, setBusy] = useState(false);
  const isSent = useRef(false);
  const [lines, setLines] = useState<readonly string[]>([]);
  async function issue(): Promise<void> {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    setLines([]);
    const failure = await actions.issue(codeId);
    // Else another dialog stands in its place.
    if (failure === null) return;
    isSent.current = false;
    setBusy(false);
    setLines(actions.report("codes", failure));
  }
  const close = () => {
    if (!busy) model.dialogs.close();
  };
  return (
    <Dialog
      open
      title={words.askIssue(codeName(model.code(codeId) ?? { id: codeId, name: "" }, words))}
      onClose={close}
      foot={
        <>
          <Button data-autofocus="" unavailable={busy} onPress={close}>
            {words.cancel}
          </Button>
          <Button variant="primary" busy={busy} busyLabel={words.working} onPress={() => void issue()}>
            {words.doIssue}
          </Button>
        </>
      }
    >
      <AlertRegion problems={lines.map((text, id) => ({ id, text }))} />
    </Dialog>
  );
}
