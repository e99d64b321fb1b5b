import { describe, expect, test } from "vitest";
import { finishingElements } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

// Pages that are exchanged without a load (Turbo, pjax), and pages that the browser keeps and brings back.

const pages = openHostilePages();
const kept = 'finisher="emit" draft-key="kept"';

describe.each(finishingElements)("<$tag>", (element) => {
  test("on a page whose body is exchanged, offers the unsaved work to the next visit", async () => {
    const { page, editor, payloads, errors } = await pages.open(fixtures.clean, element, kept);
    await element.work(page, editor);
    await page.evaluate((markup) => {
      const next = document.createElement("body");
      next.append(document.createRange().createContextualFragment(`<p>another page</p>${markup}`));
      document.body.replaceWith(next);
    }, element.markup(kept));
    await editor.getByRole("button", { name: "復元する" }).click();
    await element.finish(editor);
    await expect.poll(() => payloads).toHaveLength(1);
    expect(JSON.parse(payloads[0] as string)).toMatchObject(element.expected);
    expect(await page.evaluate(() => sessionStorage.getItem("kept"))).toBeNull();
    expect(errors).toEqual([]);
  });

  test("in a snapshot of the page is drawn once when the page comes back, with the work on offer", async () => {
    const { page, editor, errors } = await pages.open(fixtures.clean, element, kept);
    await element.work(page, editor);
    // A snapshot is a clone of the body; it is shown first on the way back.
    await page.evaluate(() => {
      const snapshot = document.body.cloneNode(true) as HTMLElement;
      document.body.replaceWith(document.createElement("body"));
      Object.assign(window, { snapshot });
    });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("kept"))).not.toBeNull();
    await page.evaluate(() => document.body.replaceWith(Reflect.get(window, "snapshot")));
    await editor.getByRole("button", { name: "復元する" }).waitFor();
    const drawn = await editor.evaluate((each) => [
      each.shadowRoot?.querySelectorAll(".editor").length,
      each.childNodes.length,
    ]);
    expect(drawn).toEqual([1, 0]);
    expect(errors).toEqual([]);
  });

  test("that is hidden and shown again keeps its work, and sends the token of now", async () => {
    const { page, editor, payloads, errors } = await pages.open(fixtures.clean, element, 'draft-key="kept"');
    await element.work(page, editor);
    // What the back-forward cache does to a page, as its scripts see it; browsers under test keep no such cache.
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      document.querySelector("meta[name=csrf-token]")?.setAttribute("content", "token-after-the-return");
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    expect(await page.evaluate(() => sessionStorage.getItem("kept"))).not.toBeNull();
    await element.finish(editor);
    await expect.poll(() => payloads).toHaveLength(1);
    expect(JSON.parse(payloads[0] as string)).toMatchObject(element.expected);
    expect(pages.server().calls.map(({ headers }) => headers["x-csrf-token"])).toEqual([
      "token-after-the-return",
    ]);
    expect(errors).toEqual([]);
  });

  test("keeps the page out of no cache: it listens to no unload", async () => {
    const fixture = {
      ...fixtures.clean,
      path: "/pages/listening",
      script: () => {
        const { addEventListener } = EventTarget.prototype;
        const types: string[] = [];
        Object.assign(window, { types });
        EventTarget.prototype.addEventListener = function (...given) {
          types.push(given[0]);
          return addEventListener.apply(this, given);
        };
      },
    };
    const { page, editor } = await pages.open(fixture, element, kept);
    await element.work(page, editor);
    const types: string[] = await page.evaluate(() => Reflect.get(window, "types"));
    expect(types).toContain("pagehide");
    expect(types.filter((type) => /unload/.test(type))).toEqual([]);
  });
});
