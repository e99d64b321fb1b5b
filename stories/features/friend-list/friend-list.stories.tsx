import "../../../src/entries/friend-list.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import { hostInPage, refusal } from "../../host-in-page.js";
import { cutInOpenList } from "../picker/open-list-reading.js";
import { friendServer } from "./friend-server.js";

const tag = "friend-list";
const FriendList = tag as unknown as React.ElementType;

export default {
  title: "要素/friend-list 友だちリスト",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { operatorRoleId: "4" },
  render: ({ height = "600px", width, ...args }) => (
    <FriendList {...args} style={{ display: "block", height, width }} />
  ),
  beforeEach: () => hostInPage(friendServer(120)),
} satisfies Meta;

/** The rows that show friends. */
function friendsIn(inside: Awaited<ReturnType<typeof insideEditor>>): HTMLElement[] {
  const found = inside.queryByRole("listbox")?.querySelectorAll<HTMLElement>("[data-friend]");
  return [...(found ?? [])];
}

/** The story's list, once it shows friends. */
async function drawn(canvas: HTMLElement) {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  await waitFor(() => expect(friendsIn(inside).length).toBeGreaterThan(3), waitOptions);
  return inside;
}

async function says(canvas: HTMLElement, text: string) {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  await inside.findByText(text, {}, waitOptions);
  return inside;
}

export const 標準: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("120人");
  },
};

export const 英語: StoryObj = {
  args: { locale: "en" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("searchbox", { name: "Search" })).toBeVisible();
  },
};

export const 友だちの詳細: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(friendsIn(inside)[2] as HTMLElement);
    await userEvent.click(await inside.findByRole("tab", { name: "メッセージ" }, waitOptions));
  },
};

export const 二万人の途中: StoryObj = {
  beforeEach: () => hostInPage(friendServer(20_000)),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    inside.getByRole("listbox").scrollTop = 84 * 10_020;
    await waitFor(() => expect(friendsIn(inside)[1]?.dataset.friend).toBe("10015"), waitOptions);
  },
};

export const 見つからない: StoryObj = {
  args: { query: "だれか" },
  play: async ({ canvasElement }) => void (await says(canvasElement, "「だれか」に合う友だちはいません")),
};

export const 友だちがいない: StoryObj = {
  beforeEach: () => hostInPage(friendServer(0)),
  play: async ({ canvasElement }) => void (await says(canvasElement, "友だちはまだいません")),
};

export const 権限がない: StoryObj = {
  beforeEach: () => hostInPage(friendServer(120, [])),
  play: async ({ canvasElement }) => void (await says(canvasElement, "友だちを見る権限がありません")),
};

export const 読み込みの失敗: StoryObj = {
  beforeEach: () =>
    hostInPage((request) =>
      request.url.includes("/allow_members")
        ? refusal(400, { message: "ただいま混み合っています" })
        : friendServer(9)(request),
    ),
  play: async ({ canvasElement }) => void (await says(canvasElement, "データの取得に失敗しました")),
};

export const 準備中: StoryObj = {
  beforeEach: () =>
    hostInPage((request) =>
      request.url.includes("/allow_members") ? Response.json({}, { status: 202 }) : friendServer(9)(request),
    ),
  play: async ({ canvasElement }) => {
    const inside = await says(canvasElement, "一覧を準備しています");
    await userEvent.click(inside.getByRole("button", { name: "中止" }));
  },
};

/** The panel of the filters, once its pickers are there. */
async function filters(canvas: HTMLElement, names = { button: /^絞り込み/, tag: "タグ" }) {
  const inside = await drawn(canvas);
  await userEvent.click(inside.getByRole("button", { name: names.button }));
  await inside.findByRole("combobox", { name: names.tag }, waitOptions);
  return inside;
}

export const 絞り込み: StoryObj = {
  args: { tagId: "1", notify: 2 },
  play: async ({ canvasElement }) => {
    const inside = await filters(canvasElement);
    await waitFor(
      () =>
        expect(inside.getByRole("combobox", { name: "通知レベル" })).toHaveAttribute(
          "placeholder",
          expect.stringContaining("通知レベル2（"),
        ),
      waitOptions,
    );
  },
};

export const タグを選ぶ: StoryObj = {
  parameters: { reading: cutInOpenList("リピーター", "ゴールド会員") },
  play: async ({ canvasElement }) => {
    const inside = await filters(canvasElement);
    await userEvent.click(inside.getByRole("combobox", { name: "タグ" }));
    const list = await inside.findByRole("dialog", { name: "タグ" }, waitOptions);
    await waitFor(() => expect(list.querySelector("[role=option]")).toBeVisible(), waitOptions);
  },
};

export const 絞り込みの英語: StoryObj = {
  args: { locale: "en" },
  play: async ({ canvasElement }) => void (await filters(canvasElement, { button: /^Filter/, tag: "Tag" })),
};

export const 選択肢の読み込みの失敗: StoryObj = {
  // A server of its own: lists are kept for the page by their server.
  args: { apiBase: "https://busy.example" },
  beforeEach: () =>
    hostInPage((request) =>
      request.url.includes("/v_resource/")
        ? refusal(400, { message: "ただいま混み合っています" })
        : friendServer(120)(request),
    ),
  play: async ({ canvasElement }) => {
    const inside = await filters(canvasElement);
    await userEvent.click(inside.getByRole("combobox", { name: "通知レベル" }));
    await inside.findAllByText(/選択肢の読み込み中にエラーが発生しました/, {}, waitOptions);
  },
};

export const 狭い画面の絞り込み: StoryObj = {
  args: { width: "360px" },
  play: async ({ canvasElement }) => void (await filters(canvasElement)),
};

export const 狭い画面: StoryObj = {
  args: { width: "360px" },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};
