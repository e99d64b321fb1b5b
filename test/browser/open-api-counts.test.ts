import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { OpenApiConsoleElement } from "../../src/entries/open-api-console.js";
import {
  alerted,
  button,
  called,
  choose,
  holdClock,
  mountConsole,
  openConsole,
  panel,
} from "../elements/open-api-console/page.js";
import { type OpenApiHost, serveOpenApi } from "../elements/open-api-console/server.js";
import { root, said } from "../elements/page.js";
import { dayCounts } from "../host/api/open-api-codes.js";
import { demoNow } from "../host/demo/messages/index.js";
import { settled } from "./support/clock.js";
import { devtools } from "./support/devtools.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

const summary = "GET call_count_summary";
const asked = (host: OpenApiHost) => host.named(summary).map(({ call }) => call.slice(summary.length));

interface Row {
  date: string;
  open_api_code_id: number;
  total_count: unknown;
}
const row = (date: string, open_api_code_id: number, total_count: unknown): Row => ({
  ...{ date, open_api_code_id, total_count },
});

/** The section with these rows instead of the host's. */
async function countsOf(rows: readonly Row[], names?: readonly string[]) {
  holdClock();
  const host = serveOpenApi();
  host.meet(summary, () => Response.json({ data: rows }));
  const codes = names?.map((name, at) => ({ id: at + 1, name, tokens: [] }));
  if (codes) host.meet("GET service_codes", () => Response.json({ data: codes }));
  return { host, element: await openConsole({ section: "counts" }) };
}

function cells(element: OpenApiConsoleElement, part: "thead" | "tbody" | "tfoot"): string[][] {
  const rows = [
    ...root(element).querySelectorAll(`table[aria-label=呼び出し数] ${part} tr:not(.open-api-gap)`),
  ];
  return rows.map((each) => [...each.children].map(({ textContent }) => textContent ?? ""));
}

async function showTable(element: OpenApiConsoleElement): Promise<void> {
  choose(element, "表示", "表");
  await eventually(() => cells(element, "tfoot").length).toBe(1);
}

async function setDay(element: OpenApiConsoleElement, name: string, day: string): Promise<void> {
  await userEvent.fill(within(element).getByLabelText(name), day);
}

const chartName = (element: OpenApiConsoleElement) => root(element).querySelector("[role=img]")?.ariaLabel;

describe("the period", () => {
  test.for(["Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati"])(
    "thirty days that end today in Tokyo, then those that are chosen; each by one call (%s)",
    async (timezoneId) => {
      await devtools("Emulation.setTimezoneOverride", { timezoneId });
      onTestFinished(() => devtools("Emulation.setTimezoneOverride", { timezoneId: "" }));
      // Still the day before in most of the world.
      holdClock(new Date("2026-11-20T00:30:00+09:00"));
      const host = serveOpenApi();
      const element = await openConsole({ section: "counts" });
      expect(asked(host)).toEqual(["?start_date=2026-10-22&end_date=2026-11-20"]);
      choose(element, "期間", "7日");
      await called(host, summary, 2);
      choose(element, "期間", "90日");
      await called(host, summary, 3);
      expect(asked(host).slice(1)).toEqual([
        "?start_date=2026-11-14&end_date=2026-11-20",
        "?start_date=2026-08-23&end_date=2026-11-20",
      ]);
      expect(host.named("GET service_codes").length).toBe(1);
    },
  );

  test("指定: days of one's own; with a message nothing is called", async () => {
    holdClock();
    const host = serveOpenApi();
    const element = await openConsole({ section: "counts" });
    choose(element, "期間", "指定");
    await expect.element(within(element).getByLabelText("開始日")).toHaveValue("2026-10-22");
    await setDay(element, "開始日", "2026-11-01");
    await called(host, summary, 2);
    expect(asked(host)[1]).toBe("?start_date=2026-11-01&end_date=2026-11-20");
    for (const [name, day, message] of [
      ["終了日", "", "日付を入力してください"],
      ["終了日", "2026-10-31", "開始日は終了日以前にしてください"],
      ["終了日", "2026-11-21", "終了日は今日以前にしてください"],
    ] as const) {
      await setDay(element, name, day);
      await eventually(() => panel(element).textContent).toContain(message);
      button(panel(element), "更新").click();
    }
    await setDay(element, "開始日", "2025-11-19");
    await setDay(element, "終了日", "2026-11-20");
    await eventually(() => panel(element).textContent).toContain("期間は366日以内にしてください");
    button(panel(element), "更新").click();
    await called(host, summary, 2);
    await setDay(element, "開始日", "2025-11-20");
    await called(host, summary, 3);
  });

  test("更新, もう一度読み込む and coming back anchor anew: another day has begun", async () => {
    holdClock();
    const host = serveOpenApi();
    const element = await openConsole({ section: "counts" });
    button(panel(element), "更新").click();
    await called(host, summary, 2);
    vi.setSystemTime(demoNow.getTime() + 24 * 3_600_000);
    host.meet(summary, () => Response.json({ message: "いまは数えられません。" }, { status: 404 }));
    button(panel(element), "更新").click();
    await eventually(() => alerted(panel(element))).toContain("いまは数えられません。");
    vi.setSystemTime(demoNow.getTime() + 48 * 3_600_000);
    button(panel(element), "もう一度読み込む").click();
    await called(host, summary, 4);
    await eventually(() => alerted(panel(element))).toBe("");
    element.section = "codes";
    await settled();
    vi.setSystemTime(demoNow.getTime() + 72 * 3_600_000);
    element.section = "counts";
    await called(host, summary, 5);
    expect(asked(host)).toEqual([
      "?start_date=2026-10-22&end_date=2026-11-20",
      "?start_date=2026-10-22&end_date=2026-11-20",
      "?start_date=2026-10-23&end_date=2026-11-21",
      "?start_date=2026-10-24&end_date=2026-11-22",
      "?start_date=2026-10-25&end_date=2026-11-23",
    ]);
  });

  test("codes that cannot be read are said here, too, and read again", async () => {
    const host = serveOpenApi();
    host.meet("GET service_codes", () => Response.json({ message: "コードがありません。" }, { status: 404 }));
    const element = mountConsole({ section: "counts" });
    const heard = record(element, ["failure"]);
    await eventually(() => alerted(panel(element))).toContain("コードがありません。");
    await eventually(() => panel(element).textContent).toContain("不明なサービスコード（1）");
    button(panel(element), "もう一度読み込む").click();
    await eventually(() => panel(element).textContent).toContain("ECサイト連携");
    expect(alerted(panel(element))).toBe("");
    expect(heard.map(({ detail }) => [detail.section, detail.status])).toEqual([["counts", 404]]);
  });
});

