import "../../../src/entries/salon-settings.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { focused } from "../../drivers.js";
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
  pressIn,
  type Row,
  reads,
  refuses,
  replace,
  salonInPage,
  says,
  serverOf,
  stale,
  tag,
} from "../salon/salon-in-page.js";

export default {
  title: "要素/salon-settings サロン設定/表と組み合わせ",
  parameters: { element: "salon-settings" },
  args: { "salon-id": 1 },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => salonInPage(),
} satisfies Meta;

// ── 一覧を表として ───────────────────────────────────────────────────────────────────────────────

/** A field of a row of the table. */
async function field(canvas: Inside, row: string, name: string): Promise<HTMLElement> {
  return within(await groupOf(canvas, row)).findByRole("textbox", { name }, waitOptions);
}

async function openTable(canvas: Inside): Promise<void> {
  await press(canvas, "まとめて編集");
  await field(canvas, "カット", "料金");
}

export const まとめて編集: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await openTable(canvas);
    expect(await field(canvas, "カット", "料金")).toHaveValue("5500");
    fits(canvasElement);
  },
};

export const 狭いまとめて編集: StoryObj = { ...まとめて編集, globals: { width: "360" } };

export const 担当と設備のまとめて編集: StoryObj = {
  args: { section: "resources" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "まとめて編集");
    expect(await field(canvas, "個室", "指名料")).toHaveValue("550");
  },
};

export const まとめて編集の案内: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await openTable(canvas);
    const price = await field(canvas, "カット", "料金");
    await replace(price, "無料");
    fireEvent.keyDown(price, { key: "Enter" });
    await says(canvas, "料金は0以上の整数で入力してください");
    await canvas.findByRole("tab", { name: "コース（未保存）" }, waitOptions);
    fireEvent.keyDown(price, { key: "Escape" });
    await waitFor(() => expect(price).toHaveValue("5500"));
    await replace(price, "-1");
    fireEvent.keyDown(price, { key: "Enter" });
    await says(canvas, "料金は0以上の整数で入力してください");
  },
};

const cut: Row = {
  ...{ id: 41, salon_id: 1, name: "カット", order: 1, duration_min: 45, price: 6600, color: "#2971c6" },
  ...{ description: "", is_public: true, deleted_at: null, updated_at: "2026-11-20T11:00:00+09:00" },
};

export const まとめて編集の競合: StoryObj = {
  beforeEach: () => salonInPage(at("PATCH", "/courses/41", () => stale(cut))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await openTable(canvas);
    const price = await field(canvas, "カット", "料金");
    await replace(price, "5800");
    fireEvent.keyDown(price, { key: "Enter" });
    const choice = await canvas.findByRole("radiogroup", { name: "料金の競合" }, waitOptions);
    expect(within(choice).getAllByRole("radio")).toHaveLength(3);
  },
};

export const 表計算からの貼り付け: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await openTable(canvas);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "6000\n12000\n3500");
    const pasted = { clipboardData, bubbles: true, composed: true, cancelable: true };
    (await field(canvas, "カット", "料金")).dispatchEvent(new ClipboardEvent("paste", pasted));
    const question = await dialogOf(canvas, "3件に貼り付けます");
    await question.findByRole("button", { name: "貼り付ける" }, waitOptions);
  },
};

// ── 削除 ─────────────────────────────────────────────────────────────────────────────────────────

const inUse = (future: number, past: number) =>
  refusal(422, {
    ...{ message: "予約があります。", code: "in_use", errors: {} },
    ...{ future_reservation_count: future, past_reservation_count: past },
  });

export const 削除の確認: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "カット", "削除");
    const dialog = await dialogOf(canvas, "カットを削除しますか？");
    await dialog.findByRole("button", { name: "削除する" }, waitOptions);
  },
};

/** 予約のあるコースは削除できません。数を伝えて、非公開にすることを勧めます。 */
export const 使われているコースの削除: StoryObj = {
  beforeEach: () => salonInPage(at("DELETE", "/courses/41", () => inUse(12, 340))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "カット", "削除");
    const dialog = await dialogOf(canvas, "カットを削除しますか？");
    await press(dialog, "削除する");
    await says(dialog, "これからの予約が12件あるため、削除できません");
    await says(dialog, "過去の予約340件は残ります");
    await dialog.findByRole("button", { name: "非公開にする" }, waitOptions);
  },
};

