import type { FindMarks } from "../../view/text-marks.js";
import { insertWords } from "../messages.js";
import { createLookalikes, type LookalikeContext } from "./lookalikes.js";

/** Marks each with the nearest, where it stands and nowhere else: a hundred of them are a hundred marks in the text. */
export function lookalikeMarks(context: LookalikeContext): FindMarks {
  const words = insertWords[context.settings.locale];
  const lookalikesIn = createLookalikes(context);
  return (text) =>
    lookalikesIn(text).map(({ from, to, label }) => ({
      from,
      to,
      attributes: {
        class: "message-lookalike",
        "data-note": words.lookalike(label),
        title: words.lookalikeOf(label),
      },
    }));
}
