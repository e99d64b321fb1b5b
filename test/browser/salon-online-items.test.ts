import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, dialog, group, root } from "../elements/page.js";
import {
  alerts,
  announced,
  focused,
  holdClock,
  openSettings,
  panel,
  pressOf,
  rowNames,
} from "../elements/salon-settings/page.js";
import { changeConfig, configOf, type Row, untilClosed } from "../elements/salon-settings/page-hours.js";
import { refusal, type SalonHost, serveSalons } from "../elements/salon-settings/server.js";
import { reserveEvents } from "../host/api/salon/online-configs.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { hasFocus } from "./support/focus.js";

const onlineOf = (host: SalonHost) => host.colleague("GET", "salon/1/online_configs") as Promise<Row>;
const itemsOf = async (host: SalonHost) => (await onlineOf(host)).customer_info as Row[];
const events = [
  ...["予約", "新規申請", "新規申請の承認", "新規申請の却下"],
  ...["予約の変更", "変更申請", "変更申請の承認", "変更申請の却下"],
  ...["キャンセル", "キャンセル申請", "キャンセル申請の承認", "キャンセル申請の却下"],
  ...["予約の削除", "リマインダ", "フォロー"],
];

async function openOnline(prepare: (host: SalonHost) => unknown = () => {}) {
  holdClock();
  const host = serveSalons();
  await prepare(host);
  const made = await openSettings({ section: "online" });
  await eventually(() => rowNames(made).length).toBeGreaterThan(0);
  return { host, made };
}

const label = (made: Element) => within(made).getByRole("textbox", { name: "取得情報名 (表示名)" });

describe("what customers are asked", () => {
  test("one is edited whole, and not sent unedited", async () => {
    const { host, made } = await openOnline();
    const heard = record(made, ["saved"]);
    const before = (await itemsOf(host)).find((each) => each.label === "電話番号") as Row;
    await pressOf(made, "電話番号", "編集");
    await dialog(made, "電話番号を編集").getByRole("button", { name: "保存" }).click();
    await untilClosed(made);
    expect(host.writes()).toEqual([]);
    await pressOf(made, "電話番号", "編集");
    await userEvent.fill(label(made), "携帯電話");
    await dialog(made, "電話番号を編集").getByRole("button", { name: "保存" }).click();
    await eventually(() => rowNames(made)).toContain("携帯電話");
    expect(host.writes()).toEqual([
      {
        call: "PATCH 1/online_configs?attr=customer:upsert",
        body: { item: { ...before, label: "携帯電話" } },
      },
    ]);
    expect(announced(made)).toBe("保存しました");
    expect(heard.map(({ detail }) => detail)).toMatchObject([
      { section: "online", kind: "update", id: before.id },
    ]);
    await eventually(() => focused(made)).toBe("携帯電話: 編集");
  });

  test("a new one has no id and no place", async () => {
    const { host, made } = await openOnline();
    await button(made, "項目を追加").click();
    const shown = dialog(made, "項目を追加");
    await shown.getByRole("button", { name: "保存" }).click();
    await eventually(() => alerts(made).length).toBeGreaterThan(0);
    expect(host.writes()).toEqual([]);
    await userEvent.fill(label(made), "ご紹介者");
    await shown.getByRole("radio", { name: "テキストエリア" }).click();
    await shown.getByRole("button", { name: "保存" }).click();
    await eventually(() => rowNames(made).at(-1)).toBe("ご紹介者");
    const [write] = host.writes();
    expect(write?.call).toBe("PATCH 1/online_configs?attr=customer:upsert");
    const item = (write?.body as { item: Row } | undefined)?.item ?? {};
    expect(item).toMatchObject({ label: "ご紹介者" });
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(["id"]));
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(["order"]));
    expect(announced(made)).toBe("追加しました");
  });

  test("a refusal stands at its field, and closing asks about what is written", async () => {
    const { host, made } = await openOnline();
    await pressOf(made, "電話番号", "編集");
    await userEvent.fill(label(made), "書きかけ");
    host.meet("PATCH 1/online_configs", () =>
      refusal(422, { message: "入力を確認してください", errors: { "item.label": ["その名前は使えません"] } }),
    );
    await dialog(made, "電話番号を編集").getByRole("button", { name: "保存" }).click();
    await eventually(() => alerts(made)).toContain("その名前は使えません");
    await expect.element(label(made)).toHaveAccessibleDescription("その名前は使えません");
    await userEvent.keyboard("{Escape}");
    await button(made, "編集を続ける").click();
    await expect.element(label(made)).toHaveValue("書きかけ");
    await dialog(made, "電話番号を編集").getByRole("button", { name: "キャンセル" }).click();
    await button(made, "破棄する").click();
    await untilClosed(made);
    expect([made.dirty, rowNames(made).includes("電話番号")]).toEqual([false, true]);
  });

  test("one is removed after a question", async () => {
    const { host, made } = await openOnline();
    const { id } = (await itemsOf(host)).find((each) => each.label === "電話番号") as Row;
    const next = rowNames(made)[rowNames(made).indexOf("電話番号") + 1];
    await pressOf(made, "電話番号", "削除");
    const shown = dialog(made, "電話番号を削除しますか？");
    await shown.getByRole("button", { name: "キャンセル" }).click();
    await eventually(() => focused(made)).toBe("電話番号: 削除");
    await pressOf(made, "電話番号", "削除");
    await shown.getByRole("button", { name: "削除する" }).click();
    await eventually(() => rowNames(made)).not.toContain("電話番号");
    expect(host.writes()).toEqual([{ call: "PATCH 1/online_configs?attr=customer:remove", body: { id } }]);
    expect(announced(made)).toBe("削除しました");
    await eventually(() => focused(made)).toBe(`${next}: 削除`);
  });

  test("moves are one call with every id", async () => {
    const { host, made } = await openOnline();
    const ids = (await itemsOf(host)).map(({ id }) => id);
    const [first = "", second = "", third = ""] = rowNames(made);
    const down = group(made, first).getByRole("button", { name: "下へ移動", exact: true });
    // By the DOM: the second one must not come after the call that follows the first.
    for (const place of [1, 2]) {
      (down.element() as HTMLElement).click();
      await eventually(() => rowNames(made)[place]).toBe(first);
    }
    expect(rowNames(made).slice(0, 3)).toEqual([second, third, first]);
    await eventually(() => focused(made)).toBe(`${first}: 下へ移動`);
    await eventually(() => host.writes()).toEqual([
      {
        call: "PATCH 1/online_configs?attr=customer:sort",
        body: { ids: [ids[1], ids[2], ids[0], ...ids.slice(3)] },
      },
    ]);
    expect(announced(made)).toBe(`「${first}」を3番目へ移動しました`);
  });

  test("two that go into the same friend information both say so", async () => {
    const { made } = await openOnline(async (host) => {
      const mail = (await itemsOf(host)).find((each) => each.label === "メールアドレス") as Row;
      const { id: _, order: __, ...item } = { ...mail, label: "予備のメール" } as Row;
      await host.colleague("PATCH", "salon/1/online_configs?attr=customer:upsert", { item });
    });
    const note = "ほかの項目も同じ友だち情報に登録します";
    const saying = rowNames(made).filter((name) => group(made, name).element().textContent?.includes(note));
    expect(saying).toEqual(["メールアドレス", "予備のメール"]);
  });
});

