import "../../../src/entries/episode-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { editor, insideEditor, waitOptions } from "../../editor-stage.js";
import { hostInPage, refusal } from "../../host-in-page.js";

const tag = "episode-editor";

export default {
  title: "要素/episode-editor リマインダ・フォロー",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { "episode-id": 711, "salon-id": 1 },
  render: (args) => editor(tag, args),
  beforeEach: () => hostInPage(),
} satisfies Meta;

/** The story's editor, once it is drawn. */
async function drawn(canvas: HTMLElement) {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  await inside.findByRole("region", { name: "内容" }, waitOptions);
  return inside;
}

export const 標準: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await waitFor(() =>
      expect(inside.getByRole("group", { name: "内容" })).toHaveTextContent(
        "予約開始の2時間前に、条件に合う友だちへテンプレート「",
      ),
    );
    expect(inside.getByRole("list", { name: "送信予定" }).children).toHaveLength(3);
  },
};

export const 新規: StoryObj = {
  args: { "episode-id": undefined, "salon-id": undefined },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("radio", { name: "日時で指定" })).toBeChecked();
    await userEvent.click(inside.getByRole("button", { name: "ステップを追加" }));
    await waitFor(() => expect(inside.getByLabelText("日数")).toHaveValue("1"));
  },
};

/** 保存できない理由は、その欄と下の一覧に出ます。 */
export const 未入力: StoryObj = {
  args: { "episode-id": undefined, "salon-id": undefined },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "ステップを追加" }));
    await userEvent.click(inside.getByRole("button", { name: "保存" }));
    const alert = await inside.findByRole("alert", {}, waitOptions);
    await waitFor(() => {
      expect(alert).toHaveTextContent("名前を入力してください");
      expect(alert).toHaveTextContent("ステップ 1：本文を入力してください");
    });
  },
};

/** 順番、同じ時刻、削除済みのテンプレートを知らせます。保存は止めません。 */
export const 注意: StoryObj = {
  args: { "episode-id": 704, "salon-id": undefined },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("ステップの順番と送信の順番が異なります", {}, waitOptions);
    await inside.findByText("ステップ3と同じ時刻に送信されます", {}, waitOptions);
    await inside.findByText("削除済みのテンプレートが指定されています", {}, waitOptions);
  },
};

/** 4件以上のステップは閉じて並び、注意はそこにも出ます。 */
export const 閉じたステップの注意: StoryObj = {
  args: {
    ...{ "episode-id": undefined, "salon-id": undefined },
    value: {
      ...{
        id: null,
        name: "前日のお知らせ",
        type: 0,
        is_active: false,
        activated_at: null,
        deleted_at: null,
      },
      steps: [
        [4, "10:00"],
        [1, "22:00"],
        [1, "22:00"],
        [2, "10:00"],
      ].map(([days, time], at) => ({
        ...{ id: null, order: at + 1, timing_type: 0, direction: "before", days, time, offset_min: null },
        content: { kind: "text", text: "もうすぐです", template_id: null, action_id: null },
        member_query_id: null,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const odd = inside.getByRole("region", { name: "ステップ 2" });
    await waitFor(() => expect(odd).toHaveTextContent("夜間（21時〜8時）に送信されます"));
    expect(odd).toHaveTextContent("ステップ3と同じ時刻に送信されます");
    expect(inside.getByRole("button", { name: "ステップ 2" })).toHaveAttribute("aria-expanded", "false");
  },
};

/** 来店の後に送る30件のステップ。 */
export const 長い配信: StoryObj = {
  args: { "episode-id": 731 },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("list", { name: "送信予定" }).children).toHaveLength(31);
  },
};

/** 開始する前に、すでに過ぎたステップを一覧で示します。 */
export const 開始の確認: StoryObj = {
  args: { "episode-id": 703, "salon-id": undefined },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    fireEvent.change(inside.getByLabelText("ゴール日"), { target: { value: "2020-01-10" } });
    await userEvent.click(inside.getByRole("button", { name: "配信を開始" }));
    const dialog = await inside.findByRole("dialog", { name: "配信を開始しますか？" }, waitOptions);
    expect(dialog).toHaveTextContent("見本 2020年1月10日 10:00：ステップ1、ステップ2、ステップ3");
    expect(inside.getByRole("button", { name: "配信を開始する" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const 削除済み: StoryObj = {
  args: { "episode-id": 705, "salon-id": undefined },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("この配信は削除されています", {}, waitOptions);
    expect(inside.queryByRole("button", { name: "ステップを追加" })).toBeNull();
    expect(inside.queryByRole("button", { name: "保存" })).toBeNull();
    await userEvent.click(inside.getByRole("button", { name: "複製して新規作成" }));
    await waitFor(() =>
      expect(inside.getByRole("textbox", { name: "名前" })).toHaveValue(
        "終わったキャンペーンのリマインドのコピー",
      ),
    );
  },
};

/** 知らないステップや項目もそのまま残ります。 */
export const 旧システムの配信: StoryObj = {
  args: { "episode-id": 741 },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const held = await inside.findAllByText("読み取れないステップ", {}, waitOptions);
    expect(held.length).toBeGreaterThanOrEqual(2);
  },
};

/** ほかの人も同じステップを変えたときは、どちらにするかを選びます。 */
export const 競合: StoryObj = {
  args: { "episode-id": 704, "salon-id": undefined },
  beforeEach: () =>
    hostInPage((request) =>
      request.url.endsWith("/api/episodes/704/steps") ? changedByOthers(request) : undefined,
    ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const [days] = inside.getAllByLabelText("日数");
    fireEvent.change(days as HTMLElement, { target: { value: "5" } });
    await userEvent.click(inside.getByRole("button", { name: "保存" }));
    await inside.findByText("ステップ1の競合", {}, waitOptions);
    expect(inside.getByRole("radio", { name: "ほかの人の変更" })).not.toBeChecked();
  },
};

export const 読み込み失敗: StoryObj = {
  beforeEach: () =>
    hostInPage((request) =>
      request.url.includes("/api/episodes/711") ? refusal(404, { message: "" }) : undefined,
    ),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByText("読み込みに失敗しました", {}, waitOptions);
    await inside.findByText("この配信は見つかりません", {}, waitOptions);
  },
};

export const 読み取り専用: StoryObj = {
  args: { readonly: true },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.queryByRole("button", { name: "保存" })).toBeNull();
    expect(inside.queryByRole("button", { name: "ステップを追加" })).toBeNull();
  },
};

export const 英語: StoryObj = {
  args: { locale: "en" },
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByRole("region", { name: "Summary" }, waitOptions);
  },
};

/** Somebody else has made the first step another one since. */
async function changedByOthers(request: Request): Promise<Response> {
  const sent = (await request.clone().json()) as { steps: object[] };
  const steps = sent.steps.map((each, at) => (at === 0 ? { ...each, days: 9 } : each));
  const current = {
    ...{ id: 704, name: "成人式の前撮りリマインド", type: 0, is_active: false, activated_at: null },
    ...{ deleted_at: null, steps, updated_at: "later" },
  };
  return refusal(422, { message: "ほかの人が先に保存しました。", code: "stale", current, errors: {} });
}
