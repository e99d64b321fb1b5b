import { createContext, useContext } from "react";

/** Ids and states that a `Field` gives to the control inside it. */
export interface FieldLink {
  /** For the control's `id`; the field's label points at it. */
  id: string;
  /** For `aria-labelledby` of a group, which a `<label for>` cannot name. */
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Empty outside a `Field`. */
export const FieldContext = createContext<FieldLink | null>(null);

/** Attributes of a control, from the field around it and from a label of its own. */
export interface ControlAttributes {
  id?: string;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

/**
 * Wires a control to its field. A control with a `label` of its own is one of several in the field (two figures of
 * a range): it takes the field's hints and error but neither its id nor its name.
 */
export function useControl(own: {
  label?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}): ControlAttributes {
  const field = useContext(FieldContext);
  const describedBy = [own.describedBy, field?.describedBy].filter(Boolean).join(" ");
  return {
    ...(own.label === undefined ? field && { id: field.id } : { "aria-label": own.label }),
    ...(describedBy && { "aria-describedby": describedBy }),
    ...((own.invalid || field?.invalid) && { "aria-invalid": true as const }),
    ...(field?.required && { "aria-required": true as const }),
  };
}
