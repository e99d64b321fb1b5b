import type { Locator, Page } from "playwright";
import { describe, expect, test, vi } from "vitest";
import type { ElementUnderTest } from "./support/element-under-test.js";
import { elementsUnderTest } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import type { Visit } from "./support/visit.js";

// Pages that a library brings in step with what the server sends, around and under the work.

const pages = openHostilePages();

const elements = ["action-editor", "message-timeline", "friend-editor", "reservation-schedule"].map(
  (tag) => elementsUnderTest.find((element) => element.tag === tag) as ElementUnderTest,
);
const [action, , friend, schedule] = elements as [
  ElementUnderTest,
  ElementUnderTest,
  ElementUnderTest,
  ElementUnderTest,
];
const names: Readonly<Record<string, string>> = {
  "action-editor": 'name="action" finisher="emit" draft-key="morphed-action"',
  "friend-editor": 'data-mirror="friend" draft-key="morphed-friend"',
};
const attributesOf = ({ tag }: ElementUnderTest) => names[tag] ?? "";

interface MorphingPage extends Fixture {
  /** Has the library ask the server for the page, and waits until it is as that sent it. */
  morph(page: Page): Promise<void>;
  /** By the library's own way to another page. */
  leave(page: Page): Promise<void>;
}

/** Each time another text before the form, so that there is something to morph. */
function formAround(more: string): (markup: string) => string {
  let sent = 0;
  return (markup) => {
    const fallback = '<textarea name="action" hidden>{"aid":1}</textarea></action-editor>';
    const inside = markup.replace("</action-editor>", fallback);
    const flash = ++sent % 2 === 0 ? "<p>保存しました</p>" : "";
    return `${more}<main id="main"><p id="sent">${sent}</p>${flash}<form>${inside}</form></main>`;
  };
}

const sentOf = (page: Page) => page.locator("#sent").textContent();
const morphed = async (page: Page, ask: () => Promise<unknown>) => {
  const before = await sentOf(page);
  await ask();
  await vi.waitFor(async () => expect(await sentOf(page)).not.toBe(before), 10_000);
};
const left = (page: Page) =>
  vi.waitFor(async () => expect(await page.locator("form").count()).toBe(0), 10_000);

const turbo: MorphingPage = {
  name: "Turbo 8, refreshed by a morph",
  path: "/pages/turbo",
  head: () => `<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">
<script src="/vendor/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>`,
  body: formAround('<a id="leave" href="/pages/clean">他のページ</a>'),
  morph: (page) =>
    morphed(page, () =>
      page.evaluate(() =>
        document.body.insertAdjacentHTML("beforeend", '<turbo-stream action="refresh"></turbo-stream>'),
      ),
    ),
  async leave(page) {
    await page.locator("#leave").evaluate((link: HTMLElement) => link.click());
    await left(page);
  },
};

const htmx: MorphingPage = {
  name: "htmx 2 with Idiomorph",
  path: "/pages/htmx",
  head: () => `<script src="/vendor/htmx.org/dist/htmx.js"></script>
<script src="/vendor/idiomorph/dist/idiomorph-ext.js"></script>`,
  body: formAround(
    `<div hx-ext="morph"><button id="ask" hx-get="/pages/htmx" hx-select="#main" hx-target="#main" hx-swap="morph:outerHTML">新しく</button>
<a id="leave" hx-get="/pages/clean" hx-target="body" hx-push-url="true">他のページ</a></div>`,
  ),
  morph: (page) =>
    morphed(page, () => page.locator("#ask").evaluate((button: HTMLElement) => button.click())),
  async leave(page) {
    await page.locator("#leave").evaluate((link: HTMLElement) => link.click());
    await left(page);
  },
};

describe.each([turbo, htmx])("$name", (fixture) => {
  test("leaves the work, the caret, the history and the form as they are", async () => {
    const visit = await openWorked(fixture);
    const { page, errors, locate } = visit;
    const before = await stateOf(visit);
    const calls = pages.server().calls.length;
    const text = locate(action).getByRole("textbox", { name: "本文" }).first();
    await text.click();
    await page.keyboard.press("Home");
    await page.keyboard.insertText("前");
    await fixture.morph(page);
    // The caret is where it was.
    await page.keyboard.insertText("後");
    await vi.waitFor(async () => expect(await textOf(locate(action))).toContain("前後"), 10_000);
    for (const _ of "前後") await page.keyboard.press("Backspace");
    await fixture.morph(page);
    await fixture.morph(page);
    await vi.waitFor(async () => expect(await stateOf(visit)).toEqual(before), 10_000);
    expect(await locate(action).evaluate((each) => Reflect.get(each, "canUndo"))).toBe(true);
    expect(pages.server().calls).toHaveLength(calls);
    expect(errors).toEqual([]);
  });

  test("leaves what is written in a dialog", async () => {
    const { page, errors, locate } = await pages.open(fixture, { elements, attributesOf });
    await locate(schedule).getByRole("button", { name: "ブロック", exact: true }).click();
    const memo = locate(schedule).getByRole("textbox", { name: "メモ" });
    await memo.fill("会議");
    await fixture.morph(page);
    await page.keyboard.insertText("のため");
    expect(await memo.inputValue()).toBe("会議のため");
    expect(errors).toEqual([]);
  });

  test("back and forward bring the work on offer, once, and each element once", async () => {
    const visit = await openWorked(fixture);
    const { page, errors, locate } = visit;
    const works = await Promise.all([action, friend].map((element) => textOf(locate(element))));
    await fixture.leave(page);
    for (const _ of [1, 2]) {
      await page.goBack();
      await page.locator("form").waitFor();
      for (const element of elements) {
        expect(await locate(element).count(), element.tag).toBe(1);
        await locate(element).evaluate((each) => each.scrollIntoView());
        await locate(element).getByRole("button").first().waitFor();
      }
      await page.goForward();
      await left(page);
    }
    await page.goBack();
    for (const [at, element] of [action, friend].entries()) {
      await locate(element).getByRole("button", { name: "復元する" }).click();
      await vi.waitFor(async () => expect(await textOf(locate(element))).toBe(works[at]), 10_000);
    }
    expect(errors).toEqual([]);
  });
});

async function openWorked(fixture: Fixture): Promise<Visit> {
  const visit = await pages.open(fixture, { elements, attributesOf });
  // What the page itself needs of the other one.
  pages.server().page(fixtures.clean, { elements: [], attributesOf });
  const { page, locate } = visit;
  for (const element of elements) await element.work(page, locate(element));
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("form > div > *")) Reflect.set(each, "isOfBefore", true);
  });
  return visit;
}

const textOf = (element: Locator) => element.evaluate((each) => JSON.stringify(Reflect.get(each, "value")));

/** What must be the same under a morph: the elements, what they hold, and what their form would send. */
function stateOf({ page }: Visit) {
  return page.evaluate(() => {
    const form = document.querySelector("form") as HTMLFormElement;
    return {
      sent: [...new FormData(form)].map(String),
      elements: [...form.querySelectorAll("form > div > *")].map((each) => [
        each.localName,
        Reflect.get(each, "isOfBefore"),
        JSON.stringify(Reflect.get(each, "value")),
        each.shadowRoot?.querySelectorAll(".editor").length,
      ]),
    };
  });
}
