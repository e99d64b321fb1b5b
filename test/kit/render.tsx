import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** A tree in the document, with what the tests do to it. */
export interface Rendered {
  box: HTMLElement;
  /** Renders again, as an owner whose state changed. */
  update(tree: ReactNode): Promise<void>;
  /** The one element that matches; fails when there is none. */
  get<E extends HTMLElement>(selector: string): E;
}

export async function render(tree: ReactNode): Promise<Rendered> {
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  onTestFinished(() => act(async () => root.unmount()));
  const update = (next: ReactNode) => act(async () => root.render(next));
  await update(tree);
  return {
    box,
    update,
    get<E extends HTMLElement>(selector: string) {
      const element = box.querySelector<E>(selector);
      if (!element) throw new Error(`Nothing matches ${selector} in ${box.innerHTML}`);
      return element;
    },
  };
}

/** The operator's keyboard put `text` into the field. */
export async function write(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  await act(async () => {
    // Past React's own property on the node: it takes a value set through that one for its own doing.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Any event, for instance `compositionstart` or `focusout`. */
export async function fire(target: Element, type: string, more: object = {}) {
  await act(async () => {
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));
  });
}
