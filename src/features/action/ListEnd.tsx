import { useAtomValue } from "jotai";
import { memo, useEffect } from "react";
import { useLazy } from "../../kit/lazily.js";
import { whenIdle } from "../../kit/when-idle.js";
import type { EditorSurroundings } from "../editing/index.js";
import type { ActionSurroundings } from "./action-context.js";
import { AddEffects } from "./adding/AddEffects.js";
import { News } from "./adding/News.js";
import { PasteButton } from "./clipboard/PasteButton.js";
import { tools } from "./late-tools.js";
import { conditionSlide } from "./lazy-condition.js";
import type { ActionModel } from "./model.js";
import { Moving } from "./moving/Moving.js";
import { useWholeReview } from "./review/use-whole-review.js";
import { useJudgingLists } from "./use-judging-lists.js";

/** What the end of the list is given. */
export interface ListEndProps {
  model: ActionModel;
  surroundings: EditorSurroundings;
  /** `null` until the lists of the page can be asked for. */
  around: ActionSurroundings | null;
}

/**
 * What stands below the effects, and what listens to the keys that copy and move them and says what an edit did. Memoized: most
 * keystrokes are none of its business.
 */
export const ListEnd = memo(function ListEnd(props: ListEndProps) {
  const { model, surroundings } = props;
  const { readonly, disabled, locale } = useAtomValue(model.atoms.settings);
  const parts = useLazy(tools);
  useJudgingLists(model, props.around);
  useWholeReview(model);
  useEffect(prefetchSlide, []);
  return (
    <>
      {readonly || disabled ? null : (
        <>
          <AddEffects model={model} surroundings={surroundings} ready={props.around !== null} />
          <PasteButton model={model} locale={locale} />
          <Moving model={model} />
        </>
      )}
      <News model={model} />
      {parts.is === "ready" && props.around ? (
        <parts.value.Insight model={model} around={props.around} />
      ) : null}
      {parts.is === "ready" ? <parts.value.Clipboard {...props} /> : null}
    </>
  );
});

/** The slide has the whole filter editor in it: it comes when the page is idle, so that the switch opens it at once. */
function prefetchSlide(): void {
  // Where it fails, the switch tries again.
  whenIdle(() => void conditionSlide.load().catch(() => {}));
}
