import * as v from "valibot";
import type { Resource } from "../../store.js";
import { count, integer, limitedText } from "../field-schemas.js";
import {
  type Course,
  courses,
  type Reservation,
  type SalonResource,
  salonResources,
} from "../reservations.js";
import { imageAddress, nameField } from "./bodies.js";
import { flag } from "./calls.js";
import { resourcesOf } from "./clashes.js";

export type SalonItem = Course | SalonResource;

type Slot = Pick<Reservation, "course_id" | "salon_resource_id" | "sub_resource_ids">;

/** What tells courses and resources apart; their calls are alike (rules: salon-item-fields). */
export interface ItemKind {
  readonly path: "courses" | "resources";
  readonly rows: Resource<SalonItem>;
  /** What an operator says of one. */
  readonly fields: v.ObjectEntries;
  /** What may be set alone. */
  readonly attributes: readonly string[];
  /** Whether one that is reserved may be deleted with `force=1`. */
  readonly isForcible: boolean;
  readonly missing: string;
  isReservedBy(slot: Slot, id: number): boolean;
}

const colour = "色は#rrggbbの形式で指定してください。";
const fields = {
  name: nameField(),
  color: v.pipe(v.string(colour), v.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, colour)),
  description: limitedText("説明", 1000),
  is_public: flag("公開"),
};

function minutes() {
  const message = "所要時間は1〜1440分で入力してください。";
  return v.pipe(integer("所要時間"), v.minValue(1, message), v.maxValue(1440, message));
}

const yen = (label: string) => v.nullable(count(label));

export const itemKinds: readonly ItemKind[] = [
  {
    path: "courses",
    rows: courses,
    fields: { ...fields, duration_min: minutes(), price: yen("料金") },
    attributes: ["name", "color", "is_public", "price", "duration_min"],
    isForcible: false,
    missing: "コースが見つかりません。",
    isReservedBy: ({ course_id }, id) => course_id === id,
  },
  {
    path: "resources",
    rows: salonResources,
    fields: {
      ...fields,
      capacity: count("同時に受けられる数", 1),
      fee: yen("指名料"),
      icon_url: imageAddress(),
    },
    attributes: ["name", "color", "is_public", "fee"],
    isForcible: true,
    missing: "担当・設備が見つかりません。",
    isReservedBy: (slot, id) => resourcesOf(slot).includes(id),
  },
];
