import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { dialog, root } from "../elements/page.js";
import {
  alerts,
  announced,
  button,
  field,
  focused,
  group,
  openSettings,
  rowNames,
} from "../elements/salon-settings/page.js";
import { refusal, type SalonHost, serveSalons } from "../elements/salon-settings/server.js";
import { settled } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { middleOf, mouse } from "./support/pointer.js";

type Row = Record<string, unknown>;
const names = ["カット", "カット＋カラー", "トリートメント", "ヘッドスパ"];
const [cut = "", colour = "", treatment = "", spa = ""] = names;
const lastly = (more: readonly string[]) => [...names, ...more];

async function stored(host: SalonHost, kind = "courses"): Promise<Row[]> {
  return (await host.colleague("GET", `salon/1/${kind}/all`)) as Row[];
}
const handle = (made: Element, name: string) =>
  button(group(made, name), "並べ替え").element() as HTMLElement;

describe("what somebody has deleted meanwhile", () => {
  test("is said, what was written stays, and can be added anew", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const heard = record(made, ["failure", "saved"]);
    await button(group(made, spa), "編集").click();
    await userEvent.fill(field(made, "料金"), "9000");
    host.meet("PUT 1/courses/44", () =>
      refusal(422, { message: "古いです", code: "stale", current: null, errors: {} }),
    );
    await userEvent.keyboard("{Enter}");
    await eventually(() => alerts(made)).toEqual(["このコースは削除されています"]);
    await expect.element(field(made, "料金")).toHaveValue("9000");
    await expect.element(button(dialog(made, `${spa}を編集`), "保存")).not.toBeInTheDocument();
    await button(made, "新しく追加する").click();
    await eventually(() => announced(made)).toBe("追加しました");
    expect(host.writes().map(({ call }) => call)).toEqual(["PUT 1/courses/44", "POST 1/courses"]);
    expect(Object.keys(host.writes()[1]?.body as Row)).toEqual([
      ...["name", "duration_min", "price", "color", "description", "is_public"],
    ]);
    expect(host.writes()[1]?.body).toMatchObject({ name: spa, price: 9000 });
    expect(heard.map(({ type, detail }) => [type, detail.kind])).toEqual([["saved", "create"]]);
  });

  test("answered by 404 it says what the server says", async () => {
    const host = serveSalons();
    const made = await openSettings({ section: "resources" });
    await button(group(made, "中村"), "編集").click();
    await userEvent.fill(field(made, "名前"), "中村（店長）");
    host.meet("PUT 1/resources", () =>
      refusal(404, { message: "見つかりません", errors: { id: ["見つかりません", "消されました"] } }),
    );
    await userEvent.keyboard("{Enter}");
    await eventually(() => alerts(made)).toEqual(["見つかりません", "消されました"]);
    await button(made, "新しく追加する").click();
    await eventually(() => rowNames(made)).toContain("中村（店長）");
    expect(Object.keys(host.writes()[1]?.body as Row)).toEqual([
      ...["name", "capacity", "fee", "color", "icon_url", "description", "is_public"],
    ]);
  });

  test("its own deletion is no question of theirs, and 409 is the unknown error", async () => {
    const host = serveSalons();
    const made = await openSettings();
    host.meet("DELETE 1/courses", () => refusal(409, { message: "使用中です" }));
    await button(group(made, spa), "削除").click();
    await button(dialog(made, `${spa}を削除しますか？`), "削除する").click();
    await eventually(() => alerts(made)).toEqual(["不明なエラーが発生しました"]);
    expect(rowNames(made)).toEqual(names);
  });
});

describe("a copy", () => {
  test("has the same fields under another name, stands last, and has the focus on 編集", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const [first] = await stored(host);
    const copy = (await button(group(made, cut), "複製").element()) as HTMLElement;
    copy.click();
    await eventually(() => rowNames(made)).toEqual(lastly([`${cut}のコピー`]));
    const { duration_min, price, color, description, is_public } = first ?? {};
    expect(host.writes()).toEqual([
      {
        call: "POST 1/courses",
        body: { name: `${cut}のコピー`, duration_min, price, color, description, is_public },
      },
    ]);
    await eventually(() => focused(made)).toBe(`${cut}のコピー: 編集`);
    expect(announced(made)).toBe("追加しました");
  });

  test("that fails is said in the section", async () => {
    const host = serveSalons();
    const made = await openSettings();
    host.meet("POST 1/courses", () => refusal(422, { errors: { name: ["だめです"] } }));
    await button(group(made, cut), "複製").click();
    await eventually(() => alerts(made)).toEqual(["だめです"]);
    expect([rowNames(made), announced(made)]).toEqual([names, ""]);
  });
});