describe("figures", () => {
  test("the host's: every day is there, absent ones are 0, sums are those of its days, today is （途中）", async () => {
    holdClock();
    const host = serveOpenApi();
    const element = await openConsole({ section: "counts" });
    await showTable(element);
    const box = root(element).querySelector(".open-api-days") as HTMLElement;
    const seen = new Map<string, string[]>();
    for (let top = 0; top <= box.scrollHeight; top += 200) {
      box.scrollTop = top;
      await settled();
      for (const cellsOf of cells(element, "tbody")) seen.set(cellsOf[0] ?? "", cellsOf);
    }
    expect(seen.size).toBe(30);
    const quiet = host.store.get(dayCounts, 1)?.value["2026-11-17"];
    expect([quiet, seen.get("11月17日(火)")?.slice(1)]).toEqual([undefined, ["0", "0", "0", "0"]]);
    expect(seen.has("11月20日(金)（途中）")).toBe(true);
    expect(cells(element, "thead")).toEqual([
      ["日付", "ECサイト連携", "予約システム連携", "社内ツール", "合計"],
    ]);
    const [[head, ...sums] = []] = cells(element, "tfoot");
    expect(head).toBe("合計");
    const figures = sums.map((each) => Number(each.replaceAll(",", "")));
    const columns = [1, 2, 3, 4].map((at) =>
      [...seen.values()].reduce((sum, day) => sum + Number(day[at]?.replaceAll(",", "")), 0),
    );
    expect(columns).toEqual(figures);
    expect(figures[3]).toBe((figures[0] ?? 0) + (figures[1] ?? 0) + (figures[2] ?? 0));
    const scopes = [...root(element).querySelectorAll("table th")].map((each) => each.getAttribute("scope"));
    expect(new Set(scopes)).toEqual(new Set(["col", "row"]));
  });

  test("the same day twice is added up; what is outside, tomorrow or no count is left out; unknown codes are named so", async () => {
    const { element } = await countsOf(
      [
        ...[row("2026-11-19", 1, 3), row("2026-11-19", 1, 4), row("2026-11-20", 9, 2)],
        ...[row("2026-11-21", 1, 500), row("2026-10-21", 1, 500), row("2026-11-2", 1, 500)],
        ...[row("2026-11-18", 1, -5), row("2026-11-18", 1, "6"), row("2026-11-18", 1, 1.5)],
      ],
      ["甲"],
    );
    await showTable(element);
    expect(cells(element, "thead")).toEqual([["日付", "甲", "不明なサービスコード（9）", "合計"]]);
    expect(cells(element, "tfoot")[0]?.at(-1)).toBe("15");
    expect(cells(element, "tfoot")[0]?.[2]).toBe("2");
  });

  test("a checkbox takes a code out of chart, table and sum, and puts it back", async () => {
    const { element, host } = await countsOf(
      [row("2026-11-19", 1, 30), row("2026-11-20", 1, 1), row("2026-11-20", 2, 12)],
      ["甲", "乙"],
    );
    const total = () => root(element).querySelector(".open-api-figure strong")?.textContent;
    expect(chartName(element)).toBe(
      "呼び出し数のグラフ。10月22日から11月20日まで合計43回、最も多い日は11月19日の30回",
    );
    await within(element).getByRole("checkbox", { name: "甲" }).click();
    expect(chartName(element)).toBe(
      "呼び出し数のグラフ。10月22日から11月20日まで合計12回、最も多い日は11月20日の12回",
    );
    expect(total()).toBe("12");
    expect(root(element).querySelectorAll("path.open-api-bars").length).toBe(1);
    await showTable(element);
    expect(cells(element, "thead")).toEqual([["日付", "乙", "合計"]]);
    expect(cells(element, "tfoot")).toEqual([["合計", "12", "12"]]);
    await within(element).getByRole("checkbox", { name: "甲" }).click();
    expect(cells(element, "tfoot")).toEqual([["合計", "31", "12", "43"]]);
    expect(asked(host).length).toBe(1);
  });

  test("arrow keys say the figures of a day; beyond the ends they stay", async () => {
    const { element } = await countsOf(
      [row("2026-11-19", 1, 1234), row("2026-11-20", 1, 1), row("2026-11-20", 2, 12)],
      ["甲", "乙"],
    );
    const chart = root(element).querySelector("[role=img]") as SVGElement;
    chart.focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await eventually(() => said(element)).toContain("11月19日(木) 甲 1,234回、乙 0回、合計 1,234回");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await eventually(() => said(element)).toContain("11月20日(金)（途中） 甲 1回、乙 12回、合計 13回");
    chart.blur();
    await userEvent.click(button(panel(element), "CSVを保存"));
    chart.focus();
    await userEvent.keyboard("{ArrowRight}");
    await eventually(() => said(element)).toContain("10月22日(木) 甲 0回、乙 0回、合計 0回");
  });

  test.each(["", "0.8", "1.25"])("a bar is told of under the pointer, also under zoom: %s", async (zoom) => {
    const { element } = await countsOf([row("2026-11-19", 1, 1234), row("2026-11-20", 1, 1)], ["甲", "乙"]);
    document.body.style.zoom = zoom;
    onTestFinished(() => void document.body.style.removeProperty("zoom"));
    const chart = root(element).querySelector("[role=img]") as SVGElement;
    await eventually(() => chart.getBoundingClientRect().width > 0).toBe(true);
    const { left, right, top, bottom } = chart.getBoundingClientRect();
    const scale = Number(zoom || 1);
    // Beside the bars are 64 and 24 pixels; there are thirty days.
    const day = (right - left - (64 + 24) * scale) / 30;
    const clientX = left + 64 * scale + day * 28.5;
    chart.dispatchEvent(
      new PointerEvent("pointermove", {
        bubbles: true,
        composed: true,
        clientX,
        clientY: (top + bottom) / 2,
      }),
    );
    const pointed = () => root(element).querySelector(".open-api-pointed")?.getBoundingClientRect();
    await eventually(() => {
      const { left: from = 0, right: to = 0 } = pointed() ?? {};
      return from < clientX && clientX < to;
    }).toBe(true);
    await eventually(() => said(element)).toContain("11月19日(木)");
  });

  test("the file: a row a day, names that begin like formulas made harmless, no call", async () => {
    const made: Blob[] = [];
    const names: string[] = [];
    const spies = [
      vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${made.push(blob as Blob)}`),
      vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
        names.push(this.download);
      }),
    ];
    onTestFinished(() => spies.forEach((spy) => void spy.mockRestore()));
    const { element, host } = await countsOf(
      [row("2026-11-19", 1, 1234), row("2026-11-20", 2, 12)],
      ['=HYPERLINK("x")', "+a,b", "@c", "-d", "\te", "普通"],
    );
    button(panel(element), "CSVを保存").click();
    expect(names).toEqual(["api-calls_2026-10-22_2026-11-20.csv"]);
    const bytes = new Uint8Array((await made[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    expect(lines.length).toBe(32);
    expect(lines[0]).toBe(`日付,"'=HYPERLINK(""x"")","'+a,b",'@c,'-d,'\te,普通,合計`);
    expect(lines.slice(-3)).toEqual(["2026-11-19,1234,0,0,0,0,0,1234", "2026-11-20,0,12,0,0,0,0,12", ""]);
    expect(host.calls.length).toBe(2);
  });
});
