import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { actionOf, mountEditor, textField } from "../elements/action-editor/page.js";

import { coveredStops } from "../tools/covered-focus.mjs";
import { eventually, onScreen } from "./support/editors.js";
import { focused } from "./support/focus.js";
import { countListeners } from "./support/instruments.js";

// What the keys lead to is seen (WCAG 2.4.11), in a window of 1280×1024 that is enlarged to 400 %.

beforeEach(async () => {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(320, 256);
  onTestFinished(() => page.viewport(...before));
});

async function openEditor() {
  const editor = mountEditor({ value: actionOf("一", "二", "三") });
  await expect.element(textField(editor, 3)).toBeInTheDocument();
  await onScreen();
  return editor;
}

/** What is drawn over the middle of what has the focus. */
function covered(): boolean {
  const { left, right, top, bottom } = focused().getBoundingClientRect();
  const bar = (focused().getRootNode() as ShadowRoot).querySelector(".editor-finish") as Element;
  const over = bar.getBoundingClientRect();
  return (
    !bar.contains(focused()) &&
    top >= over.top &&
    bottom <= over.bottom &&
    left >= over.left &&
    right <= over.right
  );
}

test("no stop of an editor lies under its foot", async () => {
  await openEditor();
  expect(await coveredStops()).toEqual([]);
});

test("by Tab and by Shift+Tab", async () => {
  const editor = await openEditor();
  editor.shadowRoot?.querySelector("button")?.focus();
  for (const key of ["{Tab}", "{Shift>}{Tab}{/Shift}"])
    for (let stops = 0; stops < 25 && focused() !== document.body; stops += 1) {
      await userEvent.keyboard(key);
      await onScreen();
      await onScreen();
      if (editor.shadowRoot?.activeElement) expect(covered(), focused().outerHTML.slice(0, 80)).toBe(false);
    }
});

describe("on a page", () => {
  test("that scrolls smoothly", async () => {
    const { documentElement: root } = document;
    root.style.scrollBehavior = "smooth";
    onTestFinished(() => void root.style.removeProperty("scroll-behavior"));
    const editor = await openEditor();
    for (const stop of editor.shadowRoot?.querySelectorAll<HTMLElement>(".editor-content button") ?? []) {
      stop.focus();
      await eventually(covered).toBe(false);
    }
    await eventually(covered).toBe(false);
  });

  test("that has a bar of its own over the editor's head", async () => {
    const bar = document.createElement("div");
    bar.style.cssText = "position: fixed; inset: 0 0 auto; block-size: 60px; background: teal; z-index: 99";
    document.body.append(bar);
    onTestFinished(() => bar.remove());
    const editor = await openEditor();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await onScreen();
    const stops = [...(editor.shadowRoot?.querySelectorAll<HTMLElement>(".editor-content button") ?? [])];
    for (const stop of stops.reverse()) {
      stop.focus();
      await eventually(() => stop.getBoundingClientRect().bottom > 60).toBe(true);
      await onScreen();
      expect(covered()).toBe(false);
    }
  });
});

test("a pointer's press moves nothing", async () => {
  const editor = await openEditor();
  const stop = editor.shadowRoot?.querySelector(".editor-content button") as HTMLElement;
  const bar = document.createElement("div");
  bar.style.cssText = "position: fixed; inset: 0; z-index: 99; pointer-events: none";
  document.body.append(bar);
  onTestFinished(() => bar.remove());
  const before = scrollY;
  window.dispatchEvent(new PointerEvent("pointerdown"));
  stop.focus({ preventScroll: true });
  await onScreen();
  window.dispatchEvent(new PointerEvent("pointerup"));
  expect(scrollY).toBe(before);
});

describe("a window that gets lower", () => {
  /** An editor in a high window, with the field of the third text in sight above the foot. */
  async function openHigh() {
    await page.viewport(640, 900);
    const editor = await openEditor();
    // Room to scroll in, whatever the window's height.
    document.body.style.paddingBottom = "900px";
    onTestFinished(() => void document.body.style.removeProperty("padding-bottom"));
    const field = textField(editor, 3).element() as HTMLElement;
    return { editor, field };
  }
  const isSeen = (editor: Element, field: Element) => {
    const foot = editor.shadowRoot?.querySelector(".editor-finish") as Element;
    const { top, bottom } = field.getBoundingClientRect();
    return top >= 0 && bottom <= Math.min(foot.getBoundingClientRect().top, innerHeight);
  };
  /** Scrolls the page so that the field's end lies so far above the end of the window. */
  async function putAbove(field: Element, end: number) {
    window.scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + end);
    await onScreen();
  }

  test.each([
    ["under the foot", 160],
    ["out of the window", 400],
  ])("brings back a field that it leaves %s", async (_, lower) => {
    const { editor, field } = await openHigh();
    field.focus();
    await onScreen();
    await putAbove(field, lower === 160 ? 170 : 200);
    expect(isSeen(editor, field)).toBe(true);
    await page.viewport(640, 900 - lower);
    await eventually(() => isSeen(editor, field)).toBe(true);
    expect(focused()).toBe(field);
  });

  test("is followed by no element that left with the focus in it", async () => {
    const { editor, field } = await openHigh();
    const listeners = countListeners();
    field.focus();
    await onScreen();
    expect(listeners()).toMatchObject({ "window resize": 1, "window scroll": 1 });
    editor.remove();
    await eventually(() => listeners()).toEqual({});
  });

  test("is not looked for in each frame of a scroll", async () => {
    const { field } = await openHigh();
    field.focus();
    await onScreen();
    await onScreen();
    const looks = vi.spyOn(document, "elementFromPoint");
    onTestFinished(() => looks.mockRestore());
    for (let frame = 0; frame < 20; frame += 1) {
      window.scrollBy(0, 2);
      await onScreen();
    }
    expect(looks.mock.calls.length).toBeLessThan(20);
    await eventually(() => looks.mock.calls.length).toBeGreaterThan(0);
  });

  test("moves nothing where the field is still seen", async () => {
    const { editor, field } = await openHigh();
    field.focus();
    await onScreen();
    await putAbove(field, 500);
    const before = scrollY;
    await page.viewport(640, 700);
    await onScreen();
    await onScreen();
    expect([isSeen(editor, field), scrollY]).toEqual([true, before]);
  });

  test("leaves away what the operator has scrolled away", async () => {
    const { field } = await openHigh();
    field.focus();
    await onScreen();
    window.scrollBy(0, field.getBoundingClientRect().bottom + 40);
    await onScreen();
    const before = scrollY;
    await page.viewport(640, 500);
    await onScreen();
    await onScreen();
    expect([scrollY, field.getBoundingClientRect().bottom < 0]).toEqual([before, true]);
  });
});
