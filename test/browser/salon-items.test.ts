import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, dialog, group, root } from "../elements/page.js";
import {
  alerts,
  announced,
  focused,
  holdClock,
  openSettings,
  pressOf,
  rowNames,
} from "../elements/salon-settings/page.js";
import { refusal, type SalonHost, serveSalons } from "../elements/salon-settings/server.js";
import { settled, until } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

type Row = Record<string, unknown>;

async function courses(host: SalonHost): Promise<Row[]> {
  return (await host.colleague("GET", "salon/1/courses/all")) as Row[];
}

describe("the list", () => {
  test("reads what it shows and nothing else, and says lengths and prices", async () => {
    const host = serveSalons();
    const made = await openSettings();
    expect(host.calls.map(({ call }) => call)).toEqual(["GET 1/courses/all"]);
    const [first] = await courses(host);
    await expect.element(group(made, String(first?.name))).toHaveTextContent(`${first?.duration_min}分`);
    await expect.element(group(made, String(first?.name))).toHaveTextContent(/円/);
  });

  test("a switch changes at once, goes back when the call fails, and the last of three presses wins", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const [first] = await courses(host);
    const name = String(first?.name);
    const isPublic = group(made, name).getByRole("switch", { name: "公開" });
    host.meet("PATCH 1/courses", () => refusal(403, { message: "権限がありません" }));
    await isPublic.click();
    await eventually(() => alerts(made)).toEqual(["権限がありません"]);
    await expect.element(isPublic).toBeChecked();
    let answer = () => {};
    host.meet("PATCH 1/courses", () => new Promise((done) => (answer = () => done(null))));
    for (let time = 0; time < 3; time += 1) await isPublic.click();
    answer();
    await eventually(() => announced(made)).toBe("保存しました");
    await eventually(async () => (await courses(host))[0]?.is_public).toBe(false);
    expect(host.named("PATCH").map(({ body }) => (body as Row).value)).toEqual([false, false]);
  });

  test("is searched through with width, kana and case folded, and not moved meanwhile", async () => {
    serveSalons();
    const made = await openSettings();
    const all = rowNames(made);
    await userEvent.fill(within(made).getByRole("searchbox", { name: "検索" }), "ｶｯﾄ");
    await eventually(() => rowNames(made).length).toBeLessThan(all.length);
    for (const name of rowNames(made)) expect(name).toContain("カット");
    const [first = ""] = rowNames(made);
    const up = group(made, first).getByRole("button", { name: "下へ移動" });
    await expect.element(up).toHaveAttribute("aria-disabled", "true");
    await expect.element(up).toHaveAccessibleDescription("検索中は並べ替えられません");
  });
});

describe("the dialog", () => {
  test("a new one has exactly the keys of the HTTP contract; figures are read in full width", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const heard = record(made, ["saved", "failure", "change"]);
    await button(made, "コースを追加").click();
    const shown = dialog(made, "コースを追加");
    await shown.getByRole("button", { name: "保存" }).click();
    await eventually(() => alerts(made)).toEqual(["名前を入力してください"]);
    await userEvent.fill(shown.getByRole("textbox", { name: "名前" }), "ヘッドスパ2");
    await userEvent.fill(shown.getByRole("textbox", { name: "所要時間（分）" }), "４５分");
    await userEvent.fill(shown.getByRole("textbox", { name: "料金" }), "￥5,500");
    await shown.getByRole("button", { name: "保存" }).click();
    await eventually(() => announced(made)).toBe("追加しました");
    const [write] = host.writes();
    expect(write?.call).toBe("POST 1/courses");
    expect(Object.keys(write?.body as Row)).toEqual([
      ...["name", "duration_min", "price", "color", "description", "is_public"],
    ]);
    expect(write?.body).toMatchObject({
      name: "ヘッドスパ2",
      duration_min: 45,
      price: 5500,
      is_public: true,
    });
    await eventually(() => focused(made)).toBe("ヘッドスパ2: 編集");
    expect(heard.filter(({ type }) => type === "saved").map(({ detail }) => detail)).toMatchObject([
      { section: "courses", kind: "create" },
    ]);
  });

  test("what others changed is taken over, and what both changed is asked about", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const [first] = await courses(host);
    const name = String(first?.name);
    await pressOf(made, name, "編集");
    const shown = dialog(made, `${name}を編集`);
    await userEvent.fill(shown.getByRole("textbox", { name: "料金" }), "9000");
    await host.colleague("PUT", `salon/1/courses/${first?.id}`, {
      ...first,
      price: 7000,
      description: "改定",
      base_updated_at: first?.updated_at,
    });
    await shown.getByRole("button", { name: "保存" }).click();
    const choice = shown.getByRole("radiogroup", { name: "料金の競合" });
    await expect.element(choice).toBeVisible();
    expect(choice.getByRole("radio", { checked: true }).elements()).toEqual([]);
    await choice.getByRole("radio", { name: "あなたの入力" }).click();
    await eventually(() => announced(made)).toBe("保存しました");
    expect((await courses(host))[0]).toMatchObject({ price: 9000, description: "改定" });
  });

  test("asks before what is written is given up", async () => {
    serveSalons();
    const made = await openSettings();
    await button(made, "コースを追加").click();
    await userEvent.fill(dialog(made, "コースを追加").getByRole("textbox", { name: "名前" }), "途中");
    await userEvent.keyboard("{Escape}");
    await button(made, "編集を続ける").click();
    await expect
      .element(dialog(made, "コースを追加").getByRole("textbox", { name: "名前" }))
      .toHaveValue("途中");
    expect(made.dirty).toBe(true);
  });
});

