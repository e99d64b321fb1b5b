import { describe, expect, test } from "vitest";
import everyEffect from "../fixtures/action-every-effect.json" with { type: "json" };
import { textIn } from "./support/input-drivers.js";
import { actionEditor, addCondition } from "./support/operator.js";
import { startSession } from "./support/session.js";

const register = "/api/action/register";
const first = "1. テキスト送信";
const second = "2. テキスト送信";

const session = startSession();

/** Opens a page with an empty action and adds a text. */
async function writeText(text: string, path = "/actions/new"): Promise<ReturnType<typeof actionEditor>> {
  const { page, host } = session;
  await page.goto(host.url + path);
  const action = actionEditor(page);
  await action.add("テキスト送信");
  await page.keyboard.type(text);
  return action;
}

const texts = (inputs: unknown[]) => inputs.map((effect) => (effect as { text: string }).text);

describe("an operator saves an action", () => {
  test("two texts are put in order, refused, saved, and there after a reload, identical", {
    tags: ["smoke"],
  }, async () => {
    const { page, host } = session;
    const action = await writeText("はじめのご案内です。");
    await action.add("テキスト送信");
    await page.keyboard.type("つぎのご案内です。");
    await action.press(second, "上へ移動");
    const inOrder = ["つぎのご案内です。", "はじめのご案内です。"];

    await host.arm({ path: register, kind: "422" });
    await action.finish();
    await action.alert.getByText("登録に失敗しました").waitFor();
    await action.alert.getByText("本文に使えない文字があります。").waitFor();
    expect(texts((await action.value()).inputs)).toEqual(inOrder);

    await action.finish();
    await action.success.waitFor();
    const saved = await action.value();
    expect(texts(saved.inputs)).toEqual(inOrder);
    expect(saved.aid).toBeGreaterThan(0);

    await page.goto(`${host.url}/actions/${saved.aid}`);
    expect(await textIn(action.text(first))).toBe("つぎのご案内です。");
    expect(await action.value()).toEqual(saved);
    expect(await host.action(saved.aid)).toEqual(saved);
  });

  test("the server dies during the save: nothing is lost, the operator is told, the second attempt succeeds", async () => {
    const { host } = session;
    const action = await writeText("途中で止まる登録です。");
    const before = (await host.requests(register)).length;
    await host.arm({ path: register, kind: "hang" });
    await action.finish();
    await action.editor.getByRole("button", { name: "処理中..." }).waitFor();
    await expect.poll(() => host.requests(register)).toHaveLength(before + 1);
    await host.kill();

    await action.alert.getByText("通信できませんでした。接続を確認して、もう一度お試しください。").waitFor();
    expect(texts((await action.value()).inputs)).toEqual(["途中で止まる登録です。"]);

    await host.restart();
    await action.finish();
    await action.success.waitFor();
    const { aid, inputs } = await action.value();
    expect((await host.action(aid)).inputs).toEqual(inputs);
    expect(await host.requests(register)).toHaveLength(1);
  });

  test("an answer that was lost makes no second record, however often it is sent", {
    tags: ["smoke"],
  }, async () => {
    const { page, host } = session;
    const action = await writeText("一度だけの登録です。");
    const actions = async () =>
      page.evaluate(async () => (await (await fetch("/api/v_resource/action")).json()).ids.length as number);
    const before = await actions();
    // The browser sends a POST again by itself when a kept connection breaks.
    await host.arm({ path: register, kind: "drop-after", times: 20 });
    await action.finish();
    await action.alert.getByText("保存されたか確認してから").waitFor();
    await host.disarm();
    await action.finish();
    await action.success.waitFor();
    expect(await actions()).toBe(before + 1);
  });

  test("after a forced 409 the page reloads and the work is offered back", { tags: ["smoke"] }, async () => {
    const { page, host } = session;
    const action = await writeText("控えておく本文です。");
    await host.arm({ path: register, kind: "409" });
    const reloaded = page.waitForEvent("load");
    await action.finish();
    await reloaded;

    await action.editor.getByText("前回の編集内容が残っています").waitFor();
    expect((await action.value()).inputs).toEqual([]);
    await action.editor.getByRole("button", { name: "復元する" }).click();
    expect(await textIn(action.text(first))).toBe("控えておく本文です。");
    await action.finish();
    await action.success.waitFor();

    // Once it is saved there is nothing left to offer.
    await page.reload();
    await action.editor.getByRole("button", { name: "確定" }).waitFor();
    expect(await action.editor.getByText("前回の編集内容が残っています").count()).toBe(0);
  });

  test("a template is saved under its name, again under the same id, and shown with its name", async () => {
    const { page, host } = session;
    const action = await writeText("テンプレートの本文", "/actions/new?template=1");
    await action.finish();
    await action.alert.getByText("アクション名を入力してください。").waitFor();
    await page.keyboard.type("  年末のご挨拶  ");
    await action.finish();
    await action.success.waitFor();
    const { aid } = await action.value();
    await action.text(first).fill("直した本文");
    await action.finish();
    await expect
      .poll(async () => texts((await host.action(aid)).inputs as unknown[]))
      .toEqual(["直した本文"]);
    expect(await host.action(aid)).toMatchObject({ a_name: "年末のご挨拶", is_template: 1 });
  });

  test("every kind of effect goes to the server and back unchanged, key for key", {
    tags: ["smoke"],
  }, async () => {
    const { page, host } = session;
    await page.goto(`${host.url}/actions/new`);
    const action = actionEditor(page);
    await action.editor.evaluate((element, value) => Object.assign(element, { value }), everyEffect);
    await action.editor.getByRole("checkbox", { name: "2回目以降の発動時も各動作を実行する" }).check();
    await action.finish();
    await action.success.waitFor();
    const { aid } = await action.value();
    expect(await host.action(aid)).toEqual({ ...everyEffect, aid, a_twice_type: 1 });
    await page.goto(`${host.url}/actions/${aid}`);
    expect(JSON.stringify((await action.value()).inputs)).toBe(JSON.stringify(everyEffect.inputs));
  });

  test("the condition of an effect is decided and saved, says the same after a reload, is changed, and dropped", {
    tags: ["smoke"],
  }, async () => {
    const { page, host, errors } = session;
    const action = await writeText("ご案内です。");
    const button = (name: string) => action.editor.getByRole("button", { name, exact: true });
    const sentence = (name: string) => action.editor.getByText(`「${name}」を含む人だけ`);
    const ids = (inputs: unknown) =>
      (inputs as { member_query_id: number | null }[]).map((effect) => effect.member_query_id);
    const namesIn = async (filter: number | null | undefined) => (await host.filter(Number(filter))).inputs;

    await action.panel(first).getByRole("switch", { name: "条件" }).click();
    await (await addCondition(action.editor, "名前")).getByLabel("名前", { exact: true }).fill("田中");
    await button("条件を決めて戻る").click();
    await sentence("田中").waitFor();
    await action.finish();
    await action.success.waitFor();
    const { aid, inputs } = await action.value();
    const [stored] = ids(inputs);
    expect(stored).toBeGreaterThan(0);
    expect(await namesIn(stored)).toMatchObject([{ type: 11, names: ["田中"] }]);

    await page.goto(`${host.url}/actions/${aid}`);
    await sentence("田中").waitFor();
    await button("条件を編集").click();
    const row = action.editor.getByRole("group", { name: "1. 名前" });
    await row.getByLabel("名前", { exact: true }).fill("佐藤");
    await button("条件を決めて戻る").click();
    await sentence("佐藤").waitFor();
    await action.finish();
    await action.success.waitFor();
    const [changed] = ids((await host.action(aid)).inputs);
    expect(changed).not.toBe(stored);
    expect(await namesIn(changed)).toMatchObject([{ type: 11, names: ["佐藤"] }]);

    await action.panel(first).getByRole("switch", { name: "条件" }).click();
    await action.finish();
    await action.success.waitFor();
    await expect.poll(async () => ids((await host.action(aid)).inputs)).toEqual([null]);
    expect(errors).toEqual([]);
  });
});

