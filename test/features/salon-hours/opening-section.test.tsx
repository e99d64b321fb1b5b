import { Provider } from "jotai";
import { createStore } from "jotai/vanilla";
import { act } from "react";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { createScreenSession } from "../../../src/editor/index.js";
import type { SalonActions } from "../../../src/features/salon/actions.js";
import { SalonProvider } from "../../../src/features/salon/salon-context.js";
import { OpeningSection } from "../../../src/features/salon-hours/opening/index.js";
import type { Answer } from "../../../src/lib/failure.js";
import type { Call, Http } from "../../../src/lib/http.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { fire, render, write } from "../../kit/render.js";
import { openSalon } from "../salon-settings/support/mutations.js";
import { config, year2026, year2027 } from "./opening-fixtures.js";

/** The section over a server that keeps what it gets. */
async function openSection({ readonly = false, withoutConfig = false } = {}) {
  const store = createStore();
  const sent: { line: string; json: PlainData | undefined }[] = [];
  const years: Record<string, PlainObject> = { "2026": year2026, "2027": year2027 };
  let stored: PlainObject | null = withoutConfig ? null : config;
  let reservations: PlainData = [];
  function reply(call: Pick<Call<unknown>, "method" | "path" | "query" | "json">): PlainData {
    const json = (call.json ?? {}) as PlainObject;
    if (call.path.endsWith("/reservations")) return reservations;
    if (call.query?.attr === "opening") return years[String(call.query.y)] ?? null;
    if (call.method === "GET") return stored;
    if (call.path.endsWith("/opening")) {
      years[String(json.year)] = json;
      return json;
    }
    const { base_updated_at: _, ...change } = json;
    stored = { ...stored, ...change, id: 1, updated_at: `version ${sent.length}` };
    return stored;
  }
  const http: Http = {
    async send<T, C>(call: Call<T, C>): Promise<Answer<T, C>> {
      const query = Object.entries(call.query ?? {}).map(([key, value]) => `${key}=${value}`);
      sent.push({
        line: `${call.method} ${call.path}${query.length > 0 ? `?${query.join("&")}` : ""}`,
        json: call.json,
      });
      const data = reply(call);
      if (data === null) return { ok: false, failure: { kind: "refused", status: 404, messages: [] } };
      return { ok: true, status: 200, data: v.parse(call.success, data) };
    },
  };
  const { model, queries, ...mutations } = openSalon({
    store,
    http,
    settings: { readonly },
    onEdit: vi.fn(),
  });
  model.show("opening");
  const refuse = vi.fn();
  const actions = {
    ...mutations.actions,
    ...{ queries: () => queries, report: vi.fn(() => []), refuse },
  } as unknown as SalonActions;
  const commands = { session: createScreenSession(), pageEditors: new Map() } as never;
  const page = await render(
    <Provider store={store}>
      <SalonProvider value={{ model, commands, actions }}>
        <OpeningSection />
      </SalonProvider>
    </Provider>,
  );
  await act(async () => {});
  const named = (selector: string, name: string, within: ParentNode = page.box) => {
    const found = [...within.querySelectorAll<HTMLElement>(selector)].find((each) => nameOf(each) === name);
    if (!found) throw new Error(`no ${name} among ${selector}`);
    return found;
  };
  const group = (name: string) => named("[role=group]", name);
  const press = async (name: string, within?: ParentNode, selector = "button") => {
    await act(async () => named(selector, name, within).click());
    await act(async () => {});
  };
  const field = (label: string, within: ParentNode = page.box) => {
    const { htmlFor } = named("label", label, within) as HTMLLabelElement;
    const found = page.box.querySelector<HTMLInputElement>(`[id="${htmlFor}"]`);
    if (!found) throw new Error(`no field ${label}`);
    return found;
  };
  const dialog = () => page.get<HTMLElement>("dialog[open]");
  return {
    ...{ page, model, sent, named, group, press, field, dialog, refuse, years },
    stored: () => stored,
    lines: () => sent.map(({ line }) => line),
    book: (list: PlainData) => {
      reservations = list;
    },
  };
}

const opening = "/api/salon/1/configs";

