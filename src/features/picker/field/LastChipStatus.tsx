import { useEffect, useState } from "react";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { PickerWords } from "../messages.js";
import { countShown } from "../settings.js";
import type { FieldShown, LastChip } from "../state.js";
import { chipName } from "./Chosen.js";

/** Screen readers hear of a text only in a region that was there before it. In milliseconds. */
const pauseBeforeText = 100;

/** Says what became of a choice of several. Closed fields are many, so the region comes with the first key. */
export function LastChipStatus({
  shown,
  lastChip: { is, id },
  words,
}: {
  shown: FieldShown;
  lastChip: LastChip;
  words: PickerWords;
}) {
  const [announced, setAnnounced] = useState("");
  const count = countShown(shown.count, shown.selection.ids, shown.settings);
  const name = id === null ? "" : chipName(id, shown, words);
  const saysCount = shown.settings.multiple && (is === "takenOff" || is === "chosenNow");
  const text =
    is === "several" ? words.selected(count) : words[is](name) + (saysCount ? words.countNow(count) : "");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pauseBeforeText);
    return () => clearTimeout(timer);
  }, [text]);
  return <StatusRegion text={announced} />;
}
