import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { dialog, root, tab } from "../elements/page.js";
import {
  alerts,
  announced,
  button,
  focused,
  group,
  holdClock,
  mountSettings,
  openSettings,
  panel,
} from "../elements/salon-settings/page.js";
import {
  associationOf,
  calendarsOf,
  chooseCalendar,
  linkOf,
  openCalendars,
  readsCalendars,
} from "../elements/salon-settings/page-calendars.js";
import { refusal, serveSalons } from "../elements/salon-settings/server.js";
import { settled } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

const shift = (made: Element, link: string) => group(group(made, link), "シフトを読み込む");
const sasaki = "佐々木 → 佐々木（店長）";

describe("the list", () => {
  test("says accounts, links, their states and when they were synced", async () => {
    holdClock();
    serveSalons();
    const made = await openCalendars();
    await expect.element(group(made, "training@example.test")).toHaveTextContent("再認証が必要です");
    await expect.element(group(group(made, sasaki), "予約を書き出す")).toHaveTextContent("同期済み");
    await expect.element(shift(made, sasaki)).toHaveTextContent("最終同期 11月25日 11:30");
    const failed = group(group(made, "研修 → 中村"), "シフトを読み込む");
    await expect.element(failed).toHaveTextContent("エラー");
    await expect.element(failed).toHaveTextContent("Googleアカウントの再認証が必要です。");
    await expect.element(group(made, "表参道店 → サロン全体")).toBeVisible();
    await expect.element(group(group(made, "個室 → 個室"), "予約を書き出す")).toHaveTextContent("未同期");
    // Only shifts are fetched again.
    const out = group(group(made, sasaki), "予約を書き出す");
    await expect.element(button(out, "再取得")).not.toBeInTheDocument();
  });

  test("shows purposes and states that nobody knows as they are", async () => {
    const host = serveSalons();
    const links = [
      linkOf([associationOf("tasks", "paused"), associationOf("shift", "ok", { association_id: 92 })]),
      linkOf([associationOf("", "", { association_id: 93 })], { primary_id: 94, salon_resource_id: 999 }),
    ];
    host.meet(readsCalendars, () => calendarsOf(links));
    const made = await openCalendars();
    const tasks = group(group(made, "試し → サロン全体"), "tasks");
    await expect.element(tasks).toHaveTextContent("paused");
    await expect.element(button(tasks, "再取得")).not.toBeInTheDocument();
    await expect.element(group(made, "試し → 削除済みの担当・設備")).toHaveTextContent("不明");
    await button(tasks, "連携を解除").click();
    host.meet("DELETE 1/googlecalendars", () => new Response(null, { status: 204 }));
    await button(dialog(made, "「試し」の連携を解除しますか？"), "解除する").click();
    await eventually(() => announced(made)).toBe("削除しました");
    expect(host.writes().map(({ call }) => call)).toEqual(["DELETE 1/googlecalendars/90/tasks/91"]);
  });

  test.each([true, 1, "1"])("the switch is on where it is stored as %j, and is a patch", async (stored) => {
    const host = serveSalons();
    host.meet("GET 1/configs", () =>
      Response.json({
        data: { id: 1, salon_id: 1, sync_shift: stored, updated_at: "2026-11-20T10:00:00+09:00" },
      }),
    );
    const made = await openCalendars();
    const sync = within(made).getByRole("switch", { name: "シフトをカレンダーと同期する" });
    await expect.element(sync).toBeChecked();
    await sync.click();
    await eventually(() => host.writes()).toEqual([
      { call: "PATCH 1/configs?attr=sync_shift", body: { value: false } },
    ]);
  });
});

