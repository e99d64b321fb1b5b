import { stateIcons } from "../entry-style.js";
import type { EntryState } from "../layout/entry-state.js";
import { useSchedule } from "../schedule-context.js";

const states = [
  "approved",
  "working",
  "done",
  "create",
  "edit",
  "cancel",
  "block",
] as const satisfies readonly EntryState[];

/** Legend of the looks of chips. */
export function Legend() {
  const { words } = useSchedule();
  return (
    <ul className="schedule-legend" aria-label={words.legend}>
      {states.map((state) => (
        <li key={state}>
          <span className="schedule-swatch" data-state={state} aria-hidden="true" />
          {stateIcons[state]}
          {words.states[state]}
        </li>
      ))}
    </ul>
  );
}
