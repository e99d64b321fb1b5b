import { useNow } from "../../../kit/use-now.js";
import { clockError, serverAhead } from "../../../lib/dates/server-clock.js";
import { useSchedule } from "../schedule-context.js";

/** Said where the machine's clock is wrong: the operator may go by it. */
export function ClockNotice() {
  const { words } = useSchedule();
  // Drawn anew when the server's clock turns out to be another one.
  useNow();
  const minutes = clockError(serverAhead());
  return minutes === 0 ? null : <p className="schedule-note">{words.clockIsWrong(minutes)}</p>;
}
