import "../../../src/entries/salon-settings.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { editor, waitOptions } from "../../editor-stage.js";
import { refusal } from "../../host-in-page.js";
import {
  at,
  dialogOf,
  firstOf,
  fits,
  groupOf,
  hasFocus,
  inside,
  press,
  pressIn,
  reads,
  salonInPage,
  says,
  serverOf,
  tag,
  write,
} from "../salon/salon-in-page.js";

export default {
  title: "要素/salon-settings サロン設定/オンライン予約",
  parameters: { element: "salon-settings" },
  args: { "salon-id": 1, section: "online" },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => salonInPage(),
} satisfies Meta;

const denied = () => refusal(403, { message: "権限がありません。" });

// ── 受付と予約ページ ─────────────────────────────────────────────────────────────────────────────

/** まだ何も設定されていない店舗では、最初の変更で設定が作られます。 */
export const 設定がまだない: StoryObj = {
  tags: ["smoke"],
  args: { "salon-id": 6 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const accepts = await canvas.findByRole("switch", { name: "オンライン予約を受け付ける" }, waitOptions);
    expect(accepts).not.toBeChecked();
    await says(canvas, "オンライン予約は停止中です");
    await userEvent.click(accepts);
    await says(canvas, "保存しました");
    await waitFor(() => expect(canvas.queryByText("オンライン予約は停止中です")).toBeNull(), waitOptions);
    expect(accepts).toBeChecked();
  },
};

/** 予約ページの設定がないときは、店舗情報、お客様情報、アクションを出しません。 */
export const オンライン予約の用意がまだない: StoryObj = {
  args: { "salon-id": 3 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await says(canvas, "オンライン予約はまだ用意されていません");
    expect(canvas.queryByRole("group", { name: "店舗情報" })).toBeNull();
  },
};

export const 切り替えの失敗: StoryObj = {
  beforeEach: () => salonInPage(at("PATCH", "/configs", denied)),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const push = await canvas.findByRole("switch", { name: "予約をプッシュ通知する" }, waitOptions);
    await userEvent.click(push);
    await says(canvas, "権限がありません。");
    await waitFor(() => expect(push).toBeChecked(), waitOptions);
  },
};

const config = {
  ...{ id: 1, salon_id: 1, enable_online: true, sync_shift: true, push_notification_status: true },
  ...{ special_dates: [], change_permission: 2, cancel_permission: 0, slot_minutes: 15 },
  updated_at: "2026-11-20T11:00:00+09:00",
};

export const 知らない許可: StoryObj = {
  beforeEach: () => salonInPage(reads("/salon/1/configs", config)),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const unknown = await canvas.findByRole("radio", { name: "不明な設定（2）" }, waitOptions);
    expect(unknown).toBeChecked();
  },
};

export const QRコード: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "QRコード");
    const dialog = await dialogOf(canvas, "QRコード");
    await dialog.findByRole("img", { name: "予約ページのQRコード" }, waitOptions);
  },
};

// ── 店舗情報 ─────────────────────────────────────────────────────────────────────────────────────

export const 店舗情報の案内: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const shop = within(await groupOf(canvas, "店舗情報"));
    await write(shop, "画像のURL", "javascript:alert(1)");
    await press(shop, "店舗情報を保存");
    await says(shop, "画像のURLが正しくありません");
    await hasFocus(shop.getByRole("textbox", { name: "画像のURL" }));
    await canvas.findByRole("tab", { name: "オンライン予約（未保存）" }, waitOptions);
  },
};

export const 店舗情報をサーバーが断る: StoryObj = {
  beforeEach: () =>
    salonInPage(
      at("PATCH", "/online_configs", () =>
        refusal(422, {
          message: "入力内容を確認してください。",
          errors: { "shop_info.tel": ["電話番号の形式が正しくありません。"] },
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const shop = within(await groupOf(canvas, "店舗情報"));
    await write(shop, "電話番号", "03-ABCD");
    await press(shop, "店舗情報を保存");
    await says(shop, "電話番号の形式が正しくありません。");
    await says(canvas, "入力内容を確認してください。");
  },
};

// ── お客様情報 ───────────────────────────────────────────────────────────────────────────────────

export const お客様情報の編集: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const asked = within(await groupOf(canvas, "お客様情報"));
    const [first] = await asked.findAllByRole("button", { name: "編集" }, waitOptions);
    const name = first?.closest("[role=group]")?.getAttribute("aria-label") ?? "";
    await userEvent.click(first as HTMLElement);
    const dialog = await dialogOf(canvas, `${name}を編集`);
    await dialog.findByRole("button", { name: "保存" }, waitOptions);
  },
};

/** 保存の前に読み直し、ほかの人の変更は残します。同じところの変更は、どれにするかをたずねます。 */
export const お客様情報の競合: StoryObj = {
  beforeEach: () => {
    let isChanged = false;
    return salonInPage(
      at("GET", "/online_configs", () => {
        const label = isChanged ? "髪質（ほかの人）" : "髪質";
        isChanged = true;
        const item = asked(1, label, { rule: "none", var_id: null, var_name: "", syncUserVar: false });
        return Response.json({ data: { ...oddOnline, customer_info: [item] } });
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "髪質", "編集");
    const dialog = await dialogOf(canvas, "髪質を編集");
    await write(dialog, "取得情報名 (表示名)", "髪の質");
    await press(dialog, "保存");
    const choice = within(
      await dialog.findByRole("radiogroup", { name: "取得情報名 (表示名)の競合" }, waitOptions),
    );
    for (const each of choice.getAllByRole("radio")) expect(each).not.toBeChecked();
    await says(dialog, "髪質（ほかの人）");
    await says(dialog, "競合している項目を選択してください");
  },
};

export const お客様情報の追加の案内: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "お客様情報", "項目を追加");
    const dialog = await dialogOf(canvas, "項目を追加");
    await press(dialog, "保存");
    await dialog.findAllByRole("alert", {}, waitOptions);
    await says(dialog, /入力してください|選択してください/);
  },
};

