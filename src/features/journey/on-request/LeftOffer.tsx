import { useAtomValue } from "jotai";
import { useLayoutEffect, useMemo } from "react";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { useArrangement, useJourney, useJourneySettings, useLists } from "../journey-context.js";
import { stillLeft, type UnansweredWork } from "../left/unanswered-work.js";
import { focusAfter } from "../list/focus-after.js";
import { useRequestWords } from "./use-request-words.js";

/** So many names are said. */
const named = 5;

/** Offer of confirmed work that was not done when the page was left, until the operator says what to do with it. One after another. */
export function LeftOffer() {
  const { model, actions } = useJourney();
  const { words, fixed } = useJourneySettings();
  const own = useRequestWords();
  const { journeys, groups } = useLists();
  const shown = useArrangement().ids;
  const [work] = useAtomValue(model.atoms.left);
  const areRead = journeys !== null && (groups !== null || work?.is === "delete");
  const left = useMemo(
    () => (work && areRead ? stillLeft(work, journeys ?? [], groups ?? []) : null),
    [work, areRead, journeys, groups],
  );
  const isDone = work !== undefined && areRead && left === null;
  useLayoutEffect(() => {
    if (isDone && work) actions.forgetLeft(work);
  }, [isDone, work, actions]);
  if (!work || !left || fixed) return null;

  function answer(isMeant: boolean, next: number | null): void {
    if (!work || !left) return;
    actions.forgetLeft(work);
    model.focusOn(next === null ? "add" : { id: next, control: "name" });
    if (isMeant) void actions.finishLeft(left, own.orderRestored);
  }
  const nameOf = (id: number) => journeys?.find((each) => each.id === id)?.name || words.noName;
  const groupName = (id: number | null) =>
    id === null ? words.noFolder : (groups?.find((each) => each.id === id)?.name ?? "");
  const offers: Record<UnansweredWork["is"], () => readonly [title: string, act: string]> = {
    delete: () => [own.leftUndeleted(left.is === "order" ? 0 : left.ids.length), own.doRemove],
    move: () => [
      left.is === "move" ? own.leftUnmoved(left.ids.length, groupName(left.groupId)) : "",
      own.doMove,
    ],
    order: () => [own.leftUnsorted, own.doSort],
  };
  const [title, act] = offers[left.is]();
  const ids = left.is === "order" ? [] : left.ids;
  const names = ids.slice(0, named).map(nameOf);
  if (ids.length > named) names.push(words.andMore(ids.length - named));
  const after = focusAfter(shown, new Set(left.is === "delete" ? ids : []));
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button variant="quiet" size="s" onPress={() => answer(true, after)}>
            {act}
          </Button>
          <Button variant="quiet" size="s" onPress={() => answer(false, shown[0] ?? null)}>
            {own.leaveIt}
          </Button>
        </>
      }
    >
      <strong>{title}</strong>
      {names.length > 0 ? <div>{names.join(own.comma)}</div> : null}
    </Notice>
  );
}
