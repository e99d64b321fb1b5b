import "../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { tagSamples as tagEffects } from "../../../src/features/action/effects/tag/tag.samples.js";
import { textSamples } from "../../../src/features/action/effects/text/text.samples.js";
import { friendNameSamples } from "../../../src/features/filter/conditions/friend-name/friend-name.samples.js";
import { editor, insideEditor, waitOptions } from "../../editor-stage.js";
import { type Fault, hostInPage, refusal } from "../../host-in-page.js";
import { estimateByHalves, explainByHalves, filterOf, findFriendsByName } from "../filter/filters.js";

const tag = "action-editor";

/** An action of one effect, with a condition or without. */
const action = (member_query_id: number | null) => ({
  aid: null,
  a_name: "来店お礼",
  a_twice_type: 0,
  is_template: 0,
  group_id: null,
  inputs: [{ ...textSamples.typical, member_query_id }],
});

/** Saved filters as each story says; saving ends as `register` says. */
const answering = (load: (id: number) => Response | Promise<Response>, register?: () => Response): Fault => {
  return ({ url }) => {
    const [, id] = /\/api\/funnel\/data\/(\d+)$/.exec(url) ?? [];
    if (id) return load(Number(id));
    return url.endsWith("/api/funnel/register") ? register?.() : undefined;
  };
};
const stored = (fid: number) => Response.json({ ...filterOf(friendNameSamples.typical), fid });

/** The first time nothing comes. */
const failingOnce = () => {
  let tries = 0;
  return (fid: number) => (tries++ === 0 ? refusal(404, {}) : stored(fid));
};

async function slideOf(canvas: HTMLElement, opener: RegExp) {
  const inside = await insideEditor(canvas, tag);
  const named = { name: opener };
  await userEvent.click(
    await waitFor(
      () => inside.queryByRole("switch", named) ?? inside.getByRole("button", named),
      waitOptions,
    ),
  );
  await inside.findByRole("button", { name: /^1\. テキスト送信/ }, waitOptions);
  return inside;
}

export default {
  title: "要素/action-editor アクション/条件",
  parameters: { element: tag, fault: answering(stored) },
  // What is known of a condition is kept for the page, so each story has a condition of its own.
  render: (args) => editor(tag, args),
  beforeEach: ({ parameters }) => hostInPage(parameters.fault as Fault | undefined),
} satisfies Meta;

export const 一覧の条件: StoryObj = {
  tags: ["smoke"],
  args: { value: action(9001) },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByText(/人だけ$/, {}, waitOptions);
    await waitFor(() => expect(inside.queryByText(/ID 9001/)).toBeNull(), waitOptions);
  },
};

export const 一覧で読み込み中: StoryObj = {
  args: { value: action(9002) },
  parameters: { fault: answering(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    await (await insideEditor(canvasElement, tag)).findByText("条件（ID 9002）に合う人だけ", {}, waitOptions);
  },
};

export const 一覧で取得に失敗: StoryObj = {
  args: { value: action(9003) },
  parameters: { fault: answering(() => refusal(404, {})) },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByText("条件（ID 9003）に合う人だけ", {}, waitOptions);
    await inside.findByText("取得に失敗しました", {}, waitOptions);
    await inside.findByRole("button", { name: "もう一度読み込む（1. テキスト送信の条件）" });
  },
};

export const 一覧でもう一度読み込む: StoryObj = {
  args: { value: action(9007) },
  parameters: { fault: answering(failingOnce()) },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await userEvent.click(await inside.findByRole("button", { name: /^もう一度読み込む/ }, waitOptions));
    await inside.findByText(/人だけ$/, {}, waitOptions);
    await waitFor(() => expect(inside.queryByText("取得に失敗しました")).toBeNull(), waitOptions);
    await waitFor(() => expect(inside.queryByText(/ID 9007/)).toBeNull(), waitOptions);
  },
};

export const 新しい条件: StoryObj = {
  args: { value: action(null) },
  play: async ({ canvasElement }) => {
    const inside = await slideOf(canvasElement, /^条件$/);
    await inside.findByText("絞り込む項目を選択してください", {}, waitOptions);
  },
};

export const 保存済みの条件: StoryObj = {
  args: { value: action(9004) },
  play: async ({ canvasElement }) => {
    const inside = await slideOf(canvasElement, /^条件を編集$/);
    await inside.findByRole("group", { name: "1. 名前" }, waitOptions);
  },
};

export const 取得に失敗: StoryObj = {
  args: { value: action(9005) },
  parameters: { fault: answering(() => refusal(404, {})) },
  play: async ({ canvasElement }) => {
    const inside = await slideOf(canvasElement, /^条件を編集$/);
    await inside.findByText("取得に失敗しました", {}, waitOptions);
    await inside.findByRole("button", { name: "もう一度読み込む" });
  },
};

export const 登録に失敗: StoryObj = {
  args: { value: action(9006) },
  parameters: { fault: answering(stored, () => refusal(422, { message: "入力内容に誤りがあります。" })) },
  play: async ({ canvasElement }) => {
    const inside = await slideOf(canvasElement, /^条件を編集$/);
    const row = await inside.findByRole("group", { name: "1. 名前" }, waitOptions);
    await userEvent.click(await within(row).findByRole("checkbox", { name: "略称" }, waitOptions));
    await userEvent.click(await inside.findByRole("button", { name: "条件を決めて戻る" }));
    const alert = await inside.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("登録に失敗しました"), waitOptions);
    expect(alert).toHaveTextContent("入力内容に誤りがあります。");
  },
};

export const 対象者: StoryObj = {
  args: {
    value: action(9021),
    estimate: estimateByHalves,
    explain: explainByHalves,
    findFriends: findFriendsByName,
  },
  play: async ({ canvasElement }) => {
    const inside = await slideOf(canvasElement, /条件を編集/);
    const audience = await inside.findByRole("complementary", { name: "対象者" }, waitOptions);
    await within(audience).findByText("10,000", { selector: "b" }, waitOptions);
  },
};

export const 未選択の条件: StoryObj = {
  args: { value: action(9022) },
  parameters: {
    fault: answering((fid) => Response.json({ ...filterOf({ type: 50, notify: [] }), fid })),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByText("未選択の条件「対応マーク」に合う人だけ", {}, waitOptions);
    await inside.findByText("条件に未選択の項目があります", {}, waitOptions);
  },
};

export const 既にそうなっている動作: StoryObj = {
  args: { value: { ...action(null), inputs: [{ ...tagEffects.typical, member_query_id: 9023 }] } },
  parameters: {
    fault: answering((fid) =>
      Response.json({
        ...filterOf({ type: 60, use_group: 0, tag_ids: tagEffects.typical.tag_ids, tag_or: 1 }),
        fid,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByText(/この条件の友だちには既に付いています/, {}, waitOptions);
  },
};
