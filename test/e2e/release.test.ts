import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { filesOfEntry } from "../tools/entry-files.js";
import { actionEditor, addCondition, funnelEditor, pick } from "./support/operator.js";
import { startSession } from "./support/session.js";

// A page stays open while the next release takes the files of this one away.

const session = startSession();

/**
 * Waits until an entry's page has fetched all it ever fetches, then takes every built file away. Gives what is asked for
 * from then on.
 */
async function takeFilesAway(page: Page, entry: string): Promise<string[]> {
  const { first, later } = filesOfEntry(`${entry}.js`, readBuilt);
  const all = [...first, ...later.flat()].map(({ path }) => path);
  const missing = () =>
    page.evaluate((paths) => {
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      return paths.filter((path) => !loaded.some((url) => url.includes(path)));
    }, all);
  await expect.poll(missing).toEqual([]);
  const asked: string[] = [];
  const isBuilt = (url: URL) => url.pathname.startsWith("/assets/");
  await page.route(isBuilt, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  onTestFinished(() => page.unroute(isBuilt));
  return asked;
}

function readBuilt(path: string): string | undefined {
  try {
    return readFileSync(new URL(`../../dist/${path}`, import.meta.url), "utf8");
  } catch {
    return undefined;
  }
}

/** Has an element fail to draw, reads what it says then, and has it drawn again. */
async function crashAndRecover(element: Locator): Promise<void> {
  await element.evaluate((each) => {
    const fail = () => {
      throw new Error("It cannot be drawn.");
    };
    Object.assign(each, { render: fail });
    each.setAttribute("locale", "ja");
  });
  await element.getByText("この編集欄を表示できませんでした").waitFor();
  await element.evaluate((each) => Reflect.deleteProperty(each, "render"));
  await element.getByRole("button", { name: "もう一度表示する" }).click();
}

describe("when every file is gone", { tags: ["smoke"] }, () => {
  test("<action-editor> still opens a condition with its lists, copies and pastes, speaks English, says that it crashed, and saves", async () => {
    const { page, host } = session;
    await page.goto(`${host.url}/actions/new`);
    const action = actionEditor(page);
    const asked = await takeFilesAway(page, "action-editor");
    await action.add("テキスト送信");
    await page.keyboard.type("前の版のまま書く");

    const panel = action.panel("1. テキスト送信");
    await panel.getByRole("switch", { name: "条件" }).click();
    const row = await addCondition(action.editor, "タグ");
    await pick(row, "タグ", "VIP");
    await page.keyboard.press("Escape");
    await action.editor.getByRole("button", { name: "条件を決めて戻る", exact: true }).click();
    await action.editor.getByRole("button", { name: "条件を編集", exact: true }).waitFor();

    await panel.getByRole("button", { name: "1. テキスト送信", exact: true }).focus();
    await page.keyboard.press("Control+c");
    await action.editor.getByText("「1. テキスト送信」をコピーしました").waitFor();
    await page.keyboard.press("Control+v");
    await action.panel("2. テキスト送信").waitFor();

    await inEnglish(action.editor, "Save");
    await crashAndRecover(action.editor);
    await action.finish();
    await action.success.waitFor();
    const { aid, inputs } = await action.value();
    expect(inputs).toHaveLength(2);
    expect((await host.action(aid)).inputs).toEqual(inputs);
    expect(asked).toEqual([]);
  });

  test("<funnel-editor> still opens its lists, counts friends, copies and pastes, speaks English, says that it crashed, and saves", async () => {
    const { page, host } = session;
    await page.goto(`${host.url}/filters/new`);
    const filter = funnelEditor(page);
    const asked = await takeFilesAway(page, "funnel-editor");
    await filter.name.fill("前の版のまま");
    await pick(await addCondition(filter.all, "シナリオ"), "シナリオ", "はじめてのお客様フォロー");
    await filter.editor.getByText(/\d+人/).first().waitFor();

    await filter.row("1. シナリオ").getByRole("button", { name: "その他の操作" }).focus();
    await page.keyboard.press("Control+c");
    await filter.editor.getByText("「1. シナリオ」をコピーしました").waitFor();
    await page.keyboard.press("Control+v");
    await filter.row("2. シナリオ").waitFor();

    await inEnglish(filter.editor, "Search");
    await crashAndRecover(filter.editor);
    const { inputs } = await filter.value();
    expect(inputs).toHaveLength(2);
    const saved = page.waitForURL(/\/filters\?saved=1/);
    await filter.finish();
    await saved;
    expect(asked).toEqual([]);
  });

  test("<item-picker> still opens its list, makes an item, speaks English, and says that it crashed", async () => {
    const { page, host } = session;
    await page.goto(`${host.url}/pickers/rules`);
    const picker = page.locator("item-picker#allow-new");
    const asked = await takeFilesAway(page, "item-picker");
    await picker.getByRole("combobox").click();
    await picker.getByRole("searchbox", { name: "検索" }).fill("前の版で作る");
    await picker.getByRole("option", { name: "「前の版で作る」を新しいタグとして追加" }).click();
    const value = () => picker.evaluate((each) => Reflect.get(each, "value"));
    await expect.poll(value).toHaveLength(2);
    await page.keyboard.press("Escape");
    await picker.evaluate((each) => each.setAttribute("locale", "en"));
    await picker.getByRole("combobox").click();
    await picker.getByRole("searchbox", { name: "Search" }).waitFor();
    await page.keyboard.press("Escape");
    await crashAndRecover(picker);
    await picker.getByRole("combobox").waitFor();
    expect(await value()).toHaveLength(2);
    expect(asked).toEqual([]);
  });
});

async function inEnglish(editor: Locator, finish: string): Promise<void> {
  await editor.evaluate((each) => each.setAttribute("locale", "en"));
  await editor.getByRole("button", { name: finish, exact: true }).waitFor();
}
