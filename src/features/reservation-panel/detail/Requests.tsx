import type { Reservation } from "../../../api/reservations.js";
import { useQuery } from "../../../collection/index.js";
import { SuccessIcon, WarningIcon } from "../../../kit/icons.js";
import {
  overlapsWith,
  type PendingRequest,
  pendingRequests,
  type SalonQueries,
  wishedChanges,
  wishes,
} from "../../reservation/index.js";
import { courseLabel, momentLabel, nameById, resourceLabel, whenLabel } from "../labels.js";
import { useReservation } from "../reservation-context.js";

/** Requests of the customer that nobody has judged: what they would change, and what is there already. */
export function Requests({ reservation, salon }: { reservation: Reservation; salon: SalonQueries }) {
  return pendingRequests(reservation).map((request) => (
    <Request key={request.kind} request={request} reservation={reservation} salon={salon} />
  ));
}

interface RequestProps {
  request: PendingRequest;
  reservation: Reservation;
  salon: SalonQueries;
}

function Request({ request, reservation, salon }: RequestProps) {
  const { words } = useReservation();
  const received = momentLabel(request.requestedAt, words);
  return (
    <section className="reservation-part reservation-request">
      <h3>
        {words.requests[request.kind]}
        {received === "" ? null : <span className="reservation-hint">{words.requestedAt(received)}</span>}
      </h3>
      {request.kind === "edit" ? <Difference reservation={reservation} salon={salon} /> : null}
      {request.comment && request.kind !== "create" ? (
        <p className="reservation-comment">{request.comment}</p>
      ) : null}
      {request.kind === "cancel" ? null : <Room request={request} reservation={reservation} salon={salon} />}
    </section>
  );
}

/** Old and new side by side, by what differs; what stays is named. */
function Difference({ reservation, salon }: Omit<RequestProps, "request">) {
  const { words } = useReservation();
  const courses = useQuery(salon.courses);
  const resources = useQuery(salon.resources);
  const wish = reservation.change_child;
  if (wish === null) return null;
  const changed = wishedChanges(reservation);
  const course = (id: number | null) =>
    nameById(courses, id, (each) => courseLabel(each, words), words.fields.course_id, words);
  const resource = (id: number | null) =>
    nameById(resources, id, (each) => resourceLabel(each, words), words.fields.salon_resource_id, words);
  const texts = {
    time: [whenLabel(reservation, words), whenLabel(wish, words)],
    course: [course(reservation.course_id), course(wish.course_id)],
    resource: [resource(reservation.salon_resource_id), resource(wish.salon_resource_id)],
  } as const;
  const same = wishes.filter((field) => !changed.includes(field));
  return (
    <div className="reservation-difference">
      {changed.map((field) => (
        <div key={field} className="reservation-wish">
          <span className="reservation-hint">{words.wishes[field]}</span>
          <span>
            <del>
              <span className="sr">{words.before}</span>
              {texts[field][0]}
            </del>
            <ins>
              <span aria-hidden="true">{words.arrow}</span>
              <span className="sr">{words.after}</span>
              {texts[field][1]}
            </ins>
          </span>
        </div>
      ))}
      {same.length > 0 ? (
        <div className="reservation-hint">{words.unchanged(same.map((field) => words.wishes[field]))}</div>
      ) : null}
    </div>
  );
}

/** Note whether the time is free, as far as the day is known here; the server looks again when it is approved. */
function Room({ request, reservation, salon }: RequestProps) {
  const { words } = useReservation();
  const day = useQuery(salon.day(request.place.date));
  if (day.is === "loading") return <div className="reservation-hint">{words.checking}</div>;
  if (day.is === "failed") return <div className="reservation-hint">{words.checkFailed}</div>;
  const found = overlapsWith(request.place, reservation.id, day.data);
  if (found.length === 0)
    return (
      <div className="reservation-room reservation-free">
        <SuccessIcon />
        <span>{words.isFree}</span>
      </div>
    );
  return (
    <div className="reservation-room reservation-taken">
      <WarningIcon />
      <div>
        <div>{words.isTaken(found.length)}</div>
        <ul>
          {found.map((each) => (
            <li key={`${each.status === "blocked"}${each.id}`}>
              {words.withNote(
                each.status === "blocked" ? each.meta_data || words.block : each.name || words.noName,
                whenLabel(each, words),
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
