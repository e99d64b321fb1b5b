import { parseJson } from "../lib/json.js";
import { toPlainData } from "../lib/plain-data.js";
import { type ConsoleContext, type ErrorContext, mergeContexts, readContext } from "./console-context.js";

/**
 * State that all copies of the library on a page share: what the page configured. It hangs on a registered symbol,
 * because a page may load two bundles, and `configure` of one must reach the elements of the other.
 */
interface SharedPage {
  configured: ConsoleContext;
  listeners: Set<() => void>;
  /** Values that `pageSingleton` made, by name. */
  kept?: Map<string, unknown>;
}

const key = Symbol.for("console-editors.page");

function shared(): SharedPage {
  const holder = globalThis as { [key]?: SharedPage };
  holder[key] ??= { configured: {}, listeners: new Set() };
  return holder[key];
}

/**
 * Gives every element of the page facts about the account. May be called before or after elements appear, and again;
 * keys of an earlier call stay unless named. Attributes of an element win over it.
 */
export function configure(context: ConsoleContext): void {
  const page = shared();
  page.configured = mergeContexts(page.configured, ownCopy(context));
  for (const listener of page.listeners) listener();
}

/** A page may change its lists in place, and say them again. Functions stay what they are. */
function ownCopy(context: ConsoleContext): ConsoleContext {
  const copies = Object.entries(context).map(([key, value]) => {
    const plain = toPlainData(value);
    return [key, plain.ok ? plain.data : value];
  });
  return Object.fromEntries(copies);
}

/** Calls back after each `configure`. */
export function onConfigured(listener: () => void): () => void {
  shared().listeners.add(listener);
  return () => shared().listeners.delete(listener);
}

/** The page's context as it is now: `<script id="console-context">`, then `configure`, then an element's own. */
export function pageContext(own: ConsoleContext = {}): ConsoleContext {
  return mergeContexts(scriptContext(), shared().configured, own);
}

/** Something that there is once for all elements of the page. Two versions of the library do not share it. */
export function pageSingleton<T>(name: string, create: () => T): T {
  const page = shared();
  page.kept ??= new Map();
  const key = `${name} ${import.meta.env.PACKAGE_VERSION}`;
  if (!page.kept.has(key)) page.kept.set(key, create());
  return page.kept.get(key) as T;
}

/** Tells the page about something unexpected. A page without `onError` finds it on the console. */
export function reportError(error: unknown, about: ErrorContext): void {
  const { onError, brand } = pageContext();
  if (!onError) {
    console.error(`console-editors (${about.source}):`, error);
    return;
  }
  try {
    onError(error, brand === undefined ? about : { ...about, brand });
  } catch (hookError) {
    console.error("console-editors: the page's onError failed:", hookError);
  }
}

function scriptContext(): ConsoleContext {
  // The last: pages that exchange their body may keep an old one in the head. What is no JSON script is the page's business;
  // jQuery writes `true/` before the type of one that it puts there, until the elements beside it have come.
  const scripts = document.querySelectorAll('script#console-context[type$="application/json"]');
  const script = scripts[scripts.length - 1];
  if (!script) return {};
  const text = script.textContent ?? "";
  if (text !== cached.text) {
    const json = parseJson(text);
    if (!json.ok)
      console.error(`console-editors: #console-context cannot be read: the JSON is ${json.problem}`);
    cached = { text, context: json.ok ? readContext(json.data) : {} };
  }
  return cached.context;
}

/** The script is read at each call of a server, but parsed only when its text changed. */
let cached: { text: string; context: ConsoleContext } = { text: "", context: {} };
