import { beforeEach, describe, expect, it, test } from "vitest";
import { callLogs, dayCounts, type KeptCall, serviceCodes } from "../host/api/open-api-codes.js";
import { openCalls } from "../host/api/open-api-logs.js";
import { triggers } from "../host/api/open-api-trigger-documents.js";
import { fillOpenApi } from "../host/large/open-api.js";
import { type Counts, errorsOf, type Logs, now, openHost } from "./open-api-host.js";

/* What the host answers about counts and logs (rules: count-sums, log-frozen). */

let { store, call, desk } = openHost();
beforeEach(() => {
  ({ store, call, desk } = openHost());
});

const today = "2026-11-20";

describe("the summary", () => {
  test("days in Tokyo, both ends included; lines that are kept count too", async () => {
    const { data } = (await call<Counts>("GET", `call_count_summary?start_date=${today}&end_date=${today}`))
      .body;
    expect(data.map((row) => Object.keys(row))).toEqual(
      data.map(() => ["date", "open_api_code_id", "total_count"]),
    );
    expect(data.map(({ date }) => date)).toEqual([today, today]);
    const lines = openCalls(store)
      .rows(1)
      .filter(({ day }) => day === today).length;
    expect(data[0].total_count).toBe((store.get(dayCounts, 1)?.value[today] ?? 0) + lines);
    await desk<KeptCall>("call", { open_api_code_id: 1 });
    await desk<KeptCall>("call", { open_api_code_id: 3 });
    const after = (await call<Counts>("GET", `call_count_summary?start_date=${today}&end_date=${today}`)).body
      .data;
    expect(after[0].total_count).toBe(data[0].total_count + 1);
    expect(after[2]).toEqual({ date: today, open_api_code_id: 3, total_count: 1 });
  });

  test("thirty days when nothing is said, with quiet ones", async () => {
    const { data } = (await call<Counts>("GET", "call_count_summary")).body;
    const days = new Set<string>(data.map(({ date }) => date));
    expect([[...days][0], [...days].at(-1), days.size]).toEqual(["2026-10-22", today, 25]);
    expect(days.has("2026-11-17")).toBe(false);
  });

  it.each([
    [
      "start_date=2026-11-31&end_date=2026-12-01",
      { start_date: ["開始日は実在する日付で指定してください。"] },
    ],
    ["start_date=2026-11-2", { start_date: ["開始日は実在する日付で指定してください。"] }],
    ["start_date=2026-11-20&end_date=2026-11-19", { start_date: ["開始日は終了日以前にしてください"] }],
    ["start_date=2025-11-19&end_date=2026-11-20", { end_date: ["期間は366日以内にしてください"] }],
    ["start_date=2026-11-20&start_date=2026-11-20", { start_date: ["start_dateが2回指定されています。"] }],
  ])("%s is refused", async (query, errors) => {
    expect(errorsOf(await call<Counts>("GET", `call_count_summary?${query}`))).toEqual([422, errors]);
  });

  test("366 days are not too many", async () => {
    expect(
      (await call<Counts>("GET", "call_count_summary?start_date=2025-11-20&end_date=2026-11-20")).status,
    ).toBe(200);
  });
});

