import type { Point } from "../drivers/engine-page.js";
import type { Target } from "./target.js";

/** An event of an element, as a page hears it. */
export interface HeardEvent {
  type: string;
  tag: string;
  /** As JSON text, so that the order of keys can be compared. */
  detail: string;
}

/** What tests ask a page for, as `window.helpers`. */
export interface PageHelpers {
  /** Console errors and uncaught exceptions so far. */
  errors: string[];
  /** Events of elements so far. */
  events: HeardEvent[];
  /** Waits until an element is drawn, with what it asks the server for, and stays as it is for a few frames. */
  rested(element: Element): Promise<void>;
  /** The first that can be seen, in any open shadow root; null when there is none. */
  find(target: Target): HTMLElement | null;
  /** As `find`; throws when there is none. */
  get(target: Target): HTMLElement;
  /** Its role and name, as far as `find` knows them. */
  describe(element: Element): string;
  /** Where a press reaches it, once it rests there; null while it cannot be pressed. */
  pointOf(target: Target): Promise<Point | null>;
  /** All that it shows or announces. */
  textOf(element: Element): string;
  /** What has the focus, in whichever shadow root. */
  focused(): Element | null;
  /** Every element below, in the order of the document, open shadow roots included. */
  everythingIn(root: Document | ShadowRoot | Element): Generator<Element>;
}

declare global {
  interface Window {
    helpers: PageHelpers;
  }
}

/** Runs before any other script of the page. It is sent as text, so it can use nothing outside. */
export function installHelpers(): void {
  const errors: string[] = [];
  const events: HeardEvent[] = [];
  const roles: Record<string, string> = {
    BUTTON: "button",
    TEXTAREA: "textbox",
    SELECT: "combobox",
    OPTION: "option",
    DIALOG: "dialog",
    FIELDSET: "group",
    SECTION: "region",
    UL: "list",
    LI: "listitem",
    A: "link",
  };
  const inputRoles: Record<string, string> = { search: "searchbox", checkbox: "checkbox", radio: "radio" };

  const logError = console.error;
  console.error = (...parts) => {
    errors.push(parts.map(String).join(" "));
    logError.apply(console, parts);
  };
  addEventListener("error", ({ message, error }) => errors.push(`${message} ${error?.stack ?? ""}`));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  for (const type of ["change", "before-finish", "finish", "failure", "cancel"]) {
    document.addEventListener(type, (event) => {
      if (!(event instanceof CustomEvent)) return;
      const tag = (event.target as Element).localName;
      events.push({ type, tag, detail: JSON.stringify(event.detail) });
    });
  }
  window.helpers = { errors, events, rested, find, get, describe, pointOf, textOf, focused, everythingIn };

  let callsUnderWay = 0;
  const { fetch } = window;
  window.fetch = (...request) => {
    callsUnderWay++;
    return fetch(...request).finally(() => callsUnderWay--);
  };

  async function rested(element: Element): Promise<void> {
    const end = performance.now() + 10_000;
    let before = "";
    for (let frames = 0; frames < 5; ) {
      await new Promise((frame) => requestAnimationFrame(frame));
      if (performance.now() > end) throw new Error(`<${element.localName}> does not come to rest.`);
      const root = element.shadowRoot;
      const now =
        root?.querySelector("button, [role=combobox]") && !root.querySelector("[data-pending]")
          ? root.innerHTML
          : "";
      frames = now && now === before && callsUnderWay === 0 ? frames + 1 : 0;
      before = now;
    }
  }

  function* everythingIn(root: Document | ShadowRoot | Element): Generator<Element> {
    if (root instanceof Element) yield root;
    const inside = root instanceof Element ? (root.shadowRoot ?? root) : root;
    for (const child of inside.children) yield* everythingIn(child);
    // Children that a page gives to an element with a shadow root.
    if (root instanceof Element && root.shadowRoot)
      for (const child of root.children) yield* everythingIn(child);
  }

  function roleOf(element: Element): string {
    const given = element.getAttribute("role");
    if (given) return given;
    if (element instanceof HTMLInputElement) return inputRoles[element.type] ?? "textbox";
    return roles[element.tagName] ?? "";
  }

  function nameOf(element: Element): string {
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const byIds = ids.map((id) => root.getElementById(id)?.textContent ?? "").join(" ");
    if (byIds) return tidy(byIds);
    const label = element.getAttribute("aria-label");
    if (label) return tidy(label);
    const labels = "labels" in element ? [...((element.labels ?? []) as NodeListOf<HTMLElement>)] : [];
    if (labels.length) return tidy(labels.map(({ textContent }) => textContent).join(" "));
    return /^(button|option|menuitem|link)$/.test(roleOf(element)) ? tidy(element.textContent ?? "") : "";
  }

  function tidy(text: string): string {
    return text.replace(/\s+/g, " ").trim();
  }

  function find({ role, name, within }: Target): HTMLElement | null {
    const around = within ? find(within) : document;
    if (!around) return null;
    for (const element of everythingIn(around)) {
      if (element === around || roleOf(element) !== role || !element.checkVisibility()) continue;
      if (name === undefined || nameOf(element) === name) return element as HTMLElement;
    }
    return null;
  }

  function get(target: Target): HTMLElement {
    const found = find(target);
    if (!found) throw new Error(`There is no ${JSON.stringify(target)}`);
    return found;
  }

  function describe(element: Element): string {
    return `${roleOf(element) || element.localName} ${nameOf(element)}`.trim();
  }

  async function pointOf(target: Target): Promise<Point | null> {
    const element = find(target);
    if (!element || element.matches(":disabled")) return null;
    const point = await middleOf(element);
    if (!point || reaches(element, point)) return point;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const scrolled = await middleOf(element);
    return scrolled && reaches(element, scrolled) ? scrolled : null;
  }

  /** Its middle, once it is the same in two frames. */
  async function middleOf(element: Element): Promise<Point | null> {
    let before = "";
    for (let frames = 0; frames < 30; frames++) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join(" ");
      if (now === before && width && height && element.isConnected) {
        return { x: x + width / 2, y: y + height / 2 };
      }
      before = now;
    }
    return null;
  }

  /** Whether a press there comes to the element, and not to something that covers it. */
  function reaches(element: Element, { x, y }: Point): boolean {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inside = hit.shadowRoot.elementFromPoint(x, y);
      if (!inside || inside === hit) break;
      hit = inside;
    }
    return hit !== null && (element.contains(hit) || hit.contains(element));
  }

  function textOf(element: Element): string {
    return element.shadowRoot?.textContent ?? "";
  }

  function focused(): Element | null {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }
}
