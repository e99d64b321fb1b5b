import { page } from "vitest/browser";
import type { Read } from "../../stories/reading.js";
import { readPage } from "./reading.mjs";

/** The widths of the window in which a story is read, in px: a desk and a telephone. */
const widths = [1366, 360];

/** Reads what stands in the page as it is, at each width. The window keeps the last one. */
export async function readAtEachWidth(): Promise<Read[]> {
  await document.fonts.ready;
  const reads: Read[] = [];
  for (const width of widths) {
    await page.viewport(width, innerHeight);
    await rest();
    reads.push({ width, found: readPage() });
  }
  return reads;
}

/** What watches its own size is laid out again in the frame after its room has changed, and drawn anew in one after that. */
async function rest(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  // What others do in this frame comes first.
  await new Promise((done) => setTimeout(done));
}
