import "../../../src/entries/reservation-panel.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { erase, typeInto } from "../../drivers.js";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import { type Fault, refusal } from "../../host-in-page.js";
import {
  at,
  clashAnswer,
  drawn,
  type Inside,
  press,
  reservationOf,
  salonInPage,
  staleAnswer,
  wishes,
} from "./salon-in-page.js";

const tag = "reservation-panel";
const Panel = tag as unknown as React.ElementType;

export default {
  title: "要素/reservation-panel 予約/問題",
  parameters: { element: tag },
  args: { salonId: "1", reservationId: "5", open: true, type: "form", width: "480px" },
  render: ({ width, ...args }) => <Panel {...args} style={{ width, maxWidth: "100%" }} />,
  beforeEach: () => salonInPage([reservationOf()]),
} satisfies Meta;

/** A story with a server of its own, since the page remembers answers by it. */
function servedBy(
  server: string,
  fault: Fault,
  { row = {}, ...args }: { row?: Record<string, unknown>; [arg: string]: unknown } = {},
): Pick<StoryObj, "args" | "beforeEach"> {
  return {
    args: { apiBase: `https://${server}.example`, ...args },
    beforeEach: () => salonInPage([reservationOf(row)], fault),
  };
}

const put = (answer: () => Response) => at("PUT", "/reservations", answer);

/** The form with another comment, after the operator has tried to save it. */
async function saved(canvas: HTMLElement): Promise<Inside> {
  const inside = await drawn(canvas);
  const field = inside.getByRole("textbox", { name: "コメント" });
  await waitFor(() => expect(field).toHaveValue("初めてです"), waitOptions);
  await erase(field);
  await typeInto(field, "私のコメント");
  await press(inside, "保存");
  return inside;
}

export const 入力エラー: StoryObj = {
  tags: ["smoke"],
  args: { reservationId: null, value: { date: "2026-11-21", from: "11:00", to: "10:00" } },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "登録");
    await inside.findAllByText("終了時刻は開始時刻より後にしてください。");
    expect(inside.getByLabelText("終了")).toBeInvalid();
  },
};

export const 保存の拒否: StoryObj = {
  ...servedBy(
    "refused",
    put(() =>
      refusal(422, {
        message: "入力内容に誤りがあります。",
        errors: { comment: ["コメントは5文字以内で入力してください。"] },
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const inside = await saved(canvasElement);
    await inside.findAllByText("予約を保存できませんでした", {}, waitOptions);
    expect(inside.getByRole("textbox", { name: "コメント" })).toBeInvalid();
  },
};

export const 不明なエラー: StoryObj = {
  ...servedBy(
    "failing",
    put(() => refusal(500, { message: "内部の事情" })),
  ),
  play: async ({ canvasElement }) => {
    const inside = await saved(canvasElement);
    await inside.findAllByText(/不明なエラーが発生しました/, {}, waitOptions);
    expect(inside.queryByText(/内部の事情/)).toBeNull();
  },
};

export const 重なり: StoryObj = {
  ...servedBy(
    "clash",
    put(() => clashAnswer(true)),
  ),
  play: async ({ canvasElement }) => {
    const inside = await saved(canvasElement);
    const list = await inside.findByRole("list", { name: "重なっている予定" }, waitOptions);
    expect(within(list).getByText("清掃（11月20日(金) 13:00〜14:00）")).toBeVisible();
    expect(inside.getByRole("button", { name: "このまま登録" })).toBeVisible();
  },
};

export const 登録できない重なり: StoryObj = {
  ...servedBy(
    "clash-for-good",
    put(() => clashAnswer(false)),
  ),
  play: async ({ canvasElement }) => {
    const inside = await saved(canvasElement);
    expect(await inside.findByRole("button", { name: "直す" }, waitOptions)).toBeVisible();
    expect(inside.queryByRole("button", { name: "このまま登録" })).toBeNull();
  },
};

export const 承認できない変更申請: StoryObj = {
  ...servedBy(
    "judged-clash",
    at("POST", "/edit", () => clashAnswer(true)),
    {
      ...{ type: "detail", row: { status: "edit_pending", change_child: wishes.edit } },
    },
  ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "承認する");
    expect(await inside.findByRole("button", { name: "このまま登録" }, waitOptions)).toBeVisible();
  },
};

export const 処理済みの申請: StoryObj = {
  ...servedBy(
    "judged",
    at("POST", "/edit", () => staleAnswer({ from: "18:00", to: "19:00" })),
    {
      ...{ type: "detail", row: { status: "edit_pending", change_child: wishes.edit } },
    },
  ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "承認する");
    await inside.findByText(/この申請はすでに処理されています/, {}, waitOptions);
  },
};

export const 変更の取り消し: StoryObj = {
  ...servedBy(
    "patch",
    at("PATCH", "/reservations", () => refusal(400, { message: "変更できない状態です。" })),
    {
      type: "detail",
    },
  ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const checked = inside.getByRole("checkbox", { name: "確認済み" });
    checked.click();
    await inside.findByText(/変更できない状態です。/, {}, waitOptions);
    await waitFor(() => expect(checked).not.toBeChecked());
  },
};

export const 古い版: StoryObj = {
  ...servedBy(
    "stale",
    put(() => staleAnswer({ contact_address: "080-3333-4444" })),
  ),
  play: async ({ canvasElement }) => {
    const inside = await saved(canvasElement);
    await inside.findAllByText(/ほかの人がこの予約を変更しました/, {}, waitOptions);
    expect(inside.getByRole("textbox", { name: "連絡先" })).toHaveValue("080-3333-4444");
    expect(inside.getByRole("textbox", { name: "コメント" })).toHaveValue("私のコメント");
  },
};

export const 競合: StoryObj = {
  ...servedBy(
    "conflict",
    put(() => staleAnswer({ comment: "相手のコメント" })),
  ),
  play: async ({ canvasElement }) => {
    const inside = await saved(canvasElement);
    const group = await inside.findByRole("radiogroup", { name: "コメントの競合" }, waitOptions);
    expect(within(group).getByText("相手のコメント")).toBeVisible();
    expect(group.querySelectorAll(":checked").length).toBe(0);
  },
};

export const 読み込み中: StoryObj = {
  ...servedBy(
    "slow",
    at("GET", "/reservations", () => new Promise(() => {})),
    { type: "detail" },
  ),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    expect((await inside.findAllByText("読み込み中...", {}, waitOptions)).length).toBeGreaterThan(0);
  },
};

