import "../../../src/entries/friend-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { FriendTab } from "../../../src/entries/index.js";
import { erase, typeInto } from "../../drivers.js";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import { type Fault, hostInPage, refusal } from "../../host-in-page.js";

const tag = "friend-editor";
const Friend = tag as unknown as React.ElementType;

export default {
  title: "要素/friend-editor 友だち情報の編集",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { memberId: "1", memberName: "高橋 茂", inline: true },
  render: ({ width, ...args }) => <Friend {...args} style={{ width, maxWidth: "100%" }} />,
  beforeEach: () => hostInPage(undefined, { friends: 1 }),
} satisfies Meta;

/** A story of one tab. `server` is its own where its answers are not those of the other stories: the page remembers them. */
function inTab(
  tab: FriendTab,
  { fault, server, ...args }: { fault?: Fault; server?: string; [arg: string]: unknown } = {},
): Pick<StoryObj, "args" | "beforeEach"> {
  return {
    args: { tab, ...args, ...(server && { apiBase: `https://${server}.example` }) },
    beforeEach: () => hostInPage(fault, { friends: 1 }),
  };
}

/** The story's editor, once it shows fields. */
async function drawn(canvas: HTMLElement) {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  const root = canvas.querySelector(tag)?.shadowRoot;
  await waitFor(() => expect(root?.querySelector("[data-field=value]")).not.toBeNull(), waitOptions);
  return inside;
}

/** The same with another value in a field. */
async function written(canvas: HTMLElement, name: string, text: string) {
  const inside = await drawn(canvas);
  const field = await inside.findByRole("textbox", { name }, waitOptions);
  await erase(field);
  await typeInto(field, text);
  return inside;
}

type Inside = Awaited<ReturnType<typeof drawn>>;

async function save(inside: Inside, name = "保存") {
  await userEvent.click(inside.getByRole("button", { name }));
}

/** Answers the calls of one method whose paths end so. */
function at(method: string, end: string, answer: () => Response | Promise<Response>): Fault {
  return (request) =>
    request.method === method && new URL(request.url).pathname.endsWith(end) ? answer() : undefined;
}

const rank = "会員ランク";

export const 標準: StoryObj = {
  tags: ["smoke"],
  ...inTab("tags"),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("tab", { name: "タグ" })).toHaveAttribute("aria-selected", "true");
    expect(inside.getByRole("combobox", { name: "タグ" })).toBeVisible();
  },
};

export const 友だち情報: StoryObj = {
  ...inTab("variables"),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(await inside.findByRole("textbox", { name: rank })).toHaveValue("ゴールド");
  },
};

export const 基本情報: StoryObj = {
  ...inTab("base"),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("textbox", { name: "個別メモ" })).toBeVisible();
  },
};

export const ダイアログ: StoryObj = {
  ...inTab("variables", { inline: false, open: true }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("dialog", { name: /高橋 茂/ })).toBeVisible();
  },
};

export const 未保存の確認: StoryObj = {
  ...inTab("variables", { inline: false, open: true }),
  play: async ({ canvasElement }) => {
    const inside = await written(canvasElement, rank, "プラチナ");
    await userEvent.click(inside.getByRole("button", { name: "閉じる" }));
    await inside.findByRole("dialog", { name: "保存していない変更があります" });
  },
};

export const 変更中: StoryObj = {
  ...inTab("variables"),
  play: async ({ canvasElement }) => {
    const inside = await written(canvasElement, rank, "プラチナ");
    await inside.findByText("1項目を変更中");
  },
};

export const 入力エラー: StoryObj = {
  ...inTab("variables"),
  play: async ({ canvasElement }) => {
    const inside = await written(canvasElement, "来店回数", "たくさん");
    await save(inside);
    await inside.findAllByText("入力エラー1件");
    expect(inside.getByRole("textbox", { name: "来店回数" })).toHaveAttribute("aria-invalid", "true");
  },
};

