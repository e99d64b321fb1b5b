import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import type { PopupPartProps } from "../popup/popup-part.js";

/** What happened to a new item on its way: one named alike is there already, or it could not be made. */
export function AddingNotes({ model, shown, words }: PopupPartProps) {
  const { lookAlike: alike, failedName, catalogue } = shown;
  if (alike && catalogue) {
    const actions = (
      <>
        <Button size="s" onPress={model.chooseLookAlike}>
          {words.chooseAlike}
        </Button>
        <Button variant="quiet" size="s" onPress={model.addAnyway}>
          {words.addAnyway}
        </Button>
        <Button variant="quiet" size="s" onPress={model.forgetLookAlike}>
          {words.dismiss}
        </Button>
      </>
    );
    return (
      <div role="alert">
        <Notice tone="warning" actions={actions}>
          {words.alike(catalogue.nameAt(alike.place))}
        </Notice>
      </div>
    );
  }
  if (failedName === null) return null;
  const actions = (
    <>
      <Button size="s" onPress={() => model.addNew(failedName)}>
        {words.tryAgain}
      </Button>
      <Button variant="quiet" size="s" onPress={model.forgetFailedName}>
        {words.dismiss}
      </Button>
    </>
  );
  return (
    <Notice tone="warning" actions={actions}>
      {words.notAdded(failedName)}
    </Notice>
  );
}
