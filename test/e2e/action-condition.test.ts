import { describe, expect, test } from "vitest";
import { actionEditor, addCondition } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();

async function openNew(): Promise<ReturnType<typeof actionEditor>> {
  await session.page.goto(`${session.host.url}/actions/new`);
  const action = actionEditor(session.page);
  await action.add("テキスト送信");
  await session.page.keyboard.type("ご案内です。");
  return action;
}

const button = ({ editor }: ReturnType<typeof actionEditor>, name: string) =>
  editor.getByRole("button", { name, exact: true });

const ids = (inputs: unknown[]) =>
  inputs.map((effect) => (effect as { member_query_id: unknown }).member_query_id);

describe("the condition of an effect", () => {
  test("is built, decided and saved, says the same after a reload, is changed, and dropped", async () => {
    const { host, page, errors } = session;
    const action = await openNew();
    await action.panel("1. テキスト送信").getByRole("switch", { name: "条件" }).click();
    const row = await addCondition(action.editor, "名前");
    await row.getByLabel("名前", { exact: true }).fill("田中");
    await button(action, "条件を決めて戻る").click();
    const sentence = action.editor.getByText("「田中」を含む人だけ");
    await sentence.waitFor();
    await action.finish();
    await action.success.waitFor();
    const { aid, inputs } = await action.value();
    const [first] = ids(inputs);
    expect(first).toBeGreaterThan(0);
    expect((await host.filter(Number(first))).inputs).toMatchObject([{ type: 11, names: ["田中"] }]);

    await page.goto(`${host.url}/actions/${aid}`);
    await sentence.waitFor();
    await button(action, "条件を編集").click();
    await action.editor
      .getByRole("group", { name: "1. 名前" })
      .getByLabel("名前", { exact: true })
      .fill("佐藤");
    await button(action, "条件を決めて戻る").click();
    await action.editor.getByText("「佐藤」を含む人だけ").waitFor();
    await action.finish();
    await action.success.waitFor();
    const [second] = ids((await host.action(aid)).inputs as unknown[]);
    expect(second).not.toBe(first);
    expect((await host.filter(Number(second))).inputs).toMatchObject([{ type: 11, names: ["佐藤"] }]);

    await action.panel("1. テキスト送信").getByRole("switch", { name: "条件" }).click();
    await action.finish();
    await action.success.waitFor();
    expect(ids((await host.action(aid)).inputs as unknown[])).toEqual([null]);
    expect(errors).toEqual([]);
  });

  test("that was begun survives a 409: it is offered back where it was", async () => {
    const { host, page } = session;
    const action = await openNew();
    await action.panel("1. テキスト送信").getByRole("switch", { name: "条件" }).click();
    const row = await addCondition(action.editor, "名前");
    await row.getByLabel("名前", { exact: true }).fill("田中");
    await host.arm({ path: "/api/funnel/register", kind: "409" });
    const reloaded = page.waitForEvent("load");
    await button(action, "条件を決めて戻る").click();
    await reloaded;
    await button(action, "復元する").click();
    await action.editor.getByText("条件の編集が途中です").first().waitFor();
    await button(action, "条件を編集").click();
    const names = action.editor.getByRole("group", { name: "1. 名前" }).getByLabel("名前", { exact: true });
    expect(await names.inputValue()).toBe("田中");
    await button(action, "条件を決めて戻る").click();
    await action.editor.getByText("「田中」を含む人だけ").waitFor();
  });
});
