import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";

/** A PNG, in base64. */
export type Picture = string;

/** Pixels may differ by that share. */
export const toleratedDifference = 0.001;

/** The picture of an element, once a quarter of a second brought nothing new. */
export async function stablePicture(editor: Locator): Promise<Picture> {
  // What has just been moved is marked for a while, and deferred parts may still be missing.
  for (const passing of [".panel-moved", ".cond-moved", "[data-pending]"]) {
    await editor.locator(passing).first().waitFor({ state: "detached" });
  }
  return aside(editor, async () => {
    let picture = await pictureOf(editor);
    for (let before = ""; picture !== before; ) {
      before = picture;
      await editor.page().waitForTimeout(250);
      picture = await pictureOf(editor);
    }
    return picture;
  });
}

/** The share of pixels that differ visibly from a picture, once it is small, or when there was time enough for it. */
export function differenceFrom(expected: Picture, editor: Locator): Promise<number> {
  return aside(editor, async () => {
    let difference = 1;
    const measure = async () => {
      const picture = await pictureOf(editor);
      difference = picture === expected ? 0 : await differenceOf(editor.page(), expected, picture);
      expect(difference).toBeLessThanOrEqual(toleratedDifference);
    };
    await vi.waitFor(measure, 10_000).catch(() => {});
    return difference;
  });
}

/** Of its whole place: how wide the element itself is, is for the page to say. */
async function pictureOf(editor: Locator): Promise<Picture> {
  return (await editor.locator("xpath=..").screenshot({ animations: "disabled", caret: "hide" })).toString(
    "base64",
  );
}

/** Puts an element, without the focus, to the same place of every page for a while, with nothing behind it. */
async function aside<T>(editor: Locator, work: () => Promise<T>): Promise<T> {
  await editor.evaluate((element) => {
    (element.shadowRoot?.activeElement as HTMLElement | null)?.blur();
    const place = element.parentElement as HTMLElement;
    // By the style object, which a policy does not forbid.
    place.style.cssText = `position: absolute !important; inset: 0 auto auto 0 !important; inline-size: 800px !important;
      margin: 0 !important; padding: 0 !important; background: white !important; z-index: 2147483647 !important`;
  });
  try {
    return await work();
  } finally {
    await editor.evaluate((element) => {
      (element.parentElement as HTMLElement).style.cssText = "";
    });
  }
}

/** Counted by the browser, in a page of its own: what the hostile one allows is not asked of it. 1 when the sizes differ. */
async function differenceOf(page: Page, one: Picture, other: Picture): Promise<number> {
  const counter = await page.context().newPage();
  try {
    return await counter.evaluate(
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
  } finally {
    await counter.close();
  }
}