test("reads what it shows and nothing else", async () => {
  const { lines, group, field, page } = await openSection();
  expect(lines().sort()).toEqual([`GET ${opening}`, `GET ${opening}?attr=opening&y=2026`]);
  const groups = [...page.box.querySelectorAll("[data-hours]")].map((each) =>
    each.getAttribute("aria-label"),
  );
  expect(groups).toEqual(["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"]);
  expect(field("開始", group("水曜日")).value).toBe("10:00");
  expect(field("年").value).toBe("2026");
});

test("edits a day, goes on to another year, and saves both with the year read again", async () => {
  const { lines, group, field, press, sent, model, page } = await openSection();
  await write(field("終了", group("水曜日")), "20:00");
  await press("次の年");
  expect(lines().at(-1)).toBe(`GET ${opening}?attr=opening&y=2027`);
  expect(page.box.textContent).toContain("未保存：2026年");
  await act(async () => page.get<HTMLInputElement>("input[type=radio]").click());
  await press("保存");
  expect(lines().slice(3)).toEqual([
    `GET ${opening}?attr=opening&y=2026`,
    `PUT ${opening}/opening`,
    `GET ${opening}?attr=opening&y=2027`,
    `PUT ${opening}/opening`,
  ]);
  expect(sent[4]?.json).toEqual({
    ...year2026,
    weekdays: { ...(year2026.weekdays as PlainObject), "3": [{ from: "10:00", to: "20:00" }] },
  });
  expect(model.isDirty()).toBe(false);
});

test("says what is wrong at the field, sends nothing and leads there", async () => {
  const { group, field, press, lines, refuse } = await openSection();
  await write(field("終了", group("水曜日")), "02:00");
  expect(group("水曜日").textContent).toContain("終了は開始より後にしてください");
  await press("保存");
  expect(lines().length).toBe(2);
  expect(refuse).toHaveBeenCalledWith("opening", ["終了は開始より後にしてください"]);
  expect(document.activeElement).toBe(field("終了", group("水曜日")));
  await press("日をまたぐ時間帯に分ける", group("水曜日"));
  expect(field("終了", group("水曜日")).value).toBe("23:59");
  expect(field("終了", group("木曜日")).value).toBe("02:00");
  await fire(group("水曜日"), "keydown", { key: "z", ctrlKey: true });
  expect(field("終了", group("水曜日")).value).toBe("02:00");
});

test("takes both times of a pasted text", async () => {
  const { group, field } = await openSection();
  const clipboardData = { getData: () => "１１時－２０時半" };
  await fire(field("開始", group("水曜日")), "paste", { clipboardData });
  expect(field("開始", group("水曜日")).value).toBe("11:00");
  expect(field("終了", group("水曜日")).value).toBe("20:30");
});

test("copies a day to those that are ticked", async () => {
  const { group, field, press, dialog, page } = await openSection();
  await press("ほかの曜日へコピー", group("土曜日"));
  await press("平日", dialog());
  await press("コピーする", dialog());
  expect(page.box.querySelector("dialog[open]")).toBeNull();
  expect(field("開始", group("月曜日")).value).toBe("09:00");
  expect(field("開始", group("日曜日")).value).toBe("10:00");
});

test("opens a day of the calendar, and only once it is decided it is its own", async () => {
  const { press, page, dialog, named, sent } = await openSection();
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) await press("前の月");
  await press("1月7日(水) 10:00〜19:00 通常", undefined, "[role=gridcell]");
  expect(dialog().textContent).toContain("1月7日(水)の営業時間");
  await act(async () => dialog().querySelectorAll<HTMLInputElement>("input[type=radio]")[1]?.click());
  await press("決定", dialog());
  expect(named("[role=gridcell]", "1月7日(水) 休業 この日だけ")).toBeTruthy();
  await press("保存");
  expect(sent.at(-1)?.json).toMatchObject({ dates: { "2026-01-07": [], "2025-01-01": null } });
  expect(page.box.querySelectorAll("[role=gridcell][tabindex='0']").length).toBe(1);
});

