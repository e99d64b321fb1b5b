import { useState } from "react";
import { useQuery } from "../../../../collection/index.js";
import { AlertRegion } from "../../../../kit/AlertRegion.js";
import { Button } from "../../../../kit/Button.js";
import { Dialog } from "../../../../kit/Dialog.js";
import { useOpenApi } from "../../open-api-context.js";
import { useTriggerWords } from "../use-trigger-words.js";

/** Asks before an action of a trigger is deleted. */
export function RemoveActionDialog({ triggerId, actionId }: { triggerId: number; actionId: number }) {
  const { model, actions } = useOpenApi();
  const words = useTriggerWords();
  const triggers = useQuery(actions.queries().triggers).data;
  const [busy, setBusy] = useState(false);
  const [lines, setLines] = useState<readonly string[]>([]);
  const action = triggers?.find(({ id }) => id === triggerId)?.actions.find(({ id }) => id === actionId);
  async function remove(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setLines([]);
    const dialog = model.dialogs.shown();
    const failure = await actions.removeAction(triggerId, actionId);
    setBusy(false);
    // It went with its server.
    if (model.dialogs.shown() !== dialog) return;
    if (failure === null) {
      model.dialogs.close();
      model.announce(words.removed);
    } else setLines(actions.report("triggers", failure));
  }
  const close = () => {
    if (!busy) model.dialogs.close();
  };
  return (
    <Dialog
      open
      title={words.askRemove(action?.name || words.noActionName(actionId))}
      question
      onClose={close}
      foot={
        <>
          <Button data-autofocus="" unavailable={busy} onPress={close}>
            {words.cancel}
          </Button>
          <Button variant="danger-fill" busy={busy} busyLabel={words.working} onPress={() => void remove()}>
            {words.remove}
          </Button>
        </>
      }
    >
      <div className="open-api-form">
        <AlertRegion problems={lines.map((text, id) => ({ id, text }))} />
        {action?.state === 1 ? <p>{words.isRunning}</p> : null}
      </div>
    </Dialog>
  );
}
