import { isPlainObject, type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { type Edit, type Edits, withEdits } from "../../lib/three-way-merge.js";
import { blankForm, fieldsOf, type ReservationForm, readGiven } from "../reservation/index.js";

/** Edits from one form to another. */
export function editsBetween(before: ReservationForm, after: ReservationForm): Edits {
  const [then, now] = [fieldsOf(before), fieldsOf(after)];
  return Object.fromEntries(
    Object.entries(now).flatMap(([key, value]) =>
      samePlainData(value, then[key]) ? [] : [[key, { value, before: then[key] ?? null }]],
    ),
  );
}

/** A form with edits in it. */
export function formWith(form: ReservationForm, edits: Edits): ReservationForm {
  return withEdits(fieldsOf(form), edits) as unknown as ReservationForm;
}

/** Edits as a draft keeps them, read again; what is none of a reservation is left out. */
export function readEdits(kept: PlainObject): Edits {
  const edits = Object.entries(kept).flatMap(([key, edit]): [string, Edit][] => {
    const isField = (value: PlainData | undefined) =>
      value !== undefined && Object.hasOwn(blankForm, key) && readGiven({ [key]: value }) !== null;
    if (!isPlainObject(edit) || !isField(edit.value)) return [];
    const value = fieldsOf(readGiven({ [key]: edit.value ?? null })?.form ?? blankForm)[key] ?? null;
    return [[key, isField(edit.before) ? { value, before: edit.before ?? null } : { value }]];
  });
  return Object.fromEntries(edits);
}
