import type { Friend } from "../../api/friends.js";
import {
  type CancelRequest,
  type EditRequest,
  type Reservation,
  reservations,
} from "../../api/reservations.js";
import { wishes } from "../../api/salon/friend-requests.js";
import { histories, type Mark } from "../../api/salon/histories.js";
import { statusWith } from "../../api/salon/statuses.js";
import { minutesOf } from "../../api/salon/times.js";
import { dayOf } from "../../audience/days.js";
import type { Store } from "../../store.js";
import { minutesNow } from "./days.js";

/** A reservation of the demonstration, by what is worth saying of it. */
export interface Booking {
  readonly salon: number;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly resource: number | null;
  readonly course: number | null;
  /** A friend's id, or the name of somebody who is none. */
  readonly who: number | string;
  readonly status?: "canceled" | "pending" | "denied";
  readonly subs?: readonly number[];
  readonly hasFee?: boolean;
  readonly comment?: string;
  readonly memo?: string;
  readonly phone?: string;
  readonly isChecked?: boolean;
  /** Default: who was served was there. */
  readonly isAttended?: boolean;
  readonly edit?: Pick<EditRequest, "status" | "date" | "from" | "to" | "comment"> & {
    readonly resource: number;
  };
  readonly cancel?: Pick<CancelRequest, "status" | "comment">;
}

const HOUR = 3_600_000;
/** The reservation was made so many hours ago, and what a friend wishes for was said so many. */
const [MADE, WISHED] = [50, 3];
const operator = "佐藤";

/** Puts a reservation into the store, with what happened to it until now. */
export function addBooking(
  store: Store,
  booking: Booking,
  people: ReadonlyMap<number, Friend>,
  until: Date,
): void {
  const { who, status, edit, cancel } = booking;
  const friend = typeof who === "number" ? people.get(who) : undefined;
  const member = friend ? { id: friend.id, name: friend.name, icon_url: friend.icon_url } : null;
  const name = friend?.name ?? String(who);
  const ago = (hours: number) => new Date(until.getTime() - hours * HOUR).toISOString();
  const wishId = (reservation_id: number) => store.insert(wishes, () => ({ reservation_id }), until).id;
  const { salon: salon_id, date, from, to, course: course_id, resource, subs = [] } = booking;

  const make = (id: number): Reservation => {
    const change_child: EditRequest | null = edit
      ? {
          ...{ id: wishId(id), status: edit.status, date: edit.date, from: edit.from, to: edit.to },
          ...{ course_id, salon_resource_id: edit.resource, sub_resource_ids: [] },
          ...{ comment: edit.comment, requested_at: ago(WISHED) },
        }
      : null;
    const cancel_child = cancel ? { id: wishId(id), ...cancel, requested_at: ago(WISHED) } : null;
    const own = status ?? statusWith({ change_child, cancel_child });
    const isServed = own === "approved" ? servedAt(booking, until) : 0;
    return {
      ...{ id, salon_id, name, comment: booking.comment ?? "" },
      contact_address: booking.phone ?? (id % 3 === 0 ? `090-0000-${String(id).padStart(4, "0")}` : ""),
      ...{ course_id, member_id: member?.id ?? null, member, date, from, to },
      ...{ salon_resource_id: resource, sub_resource_ids: [...subs] },
      ...{ resource_fee_is_charged: booking.hasFee ?? false, meta_data: booking.memo ?? "" },
      ...{ status: own, change_child, cancel_child, checked_at: booking.isChecked ? ago(1) : null },
      visit_status: isServed,
      is_attended: isServed === 2 ? (booking.isAttended ?? true) : null,
      source: member ? "online" : "manager",
      ...{ created_at: ago(MADE), updated_at: ago(status || edit || cancel ? WISHED - 1 : MADE) },
    };
  };
  const { id } = store.insert(reservations, make, until);
  for (const { hours, ...mark } of linesOf(booking, name, member !== null)) {
    const line = (each: number) => ({ id: each, reservation_id: id, at: ago(hours), ...mark });
    store.insert(histories, line, until);
  }
}

/** 0 to come, 1 now, 2 past. */
function servedAt({ date, from, to }: Booking, until: Date): 0 | 1 | 2 {
  const today = dayOf(until);
  if (date !== today) return date < today ? 2 : 0;
  const now = minutesNow(until);
  return now >= minutesOf(to) ? 2 : now >= minutesOf(from) ? 1 : 0;
}

function linesOf(
  { status, edit, cancel }: Booking,
  name: string,
  isOnline: boolean,
): (Mark & { hours: number })[] {
  const byFriend = { actor_name: name, hours: MADE };
  const judged = { actor_name: operator, hours: WISHED - 1 };
  const wished = { actor_name: name, hours: WISHED };
  const first = status === "pending" || status === "denied" ? "request" : "create";
  return [
    { ...byFriend, ...(!isOnline && { actor_name: operator }), action: first, note: "" },
    ...(status === "denied" ? [{ ...judged, action: "deny", note: "新規申請" } as const] : []),
    ...(status === "canceled" ? [{ ...wished, action: "cancel", note: "" } as const] : []),
    ...(edit ? [{ ...wished, action: "edit_request", note: edit.comment } as const] : []),
    ...(edit?.status === "edit_denied" ? [{ ...judged, action: "edit_denied", note: "" } as const] : []),
    ...(cancel ? [{ ...wished, action: "cancel_request", note: cancel.comment } as const] : []),
    ...(cancel?.status === "cancel_denied"
      ? [{ ...judged, action: "cancel_denied", note: "" } as const]
      : []),
  ];
}
