import { useEffect, useState } from "react";
import { useQuery } from "../../../collection/index.js";
import type { JourneyQueries } from "../queries.js";

/** So long rows that are there wait for their groups, in milliseconds. */
const longestWaitMs = 1000;

/**
 * True for a moment while the rows are there and not yet the groups that they stand in: drawn before, they would all be
 * drawn again, and jump. Groups that take longer come to the rows as after a failure.
 */
export function useIsSorting({ journeys, groups }: JourneyQueries): boolean {
  const lacksGroups = useQuery(groups).is === "loading";
  const isSorting = useQuery(journeys).is === "ready" && lacksGroups;
  const [isOver, setOver] = useState(false);
  if (isOver && !isSorting) setOver(false);
  useEffect(() => {
    if (!isSorting) return;
    const timer = setTimeout(setOver, longestWaitMs, true);
    return () => clearTimeout(timer);
  }, [isSorting]);
  return isSorting && !isOver;
}
