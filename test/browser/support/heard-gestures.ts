import { type Step, until } from "./small-works.js";

/* What somebody who sees nothing learns of a gesture: what regions say, where the focus goes, what the control that was used says of itself. */

export interface Heard {
  /** Each sentence of a region, in order; the same one again too. */
  said: readonly string[];
  /** The focus went elsewhere. */
  hasMoved: boolean;
  /** What was pressed or written in is in another state, which a reader says by itself. */
  hasTurned: boolean;
}

/** So long after what is seen a sentence may still come: readers are busy with the focus first, and counts wait for a pause. */
const lateMs = 650;
const regions = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]";
const focusable = "button, input, select, textarea, a[href], summary, [tabindex], [contenteditable]";
const states = ["expanded", "pressed", "checked", "selected", "current", "activedescendant", "label"];

/** Nothing is said any more of what came when the element did. */
export async function silence(element: Element): Promise<void> {
  const ear = listenTo(element);
  let before: number;
  do {
    before = ear.announced().length;
    await allAnnouncedIn(element.shadowRoot as ShadowRoot);
  } while (ear.announced().length > before);
  ear.stop();
}

/** Does the step, and hears until all is said. */
export async function hear(element: Element, step: Step, what: string): Promise<Heard> {
  const root = element.shadowRoot as ShadowRoot;
  const ear = listenTo(element);
  let used = root.activeElement;
  let was = stateOf(used);
  let isWritten = false;
  const leaving = new AbortController();
  const hearOnce = { capture: true, once: true, signal: leaving.signal };
  // A pointer and a key have the focus where they press; a script has it nowhere.
  const press = (event: Event) => {
    const [target] = event.composedPath();
    used = target instanceof Element ? target.closest(focusable) : null;
    was = stateOf(used);
    if (used instanceof HTMLElement) used.focus({ preventScroll: true });
  };
  const write = () => {
    isWritten = true;
  };
  root.addEventListener("click", press, hearOnce);
  root.addEventListener("input", write, hearOnce);
  step.act(element);
  leaving.abort();
  await until(() => step.until(element), what);
  await allAnnouncedIn(root);
  ear.stop();
  return {
    said: ear.announced(),
    hasMoved: root.activeElement !== null && root.activeElement !== used,
    hasTurned: isWritten || (used?.isConnected === true && stateOf(used) !== was),
  };
}

/** What is kept from readers until the focus stands still; on a busy machine that takes longer. */
const pending = "[role=status] > [aria-live] > [aria-hidden=true]";

async function allAnnouncedIn(root: ShadowRoot): Promise<void> {
  const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));
  await pause(lateMs);
  for (let left = 20; left > 0 && root.querySelector(pending); left -= 1) await pause(50);
}

/** What its regions say from now on: a text that comes into them, or that readers may hear. What leaves them is said by nobody. */
export function listenTo({ shadowRoot }: Element): { announced(): readonly string[]; stop(): void } {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ target }) => {
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest(regions);
      return region?.isConnected && region.ariaLive !== "off" ? [region] : [];
    });
    for (const region of new Set(changed)) {
      const text = announcedOf(region).replace(/\s+/g, " ").trim();
      if (text) said.push(text);
    }
  });
  const attributeFilter = ["aria-hidden"];
  observer.observe(shadowRoot as ShadowRoot, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter,
  });
  return { announced: () => said, stop: () => observer.disconnect() };
}

/** What is in it and not kept from readers. */
function announcedOf(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent ?? "";
}

function stateOf(control: Element | null): string {
  if (control === null) return "";
  const own = control instanceof HTMLInputElement ? [control.checked, control.value] : [];
  const name = control instanceof HTMLInputElement ? "" : control.textContent;
  return JSON.stringify([states.map((each) => control.getAttribute(`aria-${each}`)), own, name]);
}
