import { Button } from "../../../kit/Button.js";
import type { PickerWords } from "../messages.js";
import type { PickerModel } from "../model.js";
import { openItem } from "../pages/popup-window.js";
import type { FieldShown } from "../state.js";

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
  return (
    <>
      <Button
        unavailable={off}
        busy={status === "testing"}
        busyLabel={words.sending}
        onPress={() => item && openItem("test", item, model)}
      >
        {words.test}
      </Button>
      <Button unavailable={off} onPress={() => item && openItem("preview", item, model)}>
        {words.preview}
      </Button>
    </>
  );
}
