import type { ReactNode } from "react";
import { IconButton } from "../../../../kit/IconButton.js";
import { MinusIcon } from "../../../../kit/icons.js";
import { Select } from "../../../../kit/Select.js";
import { useFilter } from "../../filter-context.js";
import { isOn } from "../parts/flag.js";
import { type CalendarReservationCondition, Phase, phaseOf, type SubName } from "./condition.js";
import { calendarWords } from "./messages.js";
import { invertSub } from "./transitions.js";

/** Props of every line of the row: the condition as it is edited, and its `onChange`. */
export interface LineProps {
  condition: CalendarReservationCondition;
  onChange(next: CalendarReservationCondition, field: string): void;
  readOnly: boolean;
}

/**
 * One thing that reservations are narrowed by. Where none is asked for, it cannot be turned round: it only says that there
 * is none (rules: calendar-phases).
 */
export function SubLine({
  condition,
  onChange,
  readOnly,
  name,
  onStop,
  children,
  below,
}: LineProps & { name: SubName; onStop(): void; children: ReactNode; below?: ReactNode }) {
  const words = calendarWords[useFilter().settings.locale];
  const label = words.subs[name];
  const inverted = isOn(condition[name]?.invert);
  return (
    <div className="cond-line" data-sub={name}>
      <span className="cond-label">{label}</span>
      {children}
      {phaseOf(condition) === Phase.reserved ? (
        <Select
          options={[
            { value: 0, label: words.fitting },
            { value: 1, label: words.notFitting },
          ]}
          value={inverted ? 1 : 0}
          onChange={(chosen) => onChange(invertSub(condition, name, chosen === 1), `${name}.invert`)}
          label={words.invert(label)}
          disabled={readOnly}
          data-field={`${name}.invert`}
        />
      ) : (
        <span className="cond-note">{inverted ? words.noOtherReservation : words.noReservation}</span>
      )}
      {readOnly ? null : <IconButton label={words.stop(label)} icon={<MinusIcon />} onPress={onStop} />}
      {below}
    </div>
  );
}
