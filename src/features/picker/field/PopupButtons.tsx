import { Button } from "../../../kit/Button.js";
import type { PickerModel } from "../model.js";
import type { FieldShown } from "../state.js";
import type { PickerWords } from "../words.js";
import { lazyPopup } from "./lazy-popup.js";

/** Beside the field: the one chosen item, sent to the operator or shown. */
export function PopupButtons({
  model,
  shown,
  words,
}: {
  model: PickerModel;
  shown: FieldShown;
  words: PickerWords;
}) {
  const { settings, catalogue, status } = shown;
  const { ids } = shown.selection;
  const item = ids.length === 1 && ids[0] !== undefined ? catalogue?.itemOf(ids[0]) : undefined;
  const off = !item || Boolean(item.noact) || settings.disabled;
  // Its code comes with the open list; as a rule it is there long before.
  const open = (of: "test" | "preview") => {
    const start = () => item && lazyPopup.value?.openItem(of, item, model, settings);
    if (lazyPopup.value) start();
    else lazyPopup.load().then(start, () => {});
  };
  return (
    <>
      <Button
        unavailable={off}
        busy={status === "testing"}
        busyLabel={words.sending}
        onPress={() => open("test")}
      >
        {words.test}
      </Button>
      <Button unavailable={off} onPress={() => open("preview")}>
        {words.preview}
      </Button>
    </>
  );
}
