import { useAtomValue, useSetAtom } from "jotai";
import type { ResourceItem } from "../../api/resources.js";
import type { PickerModel } from "./model.js";
import { openPopup } from "./popup-window.js";
import { popupAddress } from "./popups.js";

/** Sending an item to oneself, and looking at it. */
export interface Popups {
  /** Whether this kind has them. */
  available: boolean;
  test(item: ResourceItem): void;
  preview(item: ResourceItem): void;
}

/** The pop-up pages of templates and scenarios. What the page injected has none (`noact`). */
export function usePopups(model: PickerModel): Popups {
  const { kind, senderId, withoutPopups = false } = useAtomValue(model.atoms.settings);
  const setBlocked = useSetAtom(model.atoms.popupBlocked);
  function open(of: "test" | "preview", item: ResourceItem, onEnd: () => void): boolean {
    const address = item.noact || withoutPopups ? null : popupAddress(of, kind, item.id, senderId);
    if (address === null) return false;
    const opened = openPopup(address, onEnd);
    setBlocked(!opened);
    return opened;
  }
  return {
    available: !withoutPopups && popupAddress("test", kind, 0, senderId) !== null,
    test(item) {
      if (model.startTest() && !open("test", item, model.endTest)) model.endTest();
    },
    preview(item) {
      open("preview", item, () => {});
    },
  };
}
