import { onTestFinished, vi } from "vitest";
import { commands, userEvent } from "vitest/browser";
import { focused } from "./focus.js";

/** Has the clipboard for this test alone: another page runs tests at the same time. */
export async function holdClipboard(): Promise<void> {
  await commands.takeClipboard();
  onTestFinished(commands.giveClipboardBack);
}

/** Presses the keys that copy, cut or paste. */
export async function press(key: "c" | "x" | "v"): Promise<void> {
  await holdClipboard();
  await userEvent.keyboard(`{Control>}${key}{/Control}`);
}

/** Pastes a text as if it had been copied elsewhere. */
export function pasteText(text: string, types: Record<string, string> = { "text/plain": text }): boolean {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(types)) clipboardData.setData(type, content);
  return focused().dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
  );
}

/** What the last status line on the screen says. */
export function status({ shadowRoot }: Element): string {
  return [...(shadowRoot?.querySelectorAll(".status-region") ?? [])].map((each) => each.textContent).join();
}

/** Gives the page a clipboard that does only this, until the test is over. */
export function stubClipboard(methods: Partial<Clipboard> | undefined): void {
  const own = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: methods });
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, "clipboard", own);
    else Reflect.deleteProperty(navigator, "clipboard");
  });
}

const ownType = "application/x-console-editors+json";

/** A clipboard that the browser lets everybody use. Gives our own data in it, and what people read. */
export function openClipboard(): { text(): string; readable(): string } {
  let [text, readable] = ["", ""];
  let item: ClipboardItem | undefined;
  stubClipboard({
    write: async ([written]) => {
      item = written;
      const textOf = async (type: string) => (await (await written?.getType(type))?.text()) ?? "";
      // Both at once: who waits for one looks at the other.
      [text, readable] = await Promise.all([textOf(`web ${ownType}`), textOf("text/plain")]);
    },
    read: async () => (item ? [item] : []),
  });
  return { text: () => text, readable: () => readable };
}
/** Pastes a text into a field. */
export function paste(field: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
  );
}

/** Copies by keys, pastes into a field of the page, and gives what is in it. */
export async function pasted(): Promise<string> {
  await press("c");
  const field = document.createElement("textarea");
  document.body.append(field);
  onTestFinished(() => field.remove());
  field.focus();
  await press("v");
  return field.value;
}
/** A clipboard that notes what is written, and can refuse it. */
export function noteClipboard(): { written: string[]; refuse(): void } {
  const written: string[] = [];
  let isRefused = false;
  const spy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    if (isRefused) throw new DOMException("no", "NotAllowedError");
    written.push(text);
  });
  onTestFinished(() => spy.mockRestore());
  return {
    written,
    refuse: () => {
      isRefused = true;
    },
  };
}
