import { Button } from "../../../../kit/Button.js";
import { Notice } from "../../../../kit/Notice.js";
import type { ListPartProps } from "../part-props.js";

/** Notes about a new item on its way: one of a similar name is there already, or it could not be made. */
export function AddingNotes({ picker, list, shown, words }: ListPartProps) {
  const { lookAlike: alike, failedName, catalogue } = shown;
  if (alike && catalogue) {
    const actions = (
      <>
        <Button size="s" onPress={() => list.chooseLookAlike(catalogue.itemAt(alike.index).id)}>
          {words.chooseAlike}
        </Button>
        <Button variant="quiet" size="s" onPress={list.addAnyway}>
          {words.addAnyway}
        </Button>
        <Button variant="quiet" size="s" onPress={list.forgetLookAlike}>
          {words.close}
        </Button>
      </>
    );
    return (
      <div role="alert">
        <Notice tone="warning" actions={actions}>
          {words.alike(catalogue.nameAt(alike.index))}
        </Notice>
      </div>
    );
  }
  if (failedName === null) return null;
  const actions = (
    <>
      <Button size="s" onPress={() => list.addNew(failedName)}>
        {words.tryAgain}
      </Button>
      <Button variant="quiet" size="s" onPress={picker.forgetFailedName}>
        {words.close}
      </Button>
    </>
  );
  return (
    <Notice tone="warning" actions={actions}>
      {words.notAdded(failedName)}
    </Notice>
  );
}
