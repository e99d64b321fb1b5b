import { useAtomValue } from "jotai";
import { AlertRegion } from "../../../kit/AlertRegion.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { codeName } from "./code-name.js";

/** Asks before a token is issued: the code's other tokens may end by it. */
export function IssueDialog({ codeId }: { codeId: number }) {
  const { model, actions } = useOpenApi();
  const { words } = useOpenApiSettings();
  const busy = useAtomValue(model.dialogs.atoms.busy);
  const { lines } = useAtomValue(model.dialogs.atoms.refusal);
  async function issue(): Promise<void> {
    const done = await model.dialogs.run(async () => {
      const failure = await actions.issue(codeId);
      return { failure: failure && actions.report("codes", failure) };
    });
    // Else another dialog stands in its place.
    if (done?.failure) model.dialogs.refuse({ lines: done.failure });
  }
  const close = model.dialogs.askToClose;
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
