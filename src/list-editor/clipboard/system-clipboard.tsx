import { type ClipText, clipType } from "./clip.js";
import { readClipHtml, writeClipHtml } from "./clip-html.js";

/** Gives a clip of ours to the browser in place of what it would have copied. */
export function putOnEvent({ clipboardData }: ClipboardEvent, clip: ClipText): void {
  clipboardData?.setData("text/plain", clip.readable);
  clipboardData?.setData("text/html", writeClipHtml(clip));
  clipboardData?.setData(clipType, clip.data);
}

export function takeFromEvent({ clipboardData }: ClipboardEvent): string {
  const data = (type: string) => clipboardData?.getData(type) ?? "";
  return data(clipType) || readClipHtml(data("text/html")) || data("text/plain");
}

/** Puts a clip of ours on the clipboard without a key press; `false` when the browser refuses. */
export async function writeClipboard(clip: ClipText): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem(representations(clip))]);
    return true;
  } catch {
    return copyByCommand(clip);
  }
}

/** Reads the clipboard: `""` for what is no text, `null` when the browser does not let us look. */
export async function readClipboard(): Promise<string | null> {
  try {
    // Older browsers only read text.
    if (typeof navigator.clipboard.read !== "function") return await navigator.clipboard.readText();
    for (const item of await navigator.clipboard.read()) {
      const text = async (type: string) =>
        item.types.includes(type) ? await (await item.getType(type)).text() : "";
      const found =
        (await text(customType)) || readClipHtml(await text("text/html")) || (await text("text/plain"));
      if (found) return found;
    }
    return "";
  } catch {
    return null;
  }
}

/** Types that are no web standard are passed on under this name only. */
const customType = `web ${clipType}`;

function representations(clip: ClipText): Record<string, Blob> {
  const blob = (text: string, type: string) => new Blob([text], { type });
  const standard = {
    "text/plain": blob(clip.readable, "text/plain"),
    "text/html": blob(writeClipHtml(clip), "text/html"),
  };
  return ClipboardItem.supports?.(customType)
    ? { ...standard, [customType]: blob(clip.data, clipType) }
    : standard;
}

/** Pages without https have no other way: the command makes the browser ask for what is to be copied. */
function copyByCommand(clip: ClipText): boolean {
  let asked = false;
  const answer = (event: ClipboardEvent) => {
    asked = true;
    putOnEvent(event, clip);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("copy", answer, { capture: true, once: true });
  try {
    return document.execCommand("copy") && asked;
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", answer, { capture: true });
  }
}
