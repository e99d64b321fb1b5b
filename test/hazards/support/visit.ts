import type { Locator, Page } from "playwright";
import type { ElementUnderTest } from "./element-under-test.js";
import { type Fixture, onPage } from "./fixture.js";
import type { FixtureServer, Placement } from "./fixture-server.js";
import type { Reports, Tab } from "./tab.js";

/** A hostile page that is open, with elements of ours on it. */
export interface Visit extends Omit<Reports, "payloads"> {
  page: Page;
  /** The element of this kind that the operator works with. */
  locate(element: ElementUnderTest): Locator;
  /** What an element holds, as JSON text, written by hand where the page may have bent how it is written. */
  textOfValue(element: ElementUnderTest): Promise<string>;
  /** Payloads of the element's `finish` events so far, as JSON text. */
  payloadsOf(element: ElementUnderTest): readonly string[];
}

/** Opens the page of a fixture, and waits until each element is drawn. */
export async function visit(
  tab: Tab,
  server: FixtureServer,
  fixture: Fixture,
  placement: Placement,
): Promise<Visit> {
  const { page } = tab;
  const { payloads, ...reports } = await tab.goto(server.page(fixture, placement));
  await fixture.reveal?.(page);
  const locate = ({ tag }: ElementUnderTest) => fixture.find?.(page, tag) ?? page.locator(onPage(tag));
  for (const element of placement.elements) await waitUntilDrawn(locate(element), element.tag);
  const textOfValue = (element: ElementUnderTest) =>
    locate(element).evaluate((each) => Reflect.get(window, "jsonOf")(Reflect.get(each, "value")));
  return { ...reports, page, locate, textOfValue, payloadsOf: ({ tag }) => payloads.get(tag) ?? [] };
}

/** Brings an element near, because far from the screen nothing is drawn, and waits for its first button, a closed list, or a text that is only read. */
export async function waitUntilDrawn(editor: Locator, name: string): Promise<void> {
  await editor.evaluate(async (element, tag) => {
    const end = performance.now() + 15_000;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    while (!element.shadowRoot?.querySelector("button, [role=textbox], [role=combobox]")) {
      if (performance.now() > end) throw new Error(`<${tag}> is not drawn.`);
      await new Promise((frame) => requestAnimationFrame(frame));
    }
  }, name);
}
