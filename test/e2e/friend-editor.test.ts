import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { friendEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();

interface Change {
  operator: string;
  part: string;
  key: string;
  after: unknown;
}

/** What the host's books say was done to a friend. */
async function changesOf(friend: number): Promise<Change[]> {
  const response = await session.page.request.get(
    `${session.host.url}/_host/friend-changes?member=${friend}`,
  );
  return (await response.json()) as Change[];
}

const brief = (changes: readonly Change[]) => changes.map(({ part, key, after }) => [part, key, after]);

/** The editor of a friend in the page, on one of its tabs. */
async function openInPage(friend: number, tab: string, page: Page = session.page, operator = 1) {
  await page.goto(`${session.host.url}/friends/${friend}/edit?tab=${tab}&operator=${operator}`);
  const editor = friendEditor(page);
  await editor.editor.locator("[data-field=value]").first().waitFor();
  return editor;
}

describe("an operator changes what is known of a friend", () => {
  test("from a legacy table: a dialog, all three tabs in one press, and a line for each", {
    tags: ["smoke"],
  }, async () => {
    const { page, host, errors } = session;
    await page.goto(`${host.url}/friends/table?operator=1`);
    const editor = friendEditor(page);
    const [opener] = await page.locator("[data-friend='3']").all();
    await opener?.click();
    await editor.editor.getByRole("combobox", { name: "タグ" }).click();
    await editor.editor.getByRole("searchbox", { name: "検索" }).fill("春の新規会員");
    await editor.editor.getByRole("option", { name: /^春の新規会員/ }).click();
    await page.keyboard.press("Escape");
    await editor.tab("友だち情報").click();
    await editor.field("会員ランク").fill("プラチナ");
    await editor.field("来店回数").fill("１２");
    await editor.tab("基本情報").click();
    await editor.field("個別メモ").fill("窓側の席を好まれる");
    await editor.button("すべて保存").click();
    for (const line of ["タグ：保存しました", "友だち情報：保存しました", "基本情報：保存しました"])
      await editor.editor.getByText(line).waitFor();
    const changes = await changesOf(3);
    expect(changes.map(({ part }) => part)).toEqual(["tag", "var", "var", "memo"]);
    expect(brief(changes).slice(1)).toEqual([
      ["var", "201", "プラチナ"],
      ["var", "202", 12],
      ["memo", "memo", "窓側の席を好まれる"],
    ]);
    await editor.button("閉じる").click();
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.friend)).toBe("3");

    await page.reload();
    await page.locator("[data-friend='3']").click();
    await editor.tab("友だち情報").click();
    await expect.poll(() => editor.field("会員ランク").inputValue()).toBe("プラチナ");
    expect(errors).toEqual([]);
  });

  test("by keys alone: opened, another tab, a field, saved, closed, and back on the button", {
    tags: ["smoke"],
  }, async () => {
    const { page, host } = session;
    const { keyboard: keys } = page;
    await page.goto(`${host.url}/friends/table`);
    await page.locator("[data-friend='4']").focus();
    await keys.press("Enter");
    const editor = friendEditor(page);
    await editor.tab("タグ").waitFor();
    await keys.press("ArrowRight");
    await editor.field("会員ランク").waitFor();
    for (let presses = 0; presses < 12 && !(await editor.field("会員ランク").evaluate(isFocused)); presses++)
      await keys.press("Tab");
    await keys.press("Control+a");
    await keys.insertText("シルバー");
    for (let presses = 0; presses < 80 && !(await editor.button("保存").evaluate(isFocused)); presses++)
      await keys.press("Tab");
    await keys.press("Enter");
    await expect.poll(() => editor.isDirty()).toBe(false);
    expect(brief(await changesOf(4))).toEqual([["var", "201", "シルバー"]]);
    await keys.press("Escape");
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.friend))
      .toBe("4");
  });

  test("what the host refuses stands at its field, and nothing is lost", { tags: ["smoke"] }, async () => {
    const editor = await openInPage(5, "variables");
    await editor.field("来店回数").fill("3");
    const { host, page } = session;
    await host.arm({ path: "/api/member/var", method: "POST", kind: "422" });
    await editor.button("保存").click();
    await expect.poll(() => editor.alert.first().textContent()).toContain("友だち情報の保存に失敗しました");
    expect(await editor.field("来店回数").inputValue()).toBe("3");
    await editor.button("保存").click();
    await expect.poll(() => editor.isDirty()).toBe(false);
    expect(brief(await changesOf(5))).toEqual([["var", "202", 3]]);
    await page.reload();
    await expect.poll(() => editor.field("来店回数").inputValue()).toBe("3");
  });

  test.each(["500", "drop", "drop-after", "html", "401", "403"])(
    "%s: the work stays, and a second press saves it once",
    { tags: ["smoke"] },
    async (kind) => {
      const { host } = session;
      const friend = 10 + ["500", "drop", "drop-after", "html", "401", "403"].indexOf(kind);
      const editor = await openInPage(friend, "variables");
      await editor.field("会員ランク").fill("ブロンズ");
      // Browsers send again by themselves what broke off, on each connection that they have.
      const times = kind.startsWith("drop") ? 20 : 1;
      await host.arm({ path: "/api/member/var", method: "POST", kind, times });
      await editor.button("保存").click();
      await expect.poll(() => editor.alert.first().textContent()).toContain("友だち情報の保存に失敗しました");
      expect(await editor.field("会員ランク").inputValue()).toBe("ブロンズ");
      await host.disarm();
      await editor.button("保存").click();
      await expect.poll(() => editor.isDirty()).toBe(false);
      expect(brief(await changesOf(friend))).toEqual([["var", "201", "ブロンズ"]]);
    },
  );

  test("an expired page is loaded again, and offers the work, which is merged with what others did meanwhile", {
    tags: ["smoke"],
  }, async () => {
    const { host, page } = session;
    const editor = await openInPage(6, "variables");
    await editor.field("会員ランク").fill("ブロンズ");
    await host.arm({ path: "/api/member/var", method: "POST", kind: "419" });
    await Promise.all([page.waitForEvent("load"), editor.button("保存").click()]);
    await editor.button("復元する").click();
    await editor.field("会員ランク").waitFor();
    expect(await editor.field("会員ランク").inputValue()).toBe("ブロンズ");
    await editor.button("保存").click();
    await expect.poll(() => editor.isDirty()).toBe(false);
    expect(brief(await changesOf(6))).toEqual([["var", "201", "ブロンズ"]]);
  });
});

