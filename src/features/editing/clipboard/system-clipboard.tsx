import { clipType } from "./clip.js";

/** Gives a text of ours to the browser in place of what it would have copied. */
export function putOnEvent({ clipboardData }: ClipboardEvent, text: string): void {
  clipboardData?.setData("text/plain", text);
  clipboardData?.setData(clipType, text);
}

export function takeFromEvent({ clipboardData }: ClipboardEvent): string {
  return clipboardData?.getData(clipType) || clipboardData?.getData("text/plain") || "";
}

/** Puts a text of ours on the clipboard without a key press; `false` when the browser refuses. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem(representations(text))]);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** What is on the clipboard, `""` for what is no text, `null` when the browser does not let us look. */
export async function readClipboard(): Promise<string | null> {
  try {
    // Older browsers only read text.
    if (typeof navigator.clipboard.read !== "function") return await navigator.clipboard.readText();
    for (const item of await navigator.clipboard.read()) {
      const type = [customType, "text/plain"].find((each) => item.types.includes(each));
      if (type !== undefined) return await (await item.getType(type)).text();
    }
    return "";
  } catch {
    return null;
  }
}

/** Types that are no web standard are passed on under this name only. */
const customType = `web ${clipType}`;

function representations(text: string): Record<string, Blob> {
  const types = ["text/plain", ...(ClipboardItem.supports?.(customType) ? [customType] : [])];
  return Object.fromEntries(
    types.map((type) => [type, new Blob([text], { type: type.replace("web ", "") })]),
  );
}

/** Pages without https have no other way: the command makes the browser ask for what is to be copied. */
function copyByCommand(text: string): boolean {
  let asked = false;
  const answer = (event: ClipboardEvent) => {
    asked = true;
    putOnEvent(event, text);
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
