import type { Locale } from "../../../lib/locale.js";
import type { PageLists } from "../../choosing/index.js";
import { loadNamed } from "../../choosing/late.js";
import type { ActionState } from "../entity.js";
import { createSay } from "./say.js";
import { sentenceOf } from "./sentence.js";

/** Loads the lists that the sentences of folded panels name something of. Over once each has come, or will not. */
export function loadListsOf({ rows }: ActionState, lists: PageLists, locale: Locale): Promise<void> {
  return loadNamed(lists, (names) => {
    const say = createSay(names, locale, "short");
    for (const { effect } of rows) sentenceOf(effect, say);
  });
}
