import type { FieldProblem, ValidationContext } from "../../../../list-editor/index.js";
import type { ConditionVariant } from "../definition.js";
import { rangeProblems } from "../parts/date-range.js";
import { partWords } from "../parts/messages.js";
import {
  type CalendarReservationCondition,
  calendarReservationSchema,
  isUsed,
  Phase,
  SalonMatch,
  unused,
} from "./condition.js";
import { calendarReservationLabel } from "./messages.js";
import { summarize } from "./sentence.js";

/** Condition 67: calendar reservation (rules: calendar-condition). It has no stored opposite. */
export const calendarReservation = {
  type: 67,
  name: "calendar-reservation",
  label: calendarReservationLabel,
  icon: "calendar",
  ability: "salon_created",
  schema: calendarReservationSchema,
  create: () => ({
    type: 67,
    salonIds: [],
    matchType: SalonMatch.some,
    isReserved: true,
    reservationPhase: Phase.reserved,
    ...unused,
  }),
  summarize,
  unfinished: ({ salonIds = [] }) => salonIds.length === 0,
  missing: () => ({ field: "salonIds" }),
  problems,
} satisfies ConditionVariant<CalendarReservationCondition>;

function problems(
  condition: CalendarReservationCondition,
  { locale }: ValidationContext,
): readonly FieldProblem[] {
  if (!isUsed(condition, "timeRange")) return [];
  const { from = null, to = null } = condition.timeRange?.selected ?? {};
  return rangeProblems({ from, to }, "timeRange.from", partWords[locale]);
}
