import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
import { type CalendarWait, useSalon, useSalonSettings } from "../salon/index.js";
import { linkStates } from "./calendar-text.js";
import { useCalendarWords } from "./use-calendar-words.js";
import { waitMs } from "./waits.js";

/** Says for screen readers when a wait begins and what has come of it, and nothing in between. */
export function WaitReports() {
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const own = useCalendarWords();
  const waits = useAtomValue(actions.waits);
  const known = useRef(waits);
  const report = useEffectEvent((before: readonly CalendarWait[], after: readonly CalendarWait[]) => {
    const calendars = actions.queries().calendars.state();
    const linkOf = (id: number) => calendars.data?.links.find(({ primaryId }) => primaryId === id);
    const nameOf = (id: number) => linkOf(id)?.calendarName || words.noName;
    const isIn = (list: readonly CalendarWait[], { primaryId, until }: CalendarWait) =>
      list.some((each) => each.primaryId === primaryId && each.until === until);
    const fresh = after.findLast((wait) => !isIn(before, wait));
    // In one sentence with what is said of every addition: of two at once some readers say one.
    if (fresh) model.announce(`${words.added} ${own.waitBegins(nameOf(fresh.primaryId), waitMs / 1000)}`);
    const over = before.findLast((wait) => wait.isOver && !isIn(after, wait));
    const link = over && linkOf(over.primaryId);
    // Why it could not be read stands in the alert.
    if (link && calendars.is === "ready" && calendars.refreshFailure === null)
      model.announce(own.waitEnds(nameOf(link.primaryId), linkStates(link, own)));
  });
  useEffect(() => {
    report(known.current, waits);
    known.current = waits;
  }, [waits]);
  return null;
}
