import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { friendEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();

/** The list of a page, once it shows friends. */
async function open(path = "/friends?operator=1", page: Page = session.page) {
  await page.goto(session.host.url + path);
  const list = page.locator("friend-list");
  const rows = list.locator("[data-friend]");
  return {
    list,
    rows,
    search: list.getByRole("searchbox", { name: "検索" }),
    editor: friendEditor(page),
    drawn: () => rows.first().waitFor(),
  };
}

describe("an operator's friends", () => {
  test("by keys: down the list, into a friend, changed and saved, back on the row, which shows it", {
    tags: ["smoke"],
  }, async () => {
    const { page, errors } = session;
    const { list, editor, drawn } = await open();
    await drawn();
    await list.getByRole("listbox").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await editor.tab("友だち情報").waitFor();
    const id = await page.locator("friend-list").evaluate((each) => Reflect.get(each, "memberId") as number);
    await editor.tab("友だち情報").click();
    await editor.field("来店回数").fill("77");
    await editor.button("保存").click();
    await expect.poll(() => list.locator(`[data-friend="${id}"]`).textContent()).toContain("77");
    await page.keyboard.press("Escape");
    await expect.poll(() => list.getByRole("listbox").evaluate(hasFocus)).toBe(true);
    expect(errors).toEqual([]);
  });

  test("unsaved work is asked about before another friend is shown", { tags: ["smoke"] }, async () => {
    const { rows, editor, drawn } = await open();
    await drawn();
    await rows.nth(0).click();
    await editor.tab("友だち情報").click();
    await editor.field("会員ランク").fill("書きかけ");
    await rows.nth(2).click();
    await editor.dialog("保存していない変更があります").waitFor();
    await editor.button("編集を続ける").click();
    expect(await editor.field("会員ランク").inputValue()).toBe("書きかけ");
    await rows.nth(2).click();
    await editor.button("破棄する").click();
    await expect.poll(() => rows.nth(2).getAttribute("aria-selected")).toBe("true");
  });

  test("a search, another role, and nobody", { tags: ["smoke"] }, async () => {
    const { list, rows, search, drawn } = await open();
    await drawn();
    await search.fill("たかはし");
    await search.fill("高橋");
    await expect.poll(() => rows.first().textContent()).toContain("高橋");
    await search.fill("そんな人はいない");
    await list.getByRole("button", { name: "検索条件を消す" }).click();
    await drawn();
    const all = await list.getByText(/^\d+人$/).textContent();
    const other = await open("/friends?operator=2");
    await other.drawn();
    expect(await other.list.getByText(/^\d+人$/).textContent()).not.toBe(all);
  });

  test("a tag and a notify level are chosen by their names: only such friends are shown, until both are taken off", async () => {
    const { page, errors } = session;
    const { list, rows, drawn } = await open();
    await drawn();
    const role = await list.getAttribute("operator-role-id");
    const count = () => list.getByText(/^[\d,]+人$/).textContent();
    const matching = (query: string) =>
      page.evaluate(async (address) => {
        const { pagination } = (await (await fetch(address)).json()) as { pagination: { total: number } };
        return `${pagination.total}人`;
      }, `/api/v1/allow_members?operator_role_id=${role}&${query}`);
    const all = await count();
    const [tagged, both] = [await matching("tag_id=102"), await matching("tag_id=102&notify=3")];
    expect(new Set([all, tagged, both]).size).toBe(3);
    await list.getByRole("button", { name: /^絞り込み/ }).click();
    await list.getByRole("combobox", { name: "タグ" }).click();
    await page.keyboard.type("リピ");
    await list.getByRole("option", { name: /^リピーター/ }).click();
    await expect.poll(count).toBe(tagged);
    await list.getByRole("combobox", { name: "通知レベル" }).click();
    await list.getByRole("option", { name: "通知レベル3（対応済み）" }).click();
    await expect.poll(count).toBe(both);
    await list.getByRole("button", { name: "絞り込みを解除" }).click();
    await expect.poll(count).toBe(all);
    await rows.first().waitFor();
    expect(errors).toEqual([]);
  });

  test("a list that is being prepared is waited for", async () => {
    const { host } = session;
    await host.arm({ path: "/api/v1/allow_members", kind: "preparing", times: 3 });
    const { list, drawn } = await open();
    await list.getByText("一覧を準備しています").first().waitFor();
    await drawn();
    expect(await list.getByText("一覧を準備しています").count()).toBe(0);
  });

  test.each([
    ["401", "認証に失敗しました。再読み込みします。"],
    ["403", "アクセス権限がありません。再読み込みします。"],
  ])("%s says so, then the page goes", async (kind, words) => {
    const { host, page } = session;
    await host.arm({ path: "/api/v1/allow_members", kind });
    const { list, drawn } = await open("/friends?operator=1&query=高橋");
    await list.getByText(words).waitFor();
    await Promise.all([page.waitForEvent("load"), list.getByRole("button", { name: "OK" }).click()]);
    await drawn();
    expect(new URL(page.url()).search === "").toBe(kind === "403");
  });

  test("500 is said, and another try shows the friends", { tags: ["smoke"] }, async () => {
    const { host } = session;
    await host.arm({ path: "/api/v1/allow_members", kind: "500", times: 9 });
    const { list, drawn } = await open();
    await list.getByText("データの取得に失敗しました").first().waitFor();
    await host.disarm();
    await list
      .getByRole("button", { name: /もう一度/ })
      .first()
      .click();
    await drawn();
    expect(await list.getByText("データの取得に失敗しました").count()).toBe(0);
  });
});

function hasFocus(element: Element): boolean {
  return (element.getRootNode() as ShadowRoot).activeElement === element;
}
