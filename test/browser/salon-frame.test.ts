import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { SalonSettingsElement } from "../../src/entries/salon-settings.js";
import { dialog, root, tab } from "../elements/page.js";
import {
  alerts,
  announced,
  button,
  field,
  mountSettings,
  openSettings,
  panel,
  rowNames,
  shownBy,
} from "../elements/salon-settings/page.js";
import { refusal, type SalonHost, serveSalons } from "../elements/salon-settings/server.js";
import { clock, settled } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { gate } from "./support/served-host.js";

const tabNames = ["コース", "担当・設備", "営業時間", "オンライン予約", "カレンダー連携", "予約ページURL"];
const names = (made: Element) =>
  [...root(made).querySelectorAll("[role=tab]")].map((each) => each.textContent);
const calls = (host: SalonHost) => host.calls.map(({ call }) => call).sort();
const failures = (heard: readonly CustomEvent[]) =>
  heard.filter(({ type }) => type === "failure").map(({ detail }) => detail);

async function shows(made: Element, shownBy: string): Promise<void> {
  await eventually(() => panel(made)?.querySelector(shownBy) ?? null).not.toBe(null);
}

/** A course that is being written, in its dialog. */
async function writeCourse(made: Element, name = "途中"): Promise<void> {
  await button(made, "コースを追加").click();
  await userEvent.fill(field(made, "名前"), name);
}

describe("sections", () => {
  test("are tabs of one list, in the order of the page; the property follows the operator", async () => {
    serveSalons();
    const made = await openSettings();
    const heard = record(made, ["section-change"]);
    await expect.element(within(made).getByRole("tablist", { name: "サロン設定" })).toBeVisible();
    expect([names(made), made.section]).toEqual([tabNames, "courses"]);
    await tab(made, "担当・設備").click();
    await shows(made, ".salon-item");
    expect([made.section, made.getAttribute("section")]).toEqual(["resources", null]);
    expect(heard.map(({ detail }) => detail)).toEqual([{ section: "resources" }]);
    await userEvent.keyboard("{End}");
    await expect.element(tab(made, "予約ページURL")).toHaveAttribute("aria-selected", "true");
    made.section = "courses";
    await expect.element(tab(made, "コース")).toHaveAttribute("aria-selected", "true");
    made.setAttribute("section", "resources");
    await expect.element(tab(made, "担当・設備")).toHaveAttribute("aria-selected", "true");
    expect(heard.map(({ detail }) => detail.section)).toEqual(["resources", "urls"]);
    made.sections = ["urls", "courses"];
    await eventually(() => names(made)).toEqual(["予約ページURL", "コース"]);
    expect(made.section).toBe("urls");
  });

  test.each([
    [{ sections: "urls courses" }, "courses", ["予約ページURL", "コース"]],
    [{ sections: "urls resources" }, "urls", ["予約ページURL", "担当・設備"]],
    [{ sections: "urls courses", section: "courses" }, "courses", ["予約ページURL", "コース"]],
    [{ sections: "urls urls" }, "urls", ["予約ページURL"]],
  ] as const)("%j: %s is shown", async (attributes, shown, offered) => {
    serveSalons();
    const made = mountSettings(attributes);
    await eventually(() => names(made)).toEqual(offered);
    expect(made.section).toBe(shown);
  });

  test("in little room are one list to choose from", async () => {
    serveSalons();
    const made = await openSettings();
    made.style.inlineSize = "500px";
    const choice = within(made).getByRole("combobox", { name: "サロン設定" });
    await expect.element(choice).toBeVisible();
    await expect.element(within(made).getByRole("tablist")).not.toBeInTheDocument();
    const options = [...choice.element().querySelectorAll("option")].map((each) => each.textContent);
    if (options.length > 0) expect(options).toEqual(tabNames);
    made.style.inlineSize = "520px";
    await expect.element(tab(made, "コース")).toBeVisible();
  });

  test("that nobody knows are said, left out, and the last good one stays", async () => {
    serveSalons();
    const made = await openSettings({ section: "resources" });
    const heard = record(made, ["failure"]);
    made.setAttribute("section", "prices");
    expect([made.section, failures(heard)]).toEqual([
      "resources",
      [expect.objectContaining({ reason: "invalid-input", status: null, section: "resources" })],
    ]);
    made.sections = ["prices", "resources", "urls"];
    await eventually(() => names(made)).toEqual(["担当・設備", "予約ページURL"]);
    expect(failures(heard).map(({ reason }) => reason)).toEqual(["invalid-input", "invalid-input"]);
  });
});