export const 競合: StoryObj = {
  ...inTab("variables", {
    server: "conflict",
    fault: at("POST", "/member/var", () =>
      refusal(409, {
        message: "佐々木さんが変更しました。",
        vals: { 201: "シルバー" },
        metas: { 201: { updated_at: "2026-11-25T10:00:00.000+09:00", updated_by: "佐々木" } },
      }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const inside = await written(canvasElement, rank, "プラチナ");
    await save(inside);
    const group = await inside.findByRole("radiogroup", { name: `${rank}の競合` }, waitOptions);
    expect(group.querySelectorAll(":checked").length).toBe(0);
  },
};

export const 保存の拒否: StoryObj = {
  ...inTab("variables", {
    server: "refused",
    fault: at("POST", "/member/var", () =>
      refusal(422, {
        message: "入力内容に誤りがあります。",
        errors: { "vals.201": ["20文字以内で入力してください。"] },
      }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const inside = await written(canvasElement, rank, "プラチナ".repeat(6));
    await save(inside);
    await inside.findAllByText("友だち情報の保存に失敗しました", {}, waitOptions);
    expect(inside.getByRole("textbox", { name: rank })).toHaveAttribute("aria-invalid", "true");
  },
};

export const すべて保存: StoryObj = {
  ...inTab("variables", { server: "saved" }),
  play: async ({ canvasElement }) => {
    const inside = await written(canvasElement, rank, "プラチナ");
    await save(inside, "すべて保存");
    await inside.findByText("友だち情報を保存しました", {}, waitOptions);
    await inside.findByRole("button", { name: "保存を元に戻す" });
  },
};

export const 保存する内容の確認: StoryObj = {
  ...inTab("variables", {
    value: {
      variables: {
        vals: Object.fromEntries([...Array(12).keys()].map((more) => [901 + more, "まとめて変更"])),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await save(inside, "すべて保存");
    const dialog = await inside.findByRole("dialog", { name: "保存する内容の確認" });
    expect(dialog.querySelectorAll("dd").length).toBe(12);
  },
};

export const 読み込み中: StoryObj = {
  ...inTab("variables", {
    server: "slow",
    fault: at("GET", "/member/var/1", () => new Promise(() => {})),
  }),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByText("読み込み中...", {}, waitOptions);
  },
};

export const 読み込みの失敗: StoryObj = {
  ...inTab("variables", {
    server: "failing",
    fault: at("GET", "/member/var/1", () => refusal(400, { message: "ただいま混み合っています" })),
  }),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findAllByText("友だち情報の読み込み中にエラーが発生しました", {}, waitOptions);
  },
};

export const 閲覧のみ: StoryObj = {
  ...inTab("variables", { readonly: true }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(await inside.findByRole("textbox", { name: rank })).toHaveAttribute("readonly");
    expect(inside.queryByRole("button", { name: "すべて保存" })).toBeNull();
  },
};

export const 英語: StoryObj = {
  ...inTab("variables", { locale: "en" }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("button", { name: "Save all" })).toBeVisible();
  },
};

export const 暗い配色: StoryObj = {
  ...inTab("variables", { theme: "dark" }),
  play: async ({ canvasElement }) => void (await written(canvasElement, rank, "プラチナ")),
};

export const 狭い画面: StoryObj = {
  ...inTab("variables", { width: "360px" }),
  play: async ({ canvasElement }) => void (await written(canvasElement, rank, "プラチナ")),
};

const many = Array.from({ length: 500 }, (_, index) => {
  const id = 1001 + index;
  return { id, name: `項目 ${index + 1}`, type: [0, 1, 2, 30][index % 4], group_id: 1 + (index % 5) };
});

export const 五百項目: StoryObj = {
  ...inTab("variables", {
    server: "many",
    fault: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/member/var/1"))
        return Response.json({ vals: { 1001: "最初の値", 1002: 2 }, metas: {} });
      if (!pathname.endsWith("/v_resource/varia")) return undefined;
      return Response.json({
        items: Object.fromEntries(many.map((item) => [item.id, item])),
        ids: many.map(({ id }) => id),
        groups: Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, { id, name: `フォルダ ${id}` }])),
        group_ids: [1, 2, 3, 4, 5],
        meta: {},
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await typeInto(inside.getByRole("textbox", { name: "検索" }), "項目　４９７");
    expect(await inside.findByRole("textbox", { name: "項目 497" })).toBeVisible();
  },
};

const hostile = `<img src=x onerror=alert(1)> "'&amp; \u202egnirts desrever\u202c`;
const long = "とても長い名前の項目".repeat(20);

export const 長い名前と不正な名前: StoryObj = {
  ...inTab("variables", {
    server: "long",
    width: "360px",
    memberName: `${hostile}${long}`,
    fault: (request) => {
      const { pathname } = new URL(request.url);
      const items = { 1: hostile, 2: long, 3: "a".repeat(200) };
      if (pathname.endsWith("/member/var/1"))
        return Response.json({ vals: { ...items, 900: long }, metas: {} });
      if (!pathname.endsWith("/v_resource/varia")) return undefined;
      return Response.json({
        items: Object.fromEntries(
          Object.entries(items).map(([id, name]) => [id, { id: Number(id), name, group_id: 1 }]),
        ),
        ids: [1, 2, 3],
        groups: { 1: { id: 1, name: `${hostile}${long}` } },
        group_ids: [1],
        meta: {},
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(await inside.findByRole("textbox", { name: hostile.replace(/\s+/g, " ") })).toBeVisible();
    const root = canvasElement.querySelector(tag)?.shadowRoot;
    expect(root?.querySelector("img")).toBeNull();
    const { scrollWidth, clientWidth } = canvasElement.querySelector(tag) as HTMLElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const 友だち未選択: StoryObj = {
  args: { memberId: "", memberName: "" },
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByText("友だちが選択されていません", {}, waitOptions);
  },
};
