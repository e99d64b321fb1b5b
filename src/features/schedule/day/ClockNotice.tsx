import { useQuery } from "../../../collection/index.js";
import { clockError } from "../clock-offset.js";
import { useSchedule } from "../schedule-context.js";

/** Said where the machine's clock is wrong: the operator may go by it. */
export function ClockNotice() {
  const { actions, words } = useSchedule();
  const minutes = clockError(useQuery(actions.queries().clock).data ?? 0);
  return minutes === 0 ? null : <p className="schedule-note">{words.clockIsWrong(minutes)}</p>;
}
