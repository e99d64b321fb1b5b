import type { ComponentType } from "react";
import { type Lazy, lazily } from "../../kit/lazily.js";
import { loadLaterWords } from "../../lib/locale.js";
import type { LatePartProps } from "./late-part.js";

/** A part of the screen in a file of its own. */
export type LatePart = Lazy<ComponentType<LatePartProps>>;

/** Something in a file of its own that has words in other files. */
export function withWords<T>(load: () => Promise<T>): Lazy<T> {
  return lazily(async () => {
    const loaded = await load();
    await loadLaterWords();
    return loaded;
  });
}

/** The buttons that add conditions, and the icons of the kinds. */
export const adding = withWords(() => import("./adding/late.js"));
/** Name, folder, and copying from saved searches. */
export const filterHead: LatePart = withWords(async () => (await import("./head/FilterHead.js")).FilterHead);
/** How what is found is shown. */
export const filterOptions: LatePart = withWords(
  async () => (await import("./options/FilterOptions.js")).FilterOptions,
);
/** The filter in words, and what was changed. */
export const summary: LatePart = withWords(async () => (await import("./insight/Summary.js")).Summary);
/** Live figures: how many friends it reaches. */
export const audience: LatePart = withWords(async () => (await import("./audience/Audience.js")).Audience);
/** What contradicts itself, and what narrows nothing. */
export const findings: LatePart = withWords(async () => (await import("./checks/Findings.js")).Findings);
/** Copying and pasting conditions. */
export const clipboard: LatePart = withWords(async () => (await import("./tools.js")).Clipboard);