describe("actions", () => {
  const picker = (made: Element, name: string) => within(made).getByRole("combobox", { name, exact: true });

  test("of fifteen events in their order; a cleared one is null, and what nobody knows stays", async () => {
    const { host, made } = await openOnline();
    const before = (await onlineOf(host)).actions as Row[];
    const shown = group(made, "予約時のアクション");
    const names = [...shown.element().querySelectorAll("[data-field]")].map((each) =>
      each.getAttribute("data-field"),
    );
    expect(names).toEqual([...reserveEvents]);
    for (const name of events) await expect.element(picker(made, name)).toBeVisible();
    await group(made, "キャンセル").getByRole("button", { name: "選択を解除" }).click();
    await picker(made, "キャンセル申請").click();
    await hasFocus(within(made).getByRole("searchbox", { name: "検索", exact: true }));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(made.dirty).toBe(true);
    await button(made, "アクションを保存").click();
    await eventually(() => announced(made)).toBe("保存しました");
    const { id } = await onlineOf(host);
    const [write] = host.writes();
    expect(write?.call).toBe(`PUT 1/online_configs/${id}/actions`);
    const cleared = before.map((each) => (each.event === "cancel" ? { ...each, action_id: null } : each));
    const actions = (write?.body as Row | undefined)?.actions;
    expect(actions).toEqual([...cleared, { event: "cancel_request", action_id: expect.any(Number) }]);
    expect(Object.keys(write?.body as Row)).toEqual(["actions"]);
    expect(made.dirty).toBe(false);
  });

  test("a refusal stands at its event", async () => {
    const { host, made } = await openOnline();
    await group(made, "リマインダ").getByRole("button", { name: "選択を解除" }).click();
    const before = (await onlineOf(host)).actions as Row[];
    const at = before.findIndex(({ event }) => event === "reminder");
    host.meet("PUT 1/online_configs", () =>
      refusal(422, { message: "", errors: { [`actions.${at}.action_id`]: ["アクションが必要です"] } }),
    );
    await button(made, "アクションを保存").click();
    await eventually(() => alerts(made)).toContain("アクションが必要です");
    await expect.element(picker(made, "リマインダ")).toHaveAccessibleDescription(/アクションが必要です/);
    expect(made.dirty).toBe(true);
  });
});