describe("deleting", () => {
  test("a course in use is not deleted, and can be hidden", async () => {
    const host = serveSalons();
    const made = await openSettings();
    host.meet("DELETE 1/courses", () =>
      refusal(422, {
        ...{ message: "使用中です", code: "in_use", errors: {} },
        ...{ future_reservation_count: 3, past_reservation_count: 2 },
      }),
    );
    const [first = ""] = rowNames(made);
    await pressOf(made, first, "削除");
    const shown = dialog(made, `${first}を削除しますか？`);
    await shown.getByRole("button", { name: "削除する" }).click();
    await eventually(() => alerts(made)).toEqual([
      "これからの予約が3件あるため、削除できません",
      "過去の予約2件は残ります",
    ]);
    await shown.getByRole("button", { name: "非公開にする" }).click();
    await eventually(async () => (await courses(host))[0]?.is_public).toBe(false);
    await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
  });

  test("a resource is forced only after the answer without it was seen", async () => {
    const host = serveSalons();
    const made = await openSettings({ section: "resources" });
    host.meet("DELETE 1/resources", () =>
      refusal(422, {
        ...{ message: "使用中です", code: "in_use", errors: {} },
        ...{ future_reservation_count: 3, past_reservation_count: 0 },
      }),
    );
    const [first = "", second = ""] = rowNames(made);
    await pressOf(made, first, "削除");
    const shown = dialog(made, `${first}を削除しますか？`);
    await shown.getByRole("button", { name: "削除する" }).click();
    await shown.getByRole("button", { name: "それでも削除する" }).click();
    await eventually(() => rowNames(made)).not.toContain(first);
    expect(host.writes().map(({ call }) => call.replace(/\d+(?=\?|$)/, "n"))).toEqual([
      "DELETE 1/resources/n",
      "DELETE 1/resources/n?force=1",
    ]);
    await eventually(() => focused(made)).toBe(`${second}: 削除`);
  });
});

describe("the order", () => {
  test("several moves are one call with every id, 400 ms after the last; the focus stays", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const [first = "", second = "", third = ""] = rowNames(made);
    const down = () => group(made, first).getByRole("button", { name: "下へ移動" }).element() as HTMLElement;
    const time = holdClock(new Date(), true);
    down().focus();
    down().click();
    await settled();
    await time.pass(399);
    down().click();
    await settled();
    expect(rowNames(made).slice(0, 3)).toEqual([second, third, first]);
    expect(focused(made)).toBe(`${first}: 下へ移動`);
    expect(announced(made)).toBe(`「${first}」を3番目へ移動しました`);
    await time.pass(399);
    await settled();
    expect(host.writes()).toEqual([]);
    await time.pass(1);
    await until(() => host.writes().length > 0);
    await settled();
    const stored = await courses(host);
    expect(stored.slice(0, 3).map(({ name }) => name)).toEqual([second, third, first]);
    expect(host.writes()).toEqual([
      { call: "POST 1/courses/order", body: { ids: stored.map(({ id }) => id) } },
    ]);
  });

  test("a stale one is made in what the server has", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const [first = "", second = ""] = rowNames(made);
    await host.colleague("POST", "salon/1/courses", {
      ...{ name: "割り込み", duration_min: 30, price: null, color: "#2971c6" },
      ...{ description: "", is_public: true },
    });
    await pressOf(made, first, "下へ移動");
    await eventually(() => host.named("POST 1/courses/order").length).toBe(2);
    await eventually(() => rowNames(made)).toContain("割り込み");
    expect(rowNames(made).slice(0, 2)).toEqual([second, first]);
    expect(alerts(made)).toEqual([]);
  });
});

describe("the list as a table", () => {
  test("fields are saved one after another, refused ones keep what was typed", async () => {
    const host = serveSalons();
    const made = await openSettings();
    await button(made, "まとめて編集").click();
    const [first = "", second = ""] = rowNames(made);
    const price = (name: string) => group(made, name).getByRole("textbox", { name: "料金" });
    await userEvent.fill(price(first), "abc");
    await userEvent.fill(price(second), "6,600円");
    await userEvent.keyboard("{Enter}");
    await eventually(async () => (await courses(host))[1]?.price).toBe(6600);
    await expect.element(price(first)).toHaveValue("abc");
    await expect.element(price(first)).toHaveAccessibleDescription("料金は0以上の整数で入力してください");
    await price(first).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(price(first)).not.toHaveValue("abc");
    expect(host.writes().map(({ call }) => call)).toEqual([
      expect.stringMatching(/^PATCH 1\/courses\/\d+\?attr=price$/),
    ]);
  });
});

describe("who can do what", () => {
  test("pairs are painted by keys, and saved over what the server has by then", async () => {
    const host = serveSalons();
    const made = await openSettings();
    await button(made, "担当との組み合わせ").click();
    const grid = within(made).getByRole("grid", { name: "コースと担当の組み合わせ" });
    await expect.element(grid).toBeVisible();
    const before = (await host.colleague("GET", "salon/1/resource_course_unlinks")) as Row[];
    const first = grid.getByRole("gridcell").nth(0).getByRole("checkbox");
    (first.element() as HTMLElement).focus();
    const wasOn = (first.element() as HTMLInputElement).checked;
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await button(made, "保存").click();
    await eventually(() => announced(made)).toBe("保存しました");
    const after = (await host.colleague("GET", "salon/1/resource_course_unlinks")) as Row[];
    expect(after.length !== before.length || wasOn).toBe(true);
    expect(host.calls.slice(-4).map(({ call }) => call)).toContain("PUT 1/resource_course_unlinks");
  });
});
