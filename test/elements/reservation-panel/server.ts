import { type Received, type Scripted, serveBy } from "../../browser/support/server.js";

type Row = Record<string, unknown>;

/** A reservation as servers write it. */
export function serverReservation(more: Row = {}): Row {
  return {
    ...{ id: 5, salon_id: 1, name: "山田 花子", comment: "初めてです", contact_address: "090-1111-2222" },
    ...{ course_id: 41, member_id: 1, member: { id: 1, name: "はなこ", icon_url: null } },
    ...{ date: "2026-11-20", from: "13:00", to: "13:45", salon_resource_id: 12, sub_resource_ids: [] },
    ...{ resource_fee_is_charged: false, meta_data: "窓側", status: "approved" },
    ...{ change_child: null, cancel_child: null, checked_at: null, visit_status: 0, is_attended: null },
    ...{ source: "online", created_at: "2026-11-01T10:00:00+09:00", updated_at: "2026-11-01T10:00:00+09:00" },
    ...more,
  };
}

/** A friend's wish for another time and another stylist. */
export const editRequest = {
  ...{ id: 71, status: "edit_pending", date: "2026-11-20", from: "15:30", to: "16:30", course_id: 42 },
  ...{ salon_resource_id: 12, sub_resource_ids: [], comment: "仕事が長引きそうです" },
  requested_at: "2026-11-19T10:38:00+09:00",
};

export const cancelRequest = {
  ...{
    id: 72,
    status: "cancel_pending",
    comment: "体調不良のため",
    requested_at: "2026-11-19T11:00:00+09:00",
  },
};

/** What a server says where something stands in the way. */
export const clashAnswer = (forcible = true, label = "中村 佐藤 健様の予約"): Scripted => ({
  status: 422,
  json: {
    ...{ message: "ほかの予定と重なっています。", code: "conflict", forcible, errors: {} },
    conflicts: [
      {
        ...{ kind: "reservation", id: 9, salon_resource_id: 12, date: "2026-11-20" },
        ...{ from: "13:30", to: "14:00", label },
      },
    ],
  },
});

