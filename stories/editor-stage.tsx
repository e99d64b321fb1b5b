import { createElement } from "react";
import { within } from "storybook/test";

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
