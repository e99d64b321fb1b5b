import { useRef } from "react";
import { DateField } from "../../../kit/DateField.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CalendarIcon } from "../../../kit/icons.js";
import { useSchedule } from "../schedule-context.js";

/**
 * The day that is shown, in one stop of Tab that opens the browser's calendar: the parts of a date field would be three or
 * four on the way to the day itself. The field is there for a pointer (rules: day-first).
 */
export function DateChoice({ date }: { date: string }) {
  const { model, words } = useSchedule();
  const field = useRef<HTMLInputElement>(null);

  function openCalendar(): void {
    try {
      field.current?.showPicker();
    } catch {
      // Not in a frame of another origin: there the date can be written.
      field.current?.focus();
    }
  }

  return (
    <div className="schedule-steps">
      <DateField value={date} onChange={model.showDate} label={words.goTo} isStop={false} ref={field} />
      <IconButton edge label={words.openCalendar} icon={<CalendarIcon />} onPress={openCalendar} />
    </div>
  );
}
