import type { ApiContext } from "../context.js";
import type { Reservation } from "../reservations.js";
import { coursesIn, resourcesIn } from "./catalogue.js";
import { written } from "./times.js";

const words: readonly (readonly [field: keyof Reservation, label: string])[] = [
  ["name", "お名前"],
  ["contact_address", "連絡先"],
  ["comment", "コメント"],
  ["meta_data", "メモ"],
  ["member_id", "友だち"],
  ["resource_fee_is_charged", "指名料"],
];

/** What became different, as a line of history has it. */
export function noteOfChange({ store }: ApiContext, before: Reservation, after: Reservation): string {
  const { salon_id } = after;
  const resource = nameIn(resourcesIn(store, salon_id), "指定なし");
  const course = nameIn(coursesIn(store, salon_id), "コースなし");
  const subs = ({ sub_resource_ids: ids }: Reservation) => ids.map(resource).join("・") || "なし";
  const shown = (label: string, of: (each: Reservation) => string) => {
    const [was, is] = [of(before), of(after)];
    return was === is ? [] : [`${label}: ${was} → ${is}`];
  };
  return [
    ...shown("日時", whenOf),
    ...shown("担当", ({ salon_resource_id: id }) => resource(id)),
    ...shown("サブ担当", subs),
    ...shown("コース", ({ course_id: id }) => course(id)),
    ...words.flatMap(([field, label]) => (before[field] === after[field] ? [] : [`${label}を変更`])),
  ].join("、");
}

export function whenOf({ date, from, to }: Pick<Reservation, "date" | "from" | "to">): string {
  return `${date} ${written({ from, to })}`;
}

function nameIn(rows: readonly { readonly id: number; readonly name: string }[], none: string) {
  return (id: number | null) =>
    id === null ? none : (rows.find((each) => each.id === id)?.name ?? `#${id}`);
}
