import "../../../src/entries/funnel-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { friendInfoSamples } from "../../../src/features/filter/conditions/friend-info/friend-info.samples.js";
import { friendNameSamples } from "../../../src/features/filter/conditions/friend-name/friend-name.samples.js";
import { memoSamples } from "../../../src/features/filter/conditions/memo/memo.samples.js";
import { scenarioSamples } from "../../../src/features/filter/conditions/scenario/scenario.samples.js";
import { tagSamples } from "../../../src/features/filter/conditions/tag/tag.samples.js";
import everyCondition from "../../../test/fixtures/filter-every-condition.json" with { type: "json" };
import { triggerContext } from "../../../test/host/pages/console-context.js";
import { focused } from "../../drivers.js";
import { editor, insideEditor, insideWholeEditor, waitOptions } from "../../editor-stage.js";
import { type Fault, hostInPage, refusal } from "../../host-in-page.js";
import { estimateByHalves, explainByHalves, filterOf, findFriendsByName, narrowing } from "./filters.js";

const tag = "funnel-editor";

const onlyFor = (path: string, answer: () => Response | Promise<Response>): Fault => {
  return (request) => (new URL(request.url).pathname.startsWith(path) ? answer() : undefined);
};
const registers = (answer: () => Response | Promise<Response>) => onlyFor("/api/funnel/register", answer);

export default {
  title: "要素/funnel-editor カスタム検索",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { value: filterOf(...narrowing), cancelable: true },
  render: (args) => editor(tag, args),
  beforeEach: ({ parameters }) => hostInPage(parameters.fault as Fault | undefined),
  play: async ({ canvasElement }) => {
    await insideWholeEditor(canvasElement, tag);
  },
} satisfies Meta;

export const 三つの条件: StoryObj = { tags: ["smoke"] };

export const 空: StoryObj = {
  args: { value: { ...filterOf(), name: "" } },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByText("絞り込む項目を選択してください");
    await userEvent.click(await inside.findByRole("button", { name: "個別メモを追加" }));
    const row = await inside.findByRole("group", { name: "1. 個別メモ" });
    const memo = await within(row).findByRole("textbox");
    await waitFor(() => expect(focused()).toBe(memo));
    await inside.findByText("さらに条件を追加できます");
  },
};

export const すべての条件: StoryObj = {
  args: { value: everyCondition, triggerContext },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    // The one that the server calls broken is held; none of the others may be.
    await inside.findByText("無効な条件です：削除されたシナリオが指定されています");
    expect(inside.queryByText(/ここでは編集できません|編集する権限がありません/)).toBeNull();
    expect(canvasElement.querySelector(tag)?.value).toEqual(everyCondition);
  },
};

export const orのパネル: StoryObj = {
  args: {
    value: filterOf(
      tagSamples.any,
      { type: 120, effects: [tagSamples.folder, friendInfoSamples.typical, memoSamples.several] },
      { type: 120, effects: [scenarioSamples.notFinished] },
    ),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    const panels = await inside.findAllByRole("group", { name: "いずれか1つ以上を満たす(or)" });
    expect(panels.length).toBe(2);
    await userEvent.click(inside.getByRole("button", { name: "いずれか1つ以上を満たす(or)を追加" }));
    await waitFor(() =>
      expect(inside.getAllByRole("group", { name: "いずれか1つ以上を満たす(or)" }).length).toBe(3),
    );
  },
};

export const 選択中: StoryObj = {
  args: {
    value: filterOf(...narrowing, memoSamples.several, {
      type: 120,
      effects: [tagSamples.folder, memoSamples.typical],
    }),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    const user = userEvent.setup();
    const panel = await inside.findByRole("group", { name: "すべて満たす(and)" });
    await user.keyboard("{Control>}");
    for (const name of ["2. 個別メモ", "4. 個別メモ"]) {
      const row = within(panel).getByRole("group", { name });
      await user.click(within(row).getAllByText("個別メモ")[0] as HTMLElement);
    }
    await user.keyboard("{/Control}");
    const bar = await inside.findByRole("group", { name: "選択中の項目" });
    expect(bar).toHaveTextContent("2件を選択中");
    expect(within(bar).getByRole("button", { name: "いずれか(or)にまとめる" })).toBeVisible();
    expect(within(panel).getByRole("checkbox", { name: "4. 個別メモを選択" })).toBeChecked();
  },
};

export const 一つの条件の操作: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    const row = await inside.findByRole("group", { name: "1. タグ" });
    await userEvent.click(within(row).getByRole("button", { name: "その他の操作" }));
    const menu = await inside.findByRole("menu", { name: "その他の操作" });
    const names = within(menu)
      .getAllByRole("menuitem")
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      "反転",
      "複製",
      "コピー",
      "切り取り",
      "貼り付け",
      "上へ移動",
      "下へ移動",
      "orで囲む",
    ]);
  },
};

export const 検索ボード: StoryObj = { args: { mode: "board" } };

export const 条件だけ: StoryObj = { args: { mode: "funneling" } };

export const カスタム検索からコピー: StoryObj = {
  args: { copyable: true },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await userEvent.click(await inside.findByRole("button", { name: "カスタム検索からコピー" }));
    await inside.findByRole("searchbox", { name: "検索" });
    // axe knows lists whose keys come from a combobox, and this one's come from its search box: it is looked at closed.
    await userEvent.keyboard("{Escape}");
  },
};

