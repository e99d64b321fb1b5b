import { Button } from "../../../kit/Button.js";
import { canCopy } from "../../../kit/copying.js";
import { Dialog } from "../../../kit/Dialog.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import type { IssuedCalls } from "./use-issued-calls.js";

/** Asks before the dialog of a token that was not copied is closed. */
export function CloseQuestion(props: {
  open: boolean;
  calls: Pick<IssuedCalls, "busy" | "copy">;
  onBack(): void;
}) {
  const { open, calls, onBack } = props;
  const { actions } = useOpenApi();
  const { words } = useOpenApiSettings();
  async function copyAndClose(): Promise<void> {
    if (await calls.copy()) actions.closeIssued();
    else onBack();
  }
  return (
    <Dialog
      open={open}
      title={words.notCopiedYet}
      question
      onClose={onBack}
      foot={
        <>
          <Button data-autofocus="" onPress={onBack}>
            {words.back}
          </Button>
          <Button variant="danger" onPress={actions.closeIssued}>
            {words.closeWithoutCopy}
          </Button>
          {canCopy() ? (
            <Button
              variant="primary"
              busy={calls.busy}
              busyLabel={words.working}
              onPress={() => void copyAndClose()}
            >
              {words.copyAndClose}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
