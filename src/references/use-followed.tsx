import { useEffect, useReducer, useRef } from "react";
import type { Resource, ResourceState } from "../features/picker/index.js";

/**
 * Tells of each list that is read while drawing; they are loaded, and when one of them changes it is drawn again. That
 * counts from the reading on: a list may come between drawing and the moment from which it is followed.
 */
export function useFollowed(): (list: Resource) => void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const followed = useRef(new Map<Resource, () => void>());
  const read = new Map<Resource, ResourceState>();
  // After each drawing, since only then is it known which lists were read.
  useEffect(() => {
    for (const [list, drawn] of read) {
      if (!followed.current.has(list)) followed.current.set(list, list.subscribe(again));
      if (list.state() !== drawn) again();
    }
  });
  useEffect(() => {
    const all = followed.current;
    return () => {
      for (const leave of all.values()) leave();
      all.clear();
    };
  }, []);
  return (list) => void read.set(list, list.state());
}
