import "../../../src/entries/salon-settings.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { editor, waitOptions } from "../../editor-stage.js";
import { refusal } from "../../host-in-page.js";
import {
  at,
  dialogOf,
  fits,
  groupOf,
  type Inside,
  inside,
  press,
  reads,
  salonInPage,
  says,
  serverOf,
  tag,
} from "../salon/salon-in-page.js";

export default {
  title: "要素/salon-settings サロン設定/カレンダー連携",
  parameters: { element: "salon-settings" },
  args: { "salon-id": 1, section: "calendars" },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => salonInPage(),
} satisfies Meta;

/** One direction of a link. */
async function association(canvas: Inside, link: string, purpose: string): Promise<Inside> {
  return within(await groupOf(within(await groupOf(canvas, link)), purpose));
}

/** 書き出しと読み込みのそれぞれに、いまの状態と最後に同期した時刻が出ます。 */
export const それぞれの状態: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await says(await association(canvas, "佐々木 → 佐々木（店長）", "シフトを読み込む"), "同期済み");
    const waiting = await association(canvas, "個室 → 個室", "予約を書き出す");
    await says(waiting, "準備中");
    await says(waiting, "未同期");
    await says(await association(canvas, "個室 → 個室", "シフトを読み込む"), "同期中");
    const failed = await association(canvas, "研修 → 中村", "予約を書き出す");
    await says(failed, "エラー");
    await says(failed, "Googleアカウントの再認証が必要です。");
    await says(canvas, "まだ準備中です。しばらくしてから「再読み込み」を押してください。");
    await groupOf(canvas, "表参道店 → サロン全体");
    await canvas.findByRole("note", {}, waitOptions);
    fits(canvasElement);
  },
};

const odd = {
  accounts: [{ google_token_id: 5, email: "a".repeat(120), needs_reauth: true, calendars: [] }],
  links: [
    {
      ...{ primary_id: 1, salon_resource_id: 999, google_token_id: 5, google_calendar_id: "a" },
      ...{ calendar_name: `<b>\u202e${"予定".repeat(60)}`, link_target: "sideways" },
      associations: [
        {
          ...{ association_id: 1, purpose: "invoice", status: "paused", last_synced_at: null },
          error_message: null,
        },
        {
          ...{ association_id: 2, purpose: "shift", status: "error", last_synced_at: "いつか" },
          error_message: "x".repeat(200),
        },
      ],
    },
  ],
  connect_url: "javascript:alert(1)",
};

export const 知らない状態と向き: StoryObj = {
  beforeEach: () => salonInPage(reads("/googlecalendars", odd)),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await says(canvas, "invoice");
    await says(canvas, "paused");
    await says(canvas, "削除済みの担当・設備");
    expect(canvas.queryByRole("link", { name: /Googleアカウントを追加/ })).toBeNull();
    fits(canvasElement);
  },
};

export const 知らない状態の狭い画面: StoryObj = { ...知らない状態と向き, globals: { width: "360" } };

/** 問題のある連携は、どの画面の上にも出ます。 */
export const ほかの画面からの知らせ: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await groupOf(canvas, "研修 → 中村");
    await userEvent.click(canvas.getByRole("tab", { name: "コース" }));
    await groupOf(canvas, "カット");
    const note = within(canvas.getByRole("note"));
    await note.findByRole("button", { name: "カレンダー連携を開く" }, waitOptions);
  },
};

// ── 追加 ─────────────────────────────────────────────────────────────────────────────────────────

async function openAdding(canvas: Inside): Promise<Inside> {
  await groupOf(canvas, "佐々木 → 佐々木（店長）");
  await press(canvas, "カレンダーを追加");
  return dialogOf(canvas, "カレンダーを追加");
}
const choose = async (of: Inside, name: string, option: string) =>
  userEvent.selectOptions(await of.findByRole("combobox", { name }, waitOptions), option);

export const カレンダーの追加の案内: StoryObj = {
  play: async ({ canvasElement }) => {
    const dialog = await openAdding(await inside(canvasElement));
    await press(dialog, "追加する");
    for (const message of [
      "Googleアカウントを選択してください。",
      "カレンダーを選択してください。",
      "連携の向きを選択してください。",
    ])
      await says(dialog, message);
  },
};

export const 書き込めないカレンダー: StoryObj = {
  play: async ({ canvasElement }) => {
    const dialog = await openAdding(await inside(canvasElement));
    await choose(dialog, "Googleアカウント", "omotesando@example.test");
    await choose(dialog, "カレンダー", "日本の祝日");
    await says(dialog, "このカレンダーには書き込めません");
    expect(dialog.getAllByRole("radio")).toHaveLength(1);
  },
};

/** 追加したカレンダーは、30秒待ってから一度だけ読み込みます。 */
export const 追加したあとの待ち時間: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const dialog = await openAdding(canvas);
    await choose(dialog, "Googleアカウント", "omotesando@example.test");
    await choose(dialog, "カレンダー", "中村");
    await choose(dialog, "担当", "中村");
    await userEvent.click(dialog.getByRole("radio", { name: "両方" }));
    await press(dialog, "追加する");
    const link = within(await groupOf(canvas, "中村 → 中村"));
    await link.findByRole("progressbar", { name: /^準備中（あと\d+秒）$/ }, waitOptions);
    await waitFor(() => expect(link.getAllByText("準備中")).toHaveLength(2), waitOptions);
    await says(canvas, /^追加しました/);
  },
};

// ── 解除と再取得 ─────────────────────────────────────────────────────────────────────────────────

const denied = (message: string) => () => refusal(403, { message });

export const 連携の解除の失敗: StoryObj = {
  beforeEach: () =>
    salonInPage(at("DELETE", "/googlecalendars/27/shift/55", denied("解除する権限がありません。"))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(await association(canvas, "佐々木 → 佐々木（店長）", "シフトを読み込む"), "連携を解除");
    const dialog = await dialogOf(canvas, "「佐々木」の連携を解除しますか？");
    await press(dialog, "解除する");
    await says(dialog, "削除に失敗しました");
    await says(dialog, "解除する権限がありません。");
  },
};

export const 再取得の失敗: StoryObj = {
  beforeEach: () => salonInPage(at("POST", "/shift/55/resync", () => refusal(500, { message: "内部" }))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(await association(canvas, "佐々木 → 佐々木（店長）", "シフトを読み込む"), "再取得");
    await says(canvas, "再取得に失敗しました");
  },
};

export const 再取得: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const shift = await association(canvas, "佐々木 → 佐々木（店長）", "シフトを読み込む");
    await press(shift, "再取得");
    await says(canvas, "再取得を開始しました");
    await says(shift, "準備中");
  },
};

export const シフトの同期の失敗: StoryObj = {
  beforeEach: () => salonInPage(at("PATCH", "/configs", () => refusal(400, { message: "Not Allowed" }))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const sync = await canvas.findByRole("switch", { name: "シフトをカレンダーと同期する" }, waitOptions);
    await userEvent.click(sync);
    await says(canvas, "Not Allowed");
    await waitFor(() => expect(sync).toBeChecked(), waitOptions);
  },
};
