import { DateField } from "../../../kit/DateField.js";
import { TextField } from "../../../kit/TextField.js";
import { TimeField } from "../../../kit/TimeField.js";
import { useReservation } from "../reservation-context.js";
import { FriendChoice } from "./FriendChoice.js";
import { SalonFields } from "./SalonFields.js";
import { Lines, WrittenField } from "./WrittenField.js";

/** Everything that can be written of a reservation (rules: panel-form). */
export function ReservationForm() {
  const { model, actions } = useReservation();
  const salon = actions.salon();
  return (
    <div className="reservation-form">
      <FriendChoice />
      <WrittenField field="name" as={TextField} />
      <WrittenField field="contact_address" as={TextField} />
      <div className="reservation-when">
        <WrittenField field="date" as={DateField} required />
        <WrittenField field="from" as={TimeField} required onChange={model.changeStart} />
        <WrittenField field="to" as={TimeField} required />
      </div>
      {salon === null ? null : <SalonFields salon={salon} />}
      <WrittenField field="comment" as={Lines} />
      <WrittenField field="meta_data" as={Lines} />
    </div>
  );
}
