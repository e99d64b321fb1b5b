import { onTestFinished } from "vitest";
import { eventually } from "./editors.js";

/** A page of its own: what a test would not survive itself (a reload, a hostile script) happens there. */
export interface HostPage {
  /** The page's globals; other ones after a reload. */
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** How often it was loaded. */
  readonly loads: number;
  /** Whether it was told to reload or to go elsewhere since; known before anything is loaded. */
  readonly leaving: boolean;
  /** Loads the action editor, as a late script of the page would. */
  loadEditor(): Promise<void>;
  readonly parts: LateParts;
}

/** The files that the editor loads when it needs them, as a slow or broken network brings them. */
export class LateParts {
  #state: "come" | "wait" | "fail" = "come";
  #waiting: (() => void)[] = [];

  /** From now on they do not arrive until `come`. */
  wait(): void {
    this.#state = "wait";
  }

  fail(): void {
    this.#state = "fail";
  }

  come(): void {
    this.#state = "come";
    for (const go of this.#waiting.splice(0)) go();
  }

  async load<T>(part: () => Promise<T>): Promise<T> {
    if (this.#state === "fail") throw new TypeError("Failed to fetch dynamically imported module");
    if (this.#state === "wait") await new Promise<void>((go) => this.#waiting.push(go));
    return part();
  }
}

/**
 * Opens a page in a frame and arranges it, again after each reload. It shares this page's session storage. With `srcdoc` the
 * page is written into the frame and has no address of its own.
 */
export async function openPage(
  arrange: (page: HostPage) => void = () => {},
  { srcdoc }: { srcdoc?: string } = {},
): Promise<HostPage> {
  const frame = document.createElement("iframe");
  if (srcdoc === undefined) frame.src = "/test/browser/support/host-page.html";
  else frame.srcdoc = srcdoc;
  frame.style.cssText = "inline-size: 800px; block-size: 600px";
  let loads = 0;
  let leaving = false;
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
    get leaving() {
      return leaving;
    },
    loadEditor: () => loadEditor(page),
    parts: new LateParts(),
  };
  frame.addEventListener("load", () => {
    loads += 1;
    leaving = false;
    const { navigation } = frame.contentWindow as unknown as { navigation: EventTarget };
    navigation.addEventListener("navigate", () => {
      leaving = true;
    });
    // The test runner writes its own function around every dynamic import.
    const wrapDynamicImport = <T>(load: () => Promise<T>) => page.parts.load(load);
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

async function loadEditor({ window, document }: HostPage): Promise<void> {
  const script = document.createElement("script");
  script.type = "module";
  script.src = "/src/entries/action-editor.ts";
  document.head.append(script);
  await window.customElements.whenDefined("action-editor");
}
