import type { Locale } from "../../lib/locale.js";
import type { Names, PageLists } from "../choosing/index.js";
import { loadNamed } from "../choosing/late.js";
import { effectEditor } from "./effects/editors.js";
import { definitionOf } from "./effects/index.js";
import type { ActionState } from "./entity.js";
import { tools } from "./late-tools.js";
import { createSay } from "./saying/say.js";
import { sentenceOf } from "./saying/sentence.js";

/** Loads what stands in the first picture: the editors of open panels, the names in sentences, and what hears the keys. */
export async function loadFirstPicture(
  { rows }: ActionState,
  {
    expanded,
    lists,
    locale,
    left,
  }: {
    expanded: ReadonlySet<string>;
    lists: PageLists;
    locale: Locale;
    /** Nobody waits for it any more. */
    left: AbortSignal;
  },
): Promise<void> {
  const open = rows.filter(({ key }) => expanded.has(key)).map(({ effect }) => definitionOf(effect));
  const editors = open.map((definition) => definition && effectEditor(definition.type).load());
  const describe = (all: Names) => {
    const say = createSay(all, locale, "short");
    for (const { effect } of rows) sentenceOf(effect, say);
  };
  const names = loadNamed(lists, describe, left);
  // What cannot be loaded is said in its place.
  await Promise.allSettled([tools.load(), names, ...editors]);
}
