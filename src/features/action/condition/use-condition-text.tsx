import { useEffect, useSyncExternalStore } from "react";
import { useDeferredPart } from "../../../kit/Deferred.js";
import { useNames } from "../../../references/index.js";
import type { ActionContext } from "../action-context.js";
import { conditionSlide, noSlide } from "./deferred.js";
import { conditionWords } from "./messages.js";

type ConditionPart = NonNullable<(typeof conditionSlide)["value"]>;

/** Puts saved conditions in words; each is loaded, and named by its id as long as it is not there. */
export function useConditionText(ids: readonly number[], context: ActionContext): (id: number) => string {
  const { conditions } = context.page;
  const { locale } = context.settings;
  const wanted = ids.join();
  const slide = useDeferredPart<ConditionPart | null>(wanted === "" ? noSlide : conditionSlide);
  const part = slide.is === "ready" ? slide.value : null;
  const names = useNames();
  const all = useSyncExternalStore(conditions.subscribe, conditions.all, conditions.all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids are asked for once.
  useEffect(() => {
    for (const id of ids) conditions.ask(id);
  }, [conditions, wanted]);
  return (id) => {
    const known = all.get(id);
    return known?.is === "ready" && part
      ? part.peopleSentence(known.filter, names, locale)
      : conditionWords[locale].set(id);
  };
}
