import { onTestFinished } from "vitest";
import { page } from "vitest/browser";

/** A window of this size until the end of the test: in a narrow one the folders are a list to choose from. */
export async function useWindow(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}
