import type { Locator, Page } from "playwright";
import { describe, expect, test, vi } from "vitest";
import { elementsUnderTest, savingElements } from "./support/elements.js";
import { onPage } from "./support/fixture.js";
import { isLibraryInstalled } from "./support/fixture-server.js";
import { fixtures, scriptFixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import { testPage, visitCleanPage } from "./support/page-tests.js";

// Pages whose other scripts meddle with what ours use.

const pages = openHostilePages();
const clean = visitCleanPage(pages);
const { bootstrapModal, bootstrapModalJquery3, jquery, jquery3, ...others } = scriptFixtures;

/** What jQuery and Bootstrap put on the page. */
interface LegacyPage {
  jQuery(what: string | Element): Wrapped;
}

interface Wrapped {
  on(type: string, listener: (event: { originalEvent: CustomEvent }) => void): Wrapped;
  trigger(type: string): Wrapped;
  attr(name: string, value: string): Wrapped;
  prop(name: string, value: unknown): Wrapped;
  clone(withEvents: boolean): Wrapped;
  detach(): Wrapped;
  removeClass(name: string): Wrapped;
  appendTo(place: string): Wrapped;
  modal(command: string): void;
}

for (const fixture of Object.values(others)) {
  const isMissing = "needs" in fixture && !isLibraryInstalled(fixture.needs);
  describe.skipIf(isMissing)(
    isMissing ? `${fixture.name} (${fixture.needs} is not installed)` : fixture.name,
    () => {
      testPage(pages, fixture, clean);
    },
  );
}

for (const fixture of [bootstrapModal, bootstrapModalJquery3]) {
  describe(fixture.name, () => {
    const isOpenAfterEscape = new Map<string, boolean>();
    const scrolledBy = new Map<string, number>();
    // That the payload is the same afterwards says that each modal kept the work.
    testPage(pages, fixture, clean, {
      async afterWork(element, { page, locate }) {
        await page.evaluate(() => {
          const { jQuery } = window as unknown as LegacyPage;
          // It was shown with its transition; from here on that need not be waited for.
          jQuery("#modal").removeClass("fade").appendTo("body");
        });
        expect(await page.locator("body > #modal").count()).toBe(1);
        await element.firstField(locate(element)).focus();
        await page.keyboard.press("Escape");
        isOpenAfterEscape.set(element.tag, await page.locator("#modal").isVisible());
        await page.evaluate(() => (window as unknown as LegacyPage).jQuery("#modal").modal("show"));
        await page.locator("#modal.in").waitFor();
        scrolledBy.set(element.tag, await scrollOver(page, locate(element)));
      },
    });

    test.each(elementsUnderTest)("<$tag> leaves the Escape key to the modal", ({ tag }) => {
      expect(isOpenAfterEscape.get(tag)).toBe(false);
    });

    test.each(elementsUnderTest)("<$tag> lets the modal be scrolled over it", ({ tag }) => {
      expect(scrolledBy.get(tag)).toBeGreaterThan(100);
    });
  });
}

/** Turns the wheel over an element of a modal: by how many pixels the modal was scrolled. */
async function scrollOver(page: Page, editor: Locator): Promise<number> {
  const modal = page.locator("#modal");
  const scrollTop = () => modal.evaluate((each) => each.scrollTop);
  // A small one leaves nothing to scroll, so the page makes room below it.
  await page.locator(".modal-body").evaluate((each) => {
    each.style.paddingBlockEnd = "1200px";
  });
  await editor.evaluate((each) => each.scrollIntoView({ block: "start", behavior: "instant" }));
  const before = await scrollTop();
  const box = await editor.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.wheel(0, 300);
  const isScrolled = async () => expect(await scrollTop()).toBeGreaterThan(before + 100);
  await vi.waitFor(isScrolled, { timeout: 5_000, interval: 20 }).catch(() => {});
  return (await scrollTop()) - before;
}

for (const fixture of [jquery, jquery3]) {
  describe(fixture.name, () => {
    const heard = new Map<string, string>();
    const clones = new Map<string, { drawn: number; children: number; value: string; copied: string }>();
    testPage(pages, fixture, clean, {
      async beforeWork(element, { locate }) {
        await locate(element).evaluate((each) => {
          const { jQuery } = window as unknown as LegacyPage;
          jQuery(each).on("finish", ({ originalEvent }) => {
            each.setAttribute("title", JSON.stringify(originalEvent.detail.payload));
          });
        });
      },
      async afterWork(element, { page, locate }) {
        if (!savingElements.some(({ tag }) => tag === element.tag)) return;
        const clone = page.locator(onPage(element.tag)).nth(1);
        await locate(element).evaluate((each) => {
          (window as unknown as LegacyPage).jQuery(each).clone(true).appendTo("body");
        });
        // Far from the screen nothing is drawn.
        await clone.evaluate((each) => each.scrollIntoView());
        await clone.getByRole("button").first().waitFor();
        clones.set(
          element.tag,
          await clone.evaluate((each) => ({
            drawn: each.shadowRoot?.querySelectorAll(".editor").length ?? 0,
            children: each.childNodes.length,
            value: JSON.stringify(Reflect.get(each, "value")),
            copied: JSON.stringify(Reflect.get(document.querySelector(each.localName) as Element, "value")),
          })),
        );
        await clone.evaluate((each) => each.remove());
        await locate(element).evaluate((each) => {
          const { jQuery } = window as unknown as LegacyPage;
          const place = document.createElement("div");
          place.id = `${each.localName}-elsewhere`;
          document.body.append(place);
          jQuery(each).detach().appendTo(`#${place.id}`);
          jQuery(each).prop("cancelable", true).attr("theme", "dark");
          // What a page triggers by hand is its own event, and none of ours.
          jQuery(each).trigger("finish:page");
        });
        await locate(element).getByRole("button", { name: "キャンセル" }).waitFor();
      },
      async afterFinish(element, { locate }) {
        heard.set(element.tag, (await locate(element).getAttribute("title")) ?? "");
      },
    });

    // That it loses nothing when it is moved and set by jQuery says the payload.
    test.each(savingElements)("<$tag> is heard by it", ({ tag, expected }) => {
      expect(JSON.parse(heard.get(tag) ?? "")).toMatchObject(expected);
    });

    test.each(savingElements)(
      "<$tag> is drawn once when it is cloned, and begins anew",
      ({ tag, expected }) => {
        const { drawn, children, value, copied } = clones.get(tag) ?? {};
        expect({ drawn, children }).toEqual({ drawn: 1, children: 0 });
        expect(JSON.parse(copied ?? "")).toMatchObject(expected);
        expect(value).not.toBe(copied);
      },
    );
  });
}

test("what a page left behind, and what it bent, is gone for the next one of the same window", async () => {
  const elements = elementsUnderTest.slice(0, 1);
  const { page: first } = await pages.open(fixtures.prototype, { elements });
  await first.context().addCookies([{ name: "left", value: "1", url: pages.server().origin }]);
  await first.evaluate(() => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
  });
  await pages.leave();
  const { page: next } = await pages.open(fixtures.clean, { elements });
  const left = await next.evaluate(() => [
    document.cookie,
    localStorage.length,
    sessionStorage.getItem("left"),
    "toJSON" in Array.prototype,
  ]);
  expect(left).toEqual(["", 0, null, false]);
});
