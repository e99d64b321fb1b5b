import { act, StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "../../src/kit/Button.js";
import { Dialog } from "../../src/kit/Dialog.js";
import { fire, render } from "./render.js";

const base = { title: "削除しますか", closeLabel: "閉じる", children: <p>元に戻せません。</p> };

afterEach(() => vi.restoreAllMocks());

test("an owner that goes away while it is open closes it first, so that the focus is given back", async () => {
  const page = await render(<Dialog {...base} open onClose={() => {}} />);
  const close = vi.spyOn(page.get<HTMLDialogElement>("dialog"), "close");
  await page.update(null);
  expect(close).toHaveBeenCalledTimes(1);
});

test("the double effects of strict mode leave it open and ask nobody to close it", async () => {
  const onClose = vi.fn();
  // A browser fires the event in a task of its own, happy-dom at once.
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    this.removeAttribute("open");
  });
  const page = await render(
    <StrictMode>
      <Dialog {...base} open onClose={onClose} />
    </StrictMode>,
  );
  const dialog = page.get<HTMLDialogElement>("dialog");
  await fire(dialog, "close");
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test("a browser that closes it by itself tells the owner; an inner dialog's Esc does not", async () => {
  const onClose = vi.fn();
  const page = await render(
    <Dialog {...base} open onClose={onClose} foot={<Button onPress={() => {}}>やめる</Button>} />,
  );
  await fire(page.get(".dialog-foot button"), "cancel");
  expect(onClose).not.toHaveBeenCalled();
  page.get<HTMLDialogElement>("dialog").close();
  await fire(page.get("dialog"), "close");
  expect(onClose).toHaveBeenCalled();
});

test("Esc closes it and counts as used; one that something inside has used does not", async () => {
  const onClose = vi.fn();
  const use = vi.fn((event: KeyboardEvent) => event.preventDefault());
  const page = await render(
    <Dialog {...base} open onClose={onClose} foot={<Button onPress={() => {}}>やめる</Button>} />,
  );
  const button = page.get(".dialog-foot button");
  const pressEscape = () => new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  button.addEventListener("keydown", use, { once: true });
  await act(() => button.dispatchEvent(pressEscape()));
  expect([use, onClose].map((each) => each.mock.calls.length)).toEqual([1, 0]);
  const unused = pressEscape();
  await act(() => button.dispatchEvent(unused));
  expect([onClose.mock.calls.length, unused.defaultPrevented]).toEqual([1, true]);
});

test("an Enter that is still held, or that commits a conversion, presses no button; in a field it writes", async () => {
  const page = await render(
    <Dialog {...base} open onClose={() => {}} foot={<Button onPress={() => {}}>やめる</Button>}>
      <textarea />
    </Dialog>,
  );
  async function isUsed(selector: string, more: KeyboardEventInit) {
    const press = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...more });
    await act(() => page.get(selector).dispatchEvent(press));
    return press.defaultPrevented;
  }
  expect(await isUsed(".dialog-foot button", {})).toBe(false);
  expect(await isUsed(".dialog-foot button", { repeat: true })).toBe(true);
  expect(await isUsed(".dialog-foot button", { isComposing: true })).toBe(true);
  expect(await isUsed("textarea", { repeat: true })).toBe(false);
});

test("without a word for it there is no close button, and without content no body", async () => {
  const page = await render(<Dialog open title="破棄しますか" onClose={() => {}} />);
  expect(page.box.querySelectorAll(".dialog-body, button")).toHaveLength(0);
});

test("closed, it holds nothing", async () => {
  const page = await render(<Dialog {...base} open={false} onClose={() => {}} />);
  expect(page.get("dialog").childNodes).toHaveLength(0);
});

test("what is held is not changed, by a press or by a key; it can be left and copied, and is free afterwards", async () => {
  const pressed = vi.fn();
  const shown = (held: boolean) => (
    <Dialog {...base} open held={held} onClose={() => {}}>
      <button type="button" onClick={pressed} className="inside" />
    </Dialog>
  );
  const page = await render(shown(true));
  async function isUsed(type: string, more: KeyboardEventInit = {}) {
    const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...more });
    await act(() => page.get(".inside").dispatchEvent(event));
    return event.defaultPrevented;
  }
  await fire(page.get(".inside"), "click");
  const changing = [{ key: "a" }, { key: " " }, { key: "z", ctrlKey: true }];
  const leaving = [{ key: "Tab" }, { key: "F5" }, { key: "c", ctrlKey: true }];
  expect(await Promise.all(changing.map((key) => isUsed("keydown", key)))).toEqual([true, true, true]);
  expect(await Promise.all(leaving.map((key) => isUsed("keydown", key)))).toEqual([false, false, false]);
  expect([await isUsed("beforeinput"), pressed.mock.calls.length]).toEqual([true, 0]);
  await page.update(shown(false));
  await fire(page.get(".inside"), "click");
  expect([await isUsed("keydown", { key: "a" }), pressed.mock.calls.length]).toEqual([false, 1]);
});
