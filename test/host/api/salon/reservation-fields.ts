import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { code, date, id, ids, limitedText, requiredText, time } from "../field-schemas.js";
import { refuse } from "../friend/calls.js";
import type { FriendLite } from "../friends.js";
import type { Reservation } from "../reservations.js";
import { type Refuse, ruled } from "../ruled.js";
import { flag } from "./calls.js";
import { coursesIn, resourcesIn } from "./catalogue.js";
import { minutesOf } from "./times.js";
import { baseVersion } from "./versions.js";

/** What operators write of a reservation. */
export type Fields = Pick<
  Reservation,
  | "name"
  | "comment"
  | "contact_address"
  | "course_id"
  | "member_id"
  | "date"
  | "from"
  | "to"
  | "salon_resource_id"
  | "sub_resource_ids"
  | "resource_fee_is_charged"
  | "meta_data"
>;

/** A status that a form can send: one to set, or the one that the reservation has and keeps. */
const statuses = ["approved", "pending", "canceled", "denied", "edit_pending", "cancel_pending"] as const;

const entries = {
  name: requiredText("お名前", 100),
  comment: v.optional(limitedText("コメント", 2000)),
  contact_address: v.optional(limitedText("連絡先", 200)),
  course_id: v.optional(id("コース")),
  member_id: v.optional(id("友だち")),
  date: date("日付"),
  from: time("開始"),
  to: time("終了"),
  salon_resource_id: v.optional(id("担当")),
  sub_resource_ids: v.optional(ids("サブ担当")),
  resource_fee_is_charged: v.optional(flag("指名料")),
  meta_data: v.optional(limitedText("メモ", 5000)),
  status: v.optional(code("ステータス", statuses)),
  base_updated_at: baseVersion,
};

type Times = Pick<Fields, "from" | "to">;
function endsLater({ from, to }: Times, refuse: Refuse): void {
  if (minutesOf(from) >= minutesOf(to)) refuse("to", "終了は開始より後の時刻で指定してください。");
}

export const createdSchema = ruled(entries, endsLater);
export const replacedSchema = ruled({ id: v.number("予約を指定してください。"), ...entries }, endsLater);

type Sent = v.InferOutput<typeof createdSchema>;

export const blank = {
  comment: "",
  contact_address: "",
  course_id: null,
  member_id: null,
  salon_resource_id: null,
  sub_resource_ids: [],
  resource_fee_is_charged: false,
  meta_data: "",
} satisfies Partial<Fields>;

/** The fields that were sent, and the others as they were. A resource that is the main one is no sub resource besides. */
export function fieldsOf(sent: Sent, before: Omit<Fields, "name" | "date" | "from" | "to">): Fields {
  const main = sent.salon_resource_id === undefined ? before.salon_resource_id : sent.salon_resource_id;
  const others = new Set(sent.sub_resource_ids ?? before.sub_resource_ids);
  return {
    name: sent.name,
    comment: sent.comment ?? before.comment,
    contact_address: sent.contact_address ?? before.contact_address,
    course_id: sent.course_id === undefined ? before.course_id : sent.course_id,
    member_id: sent.member_id === undefined ? before.member_id : sent.member_id,
    date: sent.date,
    from: sent.from,
    to: sent.to,
    salon_resource_id: main,
    sub_resource_ids: [...others].filter((each) => each !== main),
    resource_fee_is_charged: sent.resource_fee_is_charged ?? before.resource_fee_is_charged,
    meta_data: sent.meta_data ?? before.meta_data,
  };
}

/** Refuses what is not there. What the reservation names already may be gone meanwhile. */
export function requireKnown(
  context: ApiContext,
  salonId: number,
  fields: Fields,
  before?: Pick<Reservation, "course_id" | "member_id">,
): void {
  const { store, friends } = context;
  const errors: Record<string, string[]> = {};
  const { course_id, member_id, salon_resource_id, sub_resource_ids } = fields;
  if (course_id !== null && course_id !== before?.course_id) {
    const course = coursesIn(store, salonId).find((each) => each.id === course_id);
    if (!course) errors.course_id = ["コースが見つかりません。"];
    else if (course.deleted_at !== null) errors.course_id = [`「${course.name}」は削除されています。`];
  }
  const resources = new Set(resourcesIn(store, salonId).map((each) => each.id));
  if (salon_resource_id !== null && !resources.has(salon_resource_id)) {
    errors.salon_resource_id = ["担当が見つかりません。"];
  }
  if (sub_resource_ids.some((each) => !resources.has(each))) {
    errors.sub_resource_ids = ["サブ担当が見つかりません。"];
  }
  if (member_id !== null && member_id !== before?.member_id && !friends.get(member_id)) {
    errors.member_id = ["友だちが見つかりません。"];
  }
  refuse(errors);
}

export function memberOf({ friends }: ApiContext, id: number | null): FriendLite | null {
  const friend = id === null ? undefined : friends.get(id)?.friend;
  return friend ? { id: friend.id, name: friend.name, icon_url: friend.icon_url } : null;
}
