import type { MovingWords } from "./messages.ja.js";

/** The same in English. */
export const en: MovingWords = {
  grip: "Reorder",
  lifted: (place) =>
    `Lifted “${place}”. Move it with the up and down arrows, drop it with Space, Esc puts it back`,
  carried: (number, count) => `To place ${number} of ${count}`,
  canceled: (place) => `Not moved. “${place}” is where it was`,
};
