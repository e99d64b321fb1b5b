import { useAtomValue, useStore } from "jotai";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PlainObject } from "../../../../lib/plain-data.js";
import { createFilterModel, type FilterModel, type FilterSettings } from "../../../filter/index.js";
import type { ActionContext } from "../../action-context.js";
import type { EffectRow } from "../../entity.js";
import type { ActionModel } from "../../model.js";
import type { ActionSettings } from "../../settings.js";
import { editCondition } from "../transitions.js";

/**
 * The filter of an effect while its slide is open. The action keeps its states, so that one history holds the list and the
 * slide: each edit of the filter is a step of the action, and where the action's undo leads to, the filter follows.
 */
export function useConditionModel(
  { row, model, context }: { row: EffectRow; model: ActionModel; context: ActionContext },
  saved: PlainObject | null,
): FilterModel {
  const store = useStore();
  const { settings, validationContext } = context;
  const pending = useAtomValue(model.atoms.state).pendingConditions[row.key];
  const [filter] = useState(() => {
    const made = createFilterModel({
      store,
      settings: filterSettings(settings),
      now: () => performance.now(),
      localTime: () => validationContext().now,
      onEdit: () => {
        const field = made.lastField();
        model.edit(
          editCondition(model.state(), row.key, made.state()),
          field === null ? undefined : `${row.key}.condition.${field}`,
        );
      },
    });
    made.load(saved);
    return made;
  });
  const start = useRef({ saved, state: filter.state() });
  useLayoutEffect(() => {
    // Undo may lead to another condition of the same effect, or to one that has come only now.
    if (pending === undefined && start.current.saved !== saved) {
      filter.load(saved);
      start.current = { saved, state: filter.state() };
    }
    const wanted = pending ?? start.current.state;
    if (filter.state() !== wanted) filter.beginWith(wanted);
  }, [filter, saved, pending]);
  useEffect(() => filter.configure(filterSettings(settings)), [filter, settings]);
  const { estimate, explain, findFriends } = useAtomValue(model.atoms.pageFunctions);
  useEffect(() => filter.countBy(estimate), [filter, estimate]);
  useEffect(() => filter.explainBy(explain), [filter, explain]);
  useEffect(() => filter.findFriendsBy(findFriends), [filter, findFriends]);
  return filter;
}

/** A condition has neither name nor folder; what it may ask about is what the account may. */
function filterSettings(settings: ActionSettings): FilterSettings {
  const { locale, abilities, triggerContext, limits, readonly, disabled } = settings;
  return {
    locale,
    mode: "funneling",
    copyable: true,
    memberFilter: false,
    refusesUnfinished: true,
    swatch: null,
    disabledTypes: [],
    abilities,
    triggerContext,
    limits,
    finishLabel: null,
    cancelable: false,
    readonly,
    disabled,
  };
}
