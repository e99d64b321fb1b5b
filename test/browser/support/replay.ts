import type { RecordedStep } from "./recordings.js";

/** Plays what was recorded in a field; whatever a step leads to has happened before the next. */
export async function replay(field: HTMLInputElement, steps: readonly RecordedStep[]): Promise<void> {
  // What comes from one press bears one time, however long this machine takes over it.
  const time = performance.now();
  for (const step of steps) {
    if ("update" in step) write(field, step);
    else if ("composition" in step) {
      const { composition, data } = step;
      const event = new CompositionEvent(composition, { bubbles: true, composed: true, data });
      field.dispatchEvent(at(time, event));
    } else press(field, step, time);
    await Promise.resolve();
  }
}

/** The operator's own Enter, long after a conversion. */
export function pressOwnEnter(field: Element, later = performance.now() + 1000): void {
  press(field, { key: "keydown", name: "Enter", code: 13, composing: false }, later);
  press(field, { key: "keyup", name: "Enter", code: 13, composing: false }, later);
}

function write(field: HTMLInputElement, step: Extract<RecordedStep, { update: string }>): void {
  // The browser writes past React, as its own input does.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, step.update);
  const inputType = step.composing ? "insertCompositionText" : "insertFromComposition";
  field.dispatchEvent(
    new InputEvent("input", { bubbles: true, composed: true, isComposing: step.composing, inputType }),
  );
}

function press(
  field: Element,
  { key: type, name: key, code: keyCode, composing: isComposing }: Extract<RecordedStep, { name: string }>,
  time: number,
): void {
  const event = { key, keyCode, isComposing, bubbles: true, composed: true, cancelable: true };
  field.dispatchEvent(at(time, new KeyboardEvent(type, event)));
}

function at<E extends Event>(time: number, event: E): E {
  return Object.defineProperty(event, "timeStamp", { value: time });
}
