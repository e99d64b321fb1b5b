import { dayOf, moved } from "../../audience/days.js";
import type { Store } from "../../store.js";
import { resource } from "../../store.js";
import { versionAfter } from "../friend/detail.js";
import type { FriendTable } from "../friend/table.js";
import type { FriendLite } from "../friends.js";
import type { CancelRequest, EditRequest, Reservation } from "../reservations.js";
import { coursesIn, resourcesIn } from "./catalogue.js";
import { type Announce, eventOf } from "./events.js";
import { whenOf } from "./notes.js";
import type { ReservationTable } from "./reservation-table.js";
import { statusWith, withoutDenials } from "./statuses.js";
import { minutesOf, timeAt } from "./times.js";

/** Gives each wish its id. */
export const wishes = resource<{ reservation_id: number }>("reservation_wish");

/** What a friend wishes for; what is absent is chosen for him. */
export interface Wished {
  readonly date?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly salon_resource_id?: number | undefined;
  readonly course_id?: number | undefined;
  readonly comment?: string | undefined;
}

/** What friends ask for, as they would from their own pages. */
export interface FriendRequests {
  create(salonId: number, memberId: number, wished?: Wished): Reservation;
  edit(reservation: Reservation, wished?: Wished): Reservation;
  cancel(reservation: Reservation, comment?: string): Reservation;
  /** Takes back a wish that waits. */
  withdraw(reservation: Reservation, kind: "edit" | "cancel"): Reservation;
}

interface Parts {
  readonly store: Store;
  readonly reservations: ReservationTable;
  readonly friends: FriendTable;
  readonly announce: Announce;
  now(): Date;
}

/** What an hour is that nobody named. */
const LENGTH = 45;
const BEGINS = "15:00";

export function createFriendRequests(parts: Parts): FriendRequests {
  const { store, reservations, friends, announce, now } = parts;

  return {
    create(salonId, memberId, wished = {}) {
      const friend = friends.get(memberId)?.friend;
      if (!friend) throw new Error(`There is no friend ${memberId}.`);
      const at = now();
      const version = versionAfter(undefined, at);
      const member: FriendLite = { id: friend.id, name: friend.name, icon_url: friend.icon_url };
      const make = (id: number): Reservation => ({
        id,
        salon_id: salonId,
        ...{ name: friend.name, comment: wished.comment ?? "", contact_address: "" },
        ...{ member_id: friend.id, member },
        ...whenWished(wished, moved(dayOf(at), 1, "day")),
        course_id: wished.course_id ?? presentId(coursesIn(store, salonId)),
        salon_resource_id: wished.salon_resource_id ?? presentId(resourcesIn(store, salonId)),
        ...{ sub_resource_ids: [], resource_fee_is_charged: false, meta_data: "" },
        ...{ status: "pending", change_child: null, cancel_child: null, checked_at: null },
        ...{ visit_status: 0, is_attended: null, source: "online" },
        ...{ created_at: version, updated_at: version },
      });
      const mark = { action: "request", actor_name: friend.name, note: "" } as const;
      const made = reservations.add(make, mark, at);
      announce(eventOf("create_request", made));
      return made;
    },
    edit(reservation, wished = {}) {
      requireOpen(reservation, reservation.change_child?.status === "edit_pending");
      const at = now();
      const { course_id, salon_resource_id, sub_resource_ids } = reservation;
      const { date, from, to } = reservation;
      const change_child: EditRequest = {
        id: wishId(reservation, at),
        status: "edit_pending",
        ...(wished.from === undefined
          ? { date: wished.date ?? moved(date, 1, "day"), from, to }
          : whenWished(wished, date)),
        course_id: wished.course_id ?? course_id,
        salon_resource_id: wished.salon_resource_id ?? salon_resource_id,
        sub_resource_ids,
        comment: wished.comment ?? "都合が変わりました。",
        requested_at: at.toISOString(),
      };
      const after = withWish({ ...reservation, change_child }, at);
      const mark = { ...byFriend(after), action: "edit_request", note: whenOf(change_child) } as const;
      const saved = reservations.change(after, mark, at);
      announce(eventOf("update_request", saved, change_child.id));
      return saved;
    },
    cancel(reservation, comment = "体調がすぐれません。") {
      requireOpen(reservation, reservation.cancel_child?.status === "cancel_pending");
      const at = now();
      const [id, requested_at] = [wishId(reservation, at), at.toISOString()];
      const cancel_child: CancelRequest = { id, status: "cancel_pending", comment, requested_at };
      const after = withWish({ ...reservation, cancel_child }, at);
      const mark = { ...byFriend(after), action: "cancel_request", note: comment } as const;
      const saved = reservations.change(after, mark, at);
      announce(eventOf("cancel_request", saved, id));
      return saved;
    },
    withdraw(reservation, kind) {
      const { change_child, cancel_child } = reservation;
      const child = kind === "edit" ? change_child : cancel_child;
      if (child?.status !== `${kind}_pending`) throw new Error(`No wish of ${reservation.id} waits.`);
      const at = now();
      const without = { ...reservation, [kind === "edit" ? "change_child" : "cancel_child"]: null };
      const updated_at = versionAfter(reservation.updated_at, at);
      const after = { ...without, status: statusWith(without), updated_at };
      const action = kind === "edit" ? "edit_request" : "cancel_request";
      const saved = reservations.change(after, { ...byFriend(after), action, note: "取り下げ" }, at);
      const type = kind === "edit" ? "delete_update_request" : "delete_cancel_request";
      announce(eventOf(type, saved, child.id));
      return saved;
    },
  };

  function wishId({ id }: Reservation, at: Date): number {
    return store.insert(wishes, () => ({ reservation_id: id }), at).id;
  }
}

/** Whether there is something to wish for: what waits already is not asked for again. */
function requireOpen({ id, status }: Reservation, waits: boolean): void {
  const isOpen = status === "approved" || status === "edit_pending" || status === "cancel_pending";
  if (!isOpen || waits) throw new Error(`Nothing can be asked of reservation ${id}: it is ${status}.`);
}

/** A new wish takes the place of what was denied. Somebody has to look again. */
function withWish(reservation: Reservation, at: Date): Reservation {
  const wished = withoutDenials(reservation);
  const updated_at = versionAfter(reservation.updated_at, at);
  return { ...wished, status: statusWith(wished), checked_at: null, updated_at };
}

function byFriend({ member, name }: Reservation) {
  return { actor_name: member?.name ?? name };
}

function whenWished({ date, from = BEGINS, to }: Wished, otherwise: string) {
  return { date: date ?? otherwise, from, to: to ?? timeAt(minutesOf(from) + LENGTH) };
}

function presentId(rows: readonly { id: number; deleted_at: string | null }[]): number | null {
  return rows.find(({ deleted_at }) => deleted_at === null)?.id ?? null;
}