describe("fetched again", () => {
  test("by one call without another read, and its new state is shown", async () => {
    const host = serveSalons();
    const made = await openCalendars();
    const heard = record(made, ["saved", "failure"]);
    const calls = host.calls.length;
    const press = (await button(shift(made, sasaki), "再取得").element()) as HTMLElement;
    press.click();
    press.click();
    await eventually(() => announced(made)).toBe("再取得を開始しました");
    await expect.element(shift(made, sasaki)).toHaveTextContent("準備中");
    await settled();
    expect(host.calls.slice(calls).map(({ call }) => call)).toEqual([
      "POST 1/googlecalendars/27/shift/55/resync",
    ]);
    expect(heard.map(({ type, detail }) => [type, detail.section, detail.kind, detail.id])).toEqual([
      ["saved", "calendars", "update", 55],
    ]);
  });

  test.each([
    [422, ["再取得に失敗しました", "だめです", "理由"]],
    [404, ["再取得に失敗しました", "だめです", "理由"]],
    [500, ["再取得に失敗しました"]],
    [409, ["再取得に失敗しました"]],
    [419, ["再取得に失敗しました"]],
  ])("refused by %i: what did not work comes first", async (status, lines) => {
    const host = serveSalons();
    const made = await openCalendars();
    const heard = record(made, ["saved", "failure"]);
    host.meet("POST 1/googlecalendars/27", () =>
      refusal(status, { message: "だめです", errors: { x: ["だめです", "理由"] } }),
    );
    await button(shift(made, sasaki), "再取得").click();
    await eventually(() => alerts(made)).toEqual(lines);
    expect(heard.map(({ type, detail }) => [type, detail.section, detail.status])).toEqual([
      ["failure", "calendars", status],
    ]);
    await expect.element(shift(made, sasaki)).toHaveTextContent("同期済み");
    expect(announced(made)).toBe("");
  });
});

describe("unlinked", () => {
  test("after a question, and then the list is read; the focus goes to the next", async () => {
    const host = serveSalons();
    const made = await openCalendars();
    const heard = record(made, ["saved"]);
    const calls = host.calls.length;
    await button(shift(made, sasaki), "連携を解除").click();
    const asks = dialog(made, "「佐々木」の連携を解除しますか？");
    await button(asks, "キャンセル").click();
    await eventually(() => root(made).activeElement).toBe(
      button(shift(made, sasaki), "連携を解除").element(),
    );
    await button(shift(made, sasaki), "連携を解除").click();
    await button(asks, "解除する").click();
    await eventually(() => announced(made)).toBe("削除しました");
    await eventually(() => host.calls.slice(calls).map(({ call }) => call)).toEqual([
      ...["DELETE 1/googlecalendars/27/shift/55", readsCalendars],
    ]);
    await expect.element(shift(made, sasaki)).not.toBeInTheDocument();
    await eventually(() => root(made).activeElement).toBe(
      button(group(group(made, "個室 → 個室"), "予約を書き出す"), "連携を解除").element(),
    );
    expect(heard.map(({ detail }) => [detail.section, detail.kind, detail.id, detail.data])).toEqual([
      ["calendars", "delete", 55, null],
    ]);
  });

  test.each([
    [403, ["削除に失敗しました", "だめです"]],
    [500, ["削除に失敗しました"]],
  ])("refused by %i, the dialog stays and says first what did not work", async (status, lines) => {
    const host = serveSalons();
    const made = await openCalendars();
    host.meet("DELETE 1/googlecalendars", () => refusal(status, { message: "だめです" }));
    await button(shift(made, sasaki), "連携を解除").click();
    await button(dialog(made, "「佐々木」の連携を解除しますか？"), "解除する").click();
    await eventually(() => alerts(made)).toEqual(lines);
    await expect.element(dialog(made, "「佐々木」の連携を解除しますか？")).toBeVisible();
    expect(host.named(readsCalendars).length).toBe(1);
  });
});

