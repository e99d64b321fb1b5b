import { onTestFinished } from "vitest";
import { eventually } from "./editors.js";

/** A page of its own: what a test would not survive itself (a reload, a hostile script) happens there. */
export interface HostPage {
  /** The page's globals; other ones after a reload. */
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** How often it was loaded. */
  readonly loads: number;
  /** Loads the action editor, as a late script of the page would. */
  loadEditor(): Promise<void>;
}

/** Opens a page in a frame and arranges it, again after each reload. It shares this page's session storage. */
export async function openPage(arrange: (page: HostPage) => void = () => {}): Promise<HostPage> {
  const frame = document.createElement("iframe");
  frame.src = "/test/browser/support/host-page.html";
  frame.style.cssText = "inline-size: 800px; block-size: 600px";
  let loads = 0;
  const page: HostPage = {
    get window() {
      return frame.contentWindow as Window & typeof globalThis;
    },
    get document() {
      return page.window.document;
    },
    get loads() {
      return loads;
    },
    loadEditor: () => loadEditor(page),
  };
  frame.addEventListener("load", () => {
    loads += 1;
    // The test runner writes its own function around every dynamic import.
    Object.assign(page.window, { __vitest_browser_runner__: { wrapDynamicImport } });
    arrange(page);
  });
  onTestFinished(() => {
    frame.remove();
    sessionStorage.clear();
  });
  document.body.append(frame);
  await eventually(() => loads).toBe(1);
  return page;
}

function wrapDynamicImport<T>(load: () => T): T {
  return load();
}

async function loadEditor({ window, document }: HostPage): Promise<void> {
  const script = document.createElement("script");
  script.type = "module";
  script.src = "/src/entries/action-editor.ts";
  document.head.append(script);
  await window.customElements.whenDefined("action-editor");
}
