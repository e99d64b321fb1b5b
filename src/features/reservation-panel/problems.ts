import { isDay } from "../../lib/dates/days.js";
import { readTime } from "../../lib/dates/times.js";
import type { Failure } from "../../lib/failure.js";
import type { Conflict } from "../../lib/three-way-merge.js";
import { blankForm, type FormKey, type ReservationForm } from "../reservation/index.js";
import { reservationWords } from "./messages.js";
import type { ReservationSettings } from "./settings.js";

/** Problem that keeps a reservation from being saved, and its field. */
export interface ReservationProblem {
  readonly field: FormKey;
  readonly message: string;
}

/** In the order of the form. The server judges everything else. */
export function problemsOf(
  form: ReservationForm,
  conflicts: Readonly<Record<string, Conflict>>,
  { locale }: Pick<ReservationSettings, "locale">,
): readonly ReservationProblem[] {
  const words = reservationWords[locale];
  const [start, end] = [readTime(form.from), readTime(form.to)];
  const problems: ReservationProblem[] = [];
  if (!isDay(form.date)) problems.push({ field: "date", message: words.dateRequired });
  if (start === null) problems.push({ field: "from", message: words.startRequired });
  if (end === null) problems.push({ field: "to", message: words.endRequired });
  else if (start !== null && end <= start) problems.push({ field: "to", message: words.endNotAfter });
  const open = Object.keys(conflicts) as FormKey[];
  return [...problems, ...open.map((field) => ({ field, message: words.conflictOpen(words.fields[field]) }))];
}

/** Errors of a refused save about fields that are on the screen; without a failure nothing. */
export function refusedFields(failure: Failure | null): Readonly<Record<string, readonly string[]>> {
  const fields = failure?.kind === "invalid" ? Object.entries(failure.fields) : [];
  return Object.fromEntries(
    fields.filter(([field, messages]) => Object.hasOwn(blankForm, field) && messages.length > 0),
  );
}
