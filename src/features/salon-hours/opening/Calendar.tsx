import { useAtomValue } from "jotai";
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from "react";
import { IconButton } from "../../../kit/IconButton.js";
import { ArrowLeftIcon, ArrowRightIcon } from "../../../kit/icons.js";
import { isComposing } from "../../../kit/ime.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useToday } from "../../../kit/use-now.js";
import { addMonths } from "../../../lib/dates/calendar.js";
import { withIndex } from "../../../lib/with-index.js";
import {
  calendarOf,
  type EffectiveDay,
  hoursIndex,
  type OpeningYear,
  weekdaysShown,
} from "../../opening-hours/index.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { dayAfterKey, dayIn, weeksOf } from "./calendar-month.js";
import { DayCell } from "./DayCell.js";
import { describeDay } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

/** The day that keys start from, in whichever year is shown. */
export interface CalendarPlace {
  /** From 1. */
  readonly month: number;
  readonly date: number;
}

/** The place of a day. */
export function placeOf(date: string): CalendarPlace {
  return { month: Number(date.slice(5, 7)), date: Number(date.slice(8)) };
}

/** Every day of the year with its hours and where they come from, a month at a time. One stop of Tab. */
export function Calendar(props: {
  year: number;
  hours: OpeningYear;
  place: CalendarPlace;
  onGo(to: CalendarPlace): void;
}) {
  const { year, hours, place, onGo } = props;
  const { model } = useSalon();
  const { fixed } = useSalonSettings();
  const words = useOpeningWords();
  const days = useDays(year, hours);
  const today = useToday();
  const active = dayIn(year, place.month, place.date);
  const stop = days.get(active);
  const grid = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  // After it is drawn, the day that a key leads to has the focus.
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
  }, [active]);

  function goTo(date: string): void {
    onGo(placeOf(date));
  }
  function step(months: number): void {
    const to = addMonths(active, months);
    if (to?.slice(0, 4) === active.slice(0, 4)) goTo(to);
  }
  function open(date: string): void {
    goTo(date);
    if (!fixed) model.dialogs.open({ is: "day", date });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) open(active);
      return;
    }
    const to = dayAfterKey(event.key, active);
    if (to === null) return;
    event.preventDefault();
    follows.current = to !== active;
    goTo(to);
  }

  return (
    <section className="salon-card salon-group opening-calendar-card" aria-label={words.calendar}>
      <MonthBar year={year} month={place.month} onStep={step} />
      <div
        ref={grid}
        role="grid"
        className="opening-calendar"
        aria-label={words.calendar}
        aria-colcount={7}
        aria-readonly={fixed || undefined}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          // A screen reader may send the focus to any day.
          const { date } = (event.target as HTMLElement).dataset;
          if (date !== undefined && date !== active) goTo(date);
        }}
      >
        <Weekdays />
        {weeksOf(active).map((week) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
          <div
            key={week.find((date) => date !== null)}
            role="row"
            // Entering a grid, some readers say the whole row, or its name where it has one: that is the day with the stop.
            aria-label={stop && week.includes(active) ? describeDay(stop, words) : undefined}
            className="opening-calendar-row"
          >
            {withIndex(week).map(([column, date]) => {
              const day = date === null ? undefined : days.get(date);
              return day === undefined ? (
                <span key={column} role="presentation" />
              ) : (
                <DayCell
                  key={day.date}
                  day={day}
                  column={column + 1}
                  words={words}
                  isActive={day.date === active}
                  isToday={day.date === today}
                  canOpen={!fixed}
                  onOpen={open}
                />
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}

function MonthBar({ year, month, onStep }: { year: number; month: number; onStep(months: number): void }) {
  const words = useOpeningWords();
  return (
    <div className="salon-tools">
      <h2>{words.calendar}</h2>
      <span className="salon-grow" />
      <IconButton
        label={words.previousMonth}
        icon={<ArrowLeftIcon />}
        edge
        unavailable={month === 1}
        onPress={() => onStep(-1)}
      />
      <StatusRegion visible className="opening-month" text={words.month(year, month)} />
      <IconButton
        label={words.nextMonth}
        icon={<ArrowRightIcon />}
        edge
        unavailable={month === 12}
        onPress={() => onStep(1)}
      />
    </div>
  );
}

function Weekdays() {
  const words = useOpeningWords();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
    <div role="row" className="opening-calendar-row">
      {weekdaysShown.map((day) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
        <span key={day} role="columnheader" className="opening-weekday" aria-label={words.weekdayNames[day]}>
          {words.weekdays[day]}
        </span>
      ))}
    </div>
  );
}

/** All days of the year. A day that is as before is the same object, so that it is not drawn anew. */
function useDays(year: number, hours: OpeningYear): ReadonlyMap<string, EffectiveDay> {
  const { specials } = useAtomValue(useOpeningEditor().atoms.present);
  const before = useRef<readonly EffectiveDay[]>([]);
  return useMemo(() => {
    before.current = calendarOf(hoursIndex(hours, specials), year, before.current);
    return new Map(before.current.map((day) => [day.date, day]));
  }, [year, hours, specials]);
}