describe("deleted ones", () => {
  test("are shown on demand, without buttons, and nothing is moved meanwhile", async () => {
    const host = serveSalons();
    const made = await openSettings();
    await host.colleague("DELETE", "salon/1/courses/44");
    await within(made).getByRole("checkbox", { name: "削除済みを表示" }).click();
    const gone = group(made, spa);
    await expect.element(gone).toHaveTextContent("削除済み");
    expect(gone.getByRole("button").elements()).toEqual([]);
    expect(gone.getByRole("switch").elements()).toEqual([]);
    const down = button(group(made, cut), "下へ移動");
    await expect.element(down).toHaveAttribute("aria-disabled", "true");
    await expect.element(down).toHaveAccessibleDescription("削除済みを表示中は並べ替えられません");
    (down.element() as HTMLElement).click();
    handle(made, cut).focus();
    await userEvent.keyboard(" {ArrowDown} ");
    await settled();
    expect([rowNames(made), host.named("POST")]).toEqual([names, []]);
    await within(made).getByRole("checkbox", { name: "削除済みを表示" }).click();
    await expect.element(button(group(made, cut), "下へ移動")).not.toHaveAttribute("aria-disabled");
  });

  test("one that is deleted where the list is searched leaves the focus where it can be", async () => {
    const host = serveSalons();
    const made = await openSettings();
    host.meet("DELETE 1/courses/43", () => new Response(null, { status: 204 }));
    const search = within(made).getByRole("searchbox", { name: "検索" });
    await userEvent.fill(search, "トリートメント");
    await eventually(() => rowNames(made)).toEqual([treatment]);
    await button(group(made, treatment), "削除").click();
    await button(dialog(made, `${treatment}を削除しますか？`), "削除する").click();
    await eventually(() => focused(made)).toBe("コースを追加");
    await userEvent.fill(search, "");
    await eventually(() => rowNames(made)).toEqual([cut, colour, spa]);
    expect(root(made).activeElement).toBe(search.element());
  });
});

describe("the handle", () => {
  test("by keys: carried and dropped is one call, put back is none", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const grip = handle(made, cut);
    grip.focus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}");
    await eventually(() => announced(made)).toBe("4件中3番目");
    expect(rowNames(made)).toEqual(names);
    await userEvent.keyboard("{Escape}");
    await eventually(() => announced(made)).toBe(`「${cut}」を元の位置に戻しました`);
    await userEvent.keyboard(" {ArrowDown}{Tab}");
    await eventually(() => announced(made)).toBe(`「${cut}」を元の位置に戻しました`);
    expect(rowNames(made)).toEqual(names);
    grip.focus();
    await userEvent.keyboard(" {End} ");
    await eventually(() => announced(made)).toBe(`「${cut}」を4番目へ移動しました`);
    expect(rowNames(made)).toEqual([colour, treatment, spa, cut]);
    await eventually(() => focused(made)).toBe(`${cut}: 並べ替え`);
    await userEvent.keyboard(" {ArrowUp}{Enter}");
    await eventually(() => rowNames(made)).toEqual([colour, treatment, cut, spa]);
    await eventually(() => host.writes().at(-1)).toEqual({
      call: "POST 1/courses/order",
      body: { ids: [42, 43, 41, 44] },
    });
  });

  test("by pointer: dropped behind another row it stands there, a little shake moves nothing", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const from = middleOf(handle(made, cut));
    await mouse.down(from);
    await mouse.move({ x: from.x, y: from.y + 2 });
    await mouse.up({ x: from.x, y: from.y + 2 });
    expect(rowNames(made)).toEqual(names);
    const target = group(made, treatment).element().getBoundingClientRect();
    const to = { x: from.x, y: target.bottom - 4 };
    await mouse.down(from);
    await mouse.move({ x: from.x, y: from.y + 20 });
    await mouse.move(to);
    await mouse.up(to);
    await eventually(() => rowNames(made)).toEqual([colour, treatment, cut, spa]);
    await eventually(() => host.writes()).toEqual([
      { call: "POST 1/courses/order", body: { ids: [42, 43, 41, 44] } },
    ]);
  });

  test("an order that fails is taken back, and what did not work is said first", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const heard = record(made, ["failure", "saved"]);
    host.meet("POST 1/courses/order", () => refusal(403, { message: "権限がありません" }));
    await button(group(made, cut), "下へ移動").click();
    expect(rowNames(made)).toEqual([colour, cut, treatment, spa]);
    await eventually(() => alerts(made)).toEqual(["並べ替えを保存できませんでした", "権限がありません"]);
    expect(rowNames(made)).toEqual(names);
    expect(heard.map(({ type, detail }) => [type, detail.section, detail.messages])).toEqual([
      ["failure", "courses", ["権限がありません"]],
    ]);
    await button(group(made, cut), "下へ移動").click();
    await eventually(() => heard.at(-1)?.detail).toMatchObject({
      section: "courses",
      kind: "sort",
      id: null,
    });
    expect(alerts(made)).toEqual([]);
  });
});