describe("the salon", () => {
  test("absent there is a text and no call", async () => {
    const host = serveSalons();
    const made = mountSettings();
    made.removeAttribute("salon-id");
    await eventually(() => root(made).textContent).toContain("サロンが選択されていません");
    await made.refresh();
    await settled();
    expect(host.calls).toEqual([]);
    made.salonId = 2;
    await eventually(() => rowNames(made)).toContain("カット");
    expect(calls(host)).toEqual(["GET 2/courses/all"]);
  });

  test.each(["0", "-1", "1.5", "abc", "9007199254740993"])(
    "%s is none: it is said, nothing is called, and the last good one stays",
    async (wrong) => {
      const host = serveSalons();
      const made = await openSettings();
      const heard = record(made, ["failure"]);
      const rows = rowNames(made);
      made.setAttribute("salon-id", wrong);
      await settled();
      expect(failures(heard)).toMatchObject([{ reason: "invalid-input", section: "courses" }]);
      expect([made.salonId, rowNames(made), host.calls.length]).toEqual([1, rows, 1]);
    },
  );

  test("that is none from the beginning is not called", async () => {
    const host = serveSalons();
    const made = mountSettings({ "salon-id": "0" });
    await eventually(() => root(made).textContent).toContain("サロンが選択されていません");
    expect(host.calls).toEqual([]);
  });

  test("is not left while something is unsaved, before that is answered", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const rows = rowNames(made);
    await writeCourse(made);
    made.setAttribute("salon-id", "2");
    const asks = dialog(made, "保存していない変更があります");
    await expect.element(asks).toBeVisible();
    expect([made.salonId, rowNames(made), calls(host).some((call) => call.includes(" 2/"))]).toEqual([
      ...[1, rows, false],
    ]);
    await asks.getByRole("button", { name: "編集を続ける" }).click();
    await expect.element(field(made, "名前")).toHaveValue("途中");
    // What else the page sets asks nothing again.
    made.setAttribute("locale", "ja");
    await settled();
    await expect.element(asks).not.toBeInTheDocument();
    expect([made.salonId, made.dirty]).toEqual([1, true]);
    made.salonId = 2;
    await asks.getByRole("button", { name: "破棄する" }).click();
    await eventually(() => rowNames(made)).not.toEqual(rows);
    expect([made.salonId, made.dirty, root(made).querySelector("dialog[open]")]).toEqual([2, false, null]);
    expect(host.writes()).toEqual([]);
  });

  test("with unsaved work in another section asks too, and its tab says so", async () => {
    serveSalons();
    const made = await openSettings();
    await button(made, "まとめて編集").click();
    const price = within(made).getByRole("textbox", { name: "料金" }).first();
    await userEvent.fill(price, "abc");
    await tab(made, "担当・設備").click();
    await expect.element(tab(made, "コース（未保存）")).toBeVisible();
    made.salonId = 2;
    await button(dialog(made, "保存していない変更があります"), "編集を続ける").click();
    await tab(made, "コース（未保存）").click();
    await expect.element(price).toHaveValue("abc");
  });

  test("answers of one that is shown no more are dropped, what they lead to too", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const heard = record(made, ["saved", "failure"]);
    const held = gate();
    host.meet("POST 1/courses", () => held.passed.then(() => null));
    host.meet("GET 2/courses/all", () => null);
    await writeCourse(made, "古いサロンの");
    await button(made, "保存").click();
    made.salonId = 2;
    await button(dialog(made, "保存していない変更があります"), "破棄する").click();
    await eventually(() => rowNames(made)).toContain("カット＋カラー");
    await writeCourse(made, "新しいサロンの");
    held.open();
    await eventually(
      async () => (await host.colleague("GET", "salon/1/courses/all")) as unknown[],
    ).toHaveLength(5);
    await settled();
    await expect.element(field(made, "名前")).toHaveValue("新しいサロンの");
    expect([announced(made), heard, rowNames(made).includes("古いサロンの")]).toEqual(["", [], false]);
  });
});