test("adds, shows and removes special days", async () => {
  const { press, dialog, field, group, sent, stored, refuse } = await openSection();
  await press("特別な日を追加");
  await press("追加する", dialog());
  expect(refuse).toHaveBeenCalledWith("opening", ["日付を入力してください"]);
  await write(field("開始日", dialog()), "2026-12-30");
  await write(field("終了日", dialog()), "2026-12-31");
  await write(field("メモ", dialog()), "大掃除");
  expect(dialog().textContent).toContain("1日は上書きされます");
  await press("追加する", dialog());
  expect(group("12月30日(水)〜12月31日(木)").textContent).toContain("大掃除");
  await press("保存");
  expect(sent.at(-1)?.json).toMatchObject({ base_updated_at: config.updated_at });
  expect(stored()?.special_dates).toEqual([
    { date: "2026-12-31", closed: true, ranges: [], note: "大掃除", id: 3 },
    ...(config.special_dates as PlainData[]).slice(1),
    { date: "2026-12-30", closed: true, ranges: [], note: "大掃除" },
  ]);
  await press("削除", group("12月30日(水)〜12月31日(木)"));
  expect(document.activeElement?.textContent).toBe("特別な日を追加");
});

test("adds the holidays that are not special yet", async () => {
  const { press, dialog, page } = await openSection();
  await vi.waitFor(async () => {
    await press("祝日を追加");
    expect(dialog().querySelectorAll("input[type=checkbox]").length).toBe(18);
  });
  await press("追加する", dialog());
  expect(page.box.querySelectorAll(".opening-special").length).toBe(19);
});

test("reads hours from a text, and says what it cannot read", async () => {
  const { press, dialog, field, group } = await openSection();
  await press("テキストで入力");
  await write(field("営業時間", dialog()), "平日 9時〜18時半\nひみつ");
  expect(dialog().textContent).toContain("読み取れません ひみつ");
  await press("反映する", dialog());
  expect(field("終了", group("月曜日")).value).toBe("18:30");
  expect(field("終了", group("日曜日")).value).toBe("18:00");
});

test("makes the configuration where there is none, with the first change in it", async () => {
  const { field, lines, sent, press, page } = await openSection({ withoutConfig: true });
  const select = field("予約の刻み") as unknown as HTMLSelectElement;
  await act(async () => {
    select.value = "2";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await press("保存");
  expect(lines().at(-1)).toBe(`POST ${opening}`);
  expect(sent.at(-1)?.json).toMatchObject({ slot_minutes: 15, special_dates: [], enable_online: false });
  expect(page.box.querySelector("[role=alert]")?.textContent).toBe("");
});

test("lists what new hours leave outside", async () => {
  const { group, field, press, book, page, lines } = await openSection();
  const day = "2026-12-02";
  vi.setSystemTime(new Date("2026-11-20T12:00:00+09:00"));
  book([
    { date: day, from: "18:00", to: "19:00", name: "山田", status: "approved" },
    { date: day, from: "18:00", to: "19:00", name: "佐藤", status: "canceled" },
  ]);
  await press("影響する予約を確認");
  expect(lines().at(-1)).toBe("GET /api/salon/1/reservations?from=2026-11-20&to=2027-01-20");
  expect(page.box.textContent).toContain("影響する予約はありません（2027年1月20日(水)まで）");
  await write(field("終了", group("水曜日")), "18:30");
  expect(page.box.textContent).toContain("12月2日(水) 18:00〜19:00 山田");
  expect(page.box.textContent).not.toContain("佐藤");
  vi.useRealTimers();
});

test("says what differs", async () => {
  const { group, field, press, dialog } = await openSection();
  await write(field("終了", group("水曜日")), "18:30");
  await press("変更点を見る");
  expect(dialog().textContent).toContain("2026年 水曜日10:00〜19:0010:00〜18:30");
});

test("where nothing can be changed everything can be read", async () => {
  const { page, press } = await openSection({ readonly: true });
  const writing = [
    ...page.box.querySelectorAll<HTMLInputElement | HTMLButtonElement>("input, select, button"),
  ].filter((each) => !each.disabled && !(each instanceof HTMLInputElement && each.readOnly));
  expect(writing.map((each) => each.getAttribute("aria-label") ?? each.type)).toEqual([
    "前の年",
    "text",
    "次の年",
    "前の月",
    "次の月",
  ]);
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) await press("前の月");
  await press("1月7日(水) 10:00〜19:00 通常", undefined, "[role=gridcell]");
  expect(page.box.querySelector("dialog[open]")).toBeNull();
});

/** What it is called: its label, or what is said of it beside what is only drawn. */
function nameOf(element: HTMLElement): string | null {
  const said = element.matches("[role=gridcell]") ? element.querySelector(".sr") : null;
  return element.getAttribute("aria-label") ?? (said ?? element).textContent;
}
