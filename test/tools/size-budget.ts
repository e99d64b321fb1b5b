import { type ElementTag, elementTags } from "../../src/elements/registry.js";
import { filesOfEntry, type ReadBuilt, totalKibibytes } from "./entry-files.js";

/**
 * What a visitor may have to wait for, in files and in KiB after gzip: until all that an element shows at first works, and
 * for each part that comes later by `import()`. The condition of an effect brings the whole filter editor.
 */
export const budget = { firstFiles: 7, firstKibibytes: 190, allFiles: 16, partKibibytes: 60 };
/** What a message editor may add where one shows, in KiB: ProseMirror. */
const messageKibibytes = 60;
const showsMessages: readonly ElementTag[] = ["action-editor", "message-editor", "episode-editor"];

/** What the first files of an element may have, in KiB after gzip. */
export function firstKibibytes(tag: ElementTag): number {
  return budget.firstKibibytes + (showsMessages.includes(tag) ? messageKibibytes : 0);
}

/** A budget is a wish; from this share of it on it is a failure. */
const mostOfBudget = 1.08;

/** What the gate refuses, in KiB, where a budget says less. */
export function gate(kibibytes: number): number {
  return kibibytes * mostOfBudget;
}

/** A line for each element, and each of its parts, that is above its budget. */
export function aboveBudget(read: ReadBuilt, tags: readonly ElementTag[] = elementTags): string[] {
  return tags.flatMap((tag) => {
    const { first, later } = filesOfEntry(`${tag}.js`, read);
    const parts = later.map((part) => ({
      name: `${tag}, ${part[0]?.path}`,
      kibibytes: totalKibibytes(part),
      budget: budget.partKibibytes,
    }));
    return [{ name: tag, kibibytes: totalKibibytes(first), budget: firstKibibytes(tag) }, ...parts]
      .filter((each) => each.kibibytes > each.budget)
      .map((each) => `${each.name} ${each.kibibytes.toFixed(1)} of ${each.budget} KiB`);
  });
}

/** A line for each element: its first files, and the KiB that may still be added to them. */
export function roomLeft(read: ReadBuilt, tags: readonly ElementTag[] = elementTags): string[] {
  return tags.map((tag) => {
    const { first } = filesOfEntry(`${tag}.js`, read);
    const used = totalKibibytes(first);
    const left = firstKibibytes(tag) - used;
    const room = left < 0 ? `${(-left).toFixed(1)} too many` : `${left.toFixed(1)} left`;
    return `${tag.padEnd(21)}${first.length} of ${budget.firstFiles} files, ${used.toFixed(1)} KiB, ${room}`;
  });
}