/** What each section reads when it is first shown (rules: salon-section-read); the first section is there already. */
const reads: Readonly<Record<string, readonly string[]>> = {
  courses: ["courses/all"],
  resources: ["resources/all"],
  opening: ["configs", "configs?attr=opening&y=2026"],
  online: ["configs", "online_configs", "online_url"],
  calendars: ["configs", "googlecalendars", "resources/all"],
  urls: ["courses/all", "online_url", "resources/all", "salon_urls"],
};

describe("what is read", () => {
  test.each(Object.keys(reads))("%s: what it shows, and nothing else", async (section) => {
    const host = serveSalons();
    const made = mountSettings({ section });
    await shows(made, shownBy[section] ?? "");
    await settled();
    const own = calls(host).filter((call) => !call.includes("v_resource"));
    expect(own).toEqual(reads[section]?.map((path) => `GET 1/${path}`));
  });

  test("the sections share what they read; it is looked at again after five minutes, when it is shown", async () => {
    const time = clock();
    const host = serveSalons();
    const made = await openSettings();
    const seen = [...(reads.courses ?? [])];
    for (const [section, label] of [
      ["resources", "担当・設備"],
      ["calendars", "カレンダー連携"],
      ["urls", "予約ページURL"],
    ] as const) {
      await tab(made, label).click();
      await shows(made, shownBy[section] ?? "");
      seen.push(...(reads[section] ?? []).filter((path) => !seen.includes(path)));
      expect(calls(host)).toEqual(seen.map((path) => `GET 1/${path}`).sort());
    }
    await tab(made, "コース").click();
    await settled();
    expect(host.calls.length).toBe(seen.length);
    time.pass(5 * 60_000 + 1);
    await settled();
    expect(host.calls.length).toBe(seen.length);
    const before = host.calls.length;
    await tab(made, "担当・設備").click();
    await eventually(() => host.calls.slice(before).map(({ call }) => call)).toEqual(["GET 1/resources/all"]);
  });

  test("a failed read is one alert of its section and one event, and is tried again by a press", async () => {
    const host = serveSalons();
    host.meet("GET 1/salon_urls", () => refusal(409, { message: "落ちました" }));
    host.meet("GET 1/online_url", () => refusal(403, { message: "権限がありません" }));
    const made = mountSettings({ section: "urls" });
    const heard = record(made, ["failure"]);
    await eventually(() => alerts(made)).toEqual([
      "予約ページURLを読み込めませんでした",
      ...["不明なエラーが発生しました", "権限がありません"],
    ]);
    await eventually(() =>
      failures(heard)
        .map(({ status, section }) => `${status} ${section}`)
        .sort(),
    ).toEqual([...["403 urls", "409 urls"]]);
    expect(root(made).querySelectorAll("[role=alert]:not(:empty)").length).toBe(1);
    await tab(made, "コース").click();
    await shows(made, ".salon-item");
    expect(panel(made)?.querySelector("[role=alert]")?.textContent).toBe("");
    await tab(made, "予約ページURL").click();
    await button(made, "もう一度読み込む").click();
    await shows(made, ".salon-url");
    expect([alerts(made), heard.length]).toEqual([[], 2]);
  });

  test("refresh reads what is shown again, deleted ones too, and unsaved work stays", async () => {
    const host = serveSalons();
    const made: SalonSettingsElement = await openSettings();
    await writeCourse(made);
    await made.refresh();
    expect(calls(host).filter((call) => call.endsWith("courses/all"))).toHaveLength(2);
    await expect.element(field(made, "名前")).toHaveValue("途中");
    await userEvent.keyboard("{Escape}");
    await button(dialog(made, "保存していない変更があります"), "破棄する").click();
    await within(made).getByRole("checkbox", { name: "削除済みを表示" }).click();
    await eventually(() => host.named("GET 1/courses/all?include_deleted=1").length).toBe(1);
    const before = host.calls.length;
    await made.refresh();
    expect(host.calls.slice(before).map(({ call }) => call)).toEqual(["GET 1/courses/all?include_deleted=1"]);
  });
});
