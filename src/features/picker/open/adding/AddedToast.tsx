import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Toast } from "../../../../kit/Toast.js";
import type { PickerModel } from "../../model.js";
import type { Added } from "../../state.js";
import { listWords } from "../messages.js";
import { addedText } from "./progress.js";

/**
 * Message about new items, shown for a moment. In the open list it stands over its foot; once that is closed it is in
 * the top layer, where no panel cuts it off. The field's own region reads it out, since that was there before.
 */
export function AddedToast({
  picker,
  added,
  opener,
}: {
  picker: PickerModel;
  added: Added;
  /** Opener of the closed field: gets the focus back. */
  opener?: RefObject<HTMLElement | null>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isAlone = opener !== undefined;
  useLayoutEffect(() => {
    if (!isAlone) return;
    // The list closes too when its element leaves the page, and then nobody is there to see it.
    if (box.current?.isConnected) box.current.showPopover();
    else picker.forgetAdded();
  }, [isAlone, picker]);
  function end(): void {
    if (box.current?.matches(":focus-within")) opener?.current?.focus();
    picker.forgetAdded();
  }
  const endWithNext = useEffectEvent(end);
  useEffect(() => whenNextShows(() => endWithNext()), []);
  const { locale } = picker.field.now().settings;
  return (
    <div ref={box} popover={isAlone ? "manual" : undefined} className="picker-toast">
      <Toast
        isSilent
        message={{ id: added.key, text: addedText(added, listWords[locale]) }}
        closeLabel={listWords[locale].close}
        onEnd={end}
      />
    </div>
  );
}

const shown = "console-editors-toast";

/** All of them stand in one place: the next on the page, whichever picker shows it, takes that of this one. */
function whenNextShows(end: () => void): () => void {
  document.dispatchEvent(new CustomEvent(shown));
  document.addEventListener(shown, end);
  return () => document.removeEventListener(shown, end);
}
