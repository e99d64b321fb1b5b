import { page } from "vitest/browser";
import { coveredStops } from "./covered-focus.mjs";

/** A window of 1280×1024 whose page is enlarged to 400 % (WCAG 2.4.11, 1.4.10); pixels. */
const zoomed = [320, 256] as const;

/** The stops of what stands in the page that nobody sees when they have the focus, where the page is enlarged. */
export async function coveredAtZoom(): Promise<string[]> {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(...zoomed);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const covered = await coveredStops();
  await page.viewport(...before);
  return covered;
}
