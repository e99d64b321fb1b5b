import { DayContent } from "./DayContent.js";
import { useDay } from "./use-day.js";

/** The reservations of a day. */
export function DayView() {
  return <DayContent day={useDay()} />;
}
