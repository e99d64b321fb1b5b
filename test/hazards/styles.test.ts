import type { Locator, Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import type { ElementUnderTest } from "./support/element-under-test.js";
import { elementsUnderTest } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();

/** Pages that must not change how an editor looks. */
const seen: Fixture[] = [
  fixtures.styles,
  fixtures.unset,
  fixtures.prototype,
  fixtures.elementExtensions,
  fixtures.policy,
  fixtures.base,
  fixtures.clobbered,
  fixtures.asyncInHead,
];

describe.each(elementsUnderTest)("<$tag>", (element) => {
  let clean: string;
  beforeAll(async () => {
    clean = (await pictureOn(fixtures.clean, element)).png;
    await pages.closeAll();
  });

  test.each(seen)("looks as on the clean page, within 0.1 % of the pixels, on $name", async (fixture) => {
    const { page, png } = await pictureOn(fixture, element);
    // A page of its own counts them: what the hostile one allows is not asked of it.
    const counter = await page.context().newPage();
    expect(await differenceOf(counter, clean, png)).toBeLessThanOrEqual(0.001);
  });
});

/** The element after the operator's work, at the same place of every page. */
async function pictureOn(fixture: Fixture, element: ElementUnderTest): Promise<{ page: Page; png: string }> {
  const { page, editor } = await pages.open(fixture, element);
  await element.work(page, editor);
  // Neither the caret nor the place on the page is part of the picture.
  await page.mouse.move(0, 0);
  await editor.evaluate((each) => {
    (each.shadowRoot?.activeElement as HTMLElement | null)?.blur();
    for (const link of document.body.querySelectorAll("a, form, img, p")) link.remove();
    document.body.style.cssText =
      "margin: 0 !important; padding: 0 !important; inline-size: 800px !important";
    document.documentElement.style.cssText = "margin: 0 !important; padding: 0 !important";
  });
  // All of it fits: what sticks to the edge of a window that is too low stands between two pixels, as the timing will have it.
  const { width = 1280 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 1600 });
  // What has just been moved is marked for a while, and parts that come on their own may be late.
  for (const passing of [".panel-moved", ".cond-moved", "[data-pending]"]) {
    await editor.locator(passing).first().waitFor({ state: "detached" });
  }
  return { page, png: await calmPicture(page, editor) };
}

/** The picture once a quarter of a second brought nothing new. */
async function calmPicture(page: Page, editor: Locator): Promise<string> {
  const picture = async () =>
    (await editor.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
  let png = await picture();
  for (let before = ""; png !== before; ) {
    before = png;
    await page.waitForTimeout(250);
    png = await picture();
  }
  return png;
}

/** The share of pixels that differ visibly, counted by the browser; 1 when the sizes differ. */
function differenceOf(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext("2d");
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1;
      let different = 0;
      for (let i = 0; i < a.data.length; i += 4) {
        const apart = [0, 1, 2].some((channel) => {
          return Math.abs((a.data[i + channel] as number) - (b.data[i + channel] as number)) > 8;
        });
        if (apart) different++;
      }
      return different / (a.width * a.height);
    },
    [one, other],
  );
}
