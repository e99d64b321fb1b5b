import type { Page } from "playwright";
import { expect, test } from "vitest";
import { messageTimeline } from "./support/operator.js";
import { startSession } from "./support/session.js";

// A timeline on paper: what is loaded, one page after another, and nothing that can be pressed.

const session = startSession();

/** The pages that the browser prints, with the letters of each. */
async function print(page: Page): Promise<{ pages: number; empty: number }> {
  const pdf = (await page.pdf({ format: "A4", tagged: false })).toString("latin1");
  const pages = [...pdf.matchAll(/\/Type\s*\/Page[^s]/g)].length;
  // A page without a letter names no font.
  const empty = [...pdf.matchAll(/\/Type\s*\/Page[^s][\s\S]*?endobj/g)].filter(
    ([each]) => !each.includes("/Font"),
  );
  return { pages, empty: empty.length };
}

test.each([
  ["without a height", ""],
  ["with a height", "480px"],
])(
  "%s, scrolled through 300 messages: all are on paper, no page is blank; then they are gone",
  async (_, height) => {
    const { page, host, errors } = session;
    await Promise.all(
      Array.from({ length: 210 }, (_, at) => host.write(12, `${at + 1}通目。\n二行目です。`)),
    );
    await page.goto(`${host.url}/line/timeline`);
    const timeline = messageTimeline(page);
    await timeline.messages.first().waitFor();
    await timeline.timeline.evaluate((each, height) => {
      (each as HTMLElement).style.height = height;
    }, height);
    const loaded = () =>
      timeline.timeline.evaluate(
        (each) => (each as HTMLElement & { state: { loadPage: number } }).state.loadPage,
      );
    for (let steps = 0; steps < 100 && (await loaded()) < 3; steps++) {
      await timeline.timeline.evaluate((each) => {
        each.shadowRoot?.querySelector(".feed-box")?.scrollBy(0, 4000);
        scrollBy(0, 4000);
      });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const drawn = (await timeline.drawn()).length;
    expect(drawn).toBeLessThan(80);
    const before = await firstInView(page);

    await page.evaluate(() => {
      const seen = { rows: 0, controls: [] as string[], isOverlaid: true };
      Object.assign(window, { seen });
      addEventListener("beforeprint", () => {
        const root = document.querySelector("message-timeline")?.shadowRoot as ShadowRoot;
        const rows = [...root.querySelectorAll<HTMLElement>("article")];
        seen.rows = rows.length;
        seen.controls = [
          ...root.querySelectorAll<HTMLElement>(
            "button:not(.message-quote, .message-media, .message-sound), input",
          ),
        ]
          .filter((each) => each.getBoundingClientRect().height > 0)
          .map((each) => each.className);
        seen.isOverlaid = rows.some((each, at) => {
          const next = rows[at + 1]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
          return each.getBoundingClientRect().bottom > next + 1;
        });
      });
    });
    await page.emulateMedia({ media: "print" });
    const { pages, empty } = await print(page);
    const seen = await page.evaluate(() => Reflect.get(window, "seen"));
    await page.emulateMedia({ media: "screen" });
    expect(seen).toEqual({ rows: expect.any(Number), controls: [], isOverlaid: false });
    expect(seen.rows).toBeGreaterThanOrEqual(300);
    expect(pages).toBeGreaterThan(15);
    expect(empty).toBe(0);

    await expect.poll(async () => (await timeline.drawn()).length).toBeLessThan(80);
    expect(await firstInView(page)).toEqual(before);
    expect(errors).toEqual([]);
  },
);

/** Where somebody reads. */
function firstInView(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const root = document.querySelector("message-timeline")?.shadowRoot as ShadowRoot;
    const edge = Math.max(0, root.querySelector(".feed-box")?.getBoundingClientRect().top ?? 0);
    const rows = [...root.querySelectorAll<HTMLElement>("article")];
    const found = rows.find((each) => each.getBoundingClientRect().top >= edge);
    return [found?.dataset.message, Math.round(found?.getBoundingClientRect().top ?? 0)];
  });
}
