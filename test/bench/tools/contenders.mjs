import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const bench = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = join(bench, "../..");

/** The unit of every ratio; always run: plain DOM, or the bare engine where nobody would do without one. */
export const isUnit = (name) => /^(vanilla|bare)$/.test(name);

/** Every contender of a workload: a file in its folder, named after it. */
export function contendersOf(workload) {
  const folder = join(bench, "contenders", workload);
  return readdirSync(folder)
    .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => ({ name: file.replace(/\.\w+$/, ""), entry: join(folder, file) }));
}

/** What may import from `src` is ours and is built as the product is. */
export const isOurs = ({ entry }) => /\.tsx?$/.test(entry);

/** Ours to compare; a page of real editors is a figure of its own, since no peer does its work. */
export const isRated = (name) => /^ours($|-)/.test(name);

/** Something that somebody could use instead of ours. The others show where the limits are. */
export const isPeer = (name) => !/^(ours|action-editors|vanilla|bare|floor|control)($|-)/.test(name);