/** A salon with three courses and resources, and its reservations. Writes are done, with versions. */
export function serveSalon(rows: readonly Row[] = [serverReservation()], people: readonly Row[] = resources) {
  let version = 0;
  const server = {
    rows: new Map(rows.map((row) => [row.id as number, row])),
    /** Answers to the next calls whose path ends so, once each. */
    shifts: [] as Row[],
    /** What the server's clock says, `2026-11-20T10:00:00+09:00`. */
    time: undefined as string | undefined,
    /** What waits for a judgement. */
    unsolved: unsolved as Row[],
    script: [] as { path: string; method?: string; answer: Scripted | Promise<Scripted> }[],
    received: [] as Received[],
    on: (path: string, answer: Scripted | Promise<Scripted>, method?: string) =>
      server.script.push({ path, answer, ...(method && { method }) }),
    /** Calls of a method, as `path?query` with what was sent. */
    sent: (method: string) =>
      server.received
        .filter((call) => call.method === method)
        .map(({ url, text }) => ({
          path: url.pathname.replace(/^\/[^/]+(?=\/api)/, "") + url.search,
          body: text === "" ? null : (JSON.parse(text) as Row),
        })),
    change(id: number, fields: Row) {
      version += 1;
      const seconds = String(version).padStart(2, "0");
      const row = { ...server.rows.get(id), ...fields, updated_at: `2026-11-02T10:00:${seconds}+09:00` };
      server.rows.set(id, row);
      return row;
    },
  };
  server.received = serveBy(({ method, url, text }) => {
    const at = server.script.findIndex(
      (each) => url.pathname.endsWith(each.path) && (each.method === undefined || each.method === method),
    );
    const [scripted] = at < 0 ? [] : server.script.splice(at, 1);
    return scripted ? scripted.answer : answerTo(method, url, text);
  });
  return server;

  function answerTo(method: string, url: URL, text: string): Scripted {
    const { pathname, searchParams } = url;
    const body = text === "" ? {} : (JSON.parse(text) as Row);
    if (pathname.endsWith("/courses/all")) return { json: { data: courses } };
    if (pathname.endsWith("/resources/all")) return { json: { data: people } };
    if (pathname.endsWith("/unsolved"))
      return { json: { data: searchParams.has("count_only") ? { count: 3 } : server.unsolved } };
    if (pathname.endsWith("/time_shifts") && method === "GET") {
      const [first, last] = [searchParams.get("from") ?? "", searchParams.get("to") ?? ""];
      const data = server.shifts.filter(({ _date }) => first <= `${_date}` && `${_date}` <= last);
      return { json: { data } };
    }
    if (pathname.includes("/time_shifts"))
      return method === "DELETE" ? { status: 204 } : { json: { data: { master_id: 31 } } };
    if (searchParams.get("attr") === "opening")
      return { json: { data: { year: 2026, type: 0, common: [{ from: "10:00", to: "19:00" }] } } };
    if (pathname.includes("/block_times")) return { json: { data: block(method, pathname, body) } };
    if (pathname.endsWith("/configs"))
      return {
        json: { data: { id: 1, salon_id: 1, change_permission: 3, cancel_permission: 0, slot_minutes: 15 } },
      };
    if (method === "GET" && pathname.endsWith("/reservations")) {
      const ids = searchParams.get("ids");
      const [first, last] = [searchParams.get("from") ?? "", searchParams.get("to") ?? ""];
      const found = [...server.rows.values()].filter(({ id, date }) =>
        ids === null
          ? first <= (date as string) && (date as string) <= last
          : ids.split(",").includes(String(id)),
      );
      const histories = [{ id: 1, action: "create", actor_name: "はなこ", at: "2026-11-01T10:00:00+09:00" }];
      const data = found.map((row) => (ids === null ? row : { ...row, histories }));
      return { json: { data, ...(server.time && { meta: { server_time: server.time } }) } };
    }
    if (method === "POST" && pathname.endsWith("/v2/salon/1/reservations")) {
      server.rows.set(900, serverReservation({ ...body, id: 900, member: null }));
      return { status: 201, json: { data: server.rows.get(900) } };
    }
    if (method === "PUT") return { json: { data: server.change(body.id as number, body) } };
    if (method === "PATCH") return { json: { data: patched(searchParams.get("attr") ?? "", body) } };
    const judged = /\/reservations\/(\d+)\/judge\/\d+\/(edit|cancel)$/.exec(pathname);
    if (judged) return { json: { data: judge(Number(judged[1]), judged[2] ?? "", body) } };
    if (method === "DELETE") {
      server.rows.delete(Number(pathname.split("/").at(-1)));
      return { status: 204 };
    }
    return { status: 404, json: { message: "見つかりません。" } };
  }

  /** Blocked time is kept among the reservations; its ids are far from theirs here. */
  function block(method: string, pathname: string, { memo, ...fields }: Row): Row | null {
    const id = method === "POST" ? 800 : Number(pathname.split("/").at(-1));
    if (method === "DELETE") server.rows.delete(id);
    else
      server.change(id, { ...serverReservation(fields), ...fields, id, status: "blocked", meta_data: memo });
    return server.rows.get(id) ?? null;
  }

  function patched(attribute: string, { id, value }: Row): Row {
    const field = attribute === "memo" ? "meta_data" : attribute;
    const kept = attribute === "checked_at" && value === true ? "2026-11-20T12:00:00+09:00" : value;
    return server.change(id as number, { [field]: kept });
  }

  function judge(id: number, kind: string, { status }: Row): Row {
    const { change_child } = server.rows.get(id) ?? {};
    const wish = change_child as typeof editRequest | null;
    if (kind === "cancel")
      return server.change(id, {
        cancel_child: null,
        status: status === "approved" ? "canceled" : "approved",
      });
    if (status === "denied" || !wish)
      return server.change(id, { change_child: { ...wish, status: "edit_denied" }, status: "approved" });
    const { date, from, to, course_id, salon_resource_id } = wish;
    const approved = { date, from, to, course_id, salon_resource_id };
    return server.change(id, { ...approved, change_child: null, status: "approved" });
  }
}

const unsolved = [
  {
    ...{ reservation_id: 5, kind: "edit", child_id: 71, requested_at: "2026-11-19T10:38:00+09:00" },
    ...{
      member: { id: 1, name: "はなこ" },
      name: "山田 花子",
      date: "2026-11-20",
      from: "13:00",
      to: "13:45",
    },
  },
];

const courses = [
  { id: 41, name: "カット", duration_min: 45, price: 5500, deleted_at: null },
  { id: 42, name: "カット＋カラー", duration_min: 60, price: 11_000, deleted_at: null },
  { id: 43, name: "着付け", duration_min: 60, price: null, deleted_at: "2026-11-02T10:00:00+09:00" },
];

const resources = [
  { id: 11, name: "佐々木（店長）", fee: 550, deleted_at: null },
  { id: 12, name: "中村", fee: null, deleted_at: null },
  { id: 13, name: "個室", fee: null, deleted_at: null },
];

/** A day of work as servers write it. */
export const serverShift = (date: string, more = {}) => ({
  ...{ master_id: 31, self_id: null, salon_resource_id: 11, start_date: date, _date: date },
  ...{ dirty_date: null, repeat: "none", from: "10:00", to: "19:00", description: "", expired_at: null },
  ...{ patch_type: null, updated_at: "2026-11-01T10:00:00+09:00", ...more },
});
