import { useSyncExternalStore } from "react";
import { useOnChange } from "../../kit/use-on-change.js";
import { useNames } from "../../references/index.js";
import { useConditionPart } from "./deferred.js";
import { conditionWords } from "./messages.js";
import type { ConditionContext } from "./services.js";

/** Puts saved conditions in words; each is loaded, and named by its id as long as it is not there. */
export function useConditionText(
  ids: readonly number[],
  { page, settings }: ConditionContext,
): (id: number) => string {
  const { conditions } = page;
  const { locale } = settings;
  const part = useConditionPart(ids.length > 0);
  const names = useNames();
  const all = useSyncExternalStore(conditions.subscribe, conditions.all, conditions.all);
  // The same ids are asked for once.
  useOnChange([conditions, ids.join()], () => {
    for (const id of ids) conditions.ask(id);
  });
  return (id) => {
    const known = all.get(id);
    return known?.is === "ready" && part
      ? part.peopleSentence(known.filter, names, locale)
      : conditionWords[locale].set(id);
  };
}
