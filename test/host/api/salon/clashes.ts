import type { Reservation, SalonResource } from "../reservations.js";
import type { BlockRow } from "./blocks.js";
import type { Unlink } from "./catalogue.js";
import type { Clash, Clashes } from "./clash.js";
import { isWithin, minutesOf, overlaps, type TimeRange, written } from "./times.js";

/** What a reservation takes. */
export type Slot = Pick<
  Reservation,
  "date" | "from" | "to" | "course_id" | "salon_resource_id" | "sub_resource_ids"
>;

/** All that stands on the day of a slot, the reservation itself left out. */
export interface SalonDay {
  readonly resources: ReadonlyMap<number, Pick<SalonResource, "id" | "name" | "capacity" | "deleted_at">>;
  readonly courseNames: ReadonlyMap<number, string>;
  readonly reservations: readonly Reservation[];
  readonly blocks: readonly BlockRow[];
  readonly shifts: readonly (TimeRange & { readonly salon_resource_id: number })[];
  /** Null where no hours are known. Empty: closed. */
  readonly opening: readonly TimeRange[] | null;
  readonly unlinks: readonly Unlink[];
}

/** What is in the way of a slot. It may be taken all the same, but for a resource that is gone. */
export function clashesOf(slot: Slot, day: SalonDay): Clashes {
  const taken = resourcesOf(slot);
  const gone = taken.filter((id) => (day.resources.get(id)?.deleted_at ?? null) !== null);
  const conflicts = [
    ...gone.map((id) => clash(slot, "outside_shift", id, `${nameIn(day, id)}は削除されています`)),
    ...taken.flatMap((id) => reservationsInTheWay(slot, id, day)),
    ...blocksInTheWay(slot, day),
    ...taken.flatMap((id) => (gone.includes(id) ? [] : outsideShift(slot, id, day))),
    ...outsideOpening(slot, day),
    ...taken.flatMap((id) => unlinked(slot, id, day)),
  ];
  return { conflicts, forcible: gone.length === 0 };
}

/** Whether a reservation keeps its resources from others. */
export function holds({ status }: Pick<Reservation, "status">): boolean {
  return status !== "canceled" && status !== "denied";
}

export function resourcesOf(slot: Pick<Slot, "salon_resource_id" | "sub_resource_ids">): number[] {
  const { salon_resource_id: main, sub_resource_ids: others } = slot;
  return [...new Set(main === null ? others : [main, ...others])];
}

/** Reservations of a resource in a part of the day: what lies under a block. */
export function reservationsUnder(
  block: Pick<BlockRow, "date" | "from" | "to" | "salon_resource_id">,
  day: Pick<SalonDay, "reservations" | "resources">,
): Clash[] {
  const { salon_resource_id: blocked } = block;
  return day.reservations
    .filter((each) => holds(each) && each.date === block.date && overlaps(each, block))
    .filter((each) => blocked === null || resourcesOf(each).includes(blocked))
    .map((each) => reservationClash(each, blocked ?? each.salon_resource_id, day));
}

/** So many at once are allowed as the resource has places: only what is too much is in the way. */
function reservationsInTheWay(slot: Slot, id: number, day: SalonDay): Clash[] {
  const others = day.reservations.filter((each) => {
    const isThen = each.date === slot.date && overlaps(each, slot);
    return isThen && holds(each) && resourcesOf(each).includes(id);
  });
  const begins = minutesOf(slot.from);
  const starts = [begins, ...others.map(({ from }) => Math.max(begins, minutesOf(from)))];
  const capacity = day.resources.get(id)?.capacity ?? 1;
  const isFull = starts.some((minute) => {
    const there = others.filter(({ from, to }) => minutesOf(from) <= minute && minute < minutesOf(to));
    return there.length >= capacity;
  });
  return isFull ? others.map((each) => reservationClash(each, id, day)) : [];
}

function reservationClash(
  { id, name, date, from, to }: Reservation,
  resource: number | null,
  day: Pick<SalonDay, "resources">,
): Clash {
  const whose = resource === null ? "" : `${nameIn(day, resource)} `;
  const label = `${whose}${written({ from, to })} ${name}様の予約`;
  return { kind: "reservation", id, salon_resource_id: resource, date, from, to, label };
}

function blocksInTheWay(slot: Slot, day: SalonDay): Clash[] {
  const taken = resourcesOf(slot);
  return day.blocks
    .filter((block) => block.date === slot.date && overlaps(block, slot))
    .filter(({ salon_resource_id: id }) => id === null || taken.includes(id))
    .map(({ id, salon_resource_id, date, from, to, meta_data }) => {
      const whose = salon_resource_id === null ? "サロン全体" : nameIn(day, salon_resource_id);
      const memo = meta_data === "" ? "" : `（${meta_data}）`;
      const label = `${whose} ${written({ from, to })} ブロック${memo}`;
      return { kind: "blocked", id, salon_resource_id, date, from, to, label };
    });
}

/** Who has no shift at all that day has none to be outside of. */
function outsideShift(slot: Slot, id: number, day: SalonDay): Clash[] {
  const shifts = day.shifts.filter(({ salon_resource_id }) => salon_resource_id === id);
  if (shifts.length === 0 || isWithin(slot, shifts)) return [];
  const hours = shifts.map(written).join("、");
  return [clash(slot, "outside_shift", id, `${nameIn(day, id)} シフト時間外（シフト ${hours}）`)];
}

function outsideOpening(slot: Slot, { opening }: SalonDay): Clash[] {
  if (opening === null || isWithin(slot, opening)) return [];
  const hours = opening.length === 0 ? "休業日" : `営業時間外（営業 ${opening.map(written).join("、")}）`;
  return [clash(slot, "outside_opening", null, hours)];
}

function unlinked(slot: Slot, id: number, day: SalonDay): Clash[] {
  const { course_id: course } = slot;
  const isUnlinked = day.unlinks.some((each) => each.resource_id === id && each.course_id === course);
  if (course === null || !isUnlinked) return [];
  const name = day.courseNames.get(course) ?? "コース";
  return [clash(slot, "resource_course_unlinked", id, `${nameIn(day, id)}では「${name}」を予約できません`)];
}

function clash({ date, from, to }: Slot, kind: Clash["kind"], resource: number | null, label: string): Clash {
  return { kind, id: null, salon_resource_id: resource, date, from, to, label };
}

function nameIn({ resources }: Pick<SalonDay, "resources">, id: number): string {
  return resources.get(id)?.name ?? "担当";
}
