import { pickerWords } from "../../messages.js";
import type { Added, FieldShown } from "../../state.js";
import { type ListWords, listWords } from "../messages.js";

/** Text about something new: that it is on its way, was made, or could not be. Empty when there is nothing. */
export function progressText({ status, making, failedName, added, settings }: FieldShown): string {
  const words = pickerWords[settings.locale];
  const ownWords = listWords[settings.locale];
  if (making) return ownWords.addingMany(descriptionOf(making), making.total);
  if (status === "appending") return words.adding;
  if (failedName !== null) return words.notAdded(failedName);
  return added ? addedText(added, ownWords) : "";
}

/** Text after something was made, with its folder where the list has folders. */
export function addedText({ name, count, folder }: Added, words: ListWords): string {
  if (folder === null) return count > 1 ? words.addedMany(count) : words.added(name);
  const place = folder || words.noFolder;
  return count > 1 ? words.addedManyTo(count, place) : words.addedTo(name, place);
}

/** Progress in at most ten steps when there are many names: each would drown the one before. */
function descriptionOf({ done, total }: { done: number; total: number }): number {
  return done - (done % Math.ceil(total / 10));
}
