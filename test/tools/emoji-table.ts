import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fold } from "../../src/lib/fold.js";

/**
 * The emoji of the message editor, from the package `emojibase-data`: by group, each as `character|ja label|en label|ja tags…`.
 * Write the file anew after an update of the package: `npx tsx test/tools/emoji-table.ts`.
 */
export function emojiTable(): string {
  const english = new Map(read<Named>("en/data.json").map(({ hexcode, label }) => [hexcode, label]));
  const table: Record<string, string[]> = {};
  for (const { hexcode, emoji, label, tags = [], group, version } of read<Drawn>("ja/data.json")) {
    // Those without a group are letters that flags are made of; newer ones are boxes on many screens.
    const name = groups[group ?? -1];
    if (name === undefined || version > newestVersion) continue;
    // What is found by its label needs no tag.
    const others = tags.filter((tag) => !fold(label).includes(fold(tag)));
    const row = [plain(emoji), label, english.get(hexcode), ...others];
    table[name] = [...(table[name] ?? []), row.join("|")];
  }
  return `${JSON.stringify(table, null, 2)}\n`;
}

/** Where the table is kept. */
export const emojiTableFile = fileURLToPath(
  new URL("../../src/features/message/emoji/emoji-table.json", import.meta.url),
);

/** Of 2023. */
const newestVersion = 15.1;

/** By their numbers in the package, in its order; 2 holds skin and hair alone. */
const groups: Readonly<Record<number, string>> = {
  0: "faces",
  1: "people",
  3: "nature",
  4: "food",
  5: "places",
  6: "events",
  7: "things",
  8: "signs",
  9: "flags",
};

interface Named {
  hexcode: string;
  label: string;
}
interface Drawn extends Named {
  emoji: string;
  tags?: string[];
  group?: number;
  version: number;
}

/** Without the mark for a picture where the character is one anyway: it would count as a letter more. */
function plain(emoji: string): string {
  return emoji.replace(/(\p{Emoji_Presentation})\ufe0f/gu, "$1");
}

function read<Row>(path: string): Row[] {
  const url = new URL(import.meta.resolve(`emojibase-data/${path}`));
  return JSON.parse(readFileSync(url, "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(emojiTableFile, emojiTable());
