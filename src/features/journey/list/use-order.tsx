import { useAtomValue } from "jotai";
import { useCallback, useMemo } from "react";
import type { ListedJourney } from "../../../api/journeys.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import type { OrderScope } from "../order/orders.js";
import { planMove } from "../order/plan-move.js";
import type { ShownGroup } from "../settings.js";
import type { Section } from "./arrange.js";

/** The order that the rows of a section stand in, and how they are moved in it. */
export interface SectionOrder {
  readonly ids: readonly number[];
  /** Moves a row to a place, counted from 0, with those that are selected with it. */
  move(journey: ListedJourney, to: number): void;
}

type OrderedSection = Pick<Section, "groupId" | "rows">;

/** Ids of the rows of a section that have a sort key: journeys of an unknown group are in the section, and have none. */
export function orderedIds({ groupId, rows }: OrderedSection, shown: ShownGroup): readonly number[] {
  return rows.filter((each) => shown === "favorite" || each.groupId === groupId).map(({ id }) => id);
}

/** Why nothing can be moved now, in words; `null` where it can. */
export function useWhyFixed(): string | null {
  const { model } = useJourney();
  const { words } = useJourneySettings();
  useAtomValue(model.atoms.query);
  useAtomValue(model.atoms.sorting);
  const why = model.whyFixed();
  if (why === null) return null;
  return why === "searching" ? words.notWhileSearching : words.notWhileSorted;
}

/** Moves a row of a section to a place of its order, counted from 0, with those that are selected with it. */
export function useMoveRow(): (
  section: OrderedSection & { ids: readonly number[] },
  journey: ListedJourney,
  to: number,
) => void {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  return useCallback(
    ({ groupId, ids }, journey, to) => {
      const scope: OrderScope =
        model.group() === "favorite" ? { is: "favorite" } : { is: "group", id: groupId };
      const planned = planMove(ids, journey.id, model.selected(), to);
      if (planned === null) return;
      const { move, count, from, to: ordinal } = planned;
      const name = journey.name || words.noName;
      const text = count > 1 ? words.movedSeveral(count, ordinal) : words.moved(name, from, ordinal);
      actions.move(scope, move, text);
    },
    [model, actions, words],
  );
}

export function useSectionOrder({ groupId, rows }: OrderedSection): SectionOrder {
  const shown = useAtomValue(useJourney().model.atoms.group);
  const moveRow = useMoveRow();
  return useMemo(() => {
    const ids = orderedIds({ groupId, rows }, shown);
    return { ids, move: (journey, to) => moveRow({ groupId, rows, ids }, journey, to) };
  }, [groupId, rows, shown, moveRow]);
}
