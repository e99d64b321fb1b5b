import { describe, expect, test } from "vitest";
import type { FinishingElement } from "./support/element-under-test.js";
import { finishingElements } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();

/** What the page's jQuery does with an element. */
interface Wrapped {
  on(type: string, listener: (event: { originalEvent: CustomEvent }) => void): Wrapped;
  trigger(type: string): Wrapped;
  attr(name: string, value: string): Wrapped;
  prop(name: string, value: unknown): Wrapped;
  clone(withEvents: boolean): Wrapped;
  detach(): Wrapped;
  appendTo(place: string): Wrapped;
  length: number;
}
interface LegacyPage {
  jQuery: (what: string | Element) => Wrapped;
}

const used: { element: FinishingElement; page: string; fixture: (typeof fixtures)["jquery" | "jquery3"] }[] =
  finishingElements.flatMap((element) =>
    [fixtures.jquery, fixtures.jquery3].map((fixture) => ({ element, page: fixture.name, fixture })),
  );

describe.each(used)("<$element.tag> on $page", ({ element, fixture }) => {
  test("posts what it posts from the clean page, to where it posts it", async () => {
    const ours = ({ method, url, body, headers }: Awaited<ReturnType<typeof pages.callOn>>) => {
      return {
        method,
        url,
        body,
        accept: headers.accept,
        token: headers["x-csrf-token"],
        type: headers["content-type"],
      };
    };
    const clean = ours(await pages.callOn(fixtures.clean, element));
    expect(ours(await pages.callOn(fixture, element))).toEqual(clean);
  });

  test("is heard, set and moved by it, and loses nothing", async () => {
    const { page, editor, payloads, errors } = await pages.open(fixture, element);
    await editor.evaluate((each) => {
      const { jQuery } = window as unknown as LegacyPage;
      jQuery(each).on("finish", ({ originalEvent }) => {
        document.title = Object.keys(originalEvent.detail.payload).join();
      });
    });
    await element.work(page, editor);
    await editor.evaluate((each) => {
      const { jQuery } = window as unknown as LegacyPage;
      const place = document.createElement("div");
      place.id = "elsewhere";
      document.body.append(place);
      jQuery(each).detach().appendTo("#elsewhere");
      jQuery(each).prop("cancelable", true).attr("theme", "dark");
      // What a page triggers by hand is its own event, and none of ours.
      jQuery(each).trigger("finish:page");
    });
    await editor.getByRole("button", { name: "キャンセル" }).waitFor();
    await element.finish(editor);
    await expect.poll(() => payloads).toHaveLength(1);
    expect(JSON.parse(payloads[0] as string)).toMatchObject(element.expected);
    expect(await page.title()).toBe(Object.keys(JSON.parse(payloads[0] as string)).join());
    expect(errors).toEqual([]);
  });

  test("is drawn once when it is cloned, and the clone begins anew", async () => {
    const { page, editor, errors } = await pages.open(fixture, element);
    await element.work(page, editor);
    await editor.evaluate((each) => {
      (window as unknown as LegacyPage).jQuery(each).clone(true).appendTo("body");
    });
    const clone = page.locator(element.tag).nth(1);
    await clone.getByRole("button").first().waitFor();
    const mounts = () => clone.evaluate((each) => each.shadowRoot?.querySelectorAll(".editor").length);
    expect([await mounts(), await clone.evaluate((each) => each.childNodes.length)]).toEqual([1, 0]);
    const values = await page
      .locator(element.tag)
      .evaluateAll((all) => all.map((each) => JSON.stringify(Reflect.get(each, "value"))));
    expect(JSON.parse(values[0] as string)).toMatchObject(element.expected);
    expect(values[1]).not.toBe(values[0]);
    expect(errors).toEqual([]);
  });
});
