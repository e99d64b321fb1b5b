import type { ReactNode } from "react";
import { classes } from "../../../kit/classes.js";
import { SpinnerIcon, WarningIcon } from "../../../kit/icons.js";
import type { PickerWords } from "../messages.js";
import { countShown } from "../settings.js";
import type { FieldShown } from "../state.js";
import { chipName, chosenName, markedId } from "./Chosen.js";

/** Text of the closed field, and its looks. With several chosen the chips beside it show them, and here is how many. */
export function summaryOf(
  shown: FieldShown,
  words: PickerWords,
  label: string,
  faceId: string,
): { text: string; face: ReactNode } {
  const { settings, listed, catalogue, missing, count } = shown;
  const [id] = shown.selection.ids;
  const say = (text: string, look = "", icon: ReactNode = null) => {
    const className = classes("picker-value", look);
    // A text beside an icon stays as it is, since that has a key; one that changes is alone (translators).
    const face =
      icon === null ? (
        <span id={faceId} className={className} aria-hidden="true">
          {text}
        </span>
      ) : (
        <span key={look} id={faceId} className={className} aria-hidden="true">
          {icon}
          {text}
        </span>
      );
    return { text, face };
  };
  if (listed.is === "loading" && id !== undefined)
    return say(words.loading, "picker-muted", <SpinnerIcon className="spin" />);
  if (settings.multiple && count > 0) return summaryOfSeveral(shown, words, faceId);
  if (id === undefined || count === 0) return say(words.choose, "picker-empty");
  const marked = markedId(shown) === id ? "picker-marked" : "";
  if (missing.length > 0)
    return say(words.deletedItem(label), classes("picker-gone", marked), <WarningIcon />);
  return say(chosenName(id, catalogue, words), marked);
}

/** So many names are said before the chips are gone through. */
const mostNames = 5;

/** The chips are what is seen. */
function summaryOfSeveral(shown: FieldShown, words: PickerWords, faceId: string) {
  const { settings, selection, gone, missing } = shown;
  const count = countShown(shown.count, selection.ids, settings);
  const unseen = missing.length > 0 ? [] : gone;
  const names = selection.ids
    .slice(0, mostNames + unseen.length)
    .filter((id) => !unseen.includes(id))
    .slice(0, mostNames)
    .map((id) => chipName(id, shown, words));
  return {
    text: words.selected(count),
    face: (
      // By its label, and no text: the chips say the same.
      <span id={faceId} role="img" aria-hidden="true" aria-label={words.chosenAre(count, names)} />
    ),
  };
}
