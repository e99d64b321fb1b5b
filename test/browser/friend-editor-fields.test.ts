import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { control, openFriend, row } from "../elements/friend-editor/page.js";
import { type ServerVariable, serveFriend } from "../elements/friend-editor/server.js";
import { textbox } from "../elements/page.js";
import { eventually, within } from "./support/editors.js";

const search = (friend: Element) => textbox(friend, "検索");
const checkbox = (friend: Element, name: string) => within(friend).getByRole("checkbox", { name });
/** The names of the rows, as they stand. */
const shown = (friend: Element) =>
  [
    ...(friend.shadowRoot?.querySelectorAll<HTMLElement>(
      ".friend-row .field-head label, .friend-row .field-head > span",
    ) ?? []),
  ].map(({ textContent }) => textContent);

describe("many fields", () => {
  test("favourites come first, then folders, then what is in none", async () => {
    serveFriend();
    const friend = await openFriend("variables");
    const titles = [...(friend.shadowRoot?.querySelectorAll(".friend-folder-head bdi") ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(titles).toEqual(["お気に入り", "会員情報", "来店の記録", "未分類"]);
  });

  test.each([
    ["かいいん", ["会員ランク"], { 201: "かいいん" }],
    ["ｶｲｲﾝ", ["会員ランク"], { 201: "かいいん" }],
    ["来店 回数", ["来店回数"], {}],
    ["佐藤", ["担当スタイリスト"], {}],
  ])("%s finds names and values, whatever their width and kana", async (query, found, vals) => {
    serveFriend({ vals: { 202: 7, 204: 2041, ...vals } });
    const friend = await openFriend("variables");
    await eventually(() => control(friend, "204").textContent).toContain("佐藤");
    await search(friend).fill(query);
    await eventually(() => shown(friend)).toEqual(found);
  });

  test("what is not set is hidden, but not what is being edited", async () => {
    serveFriend({ vals: { 201: "ゴールド" } });
    const friend = await openFriend("variables");
    await textbox(friend, "紹介してくれた方").fill("山本");
    await checkbox(friend, "未設定を隠す").click();
    await eventually(() => shown(friend)).toEqual(["会員ランク", "紹介してくれた方"]);
    await checkbox(friend, "変更した項目だけ").click();
    await eventually(() => shown(friend)).toEqual(["紹介してくれた方"]);
    await textbox(friend, "紹介してくれた方").fill("");
    expect(shown(friend)).toEqual(["紹介してくれた方"]);
  });

  test("of 500 those far from the screen are names, and become fields when they come near or are gone to", async () => {
    const variables = Array.from(
      { length: 500 },
      (_, at): ServerVariable => ({
        id: 1000 + at,
        name: `項目${at}`,
        type: at === 400 ? 1 : 0,
      }),
    );
    const server = serveFriend({ variables, vals: { 1400: 3 } });
    const friend = await openFriend("variables");
    const fields = () => friend.shadowRoot?.querySelectorAll("[data-field=value]").length ?? 0;
    expect(fields()).toBeLessThan(120);
    await search(friend).fill("項目400");
    await textbox(friend, "項目400").fill("多い");
    await search(friend).fill("項目1");
    await within(friend).getByRole("button", { name: "すべて保存" }).click();
    // The search hides it, so it is shown again and gone to.
    await eventually(() => friend.shadowRoot?.activeElement).toBe(control(friend, "1400"));
    expect(server.posted("/member/var")).toEqual([]);
    await textbox(friend, "項目400").fill("4");
    await within(friend).getByRole("button", { name: "すべて保存" }).click();
    await eventually(() => server.vals[1400]).toBe(4);
  });
});

describe("values", () => {
  test("not set, empty, 0 and “0” are four things", async () => {
    serveFriend({ vals: { 201: "0", 202: 0, 210: "" } });
    const friend = await openFriend("variables");
    expect(["201", "202", "210"].map((id) => control(friend, id).value)).toEqual(["0", "0", ""]);
    expect(["210", "205"].map((id) => control(friend, id).placeholder)).toEqual(["（空欄）", "未設定"]);
    expect(friend.dirty).toBe(false);
  });

  test.each([
    ["－９，９９９，９９９，９９９．９９９", -9_999_999_999.999],
    ["9999999999.999", 9_999_999_999.999],
    ["ー5", -5],
    ["1.23456", 1.235],
    ["０", 0],
  ])("%s is a number", async (typed, value) => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "来店回数").fill(typed);
    await within(friend).getByRole("button", { name: "保存", exact: true }).click();
    await eventually(() => server.posted("/member/var")[0]?.vals).toEqual({ 202: value });
  });

  test.each(["10000000000", "-10000000000", "百"])("%s is refused at its field, and stays", async (typed) => {
    const server = serveFriend();
    const friend = await openFriend("variables");
    await textbox(friend, "来店回数").fill(typed);
    await within(friend).getByRole("button", { name: "保存", exact: true }).click();
    await expect.element(textbox(friend, "来店回数")).toHaveAttribute("aria-invalid", "true");
    expect(control(friend, "202").value).toBe(typed);
    expect(server.posted("/member/var")).toEqual([]);
  });

  test("a chosen choice stands on its colour, black or white; what is no colour gives none", async () => {
    serveFriend();
    const friend = await openFriend("variables");
    const look = () => {
      const { color, backgroundColor } = getComputedStyle(control(friend, "204"));
      return [color, backgroundColor];
    };
    await eventually(look).toEqual(["rgb(0, 0, 0)", "rgb(255, 233, 168)"]);
    await userEvent.selectOptions(control(friend, "204"), "高橋");
    expect(look()).toEqual(["rgb(255, 255, 255)", "rgb(34, 81, 199)"]);
    await userEvent.selectOptions(control(friend, "204"), "鈴木");
    expect(control(friend, "204").getAttribute("style") ?? "").toBe("");
  });

  test("what may not be written can be focused and copied, and says why; addresses that would run something are no links", async () => {
    serveFriend({ vals: { 208: "M000001", 206: "javascript:alert(1)", 207: "/sheet.pdf", 999: "残る" } });
    const friend = await openFriend("variables");
    const number = control(friend, "208");
    number.focus();
    expect(friend.shadowRoot?.activeElement).toBe(number);
    await expect.element(textbox(friend, "会員番号")).toHaveAccessibleDescription(/権限/);
    expect(row(friend, "206").querySelector("a")).toBe(null);
    expect(row(friend, "207").querySelector("a")?.rel).toBe("noopener noreferrer");
    expect(control(friend, "999").readOnly).toBe(true);
  });
});

