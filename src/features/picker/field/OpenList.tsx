import type { RefObject } from "react";
import { Button } from "../../../kit/Button.js";
import { useLazy } from "../../../kit/lazily.js";
import type { PickerModel } from "../model.js";
import type { PickerWords } from "../words.js";
import { lazyPopup } from "./lazy-popup.js";

/** The open list, as soon as it is loaded; where that fails, a way to try again. */
export function OpenList(props: {
  model: PickerModel;
  words: PickerWords;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
}) {
  const { words } = props;
  const popup = useLazy(lazyPopup);
  if (popup.is === "ready") return <popup.value.PickerPopup {...props} />;
  if (popup.is === "loading") return null;
  return (
    <div role="alert" className="picker-note picker-refused">
      {words.loadFailed}
      <Button size="s" onPress={popup.retry}>
        {words.loadAgain}
      </Button>
    </div>
  );
}
