import { expect } from "vitest";
import { devtools } from "./devtools.js";

/** The input method shows this much of a conversion, with the cursor at its end. */
export async function compose(text: string): Promise<void> {
  await devtools("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
}

/** The same with the cursor where it stands while the operator chooses: at the start. */
export async function convertAtStart(text: string): Promise<void> {
  await devtools("Input.imeSetComposition", { text, selectionStart: 0, selectionEnd: 0 });
}

/** The operator accepts a conversion. */
export async function commit(text: string): Promise<void> {
  await devtools("Input.insertText", { text });
}

/** Waits until an Enter is no longer taken for the one that accepted the conversion (`kit/ime.ts`): nobody is that fast. */
export async function afterConversion(): Promise<void> {
  const accepted = performance.now();
  await expect.poll(() => performance.now() - accepted, { interval: 10 }).toBeGreaterThan(50);
}

/** A key that the input method takes for itself: pages see it with the code 229. */
export async function pressForInputMethod(key: string, modifiers = 0): Promise<void> {
  const event = { key, code: key, modifiers, windowsVirtualKeyCode: 229 };
  await devtools("Input.dispatchKeyEvent", { ...event, type: "rawKeyDown" });
  await devtools("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
}

/** Of the keys of `pressForInputMethod`. */
export const control = 2;
