import { useAtomValue } from "jotai";
import type { Reservation } from "../../../api/reservations.js";
import { useQuery } from "../../../collection/index.js";
import { joinParts } from "../../../lib/isolate.js";
import { withIndex } from "../../../lib/with-index.js";
import type { SalonQueries } from "../../reservation/index.js";
import { courseLabel, momentLabel, nameById, resourceLabel, whenLabel } from "../labels.js";
import { useReservation } from "../reservation-context.js";
import { Fact } from "./Fact.js";
import { MemoField } from "./MemoField.js";
import { RemoveButton } from "./RemoveButton.js";
import { Requests } from "./Requests.js";
import { StatusControls } from "./StatusControls.js";

/** A reservation as it stands: what was booked, what was asked for, how it goes, what was done to it. */
export function Detail({ reservation }: { reservation: Reservation }) {
  const { actions, words, isFixed } = useReservation();
  const salon = actions.salon();
  return (
    <div className="reservation-detail">
      {salon ? <Requests reservation={reservation} salon={salon} /> : null}
      {salon ? <Facts reservation={reservation} salon={salon} /> : null}
      <StatusControls reservation={reservation} />
      <MemoField reservation={reservation} />
      {salon ? <Permissions salon={salon} /> : null}
      <Histories reservation={reservation} />
      {isFixed ? null : <RemoveButton reservation={reservation} words={words} />}
    </div>
  );
}

function Facts({ reservation, salon }: { reservation: Reservation; salon: SalonQueries }) {
  const { words } = useReservation();
  const courses = useQuery(salon.courses);
  const resources = useQuery(salon.resources);
  const { member, contact_address, comment, sub_resource_ids, resource_fee_is_charged } = reservation;
  const resourceName = (id: number | null) =>
    nameById(resources, id, (each) => resourceLabel(each, words), words.fields.salon_resource_id, words);
  return (
    <dl className="reservation-facts">
      <Fact name={words.wishes.time}>{whenLabel(reservation, words)}</Fact>
      <Fact name={words.fields.course_id}>
        {nameById(
          courses,
          reservation.course_id,
          (each) => courseLabel(each, words),
          words.fields.course_id,
          words,
        )}
      </Fact>
      <Fact name={words.fields.salon_resource_id}>
        {joinParts(
          [resourceName(reservation.salon_resource_id), resource_fee_is_charged && words.withFee],
          "",
        )}
      </Fact>
      {sub_resource_ids.length > 0 ? (
        <Fact name={words.fields.sub_resource_ids}>{joinParts(sub_resource_ids.map(resourceName))}</Fact>
      ) : null}
      <Fact name={words.fields.member_id}>{member ? member.name : words.guest}</Fact>
      {contact_address ? <Fact name={words.fields.contact_address}>{contact_address}</Fact> : null}
      {comment ? <Fact name={words.fields.comment}>{comment}</Fact> : null}
    </dl>
  );
}

/** Permissions of customers, as the salon has set them. */
function Permissions({ salon }: { salon: SalonQueries }) {
  const { words } = useReservation();
  const rules = useQuery(salon.rules);
  if (rules.data === null) return null;
  const { change_permission, cancel_permission } = rules.data;
  const word = (permission: number) => words.permissions[permission] ?? String(permission);
  return (
    <dl className="reservation-facts reservation-permissions">
      <Fact name={words.customerChange}>{word(change_permission)}</Fact>
      <Fact name={words.customerCancel}>{word(cancel_permission)}</Fact>
    </dl>
  );
}

function Histories({ reservation }: { reservation: Reservation }) {
  const { model, words } = useReservation();
  // A denied change has left the reservation as it was, and is to be seen all the same.
  const record = useAtomValue(model.atoms.record);
  const { histories = [], change_child, cancel_child } = record ?? reservation;
  const denied = [change_child, cancel_child].flatMap((child) =>
    child && /_denied$/.test(child.status)
      ? [{ action: child.status, actor_name: "", at: child.requested_at, note: child.comment }]
      : [],
  );
  const rows = [...denied, ...histories];
  if (rows.length === 0) return null;
  return (
    <section className="reservation-part">
      <h3>{words.history}</h3>
      <ol className="reservation-histories">
        {withIndex(rows).map(([at, row]) => (
          <li key={at}>
            <span className="reservation-hint">{momentLabel(row.at, words)}</span>
            <span>{joinParts([words.actions[row.action] ?? row.action, row.actor_name, row.note])}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