test("an effect copied in one tab is pasted in another, moved and saved", async () => {
  const { host, page, errors } = session;
  const from = await writeText("写したご案内です。");
  const { inputs } = await from.value();
  expect(texts(inputs)).toEqual(["写したご案内です。"]);
  await from.panel(first).getByRole("button", { name: first, exact: true }).focus();
  await page.keyboard.press("Control+c");
  await from.editor.getByText("「1. テキスト送信」をコピーしました").waitFor();

  const tab = await session.openTab();
  await tab.goto(`${host.url}/actions/new`);
  const to = actionEditor(tab);
  await to.add("テキスト送信");
  await tab.keyboard.type("前からのご案内です。");
  const own = (await to.value()).inputs;
  await to.panel(first).getByRole("button", { name: first, exact: true }).focus();
  await tab.keyboard.press("Control+v");
  await to.panel(second).waitFor();
  expect((await to.value()).inputs).toEqual([...own, ...inputs]);
  await tab.keyboard.press("Alt+ArrowUp");
  await expect.poll(async () => (await to.value()).inputs).toEqual([...inputs, ...own]);
  await to.finish();
  await to.success.waitFor();
  expect((await host.action((await to.value()).aid)).inputs).toEqual([...inputs, ...own]);
  expect(errors).toEqual([]);
});

