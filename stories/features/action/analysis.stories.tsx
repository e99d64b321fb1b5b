import "../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { memberSamples } from "../../../src/features/action/effects/member/member.samples.js";
import { tagSamples } from "../../../src/features/action/effects/tag/tag.samples.js";
import { textSamples } from "../../../src/features/action/effects/text/text.samples.js";
import { tagSamples as tagConditions } from "../../../src/features/filter/conditions/tag/tag.samples.js";
import everyEffect from "../../../test/fixtures/action-every-effect.json" with { type: "json" };
import { typeInto } from "../../drivers.js";
import { editor, insideEditor, waitOptions } from "../../editor-stage.js";
import { type Fault, hostInPage, refusal } from "../../host-in-page.js";
import { filterOf } from "../filter/filters.js";

const tag = "action-editor";

const action = (...inputs: unknown[]) => ({
  aid: null,
  a_name: "来店お礼",
  a_twice_type: 0,
  is_template: 0,
  group_id: null,
  inputs,
});

/** Tags that are not in the demo data stand beside one that is. */
const gone = (remove: number, ...ids: number[]) => ({
  ...tagSamples.typical,
  remove,
  tag_ids: [...ids, 101],
});
const long = "長い文面でも、読むだけの画面ではすべてが見えます。".repeat(12);

const answering = (path: string, answer: () => Response): Fault => {
  return ({ url }) => (url.endsWith(path) ? answer() : undefined);
};

/** What is told of an action as a whole, below its effects, and an action that is only read. */
export default {
  title: "要素/action-editor アクション/全体",
  parameters: { element: tag },
  render: (args) => editor(tag, args),
  beforeEach: ({ parameters }) => hostInPage(parameters.fault as Fault | undefined),
} satisfies Meta;

export const 打ち消し合う動作: StoryObj = {
  tags: ["smoke"],
  args: {
    value: action(
      textSamples.typical,
      tagSamples.typical,
      { ...tagSamples.typical, remove: 1 },
      memberSamples.blocked,
    ),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByText("ブロックする友だちにはメッセージが届きません", {}, waitOptions);
    await inside.findByText(/「来店済み」を付ける動作と外す動作があります/, {}, waitOptions);
  },
};

export const 削除済みの参照: StoryObj = {
  args: { value: action(gone(0, 9001), textSamples.typical, gone(1, 9001, 9002)), abilities: ["tag-write"] },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await userEvent.click(
      await inside.findByRole(
        "button",
        { name: "削除済みのタグ（ID 9001）をまとめて置き換える" },
        waitOptions,
      ),
    );
    await inside.findByRole("combobox", { name: /置き換え先のタグ/ }, waitOptions);
  },
};

export const 条件の中の削除済みの参照: StoryObj = {
  args: { value: action({ ...textSamples.typical, member_query_id: 9101 }) },
  parameters: {
    fault: answering("/api/funnel/data/9101", () =>
      Response.json({ ...filterOf({ ...tagConditions.any, tag_ids: [9003] }), fid: 9101 }),
    ),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByRole("button", { name: "1. テキスト送信の条件を表示" }, waitOptions);
  },
};

export const 実際の動き: StoryObj = {
  args: { value: action(textSamples.delayed, tagSamples.typical, textSamples.atTime, memberSamples.blocked) },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await userEvent.click(await inside.findByText(/^実際の動き（最大で2通送信）$/, {}, waitOptions));
    await inside.findByText("送るタイミングにより、一覧とは違う順番で実行されます");
  },
};

export const 変更点: StoryObj = {
  args: { value: action(textSamples.typical, tagSamples.typical) },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await typeInto(await inside.findByRole("textbox", { name: /本文/ }, waitOptions), "！");
    await userEvent.click(await inside.findByRole("checkbox", { name: /2回目以降/ }));
    await userEvent.click(await inside.findByText("変更点を見る", {}, waitOptions));
    await inside.findByText("2回目以降の発動時も実行：しない → する");
  },
};

export const サーバーからの指摘: StoryObj = {
  args: { value: action(textSamples.typical, textSamples.delayed, tagSamples.typical, textSamples.atTime) },
  parameters: {
    fault: answering("/api/action/register", () =>
      refusal(422, {
        message: "入力内容に誤りがあります。",
        errors: {
          "inputs.1.text": ["本文に使えない文字があります。"],
          "inputs.2.tag_ids.0": ["このタグはもうありません。"],
        },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await userEvent.click(await inside.findByRole("button", { name: "確定" }));
    await waitFor(() => expect(inside.getAllByText("問題が1件あります")).toHaveLength(2), waitOptions);
    await userEvent.click(inside.getByRole("button", { name: "2. テキスト送信" }));
    await waitFor(() => expect(inside.getByRole("textbox", { name: /本文/ })).toBeInvalid(), waitOptions);
  },
};

export const 読むだけ: StoryObj = {
  args: {
    value: action({ ...textSamples.typical, text: long }, gone(0, 9001), memberSamples.blocked, {
      type: 999,
    }),
    readonly: true,
  },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByText(long, {}, waitOptions);
    await inside.findByText("タグ「削除済みのタグ」「来店済み」を付ける");
    expect(inside.queryByRole("textbox")).toBeNull();
  },
};

export const すべての動作を読むだけ: StoryObj = { args: { value: everyEffect, readonly: true } };

export const 二百の動作を読むだけ: StoryObj = {
  args: {
    value: action(
      ...Array.from({ length: 200 }, (_, i) => ({ ...textSamples.typical, text: `${i + 1}通目のご案内` })),
    ),
    readonly: true,
  },
};

export const 狭い画面で読むだけ: StoryObj = { ...読むだけ, globals: { width: "360" } };

export const 暗い配色の削除済みの参照: StoryObj = { ...削除済みの参照, globals: { theme: "dark" } };
