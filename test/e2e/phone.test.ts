import type { Locator, Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { startSession } from "./support/session.js";

/* A telephone of 360 pixels and a thumb on it. */

const session = startSession();

/** As large as a target for a thumb has to be. */
const thumb = 44;

async function openOnPhone(path: string): Promise<Page> {
  const context = await session.page
    .context()
    .browser()
    ?.newContext({ locale: "ja-JP", hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  onTestFinished(() => context?.close());
  const page = await context?.newPage();
  if (!page) throw new Error("there is no page");
  await page.goto(session.host.url + path);
  return page;
}

/** Buttons whose words are cut off. */
function cutOff(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all
      .flatMap((button) => [button, ...button.querySelectorAll("*")])
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
      .map((each) => each.textContent ?? ""),
  );
}

/** Presses around the middle of a checkbox, half a thumb to each side: what is there and is none of its label. */
async function missed(box: Locator): Promise<string[]> {
  return box.evaluate(
    (input, reach) => {
      // Away from what sticks to the edges.
      input.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = input.getBoundingClientRect();
      const root = input.getRootNode() as ShadowRoot;
      const sides = [-reach, 0, reach];
      return sides
        .flatMap((dx) => sides.map((dy) => ({ dx, dy })))
        .flatMap(({ dx, dy }) => {
          const hit = root.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
          return hit?.closest("label") === input.closest("label")
            ? []
            : [`${dx},${dy}: ${hit?.outerHTML.slice(0, 80)}`];
        });
    },
    thumb / 2 - 1,
  );
}

describe("the foot of a timeline", () => {
  test.each([
    ["/timeline/top", "#top-newest"],
    ["/timeline/top", "#top-unchecked"],
    ["/friends/1/messages", "message-timeline"],
  ])("says all it has to: %s %s", async (path, which) => {
    const page = await openOnPhone(path);
    const timeline = page.locator(which);
    await timeline.scrollIntoViewIfNeeded();
    await timeline.getByRole("article").first().waitFor();
    expect(await cutOff(timeline.locator(".timeline-foot .button"))).toEqual([]);
    await timeline.getByRole("checkbox").first().tap();
    await timeline.getByText("1件を選択中").first().waitFor();
    expect(await cutOff(timeline.locator(".timeline-foot .button"))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe("what selects a row is as large as a thumb", () => {
  test.each([
    ["/timeline/top", "#top-newest"],
    ["/line/timeline", "message-timeline"],
    ["/actions/2", "action-editor"],
    ["/filters/1608", "funnel-editor"],
    ["/forms", "form-field-editor"],
  ])("%s %s", async (path, which) => {
    const page = await openOnPhone(path);
    if (path === "/forms") await page.locator("[data-key='82']").tap();
    const boxes = page.locator(which).locator(".row-checkbox input");
    for (const at of [0, 1]) {
      await boxes.nth(at).waitFor();
      await expect.poll(() => missed(boxes.nth(at))).toEqual([]);
    }
  });
});
