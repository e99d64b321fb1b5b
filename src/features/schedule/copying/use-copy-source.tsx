import { useEffect } from "react";
import { useQuery } from "../../../collection/index.js";
import { addDays } from "../../../lib/dates/days.js";
import { useSchedule } from "../schedule-context.js";
import { shiftRange } from "../shifts/shift-range.js";
import { shownDays } from "../views/shown-days.js";
import type { CopySource } from "./copy-plan.js";

/** Shifts in the week of a date and in the one before, which is read anew. */
export function useCopySource(date: string) {
  const { actions } = useSchedule();
  const week = shownDays(date, "week");
  const [first, last] = [addDays(week.first, -7) ?? week.first, addDays(week.first, -1) ?? week.first];
  const before = actions.queries().shifts({ first, last });
  const present = actions.queries().shifts(shiftRange(date));
  const { resources } = actions.salon();
  const states = [useQuery(before), useQuery(present), useQuery(resources)] as const;
  useEffect(() => {
    // Shifts that were shown a moment ago are cached, and may be out of date.
    if (before.state().is === "ready") void before.invalidate();
  }, [before]);
  const [ofBefore, ofPresent, ofResources] = states;
  return {
    /** The first that is not there says why. */
    state: states.find(({ is }) => is !== "ready") ?? ofBefore,
    source: readSource(ofBefore.data, ofPresent.data, ofResources.data),
    retry(): void {
      for (const query of [before, present, resources]) void query.retry();
    },
  };
}

type Known = Pick<CopySource, "before" | "present" | "resources">;

function readSource(
  before: Known["before"] | null,
  present: Known["present"] | null,
  resources: Known["resources"] | null,
): Known | null {
  return before && present && resources && { before, present, resources };
}
