import { type ElementTag, elementTags } from "../../src/elements/registry.js";
import { filesOfEntry, type ReadBuilt, totalKibibytes } from "./entry-files.js";

/**
 * What a visitor may have to wait for, in files and in KiB after gzip: until all that an element shows at first works, and
 * for each part that comes later by `import()`. The condition of an effect brings the whole filter editor.
 */
export const budget = { firstFiles: 8, firstKibibytes: 200, allFiles: 16, partKibibytes: 60 };
/** What a message editor may add where one shows, in KiB: ProseMirror. */
const messageKibibytes = 60;
const showsMessages: readonly ElementTag[] = ["action-editor", "message-editor", "episode-editor"];

/** What the first files of an element may have, in KiB after gzip. */
export function firstKibibytes(tag: ElementTag): number {
  return budget.firstKibibytes + (showsMessages.includes(tag) ? messageKibibytes : 0);
}

/** A line for each element: its first files, and the KiB that may still be added to them. */
export function roomLeft(read: ReadBuilt, tags: readonly ElementTag[] = elementTags): string[] {
  return tags.map((tag) => {
    const { first } = filesOfEntry(`${tag}.js`, read);
    const used = totalKibibytes(first);
    const left = firstKibibytes(tag) - used;
    const room = left < 0 ? `${(-left).toFixed(1)} too many` : `${left.toFixed(1)} left`;
    return `${tag.padEnd(20)}${first.length} of ${budget.firstFiles} files, ${used.toFixed(1)} KiB, ${room}`;
  });
}