describe("logs", () => {
  const period = "start_date=2026-10-22&end_date=2026-11-20";

  test("newest first, in pages of fifty, with these fields and no others", async () => {
    const { status, body } = await call<Logs>("GET", `service_codes/1/logs?${period}&page=1`);
    expect(status).toBe(200);
    expect(new Set(Object.keys(body.data[0]))).toEqual(
      new Set([
        ...["id", "requested_at", "method", "path", "status_code", "duration_ms"],
        ...["trigger_id", "error_message", "request_bytes", "request_id"],
      ]),
    );
    const times = body.data.map(({ requested_at }) => requested_at);
    expect([times.length, times]).toEqual([50, times.toSorted().reverse()]);
    const { total } = body.pagination;
    expect(body.pagination).toEqual({
      current_page: 1,
      last_page: Math.ceil(total / 50),
      per_page: 50,
      total,
    });
    const beyond = await call<Logs>("GET", `service_codes/1/logs?${period}&page=99`);
    expect(beyond.body.pagination.current_page).toBe(body.pagination.last_page);
  });

  test("stand still below an id while calls come: none twice, none missed", async () => {
    const first = (await call<Logs>("GET", `service_codes/1/logs?${period}&page=1`)).body;
    const before = first.data[0].id + 1;
    const seen: number[] = first.data.map(({ id }) => id);
    for (let page = 2; page <= first.pagination.last_page; page++) {
      for (let more = 0; more < page; more++) await desk<KeptCall>("call", { open_api_code_id: 1 });
      const { body } = await call<Logs>(
        "GET",
        `service_codes/1/logs?${period}&page=${page}&before_id=${before}`,
      );
      expect(body.pagination).toEqual({ ...first.pagination, current_page: page });
      seen.push(...body.data.map(({ id }) => id));
    }
    expect(seen.length).toBe(first.pagination.total);
    expect(new Set(seen).size).toBe(seen.length);
    // Exclusive: the id itself is not among them.
    const below = await call<Logs>("GET", `service_codes/1/logs?${period}&page=1&before_id=${before - 1}`);
    expect(below.body.pagination.total).toBe(first.pagination.total - 1);
    const fresh = await call<Logs>("GET", `service_codes/1/logs?${period}&page=1`);
    expect(fresh.body.pagination.total).toBeGreaterThan(first.pagination.total);
    expect(fresh.body.data[0].requested_at).toBe(now().toISOString());
  });

  test("a day in Tokyo, and one without calls", async () => {
    const of = async (day: string) =>
      (await call<Logs>("GET", `service_codes/1/logs?start_date=${day}&end_date=${day}&page=1`)).body;
    const { data } = await of(today);
    expect(data.length).toBeGreaterThan(0);
    for (const { requested_at } of data) expect(requested_at > "2026-11-19T15:00:00.000Z").toBe(true);
    expect(await of("2026-11-17")).toEqual({
      data: [],
      pagination: { current_page: 1, last_page: 1, per_page: 50, total: 0 },
    });
    const none = await call<Logs>("GET", `service_codes/1/logs?${period}&page=2&before_id=1`);
    expect(none.body.data).toEqual([]);
  });

  it.each([
    [`service_codes/1/logs?${period}&page=0`, 422],
    [`service_codes/1/logs?${period}&page=x`, 422],
    [`service_codes/1/logs?${period}&before_id=0`, 422],
    [`service_codes/1/logs?${period}&colour=red`, 422],
    ["service_codes/1/logs?page=1", 422],
    [`service_codes/99/logs?${period}`, 404],
  ])("%s is refused with %i", async (path, status) => {
    expect((await call("GET", path)).status).toBe(status);
  });
});

describe("data", () => {
  test("240 lines of the demonstration, none on a quiet day", () => {
    const lines = store.list(callLogs).map(({ value }) => value);
    expect(lines).toHaveLength(240);
    expect(lines.filter(({ status_code }) => status_code >= 400).length).toBeGreaterThan(10);
    for (const code of [1, 2]) {
      const counts = store.get(dayCounts, code)?.value ?? {};
      for (const { day } of openCalls(store).rows(code)) expect(counts[day], day).toBeGreaterThan(0);
    }
  });

  test("of a large account", async () => {
    fillOpenApi(store, now());
    expect(store.list(serviceCodes)).toHaveLength(53);
    const { data } = (
      await call<Counts>("GET", "call_count_summary?start_date=2025-11-20&end_date=2026-11-20")
    ).body;
    const large = data.filter(({ open_api_code_id }) => open_api_code_id > 3);
    expect(large).toHaveLength(50 * 366);
    const period = "start_date=2026-10-20&end_date=2026-11-20";
    expect((await call<Logs>("GET", `service_codes/4/logs?${period}&page=1`)).body.pagination.total).toBe(
      20_000,
    );
    const { value } = store.list(triggers).at(-1)!;
    const trigger = { ...value, name: "もう一度" };
    expect((await call("PUT", `triggers/${value.id}`, { trigger })).status).toBe(200);
    const groups = Object.values(value.context.params as Record<string, { children: object }>);
    const keys = groups.reduce((sum, { children }) => sum + 1 + Object.keys(children).length, 0);
    expect(keys).toBe(500);
  });
});
