import { useEffect, useReducer, useRef } from "react";
import { pickerWords, type Resource } from "../picker/index.js";
import { type ChoosingSurroundings, useChoosing } from "./choosing-context.js";
import { createNames, type Names } from "./names.js";

/** Names for what is drawn now; drawn again when a list that was asked for arrives or changes. */
export function useNames(): Names {
  return useNamesIn(useChoosing());
}

/** The same for who was given what is around. */
export function useNamesIn({ lists, settings }: ChoosingSurroundings): Names {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const followed = useRef(new Map<Resource, () => void>());
  const asked = new Set<Resource>();
  const names = createNames(lists, pickerWords[settings.locale], (list) => asked.add(list));
  // After each drawing, since only then is it known which lists were asked.
  useEffect(() => {
    for (const list of asked) {
      if (!followed.current.has(list)) followed.current.set(list, list.subscribe(again));
    }
  });
  useEffect(() => {
    const all = followed.current;
    return () => {
      for (const leave of all.values()) leave();
      all.clear();
    };
  }, []);
  return names;
}
