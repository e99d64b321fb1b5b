import { useAtomValue } from "jotai";
import { DateField } from "../../../kit/DateField.js";
import { TextField } from "../../../kit/TextField.js";
import { TimeField } from "../../../kit/TimeField.js";
import { useReservation } from "../reservation-context.js";
import { SalonFields } from "./SalonFields.js";
import { Lines, WrittenField } from "./WrittenField.js";

/** Everything that can be written of a reservation (friends-and-operations §3). */
export function ReservationForm() {
  const { model, actions } = useReservation();
  const salon = actions.salon();
  return (
    <div className="reservation-form">
      <Customer />
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

/** Who comes, as far as it is known. */
function Customer() {
  const { model, words } = useReservation();
  const { member_id } = useAtomValue(model.atoms.form);
  const member = useAtomValue(model.atoms.record)?.member;
  const isGuest = !member && member_id === null;
  return (
    <div className="reservation-customer">
      {isGuest ? words.guest : words.friendOf(member?.name ?? `ID ${member_id}`)}
    </div>
  );
}
