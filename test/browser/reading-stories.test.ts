import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { complaints } from "../../stories/reading.js";
import { readAtEachWidth } from "../tools/story-reading.js";

/* How a story is read once it has been played (test/setup/stories.ts): as it stands, in a wide window and in a narrow one. */

/** Puts an element on the page that lays itself out by its own size, as ours do: in the frame after it is told. */
function putOnPage(markup: (width: number) => string): void {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const sizes = new ResizeObserver(([entry]) => {
    requestAnimationFrame(() => {
      // Written by this test alone.
      root.innerHTML = markup(entry?.contentRect.width ?? 0);
    });
  });
  host.style.blockSize = "100px";
  sizes.observe(host);
  const [width, height] = [innerWidth, innerHeight];
  onTestFinished(async () => {
    sizes.disconnect();
    host.remove();
    await page.viewport(width, height);
  });
}

const name = (width: string) =>
  `<p style="inline-size: ${width}; overflow: hidden; white-space: nowrap">松本 花子</p>`;

test("what can be read in both windows is fine", async () => {
  putOnPage(() => name("auto"));
  expect(complaints(await readAtEachWidth())).toEqual([]);
});

test("a name that is cut where the window is narrow fails, once it has been laid out for that", async () => {
  putOnPage((width) => name(width < 500 ? "20px" : "auto"));
  expect(complaints(await readAtEachWidth())).toEqual(["cut at 360 px: 松本 花子 (1 of 4)"]);
});

test("a name that is cut in the wide window only fails too, and is no more laid out as it was there", async () => {
  putOnPage((width) => name(width < 1300 ? "auto" : "20px"));
  expect(complaints(await readAtEachWidth())).toEqual(["cut at 1366 px: 松本 花子 (1 of 4)"]);
});
