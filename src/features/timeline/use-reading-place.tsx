import { useAtomValue } from "jotai";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { FeedHandle } from "../../kit/feed/Feed.js";
import { useOnChange } from "../../kit/use-on-change.js";
import { isOldestFirst } from "./criteria.js";
import { timelineWords } from "./messages.js";
import { firstOfDay, isBefore } from "./sent.js";
import type { MessagePages } from "./source.js";
import type { TimelineModel } from "./timeline-model.js";
import type { MessageWay } from "./use-older-messages.js";

/** Goes to where somebody was reading when the page was left. The model asks for that place when the page goes. */
export function useReadingPlace(
  model: TimelineModel,
  feed: RefObject<FeedHandle | null>,
  { goBackTo }: MessageWay,
): void {
  // Once, when the page was come back to.
  useOnChange([model], () => {
    model.placeIsReadBy(() => {
      const place = feed.current?.place();
      return place ? { id: Number(place.key), top: place.top } : null;
    });
    const back = model.takeReturn();
    if (back)
      void goBackTo(
        (now) => now.find(({ id }) => id === back.id) ?? null,
        ({ id }) => feed.current?.putAt({ key: `${id}`, top: back.top }),
      );
  });
}

/** Goes to the day that the operator asks for. */
export function useDayAskedFor(
  model: TimelineModel,
  pages: MessagePages,
  { goBackTo, goTo }: MessageWay,
): void {
  const { locale } = useAtomValue(model.atoms.settings);
  const oldestFirst = isOldestFirst(useAtomValue(model.atoms.criteria));
  const day = useAtomValue(model.atoms.dayAskedFor);
  const latest = useRef(pages);
  useLayoutEffect(() => {
    latest.current = pages;
  });
  // Once for each day that is asked for.
  useOnChange([day], () => {
    if (day === null) return;
    model.arrivedAtDay();
    // If a message before it is loaded, all of that day is.
    void goBackTo(
      (now) => {
        const oldest = now[oldestFirst ? 0 : now.length - 1];
        const isWhole = latest.current.state().data?.next == null || isBefore(oldest, day);
        return isWhole ? firstOfDay(now, day) : null;
      },
      goTo,
      timelineWords[locale].dayMissing,
    );
  });
}
