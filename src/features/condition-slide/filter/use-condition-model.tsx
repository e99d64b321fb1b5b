import { useStore } from "jotai";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { ConditionSettings } from "../../../list-editor/index.js";
import { createFilterModel, type FilterModel, type FilterSettings } from "../../filter/index.js";
import type { ConditionSlideProps } from "../slide-props.js";

/**
 * The filter of a condition while its slide is open. The document keeps its states, so that one history holds both: each
 * edit of the filter is a step of the document, and where the document's undo leads to, the filter follows.
 */
export function useConditionModel(
  { owner, pending, context }: ConditionSlideProps,
  saved: PlainObject | null,
): FilterModel {
  const store = useStore();
  const { settings, validationContext } = context;
  const [filter] = useState(() => {
    const made = createFilterModel({
      store,
      settings: filterSettings(settings),
      now: () => performance.now(),
      localTime: () => validationContext().now,
      onEdit: () => owner.edit(made.state(), made.lastField()),
    });
    made.load(saved);
    return made;
  });
  const start = useRef({ saved, state: filter.state() });
  useLayoutEffect(() => {
    // Undo may lead to another condition of the same owner, or to one that has come only now.
    if (pending === undefined && start.current.saved !== saved) {
      filter.load(saved);
      start.current = { saved, state: filter.state() };
    }
    const wanted = pending ?? start.current.state;
    if (filter.state() !== wanted) filter.beginWith(wanted);
  }, [filter, saved, pending]);
  useEffect(() => filter.configure(filterSettings(settings)), [filter, settings]);
  return filter;
}

/** A condition has neither name nor folder; what it may ask about is what the account may. */
function filterSettings(settings: ConditionSettings): FilterSettings {
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
