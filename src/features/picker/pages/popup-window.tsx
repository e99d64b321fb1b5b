import type { ResourceItem } from "../../../api/resources.js";
import { pageOrigin } from "../../../lib/page-address.js";
import type { PickerModel } from "../model.js";
import { mostTasks, popupAddress, TaskStatus } from "./popups.js";

/** How often we look whether the operator has closed a window, in milliseconds; no event tells. */
const pollMs = 500;

/**
 * Opens the page that sends an item to the operator, or shows it. `onEnd` is called when it is closed, or when the page
 * has told by a message `{task_status}` that it is finished. `false` when the browser refused to open it.
 */
export function openPopup(address: string, onEnd: () => void): boolean {
  // The page may have a `<base>`: the address is one of this server all the same.
  const popup = window.open(new URL(address, pageOrigin()), "_blank", "popup,width=550,height=700");
  if (!popup) return false;
  let tasks = 0;
  function onMessage({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== popup || origin !== pageOrigin()) return;
    const status =
      typeof data === "object" && data !== null && "task_status" in data ? data.task_status : null;
    if (status === TaskStatus.hasNext) tasks += 1;
    if (status === TaskStatus.finished || tasks >= mostTasks) end();
  }
  function end() {
    clearInterval(timer);
    window.removeEventListener("message", onMessage);
    onEnd();
  }
  const timer = setInterval(() => {
    if (popup.closed) end();
  }, pollMs);
  window.addEventListener("message", onMessage);
  return true;
}

/** Sends an item to the operator, or shows it, where its kind has a page for that. What the page injected has none (`noact`). */
export function openItem(of: "test" | "preview", item: ResourceItem, model: PickerModel): void {
  const { kind, senderId, withoutPopups = false } = model.field.now().settings;
  const address = item.noact || withoutPopups ? null : popupAddress(of, kind, item.id, senderId);
  if (address === null || (of === "test" && !model.startTest())) return;
  const opened = openPopup(address, of === "test" ? model.endTest : () => {});
  model.notePopup(!opened);
  if (!opened && of === "test") model.endTest();
}
