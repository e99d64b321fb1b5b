import { type ElementTag, elementTags } from "../../src/elements/registry.js";
import { filesOfEntry, type ReadBuilt, totalKibibytes } from "./entry-files.js";
import { table } from "./markdown-table.js";

/** The line of the page on embedding that the table takes the place of. */
export const sizeMark = "<!-- sizes -->";

/** What each element weighs as it was built: the figures that the gate judges. */
export function sizeTable(read: ReadBuilt, tags: readonly ElementTag[] = elementTags): string {
  return table(
    ["element", "KiB after gzip", "files"],
    tags.map((tag) => {
      const { first } = filesOfEntry(`${tag}.js`, read);
      return [`\`<${tag}>\``, String(Math.round(totalKibibytes(first))), String(first.length)];
    }),
  );
}
