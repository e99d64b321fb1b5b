import { onTestFinished } from "vitest";
import { type ConsoleContext, configure } from "../../../src/entries/index.js";

/** What the page configures, until the end of the test. */
export function configurePage(context: ConsoleContext): void {
  configure(context);
  onTestFinished(() => {
    // A page never takes back what it configured, so there is no call for it: this is where it is kept.
    const page = Reflect.get(globalThis, Symbol.for("console-editors.page")) as {
      configured: ConsoleContext;
    };
    page.configured = {};
  });
}

/** The page's context as the server writes it into the page. */
export function writeContext(context: unknown): HTMLScriptElement {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "console-context";
  script.textContent = typeof context === "string" ? context : JSON.stringify(context);
  document.head.append(script);
  onTestFinished(() => script.remove());
  return script;
}

/** The token of the page, as frameworks write it. */
export function writeToken(content: string): HTMLMetaElement {
  const meta = Object.assign(document.createElement("meta"), { name: "csrf-token", content });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  return meta;
}
