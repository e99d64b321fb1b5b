import { answerCalls } from "../host-in-page.js";
import { type Hear, listen } from "./events.js";

/** What a framed page tells the story around it. */
export interface FramedPageProps {
  colorScheme: string;
  hear: Hear;
  /** An error on its console or in its scripts, or something its policy forbade. */
  fault(text: string): void;
}

/**
 * Makes the empty document of a frame the page of a snippet. The markup is parsed and its scripts run as those of any
 * page; around them are a server that answers (the reference host, in memory) and somebody who listens.
 */
export function openPage(
  frame: HTMLIFrameElement,
  html: string,
  { colorScheme, hear, fault }: FramedPageProps,
): void {
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) return;
  const { document } = page;
  document.open();
  if (import.meta.env.DEV) Object.assign(page, servedFromSources());
  answerCalls(page, page.fetch.bind(page));
  listenForFaults(page, fault);
  listen(document, hear);
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented || !(event.target instanceof page.HTMLFormElement)) return;
    event.preventDefault();
    hear("submit", Object.fromEntries(new page.FormData(event.target, event.submitter)));
  });
  document.write(`<!doctype html><html lang="ja"><title>Snippet</title>${html}`);
  document.close();
  document.documentElement.style.colorScheme = colorScheme;
}

/** Modules that are not built yet ask their page for what React's refresh and Vitest have put into ours. */
function servedFromSources(): object {
  return {
    $RefreshReg$() {},
    $RefreshSig$: () => (type: unknown) => type,
    __vitest_browser_runner__: Reflect.get(window, "__vitest_browser_runner__"),
  };
}

function listenForFaults(page: Window & typeof globalThis, fault: FramedPageProps["fault"]): void {
  const { error } = page.console;
  page.console.error = (...args: unknown[]) => {
    error(...args);
    fault(args.map(String).join(" "));
  };
  page.addEventListener("error", ({ message }) => fault(message));
  page.addEventListener("unhandledrejection", ({ reason }) => fault(String(reason)));
  page.document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    fault(`${violatedDirective} forbids ${blockedURI}`),
  );
}
