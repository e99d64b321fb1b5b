import { codeOf, type SalonUrl, salonUrls } from "../../api/salon/urls.js";
import type { Store } from "../../store.js";

const DAY = 86_400_000;
/** A course that is gone altogether: what names it has outlived it. */
export const goneCourse = 49;

type Row = readonly [
  name: string,
  course: number | null,
  resource: number | null,
  clicks: number,
  age: number,
  /** In how many days it ends; none: never. */
  ends?: number,
];

const rows: readonly Row[] = [
  ["店頭のポスター", null, null, 412, 210],
  ["Instagramのプロフィール", null, null, 1863, 180],
  ["夏のヘッドスパキャンペーン", 44, null, 297, 120, -60],
  ["佐々木の名刺", null, 11, 58, 90],
  ["縮毛矯正のチラシ（2025年）", goneCourse, null, 134, 85],
  ["年末のカット＋カラー", 42, 12, 21, 9, 30],
];

/** Six ways into the first salon's booking page: one is over, one leads to a course that is gone. */
export function addUrls(store: Store, until: Date): void {
  const at = (days: number) => new Date(until.getTime() + days * DAY).toISOString();
  rows.forEach(([name, course_id, salon_resource_id, click_count, age, ends], index) => {
    const id = index + 1;
    const url: SalonUrl = {
      ...{ id, salon_id: 1, name, code: codeOf(id), course_id, salon_resource_id },
      expires_at: ends === undefined ? null : at(ends),
      ...{ click_count, created_at: at(-age) },
    };
    store.put(salonUrls, id, url, until);
  });
}
