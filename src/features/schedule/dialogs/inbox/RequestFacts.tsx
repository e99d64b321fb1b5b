import type { OpenRequest } from "../../../../api/open-requests.js";
import type { Reservation } from "../../../../api/reservations.js";
import { useQuery } from "../../../../collection/index.js";
import { readInstant, tokyoMoment } from "../../../../lib/dates/moments.js";
import { formatNearDay } from "../../../../lib/dates/near-day.js";
import { joinParts } from "../../../../lib/isolate.js";
import { useCourseNames } from "../../entry-style.js";
import { placeLabel, timesLabel } from "../../labels.js";
import { placeOf } from "../../moves/place.js";
import { useSchedule } from "../../schedule-context.js";

/** Since when a request waits, what it would change, and what the customer wrote. */
export function RequestFacts(props: { request: OpenRequest; reservation: Reservation | undefined }) {
  const { request, reservation } = props;
  const { actions, words } = useSchedule();
  const resources = useQuery(actions.salon().resources);
  const courseName = useCourseNames();
  const received = momentText(request.requestedAt);
  const wish = request.kind === "edit" ? (reservation?.change_child ?? null) : null;
  const comment = requestComment(request, reservation);

  function momentText(instant: string | null): string {
    const read = readInstant(instant);
    const moment = read === null ? null : tokyoMoment(read);
    if (moment === null) return "";
    const [day = "", time = ""] = moment.split(" ");
    return `${formatNearDay(day, words.shortDay, words.weekdays)} ${time}`;
  }

  function text(record: Parameters<typeof placeOf>[0] & { readonly course_id: number | null }): string {
    const place = placeOf(record);
    const id = record.salon_resource_id;
    const name = resources.data?.find((each) => each.id === id)?.name ?? words.noResource;
    const where = place ? placeLabel(place, name, words) : timesLabel(record, words);
    return joinParts([where, courseName(record.course_id)]);
  }

  return (
    <div className="schedule-facts">
      {received === "" ? null : <span className="schedule-note">{words.requestedAt(received)}</span>}
      {reservation && wish ? (
        <span>
          <del>
            <span className="sr">{words.before}</span>
            {text(reservation)}
          </del>{" "}
          <ins>
            <span aria-hidden="true">→ </span>
            <span className="sr">{words.after}</span>
            {text(wish)}
          </ins>
        </span>
      ) : reservation ? (
        <span>{text(reservation)}</span>
      ) : null}
      {comment === "" ? null : <q>{comment}</q>}
    </div>
  );
}

function requestComment({ kind }: OpenRequest, reservation: Reservation | undefined): string {
  if (kind === "edit") return reservation?.change_child?.comment ?? "";
  return (kind === "cancel" ? reservation?.cancel_child?.comment : reservation?.comment) ?? "";
}