describe("two operators at once", () => {
  test("different fields: both stay; the same field: the second chooses between the two", {
    tags: ["smoke"],
  }, async () => {
    const context = await session.page.context().browser()?.newContext();
    const page = (await context?.newPage()) as Page;
    const mine = await openInPage(7, "variables");
    const theirs = await openInPage(7, "variables", page, 2);
    await mine.field("会員ランク").fill("プラチナ");
    await theirs.field("会員ランク").fill("シルバー");
    await theirs.field("来店回数").fill("9");
    await theirs.button("保存").click();
    await expect.poll(() => theirs.isDirty()).toBe(false);
    await mine.button("保存").click();
    const conflict = mine.conflict("会員ランク");
    await conflict.waitFor();
    await expect.poll(() => mine.field("来店回数").inputValue()).not.toBe("");
    await conflict.getByRole("radio", { name: "あなたの入力" }).click();
    await expect.poll(() => mine.isDirty()).toBe(false);
    expect((await changesOf(7)).map(({ operator, key, after }) => [operator, key, after])).toEqual([
      ["高橋", "201", "シルバー"],
      ["高橋", "202", 9],
      ["佐藤", "201", "プラチナ"],
    ]);
    await context?.close();
  });

  test("what only one may write is read by the other", async () => {
    const editor = await openInPage(8, "base", session.page, 2);
    expect(await editor.field("本名").evaluate((field) => (field as HTMLInputElement).readOnly)).toBe(true);
    const other = await openInPage(8, "base", session.page, 1);
    expect(await other.field("本名").evaluate((field) => (field as HTMLInputElement).readOnly)).toBe(false);
  });
});

describe("in five time zones", () => {
  const zones = ["Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati", "UTC", "America/St_Johns"];
  const written = [
    ["次回来店予定日", "203", "1900-01-01", "1900-01-01"],
    ["生年月日", "209", "2100-12-31", "2100-12-31"],
    ["来店回数", "202", "-9999999999.999", -9_999_999_999.999],
    ["会員ランク", "201", "0", "0"],
    ["施術の記録", "205", "一行目\n二行目", "一行目\n二行目"],
  ] as const;

  test.each(zones)("%s: the same values go out and come back", async (timezoneId) => {
    const friend = 40 + zones.indexOf(timezoneId);
    const context = await session.page.context().browser()?.newContext({ timezoneId, locale: "ja-JP" });
    const page = (await context?.newPage()) as Page;
    const editor = await openInPage(friend, "variables", page);
    const control = (key: string) =>
      editor.editor.locator(`[data-row="variables:${key}"] [data-field=value]`);
    for (const [, key, value] of written) await control(key).fill(value);
    await editor.button("保存").click();
    await expect.poll(() => editor.isDirty()).toBe(false);
    await page.reload();
    await control("203").waitFor();
    for (const [name, key, value] of written)
      await expect.poll(() => control(key).inputValue(), { message: name }).toBe(value);
    expect(await editor.isDirty()).toBe(false);
    const after = Object.fromEntries((await changesOf(friend)).map((change) => [change.key, change.after]));
    expect(after).toEqual(Object.fromEntries(written.map(([, key, , value]) => [key, value])));
    await context?.close();
  });
});

function isFocused(element: Element): boolean {
  return (element.getRootNode() as ShadowRoot).activeElement === element;
}