export const お客様情報の削除: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const asked = within(await groupOf(canvas, "お客様情報"));
    const [first] = await asked.findAllByRole("button", { name: "削除" }, waitOptions);
    const name = first?.closest("[role=group]")?.getAttribute("aria-label") ?? "";
    await userEvent.click(first as HTMLElement);
    await dialogOf(canvas, `${name}を削除しますか？`);
  },
};

const asked = (id: number, label: string, more: object = {}) => ({
  ...{ id, label, rule: null, var_id: 7, var_name: "髪質", var_type: 1, required: true, swatch_id: 5 },
  ...{ description: "", options: [], syncUserVar: true, syncGc: false, sync_real_name: false, order: id },
  ...more,
});
const oddOnline = {
  ...{ id: 301, salon_id: 1, is_public: false, actions: [], updated_at: "2026-11-20T11:00:00+09:00" },
  shop_info: { name: { ja: "表参道店" }, tel: "", address: "", image_url: null, description: "", notice: "" },
  customer_info: [
    asked(1, "髪質"),
    asked(2, "髪のお悩み"),
    asked(3, "新しい種類の項目", { swatch_id: 99, var_id: null, syncUserVar: false }),
    asked(4, "ご要望・ご質問・お車でのご来店の有無など、何でもお書きください".repeat(4), { var_id: null }),
  ],
};

/** 同じ友だち情報に登録する項目、知らない種類の項目、読み取れない店舗名。 */
export const 怪しい値: StoryObj = {
  beforeEach: () => salonInPage(reads("/online_configs", oddOnline)),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await says(canvas, "ほかの項目も同じ友だち情報に登録します");
    await says(canvas, "読み取れない値です。内容はそのまま保存されます。");
    fits(canvasElement);
  },
};

// ── アクション ───────────────────────────────────────────────────────────────────────────────────

export const 予約時のアクション: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const actions = within(await groupOf(canvas, "予約時のアクション"));
    await says(actions, "リマインダ");
    expect(actions.getByRole("button", { name: "アクションを保存" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

// ── 公開前の確認 ─────────────────────────────────────────────────────────────────────────────────

export const 公開前の確認: StoryObj = {
  args: { "salon-id": 6 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const ready = within(await groupOf(canvas, "公開前の確認"));
    await press(ready, "確認する");
    for (const finding of [
      "公開しているコースがありません",
      "公開している担当・設備がありません",
      "今後62日間に営業時間がありません",
      "オンライン予約を受け付けていません",
      "予約ページが公開されていません",
      "店舗名が入力されていません",
    ])
      await says(ready, finding);
    await press(ready, "「店舗名」へ移動");
    await hasFocus(canvas.getByRole("textbox", { name: "店舗名" }));
  },
};

export const 受け付けられる: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const ready = within(await groupOf(canvas, "公開前の確認"));
    await press(ready, "確認する");
    await says(ready, "予約を受け付けられます");
  },
};

const off = [11, 12, 13].map((resource_id) => ({ resource_id, course_id: 44 }));

export const 担当できる人のいないコース: StoryObj = {
  beforeEach: () => salonInPage(reads("/resource_course_unlinks", off)),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const ready = within(await groupOf(canvas, "公開前の確認"));
    await press(ready, "確認する");
    await says(ready, "「ヘッドスパ」を担当できる人がいません");
    await press(ready, "「コース」を開く");
    const course = within(await groupOf(canvas, "ヘッドスパ"));
    await hasFocus(course.getByRole("button", { name: "編集" }));
  },
};

export const 確認の失敗: StoryObj = {
  beforeEach: () =>
    salonInPage(firstOf(at("GET", "/resource_course_unlinks", denied), at("GET", "/courses/all", denied))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const ready = within(await groupOf(canvas, "公開前の確認"));
    await press(ready, "確認する");
    await says(ready, "確認に必要な情報を読み込めませんでした");
    await says(ready, "権限がありません。");
  },
};
