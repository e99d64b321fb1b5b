import { groupDigits } from "../../lib/digits.js";
import { words } from "../../lib/locale.js";

/** Words of moving rows by a grip. Places count from 1. */
export const movingWords = words({
  ja: {
    /** As the other buttons of a panel, which is named itself: a name within a name would be found for it. */
    grip: "並べ替え",
    started: (place: string) =>
      `「${place}」を持ち上げました。上下の矢印キーで動かし、スペースキーで置きます。Escキーで元に戻ります`,
    moved: (number: number, count: number) =>
      `${groupDigits(count)}件中${groupDigits(number)}番目に動かします`,
    canceled: (place: string) => `並べ替えをやめました。「${place}」は元の位置のままです`,
  },
  en: {
    grip: "Reorder",
    started: (place) => `Lifted “${place}”. Arrows move it, Space drops it, Esc puts it back`,
    moved: (number, count) => `To place ${groupDigits(number)} of ${groupDigits(count)}`,
    canceled: (place) => `Not moved. “${place}” is where it was`,
  },
});