/** 予約のある担当は、その数を見たあとで削除できます。 */
export const 使われている担当の削除: StoryObj = {
  args: { section: "resources" },
  beforeEach: () => salonInPage(at("DELETE", "/resources/12", () => inUse(12, 340))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "中村", "削除");
    const dialog = await dialogOf(canvas, "中村を削除しますか？");
    await press(dialog, "削除する");
    await says(dialog, "これからの予約が12件あります。削除すると、担当は「削除済み」と表示されます。");
    await dialog.findByRole("button", { name: "それでも削除する" }, waitOptions);
  },
};

export const 削除の失敗: StoryObj = {
  beforeEach: () => salonInPage(at("DELETE", "/courses/41", () => refusal(409, { message: "見せない文" }))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "カット", "削除");
    const dialog = await dialogOf(canvas, "カットを削除しますか？");
    await press(dialog, "削除する");
    await says(dialog, "不明なエラーが発生しました");
    expect(dialog.queryByText("見せない文")).toBeNull();
  },
};

// ── 組み合わせ ───────────────────────────────────────────────────────────────────────────────────

async function openPairs(canvas: Inside): Promise<Inside> {
  await press(canvas, "担当との組み合わせ");
  const dialog = await dialogOf(canvas, "コースと担当の組み合わせ");
  await dialog.findByRole("grid", { name: "コースと担当の組み合わせ" }, waitOptions);
  return dialog;
}

export const 組み合わせ: StoryObj = {
  play: async ({ canvasElement }) => {
    const dialog = await openPairs(await inside(canvasElement));
    const box = (name: string) => dialog.getByRole("checkbox", { name });
    expect(box("カット × 中村")).toBeChecked();
    expect(box("ヘッドスパ × 中村")).not.toBeChecked();
    expect(box("中村のすべて")).toBePartiallyChecked();
  },
};

/** シフトと矢印で塗ると、担当できる人のいないコースと、受けられるコースのない担当が分かります。 */
export const 塗りつぶした組み合わせ: StoryObj = {
  play: async ({ canvasElement }) => {
    const dialog = await openPairs(await inside(canvasElement));
    const first = dialog.getByRole("checkbox", { name: "カット × 佐々木（店長）" });
    await userEvent.click(first);
    for (let step = 0; step < 2; step += 1)
      fireEvent.keyDown(focused() as Element, { key: "ArrowRight", shiftKey: true });
    await says(dialog, "担当できる人がいません");
    await userEvent.click(dialog.getByRole("checkbox", { name: "個室のすべて" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "個室のすべて" }));
    await says(dialog, "受けられるコースがありません");
  },
};

export const 狭い組み合わせ: StoryObj = {
  globals: { width: "360" },
  play: async ({ canvasElement }) => {
    const dialog = await openPairs(await inside(canvasElement));
    expect(dialog.getByRole("checkbox", { name: "カットのすべて" })).toBeChecked();
  },
};

export const 多くの組み合わせ: StoryObj = {
  args: { "salon-id": 7 },
  beforeEach: () => salonInPage(undefined, { isLarge: true }),
  play: async ({ canvasElement }) => {
    const dialog = await openPairs(await inside(canvasElement));
    const grid = dialog.getByRole("grid", { name: "コースと担当の組み合わせ" });
    expect(grid).toHaveAttribute("aria-rowcount", "1001");
    expect(grid).toHaveAttribute("aria-colcount", "201");
    expect(grid.querySelectorAll("*").length).toBeLessThan(2500);
  },
};

export const 読み取り専用の組み合わせ: StoryObj = {
  args: { readonly: true },
  play: async ({ canvasElement }) => {
    const dialog = await openPairs(await inside(canvasElement));
    expect(dialog.queryByRole("button", { name: "保存" })).toBeNull();
  },
};

export const 組み合わせるものがない: StoryObj = {
  beforeEach: () => salonInPage(reads("/resources/all", [])),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "担当との組み合わせ");
    await says(canvas, "コースと担当・設備を追加すると、組み合わせを選べます");
  },
};

export const 組み合わせの読み込み失敗: StoryObj = {
  beforeEach: () => salonInPage(refuses("/resource_course_unlinks")),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "担当との組み合わせ");
    const dialog = await dialogOf(canvas, "コースと担当の組み合わせ");
    await says(dialog, "この店舗を見る権限がありません。");
  },
};

export const 組み合わせの保存の失敗: StoryObj = {
  beforeEach: () =>
    salonInPage(at("PUT", "/resource_course_unlinks", () => refusal(403, { message: "権限がありません。" }))),
  play: async ({ canvasElement }) => {
    const dialog = await openPairs(await inside(canvasElement));
    await userEvent.click(dialog.getByRole("checkbox", { name: "カット × 中村" }));
    await press(dialog, "保存");
    await says(dialog, "権限がありません。");
  },
};
