import { type Friend, friends } from "../api/friends.js";
import {
  courses,
  type Reservation,
  reservations,
  type SalonResource,
  salonResources,
} from "../api/reservations.js";
import type { Store } from "../store.js";
import type { Random } from "./random.js";
import { familyNames, givenNames } from "./words.js";

const SALON = 1;
/** The shop is open from 9 to 21. Within each part of a resource's day lies one reservation at most, so none overlap. */
const OPENS = 9 * 60;
const CLOSES = 21 * 60;
const STEP = 5;
const WEEK = 7 * 86_400_000;

const colours = ["#2971c6", "#2e854d", "#b4541a", "#8a4bb0", "#c1272d", "#00798c"] as const;

/** One salon with many resources, so that there are as many as asked, and all reservations in one day. */
export function fillReservations(
  store: Store,
  random: Random,
  wanted: { resources: number; reservations: number; date: string },
  at: Date,
): void {
  const updated_at = at.toISOString();
  const weekLater = new Date(Date.parse(wanted.date) + WEEK).toISOString().slice(0, 10);
  for (let index = store.list(salonResources).length; index < wanted.resources; index++) {
    const name = `${random.pick(familyNames)} ${random.pick(givenNames)}（${index + 1}番席）`;
    const resource = (id: number): SalonResource => {
      return { ...entity(id, index), name, capacity: 1, fee: random.often(20) ? 550 : null, icon_url: null };
    };
    store.insert(salonResources, resource, at);
  }

  const resources = store.list(salonResources).map(({ value }) => value);
  const offered = store.list(courses).map(({ value }) => value);
  const people = store.list(friends).map(({ value }) => value);
  const parts = Math.ceil(wanted.reservations / resources.length);
  const partLength = Math.floor((CLOSES - OPENS) / parts / STEP) * STEP;
  if (partLength < STEP) throw new RangeError("So many reservations have no room in one day.");
  for (let index = 0; index < wanted.reservations; index++) {
    const begins = OPENS + Math.floor(index / resources.length) * partLength;
    const resource = resources[index % resources.length] as SalonResource;
    store.insert(reservations, (id) => reservation(id, resource, begins, random.pick(people)), at);
  }

  function entity(id: number, order: number) {
    return {
      id,
      salon_id: SALON,
      order: order + 1,
      color: colours[order % colours.length] as string,
      description: "",
      is_public: true,
      deleted_at: null,
      updated_at,
    };
  }

  function reservation(
    id: number,
    { id: salon_resource_id, salon_id }: SalonResource,
    begins: number,
    friend: Friend,
  ): Reservation {
    const length = Math.min(partLength, random.whole(3, 12) * STEP);
    const from = begins + random.whole(0, (partLength - length) / STEP) * STEP;
    const course_id = random.pick(offered.filter((course) => course.salon_id === salon_id)).id;
    const when = {
      date: wanted.date,
      from: clock(from),
      to: clock(from + length),
      course_id,
      salon_resource_id,
    };
    const request = { id: id + 100_000, comment: "都合が変わりました。", requested_at: updated_at };
    const status = random.often(80)
      ? "approved"
      : random.pick(["pending", "canceled", "denied", "edit_pending", "cancel_pending"] as const);
    return {
      id,
      salon_id,
      name: friend.name,
      comment: random.often(10) ? "子どもと一緒に伺います。" : "",
      contact_address: random.often(50) ? `090-0000-${String(id % 10_000).padStart(4, "0")}` : "",
      member_id: friend.id,
      member: { id: friend.id, name: friend.name, icon_url: friend.icon_url },
      ...when,
      sub_resource_ids: [],
      resource_fee_is_charged: false,
      meta_data: random.often(8) ? "前回の薬剤でかぶれあり。要確認" : "",
      status,
      change_child:
        status === "edit_pending"
          ? { ...request, ...when, date: weekLater, status, sub_resource_ids: [] }
          : null,
      cancel_child: status === "cancel_pending" ? { ...request, status } : null,
      checked_at: random.often(70) ? updated_at : null,
      visit_status: random.pick([0, 0, 0, 1, 2] as const),
      is_attended: null,
      source: random.pick(["online", "online", "manager", "external"] as const),
      created_at: updated_at,
      updated_at,
    };
  }
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
