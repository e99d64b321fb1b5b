import "../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { textSamples } from "../../../src/features/action/effects/text/text.samples.js";
import everyEffect from "../../../test/fixtures/action-every-effect.json" with { type: "json" };
import { accounts } from "../../abilities.js";
import { editor, insideEditor } from "../../editor-stage.js";
import { type Fault, hostInPage, refusal } from "../../host-in-page.js";

const tag = "action-editor";

const action = (...inputs: unknown[]) => ({
  aid: null,
  a_name: "来店お礼",
  a_twice_type: 0,
  is_template: 0,
  group_id: null,
  inputs,
});

const registers = (answer: () => Response | Promise<Response>): Fault => {
  return (request) => (request.url.endsWith("/api/action/register") ? answer() : undefined);
};

export default {
  title: "要素/action-editor アクション",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { value: action(textSamples.typical, textSamples.delayed, textSamples.atTime), cancelable: true },
  render: (args) => editor(tag, args),
  beforeEach: ({ parameters }) => hostInPage(parameters.fault as Fault | undefined),
} satisfies Meta;

export const 三つの動作: StoryObj = { tags: ["smoke"] };

export const 空: StoryObj = {
  args: { value: action() },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    const add = await inside.findByRole("button", { name: "テキスト送信を追加" });
    // Its editor is fetched beforehand; until then a press does nothing.
    await waitFor(() => expect(add).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(add);
    const text = await inside.findByRole("textbox", { name: /本文/ });
    await waitFor(() => expect(text.getRootNode()).toHaveProperty("activeElement", text));
  },
};

export const 足りない入力: StoryObj = {
  args: { value: { ...action(textSamples.empty, textSamples.timeMissing), a_name: "" }, template: true },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await userEvent.click(await inside.findByRole("button", { name: "確定" }));
    const alert = await inside.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("アクション名を入力してください。"));
    expect(alert).toHaveTextContent("1. テキスト送信：本文を入力してください。");
    await userEvent.click(await inside.findByRole("button", { name: /2\. テキスト送信：送る時刻/ }));
    const time = await inside.findByLabelText("送る時刻");
    await waitFor(() => expect(time.getRootNode()).toHaveProperty("activeElement", time));
  },
};

export const 長すぎる本文: StoryObj = { args: { value: action(textSamples.tooLong) } };

export const 保存した後: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await userEvent.click(await inside.findByRole("button", { name: "確定" }));
    await inside.findByText("登録にしました");
    expect(canvasElement.querySelector(tag)?.value.aid).toBeGreaterThan(0);
  },
};

export const 保存中: StoryObj = {
  parameters: { fault: registers(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await userEvent.click(await inside.findByRole("button", { name: "確定" }));
    await inside.findByRole("button", { name: "処理中..." });
  },
};

export const 保存に失敗: StoryObj = {
  parameters: {
    fault: registers(() =>
      refusal(422, {
        message: "入力内容に誤りがあります。",
        errors: { "inputs.0.text": ["本文に使えない文字があります。"] },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await userEvent.click(await inside.findByRole("button", { name: "確定" }));
    const alert = await inside.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("登録に失敗しました"));
    expect(alert).toHaveTextContent("本文に使えない文字があります。");
  },
};

export const 前回の編集内容: StoryObj = {
  args: { value: action(textSamples.typical), "draft-key": "story" },
  beforeEach: ({ parameters }) => {
    sessionStorage.setItem(
      "story",
      JSON.stringify({ format: 1, value: action(textSamples.delayed), record: null, savedAt: 0 }),
    );
    return hostInPage(parameters.fault as Fault | undefined);
  },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByText("前回の編集内容が残っています");
  },
};

export const 読み取れない設定: StoryObj = {
  render: () => <div ref={(host) => host?.replaceChildren(unreadable())} />,
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByText(/value/);
  },
};

function unreadable(): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute("value", '{"inputs": [');
  return element;
}

export const すべての動作: StoryObj = { args: { value: everyEffect } };

export const 選択中: StoryObj = {
  args: {
    value: action(...[1, 2, 3, 4, 5].map((at) => ({ ...textSamples.typical, text: `${at}通目のご案内` }))),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    for (const number of [2, 3, 5])
      await user.click(await inside.findByRole("button", { name: `${number}. テキスト送信` }));
    await user.keyboard("{/Control}");
    const bar = await inside.findByRole("group", { name: "選択中の項目" });
    expect(bar).toHaveTextContent("3件を選択中");
    expect(within(bar).getByRole("button", { name: "上へ移動" })).toBeVisible();
    expect(inside.getByRole("checkbox", { name: "5. テキスト送信を選択" })).toBeChecked();
    expect(inside.getByRole("checkbox", { name: "4. テキスト送信を選択" })).not.toBeChecked();
  },
};

export const 二百の動作: StoryObj = {
  args: {
    value: action(
      ...Array.from({ length: 200 }, (_, i) => ({ ...textSamples.typical, text: `${i + 1}通目のご案内` })),
    ),
  },
  parameters: { fault: registers(() => refusal(422, { message: "入力内容に誤りがあります。" })) },
  // The buttons, and what a finish has to say, are in view however long the list is.
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    const finish = await inside.findByRole("button", { name: "確定" });
    expect(finish.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(finish);
    const message = await inside.findByText("登録に失敗しました");
    const { top, bottom } = message.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const いろいろな二百の動作: StoryObj = {
  args: {
    value: action(
      ...Array.from({ length: 200 }, (_, i) => everyEffect.inputs[i % everyEffect.inputs.length]),
    ),
    abilities: accounts.all.abilities,
  },
  // The last is a head with a sentence until it is scrolled to.
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    const last = (await inside.findAllByRole("region")).at(-1) as HTMLElement;
    expect(within(last).queryByRole("button", { name: "削除" })).toBeNull();
    last.scrollIntoView();
    await within(last).findByRole("button", { name: "削除" });
    scrollTo(0, 0);
  },
};

export const 並べ替えの途中: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    const [grip] = await inside.findAllByRole("button", { name: "並べ替え" });
    grip?.focus();
    await userEvent.keyboard(" {ArrowDown}");
    await inside.findByText("3件中2番目に動かします");
    expect(grip).toHaveAttribute("aria-pressed", "true");
  },
};

export const 動作のメニュー: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    const [more] = await inside.findAllByRole("button", { name: "その他の操作" });
    await userEvent.click(more as HTMLElement);
    const menu = await inside.findByRole("menu", { name: "その他の操作" });
    expect(within(menu).getAllByRole("menuitem")).toHaveLength(3);
  },
};

export const 悪意のある内容: StoryObj = {
  args: {
    value: {
      ...action(textSamples.hostile, { type: 999, text: "<script>alert(1)</script>" }),
      a_name: "<b>太字</b>",
    },
    template: true,
  },
};

export const 閲覧のみ: StoryObj = { args: { readonly: true } };

export const 英語: StoryObj = { args: { locale: "en" } };

export const 暗い配色: StoryObj = { globals: { theme: "dark" } };

export const 狭い画面: StoryObj = { globals: { width: "360" } };
