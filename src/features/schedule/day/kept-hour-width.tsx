import { type HourWidth, readHourWidth } from "../layout/hour-width.js";

const key = "console-editors:hour-width";

/** How wide this browser's operator has hours. A browser that keeps nothing has the usual width. */
export function keptHourWidth(): HourWidth {
  try {
    return readHourWidth(localStorage.getItem(key));
  } catch {
    return readHourWidth(null);
  }
}

/** Keeps the width for the next page, where the browser does so. */
export function keepHourWidth(width: HourWidth): void {
  try {
    localStorage.setItem(key, width);
  } catch {
    // It holds for this page.
  }
}
