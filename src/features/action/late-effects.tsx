import { lazily } from "../../kit/lazily.js";
import type { AwaitedPart } from "../../kit/together.js";
import { type Locale, loadLaterWords } from "../../lib/locale.js";
import { admit } from "./effects/index.js";
import type { ActionModel } from "./model.js";
import type { ActionServices } from "./services.js";

/** What is drawn of effects. */
export type LateEffects = typeof import("./effects/late.js");

/**
 * All that is not needed before the first picture: the definitions of the effects, their editors and sentences, and the
 * buttons that add them. Once it is there, effects of every kind can be read.
 */
export const lateEffects = lazily(async (): Promise<LateEffects> => {
  const late = await import("./effects/late.js");
  admit(late.family);
  await loadLaterWords();
  return late;
});

/** What the first picture has beside the effects themselves, as one of the parts that it waits for. */
export function firstPicture(
  { state }: ActionModel,
  page: ActionServices["page"],
  expanded: ReadonlySet<string>,
  locale: Locale,
): AwaitedPart {
  return {
    value: state().rows.length === 0 || undefined,
    async load(left) {
      await Promise.all([lateEffects.load(), page.load()]);
      const [late, lists] = [lateEffects.value, page.value?.lists];
      if (late && lists) await late.loadFirstPicture(state(), { expanded, lists, locale, left });
    },
  };
}