describe("a host's page", () => {
  test("a legacy form is held back until its action can be saved, and then posts it under its name", {
    tags: ["smoke"],
  }, async () => {
    const { page, host, errors } = session;
    await page.goto(`${host.url}/embed/form`);
    const action = actionEditor(page);
    const send = page.getByRole("button", { name: "送信", exact: true });
    await page.getByLabel("管理名").fill("年末");
    await send.click();
    await action.alert.getByText("最低1つの要素を選択して下さい").waitFor();
    await action.add("テキスト送信");
    await page.keyboard.type("フォームで送る本文");
    await send.click();
    await page.getByText("フォームで送る本文").first().waitFor();
    expect(errors).toEqual([]);
  });

  test("in a Bootstrap 3 modal a row is edited and shown below; the next row begins with its own action", {
    tags: ["smoke"],
  }, async () => {
    const { page, host, errors } = session;
    await page.goto(`${host.url}/embed/modal`);
    const modal = page.getByRole("dialog", { name: "アクションを編集" });
    const action = actionEditor(page);
    await page.getByRole("button", { name: "来店お礼を編集" }).click();
    // The modal takes the focus for itself when it has come in; an operator presses after that.
    const hasFocus = () => page.evaluate(() => document.activeElement?.classList.contains("modal"));
    await expect.poll(hasFocus).toBe(true);
    await action.text(first).fill("モーダルの中で書いた本文");
    await action.finish();
    await modal.waitFor({ state: "hidden" });
    const result = page.getByRole("log", { name: "確定した内容" });
    expect(JSON.parse(await result.innerText())).toMatchObject({
      aid: 1,
      inputs: [{ type: 1, text: "モーダルの中で書いた本文" }],
    });

    await page.getByRole("button", { name: "体験予約のお礼とフォローを編集" }).click();
    expect(await textIn(action.text(second))).toContain("ご不明な点");
    await action.editor.getByRole("button", { name: "キャンセル" }).click();
    await modal.waitFor({ state: "hidden" });
    expect(errors).toEqual([]);
  });

  test("one bare tag is used by keys alone, and saves by itself", { tags: ["smoke"] }, async () => {
    const { page, host, errors } = session;
    await page.goto(`${host.url}/embed/alone`);
    const action = actionEditor(page);
    const focused = () =>
      action.editor.evaluate((element) => {
        const active = element.shadowRoot?.activeElement;
        return active?.getAttribute("aria-label") ?? active?.textContent ?? "";
      });
    async function tabTo(name: string): Promise<void> {
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press("Tab");
        if ((await focused()).includes(name)) return;
      }
      throw new Error(`Tab never reached ${name}`);
    }
    await action.editor.getByRole("button", { name: "確定" }).waitFor();
    await tabTo("テキスト送信を追加");
    await page.keyboard.press("Enter");
    await page.keyboard.type("キーだけで書く");
    await tabTo("テキスト送信を追加");
    await page.keyboard.press("Space");
    await page.keyboard.type("二つ目");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+Shift+z");
    await tabTo("確定");
    await page.keyboard.press("Enter");
    await action.success.waitFor();
    const { aid, inputs } = await action.value();
    expect(texts(inputs)).toEqual(["キーだけで書く", "二つ目"]);
    expect((await host.action(aid)).inputs).toEqual(inputs);
    expect(errors).toEqual([]);
  });
});

test("the page's fault panel: a fault strikes once, and the second attempt succeeds; another one is cleared", async () => {
  const { page } = session;
  const action = await writeText("故障をはさんで登録する");
  const arm = page.getByRole("button", { name: "仕掛ける", exact: true });
  const armed = page.getByRole("list", { name: "仕掛けた故障" }).getByRole("listitem");
  await page.getByText("故障を仕掛ける").click();
  await page.getByLabel("通信").selectOption("POST /api/action/register");
  await page.getByLabel("故障", { exact: true }).selectOption("500");
  await arm.click();
  await armed.getByText("POST /api/action/register：500 サーバーエラー（あと1回）").waitFor();
  expect(await textIn(action.text(first))).toBe("故障をはさんで登録する");

  await action.finish();
  await action.alert.getByText("登録に失敗しました").waitFor();
  await action.finish();
  await action.success.waitFor();

  await arm.click();
  await expect.poll(() => armed.count()).toBe(1);
  await page.getByRole("button", { name: "すべて解除" }).click();
  await expect.poll(() => armed.count()).toBe(0);
});
