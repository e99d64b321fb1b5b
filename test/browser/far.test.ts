import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import { actionOf, mountEditor, shownInText, textField, textsOf } from "../elements/action-editor/page.js";
import { collectGarbage } from "./support/devtools.js";
import { drawn, eventually, isDrawn, mountMarkup, shownText, withAttributes } from "./support/editors.js";
import { record } from "./support/events.js";

// Several screens of something else, in both directions.
const before = '<div style="height: 6000px"></div>';

describe("an element on the screen", () => {
  test("is drawn before the next frame", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    expect(isMounted(editor)).toBe(false);
    await turn();
    expect(isMounted(editor)).toBe(true);
  });
});

describe("an element far from the screen", () => {
  test("draws nothing until it comes near", async () => {
    const editor = farEditor({ value: actionOf("一") });
    await afterFrames();
    expect(isMounted(editor)).toBe(false);
    editor.scrollIntoView();
    await drawn(editor);
    await eventually(() => shownInText(editor)).toBe("一");
  });

  test("is drawn when it is near, not only when it is seen", async () => {
    const editor = farEditor({});
    await afterFrames();
    const { top } = editor.getBoundingClientRect();
    scrollBy(0, top - innerHeight * 1.2);
    await drawn(editor);
    expect(editor.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
  });

  test("in a scrolling box is drawn when it is scrolled to there", async () => {
    const box = mountMarkup(`<div style="height: 200px; overflow: auto">${before}</div>`).firstElementChild;
    const editor = document.createElement("action-editor");
    box?.append(editor);
    await afterFrames();
    expect(isMounted(editor)).toBe(false);
    box?.scrollTo(0, box.scrollHeight);
    await drawn(editor);
  });

  test("keeps room, so that the next one is not near because this one is empty", async () => {
    const place = mountMarkup("");
    place.append(...Array.from({ length: 60 }, () => document.createElement("action-editor")));
    await afterFrames();
    const mounted = [...place.children].filter(isMounted).length;
    expect(mounted).toBeGreaterThan(0);
    expect(mounted).toBeLessThan(30);
  });

  test("has its value, its history and its methods for scripts", async () => {
    const editor = farEditor({ value: actionOf("一") });
    const heard = record(editor, ["change", "failure", "finish"]);
    editor.value = actionOf("二");
    expect([textsOf(editor), editor.dirty, editor.validity.valid]).toEqual([["二"], false, true]);
    editor.formStateRestoreCallback(JSON.stringify(actionOf("三")));
    expect([textsOf(editor), editor.dirty]).toEqual([["三"], true]);
    editor.undo();
    expect(textsOf(editor)).toEqual(["二"]);
    expect(heard.map(({ type }) => type)).toEqual(["change"]);
    expect(isMounted(editor)).toBe(false);
    editor.scrollIntoView();
    await drawn(editor);
    expect(shownText(editor)).toContain("二");
  });

  test("is in its form", async () => {
    const form = document.createElement("form");
    const editor = farEditor({ name: "action", value: actionOf("一") }, form);
    await afterFrames();
    expect(JSON.parse(String(new FormData(form).get("action")))).toMatchObject({ inputs: [{ text: "一" }] });
    editor.value = actionOf("");
    expect(form.checkValidity()).toBe(false);
    form.reset();
    expect(isMounted(editor)).toBe(false);
  });

  test("is drawn, with what is wrong, when it holds its form back", async () => {
    const form = document.createElement("form");
    const editor = farEditor({ name: "action", value: actionOf("") }, form);
    await afterFrames();
    form.requestSubmit();
    await eventually(() => shownText(editor)).toContain("本文を入力してください。");
    expect(document.activeElement).toBe(editor);
  });

  test("is drawn, with what is wrong, when a script submits it", async () => {
    const editor = farEditor({ value: actionOf("") });
    expect(await editor.submit()).toMatchObject({ ok: false });
    await eventually(() => shownText(editor)).toContain("本文を入力してください。");
  });

  test("gets the focus like any other, and is drawn at once", async () => {
    const editor = farEditor({ value: actionOf("一") });
    await afterFrames();
    editor.focus();
    expect(document.activeElement).toBe(editor);
    expect(isMounted(editor)).toBe(true);
  });

  test.each([
    ["Tab", "{Tab}", 0],
    ["Shift and Tab", "{Shift>}{Tab}{/Shift}", 1],
  ])("is reached by %s over everything in between", async (_, keys, from) => {
    const place = mountMarkup(`<input>${before}<action-editor></action-editor>${before}<input>`);
    const editor = place.querySelector("action-editor") as ActionEditorElement;
    scrollTo(0, 0);
    await afterFrames();
    place.querySelectorAll("input")[from]?.focus();
    await afterFrames();
    expect(isMounted(editor)).toBe(false);
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(editor);
    expect(editor.shadowRoot?.activeElement).toBeInstanceOf(HTMLButtonElement);
  });

  test("is there in print", async () => {
    const editor = farEditor({ "finish-label": "印刷する" });
    await afterFrames();
    dispatchEvent(new Event("beforeprint"));
    expect(isMounted(editor)).toBe(true);
    expect(editor.shadowRoot?.textContent).toContain("印刷する");
  });

  test("shows what was set and configured meanwhile", async () => {
    const editor = farEditor({ "finish-label": "前" });
    await afterFrames();
    editor.finishLabel = "後";
    editor.setAttribute("cancelable", "");
    editor.scrollIntoView();
    await drawn(editor);
    expect(shownText(editor)).toContain("後");
    expect(shownText(editor)).toContain("キャンセル");
  });

  test("is drawn when it is moved near, not when it is moved to another far place", async () => {
    const editor = farEditor({ value: actionOf("一") });
    await afterFrames();
    const other = mountMarkup(before);
    other.append(editor);
    await afterFrames();
    expect(isMounted(editor)).toBe(false);
    other.prepend(editor);
    scrollTo(0, 0);
    document.body.prepend(other);
    await drawn(editor);
    expect(textsOf(editor)).toEqual(["一"]);
  });

  test("taken off before it was seen is drawn when it comes back near", async () => {
    const editor = farEditor({ value: actionOf("一") });
    await afterFrames();
    editor.remove();
    await afterFrames();
    expect(isMounted(editor)).toBe(false);
    mountMarkup("").append(editor);
    editor.scrollIntoView();
    await drawn(editor);
    await eventually(() => shownInText(editor)).toBe("一");
  });

  test("taken off after it was seen waits again", async () => {
    const editor = farEditor({ value: actionOf("一") });
    const place = editor.parentElement as HTMLElement;
    await afterFrames();
    editor.scrollIntoView();
    await drawn(editor);
    editor.remove();
    await eventually(() => isMounted(editor)).toBe(false);
    scrollTo(0, 0);
    place.append(editor);
    await afterFrames();
    expect(isMounted(editor)).toBe(false);
    editor.scrollIntoView();
    await drawn(editor);
  });

  test("is freed when the page lets go of it unseen", async () => {
    const life = await farLife();
    await expect
      .poll(
        async () => {
          await collectGarbage();
          return life.deref();
        },
        { timeout: 10_000 },
      )
      .toBeUndefined();
  });
});

describe("an element in something closed", () => {
  test.each<[what: string, markup: string, open: (closed: HTMLElement) => void]>([
    ["a dialog", "<dialog></dialog>", (dialog) => (dialog as HTMLDialogElement).showModal()],
    ["a popover", '<div popover="manual"></div>', (popover) => popover.showPopover()],
    [
      "a modal that a class hides",
      '<div style="display: none"></div>',
      (modal) => modal.style.removeProperty("display"),
    ],
    ["a closed section", "<details></details>", (details) => details.toggleAttribute("open", true)],
  ])("(%s) is drawn when that opens, and not before", async (_, markup, open) => {
    const closed = mountMarkup(markup).firstElementChild as HTMLElement;
    const editor = withAttributes(document.createElement("action-editor"), { value: actionOf("一") });
    closed.append(editor);
    await afterFrames();
    expect([isMounted(editor), textsOf(editor)]).toEqual([false, ["一"]]);
    open(closed);
    await drawn(editor);
    await expect.element(textField(editor)).toBeVisible();
  });

  test("is no stop of the Tab key", async () => {
    const place = mountMarkup("<input><div hidden><action-editor></action-editor></div><input>");
    const [first, last] = place.querySelectorAll("input");
    await afterFrames();
    first?.focus();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(last);
    expect(isMounted(place.querySelector("action-editor") as Element)).toBe(false);
  });
});

/** An editor several screens below what is seen. */
function farEditor(attributes: Record<string, unknown>, parent: HTMLElement = document.createElement("div")) {
  const place = mountMarkup(before);
  onTestFinished(() => scrollTo(0, 0));
  scrollTo(0, 0);
  const editor = withAttributes(document.createElement("action-editor"), attributes);
  parent.append(editor);
  place.append(parent);
  return editor;
}

async function farLife(): Promise<WeakRef<ActionEditorElement>> {
  const editor = farEditor({ value: actionOf("一") });
  await afterFrames();
  editor.remove();
  await afterFrames();
  return new WeakRef(editor);
}

/** Whether React has drawn anything; `isDrawn` also waits for parts that load late. */
function isMounted({ shadowRoot }: Element): boolean {
  return (shadowRoot?.lastElementChild?.childNodes.length ?? 0) > 0;
}

/** Everything that is queued in this turn, and no frame. */
async function turn(): Promise<void> {
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
}

/** Time enough for a frame, what it tells observers, and a part that loads late. A near element is drawn by then. */
async function afterFrames(): Promise<void> {
  const near = mountEditor();
  near.style.cssText = "position: fixed; top: 0; block-size: 1px; overflow: clip";
  await eventually(() => isDrawn(near)).toBe(true);
  near.parentElement?.remove();
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
}