export const 対象者の人数: StoryObj = {
  args: { estimate: estimateByHalves, explain: explainByHalves },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    const audience = await inside.findByRole("complementary", { name: "対象者" });
    await within(audience).findByText("2,500", { selector: "b" });
    const last = await inside.findByRole("group", { name: "3. シナリオ" });
    await within(last).findByText("残り 2,500人");
  },
};

export const 友だちを名前で確認: StoryObj = {
  args: { explain: explainByHalves, findFriends: findFriendsByName },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByRole("combobox", { name: "友だちの名前" });
  },
};

export const 対象者が0人: StoryObj = {
  args: {
    estimate: async ({ inputs }: { inputs: unknown[] }) => ({
      total: inputs.length < 3 ? 12 : 0,
      friends: 20_000,
      conditions: inputs.map((_, at) => ({ meets: 40, remaining: at < 2 ? 12 : 0 })),
    }),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByText("「3. シナリオ」を外すと12人になります。");
  },
};

export const 人数の計算に失敗: StoryObj = {
  args: { estimate: () => Promise.reject(new Error("the host has no figures")) },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByText("計算できませんでした");
  },
};

export const 編集できない条件: StoryObj = {
  args: {
    value: filterOf(tagSamples.any, { type: 999, title: "将来の条件" }, scenarioSamples.subscribed, {
      type: -1,
      reason: "削除されたシナリオが指定されています",
    }),
  },
  globals: { account: "none" },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByText("この条件はここでは編集できません。内容はそのまま保存されます。");
    await inside.findByText("無効な条件です：削除されたシナリオが指定されています");
  },
};

export const 権限のない条件: StoryObj = {
  args: { value: filterOf(tagSamples.any, { type: 15, qs: ["a@example.com"], mail_status: 1 }) },
  globals: { account: "none" },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByText("この条件を編集する権限がありません。内容はそのまま保存されます。");
    expect(inside.queryByRole("button", { name: "メールを追加" })).toBeNull();
  },
};

export const 足りない入力: StoryObj = {
  args: { value: { ...filterOf(...narrowing, friendInfoSamples.elapsed), name: "" } },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: "検索" }));
    const alert = await inside.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("条件を保存するとき名前は必須です"));
    const name = inside.getByRole("textbox", { name: /条件名/ });
    await waitFor(() => expect(focused()).toBe(name));
  },
};

export const 保存の拒否: StoryObj = {
  parameters: {
    fault: registers(() =>
      refusal(422, {
        message: "入力内容に誤りがあります。",
        errors: {
          name: ["同じ名前の条件があります。"],
          "inputs.1.group_id": ["シナリオが削除されています。"],
        },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: "検索" }));
    const alert = await inside.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("登録に失敗しました"));
    expect(alert).toHaveTextContent("同じ名前の条件があります。");
    expect(alert).toHaveTextContent("シナリオが削除されています。");
  },
};

export const 保存中: StoryObj = {
  parameters: { fault: registers(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: "検索" }));
    await inside.findByRole("button", { name: "処理中..." });
  },
};

export const 保存した後: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: "検索" }));
    await inside.findByText("登録しました");
    expect(canvasElement.querySelector(tag)?.value.fid).toBeGreaterThan(0);
  },
};

export const 保存した条件: StoryObj = {
  args: { value: null, funnelId: "1608" },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByRole("group", { name: "1. 友だち情報" });
    expect(canvasElement.querySelector(tag)?.value.fid).toBe(1608);
  },
};

export const 読み込みに失敗: StoryObj = {
  args: { value: null, funnelId: "1608" },
  parameters: { fault: onlyFor("/api/funnel/data/", () => refusal(500, {})) },
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, tag);
    await inside.findByText("読み込みに失敗しました", {}, waitOptions);
    await inside.findByRole("button", { name: "もう一度読み込む" });
  },
};

export const フォルダの読み込みに失敗: StoryObj = {
  parameters: { fault: onlyFor("/api/funnel/groups", () => refusal(404, {})) },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByText("フォルダ情報の取得に失敗しました。", {}, waitOptions);
  },
};

export const 六十の条件: StoryObj = {
  args: {
    value: filterOf(
      ...Array.from({ length: 60 }, (_, at) => ({ ...memoSamples.typical, memos: [`メモ${at + 1}`] })),
    ),
  },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    const last = await inside.findByRole("group", { name: "60. 個別メモ" });
    await within(last).findByText(/メモ60/);
    // The finishing button is in view however long the list is.
    const finish = inside.getByRole("button", { name: "検索" });
    expect(finish.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const 悪意のある内容: StoryObj = {
  args: {
    value: {
      ...filterOf(friendNameSamples.markup, memoSamples.markup, {
        type: -1,
        reason: "<script>alert(1)</script>",
      }),
      name: "<b>太字</b>",
    },
  },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByText("無効な条件です：<script>alert(1)</script>");
  },
};

export const 閲覧のみ: StoryObj = {
  args: { value: everyCondition, triggerContext, readonly: true },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    expect(inside.queryByRole("button", { name: /を追加$/ })).toBeNull();
    expect(inside.queryByRole("button", { name: "削除" })).toBeNull();
  },
};

export const 無効: StoryObj = { args: { disabled: true } };

export const 英語: StoryObj = {
  args: { value: everyCondition, triggerContext, locale: "en" },
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, tag);
    await inside.findByRole("group", { name: "1. Name" }, waitOptions);
  },
};

export const 暗い配色: StoryObj = {
  globals: { theme: "dark" },
  args: { value: everyCondition, triggerContext },
};

export const 狭い画面: StoryObj = {
  globals: { width: "360" },
  args: { value: everyCondition, triggerContext },
};
