import { onTestFinished, vi } from "vitest";
import type { OpenApiConsoleElement } from "../../../src/entries/open-api-console.js";
import { configure } from "../../../src/entries/open-api-console.js";
import { root } from "../../elements/page.js";

/* Where a token stands: everywhere that a script, an extension or a report could read it. */

/** Every event of the console. */
export const consoleEvents = [
  ...["change", "saved", "token-issued", "token-revoked", "service-code-select", "section-change"],
  ...["failure", "page-expired", "navigate"],
];
/** What was heard, said and reported while the test ran. */
let told: unknown[] = [];

/** Listens to the console, to reports and to errors until the test is over. */
export function listenToReports(): void {
  told = [];
  for (const name of ["log", "info", "warn", "error", "debug"] as const) {
    const spy = vi.spyOn(console, name).mockImplementation((...said) => void told.push(...said));
    onTestFinished(() => spy.mockRestore());
  }
  configure({ onError: (...said) => void told.push(...said) });
  const listener = (event: ErrorEvent) => void told.push(event.error, event.message);
  window.addEventListener("error", listener);
  onTestFinished(() => window.removeEventListener("error", listener));
  onTestFinished(() => configure({ onError: undefined }));
}

/**
 * Where a text stands among everything that can be walked to from a value, by the way there: own properties of all kinds,
 * and what maps and sets hold. Nodes are left to `placesInPage`.
 */
function waysTo(text: string, start: unknown, name: string, seen = new Set<object>()): string[] {
  const found: string[] = [];
  const waiting: [unknown, string][] = [[start, name]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, way] = next;
    if (typeof value === "string" && value.includes(text)) found.push(way);
    if ((typeof value !== "object" && typeof value !== "function") || value === null || seen.has(value))
      continue;
    if (value instanceof Node || value instanceof Window) continue;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) waiting.push([[...value], `${way}()`]);
    for (const key of Reflect.ownKeys(value)) {
      const { value: held } = Object.getOwnPropertyDescriptor(value, key) ?? {};
      if (held !== undefined) waiting.push([held, `${way}.${String(key)}`]);
    }
  }
  return found;
}

/** Where a text stands in the page: markup, attributes, fields, what is written on nodes, and what React keeps of them. */
function placesInPage(text: string, from: Document | ShadowRoot = document): string[] {
  const found: string[] = [];
  const markup = from instanceof Document ? from.documentElement.outerHTML : from.innerHTML;
  if (markup.includes(text)) found.push("markup");
  const seen = new Set<object>();
  for (const node of from.querySelectorAll("*")) {
    const tag = node.localName;
    for (const { name, value } of node.attributes) if (value.includes(text)) found.push(`${tag}[${name}]`);
    if ("value" in node && String(node.value).includes(text)) found.push(`${tag}.value`);
    for (const key of Object.getOwnPropertyNames(node)) {
      const { value } = Object.getOwnPropertyDescriptor(node, key) ?? {};
      found.push(...waysTo(text, value, `${tag}.${key}`, seen));
    }
    if (node.shadowRoot) found.push(...placesInPage(text, node.shadowRoot));
  }
  return found;
}

/** Everywhere else. */
function placesAround(text: string, element: OpenApiConsoleElement, heard: readonly CustomEvent[]): string[] {
  const kept = [sessionStorage, localStorage].map((each) => Object.entries(each));
  const own: Record<string, unknown> = {};
  for (let at: object | null = element; at && at !== HTMLElement.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) own[name] = Reflect.get(at, name, element);
  return [
    ...waysTo(text, own, "element"),
    ...waysTo(text, kept, "storage"),
    ...waysTo(text, [history.state, location.href, document.title, document.cookie], "page"),
    ...waysTo(text, told, "told"),
    ...heard.flatMap(({ type, detail }) => waysTo(text, detail, type)),
  ];
}

/** Everywhere, the element taken away or not. */
export function places(
  text: string,
  element: OpenApiConsoleElement,
  heard: readonly CustomEvent[],
): string[] {
  const inside = element.isConnected ? [] : placesInPage(text, root(element));
  return [...placesInPage(text), ...inside, ...placesAround(text, element, heard)];
}