describe("before going public", () => {
  const findings = (made: Element) =>
    [...(panel(made)?.querySelectorAll(".salon-blocker bdi") ?? [])].map((each) => each.textContent);

  test("all is well, by reads that are made once", async () => {
    const { host, made } = await openOnline();
    const count = host.calls.length;
    await button(made, "確認する").click();
    await eventually(() => panel(made)?.textContent).toContain("予約を受け付けられます");
    expect(
      host.calls
        .slice(count)
        .map(({ call }) => call)
        .sort(),
    ).toEqual([
      ...["GET 1/configs?attr=opening&y=2026", "GET 1/configs?attr=opening&y=2027"],
      ...["GET 1/courses/all", "GET 1/resource_course_unlinks", "GET 1/resources/all"],
    ]);
    const read = host.calls.length;
    await button(made, "確認する").click();
    expect(host.calls.length).toBe(read);
  });

  test("each finding leads where it is mended, and goes when it is", async () => {
    const { host, made } = await openOnline(async (served) => {
      await changeConfig(served, { enable_online: false, special_dates: [] });
      for (const year of [2026, 2027]) {
        const body = { year, type: 0, common: [], weekdays: {}, dates: {} };
        await served.colleague("PUT", "salon/1/configs/opening", body);
      }
      const online = await onlineOf(served);
      const shop = { ...(online.shop_info as Row), name: "" };
      await served.colleague("PATCH", "salon/1/online_configs?attr=shop", { shop_info: shop });
      const { updated_at, ...rest } = await onlineOf(served);
      const hidden = { ...rest, updated_at, is_public: false, base_updated_at: updated_at };
      await served.colleague("PUT", `salon/1/online_configs/${online.id}`, hidden);
      const resources = (await served.colleague("GET", "salon/1/resources/all")) as Row[];
      const courses = (await served.colleague("GET", "salon/1/courses/all")) as Row[];
      const course_id = courses.find((each) => each.is_public)?.id;
      const unlinks = resources.map(({ id }) => ({ resource_id: id, course_id }));
      await served.colleague("PUT", "salon/1/resource_course_unlinks", { unlinks });
    });
    await button(made, "確認する").click();
    const [course = ""] = ((await host.colleague("GET", "salon/1/courses/all")) as Row[])
      .filter((each) => each.is_public)
      .map(({ name }) => String(name));
    await eventually(() => findings(made)).toEqual([
      `「${course}」を担当できる人がいません`,
      ...["今後62日間に営業時間がありません", "オンライン予約を受け付けていません"],
      ...["予約ページが公開されていません", "店舗名が入力されていません"],
    ]);
    const goTo = (name: string) => button(made, name).click();
    for (const name of ["オンライン予約を受け付ける", "予約ページを公開する", "店舗名"]) {
      await goTo(`「${name}」へ移動`);
      const place = root(made).activeElement as HTMLInputElement;
      expect(place.ariaLabel ?? place.labels?.[0]?.textContent ?? place.textContent).toContain(name);
    }
    await within(made).getByRole("switch", { name: "オンライン予約を受け付ける" }).click();
    await eventually(() => findings(made)).not.toContain("オンライン予約を受け付けていません");
    // It is shown before it is saved.
    await expect.poll(async () => (await configOf(host)).enable_online).toBe(true);
    await goTo("「営業時間」を開く");
    await eventually(() => made.section).toBe("opening");
    await within(made).getByRole("tab", { name: "オンライン予約", exact: true }).click();
    await goTo("「コース」を開く");
    await eventually(() => made.section).toBe("courses");
    await eventually(() => focused(made)).toBe(`${course}: 編集`);
  });

  test("without public courses and staff", async () => {
    const { made } = await openOnline(async (served) => {
      for (const kind of ["courses", "resources"])
        for (const { id } of (await served.colleague("GET", `salon/1/${kind}/all`)) as Row[])
          await served.colleague("PATCH", `salon/1/${kind}/${id}?attr=is_public`, { value: false });
    });
    await button(made, "確認する").click();
    await eventually(() => findings(made)).toEqual([
      ...["公開しているコースがありません", "公開している担当・設備がありません"],
    ]);
    await button(made, "「担当・設備」を開く").click();
    await eventually(() => focused(made)).toBe("担当・設備を追加");
  });
});
