import { hues } from "../../../../kit/hues.js";

/** The class by which a series has its colour; after the last hue they begin anew. */
export function seriesStyle(index: number): string {
  return `open-api-series-${hues[index % hues.length] ?? hues[0]}`;
}
