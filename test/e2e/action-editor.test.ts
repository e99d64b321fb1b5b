import { describe, expect, test } from "vitest";
import everyEffect from "../fixtures/action-every-effect.json" with { type: "json" };
import { actionEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

const register = "/api/action/register";

const session = startSession();

/** Writes two texts and turns them round, as the first action of a new operator would be. */
async function writeTwoTexts(): Promise<ReturnType<typeof actionEditor>> {
  const { page } = session;
  await page.goto(`${session.host.url}/actions/new`);
  const action = actionEditor(page);
  await action.add("テキスト送信");
  await page.keyboard.type("はじめのご案内です。");
  await action.add("テキスト送信");
  await page.keyboard.type("つぎのご案内です。");
  await action.press("2. テキスト送信", "上へ移動");
  return action;
}

const texts = (inputs: unknown[]) => inputs.map((effect) => (effect as { text: string }).text);

describe("an operator saves an action", () => {
  test("two texts, reordered and finished, are there after a reload, identical", async () => {
    const action = await writeTwoTexts();
    await action.finish();
    await action.success.waitFor();
    const saved = await action.value();
    expect(texts(saved.inputs)).toEqual(["つぎのご案内です。", "はじめのご案内です。"]);
    expect(saved.aid).toBeGreaterThan(0);

    await session.page.goto(`${session.host.url}/actions/${saved.aid}`);
    expect(await action.value()).toEqual(saved);
    expect(await action.text("1. テキスト送信").inputValue()).toBe("つぎのご案内です。");
    expect(await session.host.action(saved.aid)).toEqual(saved);
    expect(session.errors).toEqual([]);
  });

  test("the server dies during the save: nothing is lost, the operator is told, the second attempt succeeds", async () => {
    const action = await writeTwoTexts();
    const before = (await session.host.requests(register)).length;
    await session.host.arm({ path: register, kind: "hang" });
    await action.finish();
    await action.editor.getByRole("button", { name: "処理中..." }).waitFor();
    await expect.poll(() => session.host.requests(register)).toHaveLength(before + 1);
    await session.host.kill();

    await action.alert.getByText("通信できませんでした。接続を確認して、もう一度お試しください。").waitFor();
    expect(texts((await action.value()).inputs)).toEqual(["つぎのご案内です。", "はじめのご案内です。"]);

    await session.host.restart();
    await action.finish();
    await action.success.waitFor();
    const { aid, inputs } = await action.value();
    expect((await session.host.action(aid)).inputs).toEqual(inputs);
    expect(await session.host.requests(register)).toHaveLength(1);
  });

  test.each(["409", "419"])(
    "after a forced %s the page reloads and the work is offered back",
    async (kind) => {
      const action = await writeTwoTexts();
      await session.host.arm({ path: register, kind });
      const reloaded = session.page.waitForEvent("load");
      await action.finish();
      await reloaded;

      await action.editor.getByText("前回の編集内容が残っています").waitFor();
      expect((await action.value()).inputs).toEqual([]);
      await action.editor.getByRole("button", { name: "復元する" }).click();
      expect(await action.text("1. テキスト送信").inputValue()).toBe("つぎのご案内です。");
      await action.finish();
      await action.success.waitFor();

      // Once it is saved there is nothing left to offer.
      await session.page.reload();
      await action.editor.getByRole("button", { name: "確定" }).waitFor();
      expect(await action.editor.getByText("前回の編集内容が残っています").count()).toBe(0);
    },
  );

  test("typed work survives a reload, and comes back only when the operator wants it", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/actions/1`);
    const action = actionEditor(page);
    const before = await action.value();
    await action.text("1. テキスト送信").fill("書きかけの本文");
    await page.reload();
    await action.editor.getByText("前回の編集内容が残っています").waitFor();
    expect(await action.value()).toEqual(before);

    await page.goto(`${session.host.url}/actions/2`);
    await action.editor.getByRole("button", { name: "確定" }).waitFor();
    expect(await action.editor.getByText("前回の編集内容が残っています").count()).toBe(0);

    await page.goto(`${session.host.url}/actions/1`);
    await action.editor.getByRole("button", { name: "破棄する" }).click();
    await page.reload();
    await action.editor.getByRole("button", { name: "確定" }).waitFor();
    expect(await action.editor.getByText("前回の編集内容が残っています").count()).toBe(0);
  });

  test("field messages of the server are shown, and the work stays", async () => {
    const action = await writeTwoTexts();
    await session.host.arm({ path: register, kind: "422" });
    await action.finish();
    await action.alert.getByText("登録に失敗しました").waitFor();
    await action.alert.getByText("本文に使えない文字があります。").waitFor();
    expect(texts((await action.value()).inputs)).toEqual(["つぎのご案内です。", "はじめのご案内です。"]);
  });

  test("an action without effects is refused in place, and nothing is sent", async () => {
    await session.page.goto(`${session.host.url}/actions/new`);
    const before = (await session.host.requests(register)).length;
    const action = actionEditor(session.page);
    await action.finish();
    await action.alert.getByText("最低1つの要素を選択して下さい").waitFor();
    expect(await session.host.requests(register)).toHaveLength(before);
  });

  test("a template is saved under its name, again under the same id, and shown with its name", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/actions/new?template=1`);
    const action = actionEditor(page);
    await action.add("テキスト送信");
    await page.keyboard.type("テンプレートの本文");
    await action.finish();
    await action.alert.getByText("アクション名を入力してください。").waitFor();
    await page.keyboard.type("  年末のご挨拶  ");
    await action.finish();
    await action.success.waitFor();
    const { aid } = await action.value();
    await action.text("1. テキスト送信").fill("直した本文");
    await action.finish();
    await expect
      .poll(async () => texts((await session.host.action(aid)).inputs as unknown[]))
      .toEqual(["直した本文"]);
    expect(await session.host.action(aid)).toMatchObject({ a_name: "年末のご挨拶", is_template: 1 });
  });
});

describe("what an editor cannot read", () => {
  test("every effect of the contract goes to the server and back unchanged, key for key", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/actions/new`);
    const action = actionEditor(page);
    await action.editor.evaluate((element, value) => Object.assign(element, { value }), everyEffect);
    await action.editor.getByRole("checkbox", { name: "2回目以降の発動時も各動作を実行する" }).check();
    await action.finish();
    await action.success.waitFor();
    const { aid } = await action.value();
    expect(await session.host.action(aid)).toEqual({ ...everyEffect, aid, a_twice_type: 1 });
    await page.goto(`${session.host.url}/actions/${aid}`);
    expect(JSON.stringify((await action.value()).inputs)).toBe(JSON.stringify(everyEffect.inputs));
  });
});

describe("a host's page", () => {
  test("a legacy form is held back until its action can be saved, and then posts it under its name", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/embed/form`);
    const action = actionEditor(page);
    const send = page.getByRole("button", { name: "送信", exact: true });
    await page.getByLabel("管理名").fill("年末");
    await send.click();
    await action.alert.getByText("最低1つの要素を選択して下さい").waitFor();
    await action.add("テキスト送信");
    await page.keyboard.type("フォームで送る本文");
    await send.click();
    await page.getByText("フォームで送る本文").first().waitFor();
    expect(session.errors).toEqual([]);
  });

  test("the whole editor can be used by keys alone", async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/actions/new`);
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
    expect(texts((await action.value()).inputs)).toEqual(["キーだけで書く", "二つ目"]);
  });
});
