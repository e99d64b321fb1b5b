import { type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { type Conflict, type Edits, mergeEdits, withEdits } from "../../lib/three-way-merge.js";
import { fieldsOf, type ReservationForm } from "./entity.js";

/** What was changed from one form to another. */
export function editsBetween(before: ReservationForm, after: ReservationForm): Edits {
  const [then, now] = [fieldsOf(before), fieldsOf(after)];
  return Object.fromEntries(
    Object.entries(now).flatMap(([key, value]) =>
      samePlainData(value, then[key]) ? [] : [[key, { value, before: then[key] ?? null }]],
    ),
  );
}

/** A form brought over what others have made of the reservation: what nobody touched here is theirs. */
export function mergeForm(
  edits: Edits,
  theirs: ReservationForm,
): { form: ReservationForm; conflicts: Readonly<Record<string, Conflict>> } {
  const merged = mergeEdits(edits, fieldsOf(theirs));
  return { form: formWith(theirs, merged.edits), conflicts: merged.conflicts };
}

/** A form with edits in it. */
export function formWith(form: ReservationForm, edits: Edits): ReservationForm {
  return withEdits(fieldsOf(form), edits) as unknown as ReservationForm;
}

/** Edits as a draft keeps them, read again; what is none is left out. */
export function readEdits(kept: PlainObject): Edits {
  const known = Object.entries(kept).filter(
    ([, edit]) => typeof edit === "object" && edit !== null && "value" in edit,
  );
  return Object.fromEntries(known) as unknown as Edits;
}
