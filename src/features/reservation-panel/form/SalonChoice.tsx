import { useAtomValue } from "jotai";
import type { QueryState } from "../../../collection/index.js";
import { Select } from "../../../kit/Select.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { ReservationWords } from "../messages.js";
import { useReservation } from "../reservation-context.js";
import { FormField } from "./FormField.js";

/** A course or a resource. */
export interface SalonThing {
  readonly id: number;
  readonly name: string;
  readonly isDeleted: boolean;
}

/** For "none": ids are above it. */
const none = 0;

/** One of what the salon offers. What is offered no more stays where it was chosen. */
export function SalonChoice<T extends SalonThing>(props: {
  field: "course_id" | "salon_resource_id";
  list: QueryState<T[]>;
  label(each: T): string;
  onChoose(id: number | null): void;
}) {
  const { field, list, label, onChoose } = props;
  const { model, words, isFixed } = useReservation();
  const chosen = useAtomValue(model.atoms.form)[field];
  const rows = list.data ?? [];
  const shown = rows.filter(({ id, isDeleted }) => !isDeleted || id === chosen);
  return (
    <FormField field={field} textOf={(value) => nameIn(rows, value, words)}>
      <Select<number>
        options={[
          { value: none, label: words.none },
          ...shown.map((each) => ({ value: each.id, label: label(each) })),
        ]}
        value={chosen ?? none}
        goneLabel={list.is === "ready" ? words.gone(words.fields[field], chosen ?? none) : `ID ${chosen}`}
        onChange={(id) => onChoose(id === none ? null : id)}
        disabled={isFixed}
        data-field={field}
      />
    </FormField>
  );
}

/** The name of what has this id. */
export function nameIn(rows: readonly SalonThing[], id: PlainData, words: ReservationWords): string {
  const name = rows.find((each) => each.id === id)?.name;
  return name ?? (typeof id === "number" ? `ID ${id}` : words.none);
}