export const 読み込みの失敗: StoryObj = {
  ...servedBy(
    "gone",
    at("GET", "/reservations", () => refusal(404, { message: "予約が見つかりません。" })),
    {
      type: "detail",
    },
  ),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findAllByText("予約を読み込めませんでした", {}, waitOptions);
    expect(inside.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

export const 一覧の読み込みの失敗: StoryObj = {
  ...servedBy(
    "no-courses",
    at("GET", "/courses/all", () => refusal(400, {})),
  ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("コースの一覧を読み込めませんでした", {}, waitOptions);
    await waitFor(() => expect(inside.getByRole("combobox", { name: "コース" })).toHaveDisplayValue("ID 41"));
  },
};

const hostile = `<img src=x onerror=alert(1)> "'&amp; \u202egnirts desrever\u202c`;
const long = "とても長い名前のお客様".repeat(20);

const longRow = {
  ...{ name: `${hostile}${long}`, contact_address: "a".repeat(200), comment: long, meta_data: long },
  ...{ member: { id: 1, name: long }, status: "edit_pending" },
  change_child: { ...wishes.edit, comment: `${hostile}${long}` },
  histories: [{ id: 1, action: "b".repeat(200), actor_name: long, at: null, note: hostile }],
};

const longLists: Fault = (request) => {
  const { pathname } = new URL(request.url);
  const row = { price: 1, duration_min: 1, fee: 1, name: `${hostile}${long}` };
  if (!/\/(courses|resources)\/all$/.test(pathname)) return undefined;
  return Response.json({ data: [11, 12, 13, 41, 42].map((id) => ({ ...row, id })) });
};

export const 長い名前と不正な名前: StoryObj = {
  ...servedBy("long", longLists, { type: "detail", row: longRow, width: "360px" }),
  play: async ({ canvasElement }) => fits(canvasElement, await drawn(canvasElement)),
};

export const 長い名前と不正な名前のフォーム: StoryObj = {
  ...servedBy("long-form", longLists, { row: longRow, width: "360px" }),
  play: async ({ canvasElement }) => fits(canvasElement, await drawn(canvasElement)),
};

async function fits(canvas: HTMLElement, inside: Inside): Promise<void> {
  await inside.findAllByText(/とても長い名前のお客様/, {}, waitOptions);
  const root = canvas.querySelector(tag)?.shadowRoot;
  expect(root?.querySelector("img")).toBeNull();
  const { scrollWidth, clientWidth } = canvas.querySelector(tag) as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