describe("a new link", () => {
  test("says what is missing, and sends nothing", async () => {
    const host = serveSalons();
    const made = await openCalendars();
    await button(made, "カレンダーを追加").click();
    await button(dialog(made, "カレンダーを追加"), "追加する").click();
    await eventually(() => alerts(made)).toEqual([
      "Googleアカウントを選択してください。",
      "カレンダーを選択してください。",
      "連携の向きを選択してください。",
    ]);
    await eventually(() => root(made).activeElement?.localName).toBe("select");
    expect(host.writes()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await eventually(() => focused(made)).toBe("カレンダーを追加");
  });

  test("of a calendar that cannot be written to offers shifts only", async () => {
    const host = serveSalons();
    const made = await openCalendars();
    await chooseCalendar(made, "中村", "予約を書き出す");
    const shown = dialog(made, "カレンダーを追加");
    await userEvent.selectOptions(
      shown.getByRole("combobox", { name: "カレンダー", exact: true }),
      "日本の祝日",
    );
    await expect.element(shown.getByText("このカレンダーには書き込めません")).toBeVisible();
    expect(
      shown
        .getByRole("radio")
        .elements()
        .map((each) => (each as HTMLInputElement).checked),
    ).toEqual([false]);
    await button(shown, "追加する").click();
    await eventually(() => alerts(made)).toEqual(["連携の向きを選択してください。"]);
    await shown.getByRole("radio", { name: "シフトを読み込む" }).click();
    await userEvent.selectOptions(shown.getByRole("combobox", { name: "担当" }), "中村");
    await button(shown, "追加する").click();
    await eventually(() => host.writes().map(({ body }) => body)).toEqual([
      {
        ...{ salon_resource_id: 12, google_token_id: 5 },
        ...{ google_calendar_id: "holiday@group.example.test", link_target: "shift" },
      },
    ]);
  });
});

describe("the link that adds an account", () => {
  const add = (made: Element) => within(made).getByRole("link", { name: "Googleアカウントを追加" });
  test.each(["javascript:alert(1)", "data:text/html,x", "", null])("is none for %j", async (connect_url) => {
    const host = serveSalons();
    host.meet(readsCalendars, () => calendarsOf([linkOf([])], { connect_url }));
    const made = await openCalendars();
    await expect.element(group(made, "試し → サロン全体")).toBeVisible();
    await expect.element(add(made)).not.toBeInTheDocument();
  });

  test("opens in another tab; coming back reads the list once", async () => {
    const host = serveSalons();
    const made = await openCalendars();
    const link = (await add(made).element()) as HTMLAnchorElement;
    expect([link.target, link.rel, new URL(link.href).pathname]).toEqual([
      ...["_blank", "noopener", "/salons/1/google-consent"],
    ]);
    link.addEventListener("click", (event) => event.preventDefault());
    window.dispatchEvent(new Event("focus"));
    await settled();
    expect(host.named(readsCalendars).length).toBe(1);
    link.click();
    window.dispatchEvent(new Event("focus"));
    await eventually(() => host.named(readsCalendars).length).toBe(2);
    window.dispatchEvent(new Event("focus"));
    await settled();
    expect(host.named(readsCalendars).length).toBe(2);
  });
});

describe("trouble", () => {
  test("is said above every section once calendars were read, with a way there", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const heard = record(made, ["section-change"]);
    await expect.element(within(made).getByRole("note")).not.toBeInTheDocument();
    expect(host.named(readsCalendars)).toEqual([]);
    await tab(made, "カレンダー連携").click();
    const note = within(made).getByRole("note");
    await expect.element(note).toHaveTextContent("カレンダー連携に問題があります");
    await tab(made, "コース").click();
    await expect.element(note).toHaveTextContent("training@example.test: 再認証が必要です");
    await expect.element(note).toHaveTextContent("「研修」（シフトを読み込む）: エラー");
    await button(note, "カレンダー連携を開く").click();
    expect([made.section, heard.map(({ detail }) => detail.section)]).toEqual([
      "calendars",
      ["calendars", "courses", "calendars"],
    ]);
  });

  test("that is none is not said, nor of another salon", async () => {
    serveSalons();
    const made = await openCalendars();
    await expect.element(within(made).getByRole("note")).toBeVisible();
    made.salonId = 2;
    await eventually(() => panel(made)?.textContent).toContain("yokohama@example.test");
    await expect.element(within(made).getByRole("note")).not.toBeInTheDocument();
    const other = mountSettings({ section: "calendars", sections: "calendars", "salon-id": "3" });
    await eventually(() => panel(other)?.textContent).toContain("Googleアカウントがありません");
    await expect.element(within(other).getByRole("note")).not.toBeInTheDocument();
  });
});
