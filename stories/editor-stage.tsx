import { createElement } from "react";
import { expect, waitFor, within } from "storybook/test";

/** An editor's tag with properties, as a page that uses React embeds it. */
export function editor(tag: string, properties: Record<string, unknown>) {
  return createElement(tag, properties);
}

/** Queries inside the editor's shadow root, once it has drawn itself. */
export async function insideEditor(canvas: HTMLElement, tag: string) {
  await customElements.whenDefined(tag);
  const root = canvas.querySelector(tag)?.shadowRoot;
  const mount = root?.firstElementChild;
  if (!(mount instanceof HTMLElement)) throw new Error(`The story has no <${tag}>.`);
  return within(mount);
}

/** The same once nothing of it is missing that comes in a file of its own. Of a long list only what is near counts. */
export async function insideWholeEditor(canvas: HTMLElement, tag: string) {
  const inside = await insideEditor(canvas, tag);
  const root = canvas.querySelector(tag)?.shadowRoot;
  await inside.findAllByRole("group", {}, waitOptions);
  await waitFor(() => expect(root?.querySelector("[data-pending]:not(.cond-far)")).toBeNull(), waitOptions);
  return inside;
}

/** What is loaded for the first time is built first while developing. */
export const waitOptions = { timeout: 20_000 };
