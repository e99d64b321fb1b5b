import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { tabTo } from "./support/input-drivers.js";
import { startSession } from "./support/session.js";

const session = startSession();

/** A picker of a page, by its id or its name in the form. */
function pickerOf(page: Page, selector: string) {
  const picker = page.locator(`item-picker${selector}`);
  const button = (name: string): Locator => picker.getByRole("button", { name });
  return {
    picker,
    combobox: picker.getByRole("combobox"),
    search: picker.getByRole("searchbox", { name: "検索" }),
    option: (name: string): Locator => picker.getByRole("option", { name }),
    button,
    value: () => picker.evaluate((element) => (element as HTMLElement & { value: unknown }).value),
  };
}

describe("on the pages of the host", () => {
  test("every kind opens and shows its items", { tags: ["smoke"] }, async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/pickers`);
    const all = page.locator("item-picker");
    expect(await all.count()).toBe(18);
    for (let at = 0; at < 18; at++) {
      const picker = all.nth(at);
      await picker.getByRole("combobox").click();
      await picker.locator("[role=option], .empty-state").first().waitFor();
      await page.keyboard.press("Escape");
    }
    expect(session.errors).toEqual([]);
  });

  test("by keys alone: opened, searched, chosen and closed, one and several, with the focus back", {
    tags: ["smoke"],
  }, async () => {
    const { page } = session;
    const { keyboard: keys } = page;
    await page.goto(`${session.host.url}/pickers/form`);
    const scenario = pickerOf(page, "[name=scenario_id]");
    const tags = pickerOf(page, "[name='tag_ids[]']");
    const search = async (picker: typeof tags, text: string, found: string) => {
      await picker.picker.locator("[role=searchbox]:focus").waitFor();
      await keys.press("Control+a");
      await keys.type(text);
      await picker.picker.locator(`.picker-option-active[title="${found}"]`).waitFor();
      await keys.press("Enter");
    };
    const isBack = async (picker: typeof tags) => {
      await picker.search.waitFor({ state: "detached" });
      await expect.poll(() => picker.combobox.evaluate((field) => field.matches(":focus"))).toBe(true);
    };
    await tabTo(page, scenario.combobox);
    await keys.press("Enter");
    await search(scenario, "休眠", "休眠のお客様へのご案内");
    await isBack(scenario);
    expect(await scenario.value()).toBe(503);
    expect(await scenario.combobox.getAttribute("placeholder")).toBe("休眠のお客様へのご案内");
    // A search that is left chooses nothing.
    await keys.press("ArrowDown");
    await scenario.picker.locator("[role=searchbox]:focus").waitFor();
    await keys.type("はじめて");
    await keys.press("Escape");
    await isBack(scenario);
    expect(await scenario.value()).toBe(503);

    await tabTo(page, tags.combobox);
    await keys.press("Enter");
    await search(tags, "リピーター", "リピーター");
    await search(tags, "VIP", "VIP");
    expect(await tags.value()).toEqual([102, 103]);
    await keys.press("Escape");
    await isBack(tags);
    await tabTo(page, page.getByRole("button", { name: "送信", exact: true }));
    await keys.press("Enter");
    await page.locator("#arrived").waitFor();
    await expect.poll(() => scenario.value()).toBe(503);
    await expect.poll(() => tags.value()).toEqual([102, 103]);
    await expect.poll(() => scenario.combobox.getAttribute("placeholder")).toBe("休眠のお客様へのご案内");
    expect(session.errors).toEqual([]);
  });

  test("an item that could not be made is said, its name stays, and the next try makes it once", {
    tags: ["smoke"],
  }, async () => {
    const { page, host } = session;
    const calls = "/api/v_resource/tag";
    const name = "断られたタグ";
    const made = async () => {
      const answer = await page.request.get(host.url + calls);
      const { items } = (await answer.json()) as { items: Record<string, { id: number; name: string }> };
      return Object.values(items).filter((item) => item.name === name);
    };
    const posts = async () => (await host.requests(calls)).filter(({ method }) => method === "POST");
    const already = (await posts()).length;
    await page.goto(`${host.url}/pickers/rules`);
    const adding = pickerOf(page, "#allow-new");
    await adding.combobox.click();
    await adding.search.fill(name);
    await host.arm({ path: calls, method: "POST", kind: "500" });
    await adding.option(`「${name}」を新しいタグとして追加`).click();
    const said = adding.picker.getByText(`「${name}」を追加できませんでした`).first();
    await said.waitFor();
    expect([await adding.value(), await made()]).toEqual([[101], []]);
    // Another try by keys is refused as well, and leaves the focus where a name is typed.
    await host.arm({ path: calls, method: "POST", kind: "422" });
    await tabTo(page, adding.button("もう一度追加"));
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await posts()).length).toBe(already + 2);
    await said.waitFor();
    expect([await adding.value(), await made()]).toEqual([[101], []]);
    await expect.poll(() => adding.search.evaluate((field) => field.matches(":focus"))).toBe(true);
    await adding.button("もう一度追加").click();
    await expect.poll(async () => (await made()).length).toBe(1);
    const ids = [101, ...(await made()).map(({ id }) => id)];
    await expect.poll(() => adding.value()).toEqual(ids);
    await said.waitFor({ state: "detached" });
    const sent = (await posts()).slice(already).map(({ body }) => body);
    expect(sent).toEqual(Array(3).fill(sent[0]));

    await page.reload();
    await adding.combobox.click();
    await adding.search.fill(name);
    expect(await adding.picker.getByTitle(name, { exact: true }).count()).toBe(1);
    await adding.picker.getByTitle(name, { exact: true }).click();
    expect(await adding.value()).toEqual(ids);
  });

  test("a tag is added on the server, and is there after the page is loaded again", {
    tags: ["smoke"],
  }, async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/pickers/rules`);
    const adding = pickerOf(page, "#allow-new");
    await adding.combobox.click();
    await adding.search.fill("端から端まで");
    await adding.option("「端から端まで」を新しいタグとして追加").waitFor();
    await page.keyboard.press("Enter");
    expect(await adding.value()).toHaveLength(1);
    // One Enter makes nothing; the next does after a pause.
    await page.waitForTimeout(600);
    await page.keyboard.press("Enter");
    // What is offered to be added has the same words in it, so the value tells when it is.
    await expect.poll(() => adding.value()).toHaveLength(2);
    const ids = (await adding.value()) as number[];
    await page.reload();
    await adding.combobox.click();
    await adding.search.fill("端から端まで");
    await adding.option("端から端まで").first().click();
    expect(await adding.value()).toEqual(ids);
    expect(session.errors).toEqual([]);
  });

  test("a form submits one field per id, and stays when what it requires is missing", {
    tags: ["smoke"],
  }, async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/pickers/form`);
    const scenario = pickerOf(page, "[name=scenario_id]");
    const tagPicker = pickerOf(page, "[name='tag_ids[]']");
    await page.getByRole("button", { name: "送信", exact: true }).click();
    await scenario.picker.getByText("シナリオを選択してください。").waitFor();
    await scenario.combobox.focus();
    await page.keyboard.press("ArrowDown");
    await scenario.picker.getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await tagPicker.combobox.click();
    await tagPicker.picker.getByRole("option").nth(0).click();
    await tagPicker.picker.getByRole("option").nth(1).click();
    await page.keyboard.press("Escape");
    const chosen = [await scenario.value(), ...((await tagPicker.value()) as unknown[])].map(String);
    expect(chosen).toHaveLength(3);
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().includes("/pickers/form"),
    );
    await page.getByRole("button", { name: "送信", exact: true }).click();
    const fields = [...new URLSearchParams((await sent).postData() ?? "")];
    expect(fields.filter(([name]) => /scenario_id|tag_ids/.test(name))).toEqual([
      ["scenario_id", chosen[0]],
      ["tag_ids[]", chosen[1]],
      ["tag_ids[]", chosen[2]],
    ]);
    expect(session.errors).toEqual([]);
  });
});

describe("the pop-ups", () => {
  test("a test runs until its window says that it is finished or is closed; a preview shows the template", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/pickers/rules`);
    const template = pickerOf(page, "#generations");
    await template.button("プレビュー").waitFor();
    const [preview] = await Promise.all([page.waitForEvent("popup"), template.button("プレビュー").click()]);
    await preview.waitForLoadState();
    expect(new URL(preview.url()).pathname).toBe("/line/message/egg/popup/401/2");
    await preview.close();
    const [test] = await Promise.all([page.waitForEvent("popup"), template.button("テスト送信").click()]);
    await test.waitForLoadState();
    expect(new URL(test.url()).pathname).toBe("/line/message/egg/test_popup/401");
    await template.picker.locator("[aria-busy=true]").waitFor();
    await test.close();
    await template.picker.locator("[aria-busy=true]").waitFor({ state: "detached" });
    expect(session.errors).toEqual([]);
  });
});
