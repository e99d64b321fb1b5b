import { onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually, within } from "./editors.js";
import { middleOf, mouse } from "./pointer.js";

/** A step to what is pressed: a button by its name, `row>button` for one in a named row or group, or anything else. */
export type Step = string | ((element: HTMLElement) => unknown);

/** Holds back the calls whose `METHOD path?query` match; they are counted, and answered when the test says so. */
export function holdCalls(match: RegExp) {
  const under = globalThis.fetch;
  const waiting: ((isFailing: boolean) => void)[] = [];
  let count = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!match.test(`${request.method} ${pathname}${search}`)) return under(input, init);
    count += 1;
    const isFailing = await new Promise<boolean>((answer) => waiting.push(answer));
    // A read that meets a 500 is repeated by itself.
    return isFailing
      ? Response.json({}, { status: request.method === "GET" ? 400 : 500 })
      : under(input, init);
  };
  onTestFinished(() => {
    globalThis.fetch = under;
    for (const answer of waiting.splice(0)) answer(true);
  });
  const go = (isFailing: boolean) => {
    for (const answer of waiting.splice(0)) answer(isFailing);
  };
  return { count: () => count, fail: () => go(true), answer: () => go(false) };
}

const nameOf = (button: Element) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim();

/** A button by its name: in the dialog that is open, where there is one. */
export async function buttonOf(element: HTMLElement, step: string): Promise<HTMLElement> {
  const [name = "", place] = step.split(">").reverse();
  let found: HTMLElement | undefined;
  await eventually(() => {
    const root = element.shadowRoot as ShadowRoot;
    const dialog = [...root.querySelectorAll("dialog[open]")].at(-1);
    const scope = place === undefined ? (dialog ?? root) : root.querySelector(`[aria-label="${place}"]`);
    found = [...(scope?.querySelectorAll<HTMLElement>("button") ?? [])].find((each) => nameOf(each) === name);
    return found?.checkVisibility() === true;
  }).toBe(true);
  return found as HTMLElement;
}

/** Goes all steps but the last, which is the button that makes the call. */
export async function reach(element: HTMLElement, steps: readonly Step[]): Promise<HTMLElement> {
  for (const step of steps.slice(0, -1)) {
    if (typeof step === "string") (await buttonOf(element, step)).click();
    else await step(element);
  }
  return buttonOf(element, String(steps.at(-1)));
}

/** A step: writes into a field of the dialog that is open, or of the element. */
export const write = (name: string, text: string) => async (element: HTMLElement) => {
  const field = within(element).getByLabelText(name, { exact: true }).last();
  await eventually(() => field.elements().length).toBeGreaterThan(0);
  await userEvent.fill(field, text);
};

/** By the mouse itself, where it is: by its name it would not be found while it says something else. */
export async function pressByPointer(button: HTMLElement, times = 1): Promise<void> {
  button.scrollIntoView({ block: "center" });
  for (let count = 1; count <= times && button.isConnected; count += 1) {
    const at = middleOf(button);
    await mouse.down(at, count);
    await mouse.up(at, count);
  }
}
