import { useAtomValue } from "jotai";
import { DateField } from "../../../kit/DateField.js";
import { TextArea } from "../../../kit/TextArea.js";
import { TextField } from "../../../kit/TextField.js";
import { TimeField } from "../../../kit/TimeField.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { useReservation } from "../reservation-context.js";
import { FormField } from "./FormField.js";
import { SalonFields } from "./SalonFields.js";

const asWritten = (value: PlainData) => (typeof value === "string" ? value : "");

/** Everything that can be written of a reservation (friends-and-operations §3). */
export function ReservationForm() {
  const { model, actions, words, isFixed } = useReservation();
  const form = useAtomValue(model.atoms.form);
  const record = useAtomValue(model.atoms.record);
  const salon = actions.salon();
  return (
    <div className="reservation-form">
      <div className="reservation-customer">
        {record?.member
          ? words.friendOf(record.member.name)
          : form.member_id === null
            ? words.guest
            : words.friendOf(`ID ${form.member_id}`)}
      </div>
      <FormField field="name" textOf={asWritten}>
        <TextField
          value={form.name}
          onChange={(value) => model.write("name", value)}
          readOnly={isFixed}
          data-field="name"
        />
      </FormField>
      <FormField field="contact_address" textOf={asWritten}>
        <TextField
          value={form.contact_address}
          onChange={(value) => model.write("contact_address", value)}
          readOnly={isFixed}
          data-field="contact_address"
        />
      </FormField>
      <div className="reservation-when">
        <FormField field="date" required textOf={asWritten}>
          <DateField
            value={form.date}
            onChange={(value) => model.write("date", value)}
            readOnly={isFixed}
            data-field="date"
          />
        </FormField>
        <FormField field="from" required textOf={asWritten}>
          <TimeField value={form.from} onChange={model.changeStart} readOnly={isFixed} data-field="from" />
        </FormField>
        <FormField field="to" required textOf={asWritten}>
          <TimeField
            value={form.to}
            onChange={(value) => model.write("to", value)}
            readOnly={isFixed}
            data-field="to"
          />
        </FormField>
      </div>
      {salon === null ? null : <SalonFields salon={salon} />}
      <FormField field="comment" textOf={asWritten}>
        <TextArea
          rows={2}
          value={form.comment}
          onChange={(value) => model.write("comment", value)}
          readOnly={isFixed}
          data-field="comment"
        />
      </FormField>
      <FormField field="meta_data" textOf={asWritten}>
        <TextArea
          rows={2}
          value={form.meta_data}
          onChange={(value) => model.write("meta_data", value)}
          readOnly={isFixed}
          data-field="meta_data"
        />
      </FormField>
    </div>
  );
}
