import type { Locator, Page } from "playwright";
import type { ElementUnderTest } from "./element-under-test.js";
import type { Fixture } from "./fixture.js";
import type { FixtureServer } from "./fixture-server.js";

/** A hostile page with one of our elements on it. */
export interface Visit {
  page: Page;
  editor: Locator;
  /** Console errors, uncaught exceptions and policy violations so far. */
  errors: string[];
  warnings: string[];
  /** Payloads of `finish` events so far, as JSON text. */
  payloads: string[];
}

/** Goes to the page of a fixture; `attributes` are those of the element. */
export async function visit(
  page: Page,
  server: FixtureServer,
  fixture: Fixture,
  element: ElementUnderTest,
  attributes: string,
): Promise<Visit> {
  const [errors, warnings, payloads]: string[][] = [[], [], []];
  page.on("pageerror", (error) => errors?.push(String(error)));
  page.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(mark)) payloads?.push(text.slice(mark.length));
    else if (message.type() === "error") errors?.push(text);
    else if (message.type() === "warning") warnings?.push(text);
  });
  await page.addInitScript(listenForFinish, mark);
  await page.goto(server.page(fixture, element.markup(attributes)));
  await fixture.reveal?.(page);
  const editor = fixture.find?.(page, element.tag) ?? page.locator(element.tag);
  // Far from the screen nothing is drawn.
  await editor.scrollIntoViewIfNeeded();
  await editor.locator("button").first().waitFor();
  return {
    page,
    editor,
    errors: errors ?? [],
    warnings: warnings ?? [],
    payloads: payloads ?? [],
  };
}

const mark = "payload of a finish: ";

/**
 * Runs before any script of the page and keeps what it needs, so that no page can bend what is read of a payload:
 * objects are written by hand, because a page may have given arrays a `toJSON`.
 */
function listenForFinish(prefix: string): void {
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
  window.addEventListener(
    "finish",
    (event) => log(prefix + write((event as CustomEvent).detail.payload)),
    true,
  );
}
