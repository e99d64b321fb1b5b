import { useAtomValue } from "jotai";
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
  const busy = useAtomValue(model.dialogs.atoms.busy);
  const { lines } = useAtomValue(model.dialogs.atoms.refusal);
  const action = triggers?.find(({ id }) => id === triggerId)?.actions.find(({ id }) => id === actionId);
  async function remove(): Promise<void> {
    const done = await model.dialogs.run(async () => ({
      failure: await actions.removeAction(triggerId, actionId),
    }));
    if (done === null) return;
    if (done.failure === null) {
      model.dialogs.close();
      model.announce(words.removed);
    } else model.dialogs.refuse({ lines: actions.report("triggers", done.failure) });
  }
  const close = model.dialogs.askToClose;
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
