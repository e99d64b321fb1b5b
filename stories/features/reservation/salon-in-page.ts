import { expect, userEvent, waitFor } from "storybook/test";
import { salonAnswer, salonReservation } from "../../../test/fixtures/salon.js";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import type { Fault } from "../../host-in-page.js";

type Row = Record<string, unknown>;

const tag = "reservation-panel";

/** Reservation 5, with what a story is about. */
export function reservationOf(more: Row = {}): Row {
  return { ...salonReservation, ...more };
}

/** What the customer asks to have otherwise, and that they will not come. */
export const wishes = {
  edit: {
    ...{ id: 71, status: "edit_pending", date: "2026-11-20", from: "15:30", to: "16:30", course_id: 42 },
    ...{ salon_resource_id: 12, sub_resource_ids: [13], comment: "仕事が長引きそうです" },
    requested_at: "2026-11-19T10:38:00+09:00",
  },
  cancel: {
    ...{ id: 72, status: "cancel_pending", comment: "体調不良のため" },
    requested_at: "2026-11-19T11:00:00+09:00",
  },
};

/** Somebody else at the same place. */
export const neighbour = reservationOf({
  ...{ id: 9, name: "佐藤 健", member_id: null, member: null, from: "16:00", to: "17:00" },
});

/** What a server says where something stands in the way. */
export function clashAnswer(forcible: boolean): Response {
  const place = { salon_resource_id: 12, date: "2026-11-20" };
  const conflicts = [
    { kind: "reservation", id: 9, ...place, from: "13:30", to: "14:00", label: "中村 佐藤 健様の予約" },
    { kind: "blocked", id: 3, ...place, from: "13:00", to: "14:00", label: "清掃" },
  ];
  const body = { message: "ほかの予定と重なっています。", code: "conflict", forcible, conflicts, errors: {} };
  return Response.json(body, { status: 422 });
}

/** What it says where others have changed the reservation meanwhile. */
export function staleAnswer(fields: Row): Response {
  const current = reservationOf({ ...fields, updated_at: "2026-11-02T10:00:00+09:00" });
  return Response.json({ message: "古い版です。", code: "stale", errors: {}, current }, { status: 422 });
}

/** Answers the calls of one method whose paths end so. */
export function at(method: string, end: string, answer: () => Response | Promise<Response>): Fault {
  return (request) =>
    request.method === method && new URL(request.url).pathname.endsWith(end) ? answer() : undefined;
}

/**
 * Gives the story a salon of its own with these reservations, in memory. For `beforeEach`; what it returns takes the salon
 * away again.
 */
export function salonInPage(rows: readonly Row[], fault: Fault = () => undefined): () => void {
  const ownFetch = window.fetch;
  const kept = new Map(rows.map((row) => [row.id, row]));
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return ownFetch(input, init);
    const refused = await fault(request);
    if (refused) return refused;
    if (request.method === "GET" && pathname.endsWith("/reservations")) {
      const [ids, from] = [searchParams.get("ids"), searchParams.get("from")];
      const found = [...kept.values()].filter(({ id, date }) =>
        ids === null ? date === from : String(id) === ids,
      );
      return Response.json({ data: found });
    }
    const listed = salonAnswer(pathname);
    if (listed) return Response.json(listed);
    return Response.json({ data: written(await request.json(), pathname, searchParams.get("attr")) });
  };
  return () => {
    window.fetch = ownFetch;
    sessionStorage.clear();
  };

  /** The reservation as a save, a patch or a judgement leaves it. */
  function written(body: Row, pathname: string, attribute: string | null): Row {
    const [, judged = "5", kind] = /\/reservations\/(\d+)\/judge\/\d+\/(\w+)$/.exec(pathname) ?? [];
    const id = body.id ?? (kind ? Number(judged) : 900);
    const before = kept.get(id) ?? reservationOf({ id, member: null, histories: [] });
    const done = kind === "cancel" ? { cancel_child: null } : { change_child: null };
    const status = kind === "cancel" && body.status === "approved" ? "canceled" : "approved";
    const changed = kind ? { ...done, status } : attribute ? { [attribute]: body.value } : body;
    const row = { ...before, ...changed, updated_at: "2026-11-02T10:00:00+09:00" };
    kept.set(id, row);
    return row;
  }
}

/** The story's panel, once it stands still and shows something. */
export async function drawn(canvas: HTMLElement, shown = ".reservation-form, .reservation-detail") {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  const root = canvas.querySelector(tag)?.shadowRoot;
  await waitFor(() => {
    expect(root?.querySelector(".reservation-slide")).toHaveAttribute("data-phase", "open");
    expect(root?.querySelector(shown)).not.toBeNull();
  }, waitOptions);
  return inside;
}

export type Inside = Awaited<ReturnType<typeof drawn>>;

export async function press(inside: Inside, name: string) {
  await userEvent.click(await inside.findByRole("button", { name }, waitOptions));
}
