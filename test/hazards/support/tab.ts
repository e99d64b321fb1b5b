import type { Page } from "playwright";

/** A tab that shows one page after the other. */
export interface Tab {
  page: Page;
  /** Goes to a page, and gives what it reports from then on. */
  goto(url: string): Promise<Reports>;
  /** Has the browser forget what the page left behind, but for the files that it loaded. */
  forget(): Promise<void>;
}

export interface Reports {
  /** Console errors, uncaught exceptions and policy violations. */
  errors: string[];
  warnings: string[];
  /** What dialogs said; each is dismissed. */
  dialogs: string[];
  /** Payloads of `finish` events, as JSON text, by the tag of their element. */
  payloads: Map<string, string[]>;
}

/**
 * To go from page to page in one tab takes half of what a new tab for each takes. Each page still is a world of its own,
 * whatever the scripts of the one before did to theirs.
 */
export async function openTab(page: Page, origin: string): Promise<Tab> {
  const session = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  let reports = noReports();
  await page.addInitScript(clearSession);
  await page.addInitScript(logPayloads);
  page.on("pageerror", (error) => reports.errors.push(String(error)));
  page.on("dialog", (dialog) => {
    reports.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    const text = message.text();
    const [, tag = "", payload = ""] = payloadMessage.exec(text) ?? [];
    if (tag) reports.payloads.set(tag, [...(reports.payloads.get(tag) ?? []), payload]);
    else if (message.type() === "error") reports.errors.push(text);
    else if (message.type() === "warning") reports.warnings.push(text);
  });
  return {
    page,
    async goto(url) {
      // What the page before still reports is not of this one.
      page.once("framenavigated", () => {
        reports = noReports();
      });
      await page.goto(url);
      return reports;
    },
    async forget() {
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: leftovers });
      await page.context().clearPermissions();
      await page.setViewportSize(size);
    },
  };
}

/** All but the session's storage, which belongs to the tab. */
const leftovers = "cookies,local_storage,indexeddb,cache_storage,service_workers";

function noReports(): Reports {
  return { errors: [], warnings: [], dialogs: [], payloads: new Map() };
}

/** Runs before any script of a page; what is inside of a frame comes later than what the page may keep. */
function clearSession(): void {
  if (window === window.top) sessionStorage.clear();
}

const payloadMessage = /^payload of <([a-z-]+)>: (.*)$/s;

/**
 * Runs before any script of the page and keeps what it needs, so that no page can bend what is read of a payload or value:
 * objects are written by hand, because a page may have given arrays a `toJSON`.
 */
function logPayloads(): void {
  const { stringify } = JSON;
  const { isArray } = Array;
  const { keys } = Object;
  const log = console.debug.bind(console);
  function write(value: unknown): string {
    if (typeof value !== "object" || value === null) return stringify(value) ?? "undefined";
    let text = "";
    if (isArray(value)) {
      for (let i = 0; i < value.length; i++) text += (i ? "," : "") + write(value[i]);
      return `[${text}]`;
    }
    const names = keys(value);
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      text += `${(i ? "," : "") + stringify(name)}:${write((value as Record<string, unknown>)[name])}`;
    }
    return `{${text}}`;
  }
  Object.defineProperty(window, "jsonOf", { value: write });
  window.addEventListener(
    "finish",
    (event) => {
      const { localName } = event.target as Element;
      log(`payload of <${localName}>: ${write((event as CustomEvent).detail.payload)}`);
    },
    true,
  );
}
