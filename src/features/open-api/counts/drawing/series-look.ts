import { hues } from "../../../../kit/hues.js";

/** The class by which a series has its colour; after the last hue they begin anew. */
export function seriesLook(place: number): string {
  return `open-api-series-${hues[place % hues.length] ?? hues[0]}`;
}
