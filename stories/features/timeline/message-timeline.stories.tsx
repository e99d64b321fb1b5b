import "../../../src/entries/message-timeline.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { press } from "../../drivers.js";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import { hostInPage, refusal } from "../../host-in-page.js";

const tag = "message-timeline";
const Timeline = tag as unknown as React.ElementType;

export default {
  title: "要素/message-timeline タイムライン",
  tags: ["autodocs"],
  parameters: { element: tag },
  render: ({ height = "520px", width, ...args }) => (
    <Timeline {...args} style={{ height, width, maxWidth: "100%" }} />
  ),
  beforeEach: () => hostInPage(),
} satisfies Meta;

/** The story's timeline, once it shows messages. */
async function drawn(canvas: HTMLElement) {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  await waitFor(() => expect(inside.getAllByRole("article").length).toBeGreaterThan(0), waitOptions);
  return inside;
}

const timelineIn = (canvas: HTMLElement) => canvas.querySelector(tag);

export const 標準: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("feed", { name: "メッセージ" })).toBeVisible();
  },
};

export const 英語: StoryObj = {
  args: { locale: "en" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("button", { name: "Mark as confirmed" })).toBeVisible();
  },
};

export const 友だち1人: StoryObj = {
  args: { pattern: "memberDetail", memberId: "1" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByText("ここから未確認")).toBeVisible();
  },
};

export const 未確認だけ: StoryObj = {
  args: { mode: "uncheck" },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

export const 画像と動画: StoryObj = {
  args: { types: ["image", "video", "audio", "sticker", "file", "location"] },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

export const 選択中: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const [first] = inside.getAllByRole("article");
    first?.focus();
    await press("x");
    await press("j");
    await press("x");
    await waitFor(() => expect(inside.getByText("2件を選択中")).toBeVisible());
    await waitFor(() => expect(timelineIn(canvasElement)?.value).toHaveLength(2));
  },
};

export const 選択の解除の確認: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const [first] = inside.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(inside.getByRole("button", { name: "選択を解除" }));
    await inside.findByRole("dialog", { name: "選択を解除しますか？" });
  },
};

export const 未選択で確認: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "確認済みにする" }));
    await inside.findByText("メッセージが選択されていません");
  },
};

export const 条件に合うすべてを確認: StoryObj = {
  args: { mode: "uncheck" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "条件に合うすべてを確認" }));
    await inside.findByRole("dialog", { name: /件のメッセージを確認済みにしますか？$/ }, waitOptions);
  },
};

export const 絞り込み: StoryObj = {
  args: { types: ["text"] },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: /^絞り込み/ }));
    expect(await inside.findByRole("checkbox", { name: "テキスト" })).toBeChecked();
  },
};

/** The panel with the picker in it, once that is there. */
async function savedSearch(canvas: HTMLElement, names = { button: /^絞り込み/, field: "カスタム検索" }) {
  const inside = await drawn(canvas);
  await userEvent.click(inside.getByRole("button", { name: names.button }));
  return { inside, field: await inside.findByRole("combobox", { name: names.field }, waitOptions) };
}

export const カスタム検索: StoryObj = {
  play: async ({ canvasElement }) => {
    const { inside, field } = await savedSearch(canvasElement);
    await userEvent.click(field);
    await userEvent.click(await inside.findByRole("option", { name: /^休眠中の優良顧客/ }, waitOptions));
    await waitFor(() => expect(timelineIn(canvasElement)?.state.funnelId).not.toBeNull());
    expect(inside.getByRole("button", { name: /^絞り込み( ?\d)?$/ })).toHaveTextContent("1");
  },
};

export const カスタム検索の英語: StoryObj = {
  args: { locale: "en", funnelId: "999" },
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await userEvent.click(await inside.findByRole("button", { name: /^Filter/ }, waitOptions));
    await inside.findByRole("combobox", { name: "Custom search" }, waitOptions);
  },
};

export const カスタム検索の読み込みの失敗: StoryObj = {
  // A server of its own: lists are kept for the page by their server.
  args: { apiBase: "https://busy.example" },
  beforeEach: () =>
    hostInPage((request) =>
      request.url.includes("/v_resource/")
        ? refusal(400, { message: "ただいま混み合っています" })
        : undefined,
    ),
  play: async ({ canvasElement }) => {
    const { inside, field } = await savedSearch(canvasElement);
    await userEvent.click(field);
    await inside.findAllByText(/選択肢の読み込み中にエラーが発生しました/, {}, waitOptions);
  },
};

export const キーボード操作: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "キーボード操作" }));
    await inside.findByText("次・前の未確認へ");
  },
};

export const 新着: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const text = "今届いたメッセージです。";
    const messages = [1, 2, 3].map((more) => ({
      id: 900_000 + more,
      member: { id: 1, name: "高橋 茂", icon_url: null },
      timestamp: Date.now() + more,
      type: "text",
      from: "member",
      notify: 1,
      text,
    }));
    timelineIn(canvasElement)?.append(messages);
    await inside.findByRole("button", { name: "新着 3 件" });
  },
};

export const 空: StoryObj = {
  args: { query: "どこにもない言葉" },
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByText("メッセージがありません", {}, waitOptions);
  },
};

export const 読み込みの失敗: StoryObj = {
  beforeEach: () => hostInPage(() => refusal(400, { message: "ただいま混み合っています" })),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByText("ただいま混み合っています", {}, waitOptions);
  },
};

export const 確認の失敗: StoryObj = {
  beforeEach: () =>
    hostInPage((request) =>
      request.method === "POST" ? refusal(422, { message: "確認の権限がありません" }) : undefined,
    ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const [first] = inside.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(inside.getByRole("button", { name: "確認済みにする" }));
    await inside.findByText("確認の権限がありません");
  },
};

export const 閲覧のみ: StoryObj = {
  args: { readonly: true },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

export const 狭い画面: StoryObj = {
  args: { width: "360px" },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

export const ダッシュボード: StoryObj = {
  args: { pattern: "top", height: "auto" },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};
