import { expect, userEvent, waitFor } from "storybook/test";
import { salonAnswer, salonReservation } from "../../../test/fixtures/salon.js";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import type { Fault } from "../../host-in-page.js";

type Row = Record<string, unknown>;

const tag = "reservation-schedule";

/** A reservation of the day of the stories. */
export function rowOf(more: Row = {}): Row {
  return { ...salonReservation, ...more };
}

/** A day of a salon: some at two stylists, one cancelled, one of nobody, blocked time of one and of all. */
export const day: readonly Row[] = [
  rowOf(),
  rowOf({ id: 6, name: "佐藤 健", from: "10:00", to: "11:00", salon_resource_id: 11 }),
  rowOf({ id: 7, name: "鈴木 一郎", from: "15:00", to: "16:00", status: "canceled" }),
  rowOf({ id: 8, name: "高橋 茂", from: "12:00", to: "12:30", salon_resource_id: null }),
  rowOf({ id: 9, name: "田中 さくら", from: "16:00", to: "17:30", status: "pending", salon_resource_id: 11 }),
  rowOf({ id: 10, name: "小林 大輔", from: "11:00", to: "12:00", date: "2026-11-21" }),
  rowOf({
    ...{ id: 801, name: "", member: null, from: "14:00", to: "15:00", salon_resource_id: 11 },
    ...{ status: "blocked", meta_data: "休憩" },
  }),
  rowOf({
    ...{ id: 802, name: "", member: null, from: "18:00", to: "19:00", salon_resource_id: null },
    ...{ status: "blocked", meta_data: "棚卸し" },
  }),
];

/** What a customer asks to have otherwise. */
export const wish = {
  ...{ id: 71, status: "edit_pending", date: "2026-11-20", from: "15:30", to: "16:30", course_id: 42 },
  ...{ salon_resource_id: 12, sub_resource_ids: [], comment: "仕事が長引きそうです" },
  requested_at: "2026-11-19T10:38:00+09:00",
};

/** What a server says where something stands in the way. */
export function clashAnswer(forcible: boolean): Response {
  const conflicts = [
    {
      ...{ kind: "reservation", id: 9, salon_resource_id: 12, date: "2026-11-20" },
      ...{ from: "13:30", to: "14:00", label: "中村 佐藤 健様の予約" },
    },
  ];
  const body = { message: "ほかの予定と重なっています。", code: "conflict", forcible, conflicts, errors: {} };
  return Response.json(body, { status: 422 });
}

/** A day with a chip of each state, in the colours of two courses. */
export const dayOfStates: readonly Row[] = [
  rowOf({ id: 21, name: "予約 済", from: "10:00", to: "11:00" }),
  rowOf({ id: 22, name: "対応 中", from: "11:00", to: "12:00", visit_status: 1 }),
  rowOf({ id: 23, name: "対応 済", from: "12:00", to: "13:00", visit_status: 2 }),
  rowOf({ id: 24, name: "新規 申請", from: "13:00", to: "14:00", status: "pending", course_id: 42 }),
  rowOf({ id: 25, name: "変更 申請", from: "14:00", to: "15:00", change_child: wish, course_id: 42 }),
  rowOf({
    ...{ id: 26, name: "取消 申請", from: "16:45", to: "17:45", status: "cancel_pending", course_id: 42 },
    cancel_child: { id: 72, status: "cancel_pending", comment: "", requested_at: null },
  }),
  rowOf({ id: 27, name: "取 消", from: "18:00", to: "18:45", status: "canceled" }),
  rowOf({ id: 28, name: "色なし 対応中", salon_resource_id: 11, course_id: null, visit_status: 1 }),
  rowOf({
    ...{ id: 29, name: "", member: null, from: "15:00", to: "16:00", salon_resource_id: 11 },
    ...{ status: "blocked", meta_data: "休憩" },
  }),
];

/** Answers the calls of one method whose paths end so. */
export function at(method: string, end: string, answer: () => Response | Promise<Response>): Fault {
  return (request) =>
    request.method === method && new URL(request.url).pathname.endsWith(end) ? answer() : undefined;
}

/** Gives the story a salon of its own, in memory. For `beforeEach`; what it returns takes the salon away again. */
export function salonInPage(rows: readonly Row[], fault: Fault = () => undefined): () => void {
  const ownFetch = window.fetch;
  const kept = new Map(rows.map((row) => [row.id, row]));
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return ownFetch(input, init);
    const refused = await fault(request);
    if (refused) return refused;
    if (request.method === "GET" && pathname.endsWith("/reservations")) {
      const [first, last] = [searchParams.get("from") ?? "", searchParams.get("to") ?? ""];
      const data = [...kept.values()].filter(({ date }) => first <= String(date) && String(date) <= last);
      return Response.json({ data });
    }
    const listed = request.method === "GET" ? salonAnswer(pathname + search) : undefined;
    if (listed) return Response.json(listed);
    const body = (await request.json()) as Row;
    const row = { ...kept.get(body.id), ...body, updated_at: "2026-11-02T10:00:00+09:00" };
    kept.set(body.id, row);
    return Response.json({ data: row });
  };
  return () => {
    window.fetch = ownFetch;
  };
}

/** The story's schedule, once it shows what there is. */
export async function drawn(
  canvas: HTMLElement,
  shown = ".schedule-chip, .schedule-entry, .schedule-narrow",
) {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  const root = canvas.querySelector(tag)?.shadowRoot;
  await waitFor(() => expect(root?.querySelector(shown)).not.toBeNull(), waitOptions);
  return inside;
}

export type Inside = Awaited<ReturnType<typeof drawn>>;

export async function press(inside: Inside, name: string) {
  await userEvent.click(await inside.findByRole("button", { name }, waitOptions));
}
