import { useAtomValue } from "jotai";
import type { ComponentType } from "react";
import type { DataAttributes } from "../../../kit/attributes.js";
import { TextArea } from "../../../kit/TextArea.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { FormKey, ReservationForm } from "../../reservation/index.js";
import { useReservation } from "../reservation-context.js";
import { FormField } from "./FormField.js";

/** The fields that hold a text, days and times too. */
type WrittenKey = { [Key in FormKey]: ReservationForm[Key] extends string ? Key : never }[FormKey];

interface WrittenControlProps extends DataAttributes {
  value: string;
  onChange(value: string): void;
  readOnly: boolean;
}

const asWritten = (value: PlainData) => (typeof value === "string" ? value : "");

/** A field of the form that is written in. `onChange` where that changes more than the field. */
export function WrittenField(props: {
  field: WrittenKey;
  as: ComponentType<WrittenControlProps>;
  required?: boolean;
  onChange?(value: string): void;
}) {
  const { model, isFixed } = useReservation();
  const { field, as: Control, required = false, onChange = (value) => model.write(field, value) } = props;
  const form = useAtomValue(model.atoms.form);
  return (
    <FormField field={field} required={required} textOf={asWritten}>
      <Control value={form[field]} onChange={onChange} readOnly={isFixed} data-field={field} />
    </FormField>
  );
}

/** A few lines. */
export function Lines(props: WrittenControlProps) {
  return <TextArea rows={2} {...props} />;
}
