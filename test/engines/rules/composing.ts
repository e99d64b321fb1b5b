import { expect, test } from "vitest";
import { type RecordedStep, recordings } from "../../browser/support/recordings.js";
import type { Target } from "../page/target.js";
import { hasTraits } from "../support/engine-element.js";
import { pollOptions } from "../support/stage.js";
import { ruleFor } from "./rule.js";

// An input method cannot be driven here, so what the engines were seen to send is dispatched. Each must cope with all of it.
export const takesConversions = ruleFor(["value", "text"], (stage, element) => {
  const { tag, attributes, conversion } = element;
  test.each(recordings)("takes a conversion as $browser sends it", async ({ steps }) => {
    const { value, field, bringUp } = conversion;
    await stage().show({ tag, attributes, properties: { value } });
    const before = await stage().value();
    await stage().click(bringUp ?? field);
    await stage().hasFocus(field);
    const shown = await stage().page.evaluate(replay, { field, steps: [...steps] });
    expect(shown).toBe("日本");
    expect(await stage().heard("before-finish")).toEqual([]);
    await stage().hasFocus(field);
    if (!hasTraits(element, "finishing")) return expect(await stage().value()).toBe(before);
    await stage().agrees(() => JSON.stringify(Reflect.get(tested, "value")).includes('日本"'));
    // It is one step, however many events it took.
    await stage().page.press("Control+z");
    await expect.poll(() => stage().value()).toBe(before);
    expect(await stage().page.evaluate(() => Reflect.get(tested, "canUndo"))).toBe(false);
  });

  const { closed } = conversion;
  if (!closed) return;
  test.each(recordings)("takes one from its first letter, as $browser sends it", async ({ steps }) => {
    const { value, field } = conversion;
    await stage().show({ tag, attributes, properties: { value } });
    const before = await stage().value();
    await stage().focus(closed);
    const shown = await stage().page.evaluate(replay, { field: closed, steps: [...steps] });
    expect(shown).toBe("日本");
    // Nothing has moved, nothing was chosen, and the text is what is looked for.
    await stage().hasFocus(closed);
    const searched = () => stage().page.evaluate((it) => (helpers.get(it) as HTMLInputElement).value, field);
    await expect.poll(searched).toBe("日本");
    expect(await stage().value()).toBe(before);
    await stage().page.press("Backspace");
    await stage().hasFocus(field);
    await expect.poll(searched).toBe("日");
    await stage().page.press("Escape");
    await stage().hasFocus(closed);
    expect(await stage().value()).toBe(before);
  });
});

export const goesOnBehindConversions = ruleFor(
  ["value", "dragging"],
  (stage, { tag, attributes, dragging }) => {
    test("what is typed after a conversion that a press ended with the caret at its start stands behind it", async () => {
      const { field, around, text } = dragging;
      await stage().show({ tag, attributes, properties: { value: around("") } });
      await stage().click(field);
      await stage().hasFocus(field);
      await stage().page.evaluate(endedByPress, field);
      await expect.poll(async () => text(JSON.parse(await stage().value())), pollOptions).toBe("お名前");
      await stage().page.type("x");
      await expect.poll(async () => text(JSON.parse(await stage().value())), pollOptions).toBe("お名前x");
    });
  },
);

/** Chromium tells of no text and moves no caret when a press ends what an input method has written. */
async function endedByPress(field: Target): Promise<void> {
  const node = helpers.get(field);
  const send = (type: string, data: string) =>
    node.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true, data }));
  const line = node.querySelector("p") ?? node;
  send("compositionstart", "");
  for (const written of ["お", "おなまえ", "お名前"]) {
    send("compositionupdate", written);
    const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
    if (text) text.data = written;
    else line.prepend(written);
    getSelection()?.collapse(line.firstChild, 0);
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  send("compositionend", "お名前");
}

/**
 * Plays a recording; whatever a step leads to has happened before the next. Gives what the field shows in the end. In a
 * text that is no field of the browser's an input method writes into the line, past whoever drew it.
 */
async function replay({ field, steps }: { field: Target; steps: RecordedStep[] }): Promise<string> {
  const input = helpers.get(field) as HTMLInputElement;
  const isNative = input.matches("input, textarea");
  const bubbling = { bubbles: true, composed: true, cancelable: true };
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value") ?? {};
  // What comes from one press bears one time.
  const time = performance.now();
  const send = (event: Event) =>
    input.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: time }));
  const write = (text: string) => {
    // The browser writes past React, as its own input does.
    if (isNative) return set?.call(input, text);
    const line = input.querySelector("p") ?? input;
    const written = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
    if (written) written.data = text;
    else line.prepend(text);
    getSelection()?.collapse(line.firstChild, text.length);
  };
  for (const step of steps) {
    if ("update" in step) {
      write(step.update);
      const inputType = step.composing ? "insertCompositionText" : "insertFromComposition";
      input.dispatchEvent(new InputEvent("input", { ...bubbling, isComposing: step.composing, inputType }));
    } else if ("composition" in step) {
      send(new CompositionEvent(step.composition, { ...bubbling, data: step.data }));
    } else {
      const { name: key, code: keyCode, composing: isComposing } = step;
      send(new KeyboardEvent(step.key, { ...bubbling, key, keyCode, isComposing }));
    }
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  return isNative ? input.value : (input.textContent ?? "");
}
