import { useAtomValue } from "jotai";
import { atom } from "jotai/vanilla";
import { useEffect, useMemo } from "react";
import { isPlainObject } from "../../lib/plain-data.js";
import { useList } from "../choosing/views.js";
import type { ActionSurroundings } from "./action-context.js";
import type { ActionModel } from "./model.js";

/** Whether a plan must be chosen stands in the list of slots. */
const eventReservation = 31;

/** Has effects judged again when a list comes that the judgement depends on (actions-and-filters §5). */
export function useJudgingLists(model: ActionModel, around: ActionSurroundings | null): void {
  const reserves = useMemo(
    () =>
      atom((get) =>
        get(model.atoms.state).rows.some(
          ({ effect }) => isPlainObject(effect) && effect.type === eventReservation,
        ),
      ),
    [model],
  );
  const slots = useAtomValue(reserves);
  const list = useList(slots && around ? around.lists.list("slot") : null);
  useEffect(() => {
    if (list && list.is !== "loading") model.kindsArrived();
  }, [list, model]);
}