test("a large save is shown before it is sent", async () => {
  const variables = Array.from(
    { length: 12 },
    (_, at): ServerVariable => ({ id: 1000 + at, name: `項目${at}`, type: 0 }),
  );
  const server = serveFriend({ variables, vals: {} });
  const friend = await openFriend("variables");
  for (const { name } of variables) await textbox(friend, name).fill("新");
  await within(friend).getByRole("button", { name: "すべて保存" }).click();
  const dialog = within(friend).getByRole("dialog", { name: "保存する内容の確認" });
  await expect.element(dialog.getByText("未設定 → 新").first()).toBeVisible();
  expect(server.posted("/member/var")).toEqual([]);
  await dialog.getByRole("button", { name: "保存する" }).click();
  await eventually(() => Object.keys(server.vals).length).toBe(12);
});

test("keys of the history take back what was done on the tab that is shown", async () => {
  serveFriend();
  const friend = await openFriend("variables");
  await textbox(friend, "会員ランク").fill("シルバー");
  await within(friend).getByRole("button", { name: "仕上がりの写真を消す" }).click();
  await textbox(friend, "会員ランク").click();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect((friend.value as { variables: { changed_item_ids: number[] } }).variables.changed_item_ids).toEqual([
    201,
  ]);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(friend.dirty).toBe(false);
  await userEvent.keyboard("{Control>}y{/Control}");
  expect(control(friend, "201").value).toBe("シルバー");
});

test("a draft is merged with what others changed since: only what both changed is asked", async () => {
  const server = serveFriend();
  const key = "friend-draft";
  const friend = await openFriend("variables", { "draft-key": key });
  await textbox(friend, "会員ランク").fill("プラチナ");
  await textbox(friend, "紹介してくれた方").fill("山本");
  friend.remove();
  await eventually(() => sessionStorage.getItem(key)).toContain("プラチナ");
  server.others({ 201: "シルバー", 202: 8 });
  const again = await openFriend("variables", { "draft-key": key });
  await within(again).getByRole("button", { name: "復元する" }).click();
  await expect.element(within(again).getByRole("radiogroup", { name: "会員ランクの競合" })).toBeVisible();
  expect(control(again, "210").value).toBe("山本");
  expect(control(again, "202").value).toBe("8");
  sessionStorage.removeItem(key);
});
