import "../../../src/entries/message-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { accounts } from "../../abilities.js";
import { press, typeInto } from "../../drivers.js";
import { editor, insideEditor, waitOptions } from "../../editor-stage.js";
import { hostInPage } from "../../host-in-page.js";

const tag = "message-editor";

export default {
  title: "要素/message-editor メッセージ",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: {
    value:
      "[[name]]様\n\nご来店ありがとうございました。次回のご予約は[[date add=7 format=1]]まで承ります。\nアンケートはこちらです。\n[[FORM_ab12cd]]",
    finishLabel: "保存",
    abilities: accounts.all.abilities,
    triggerContext: { category: "reserve", event: "register" },
  },
  render: (args) => editor(tag, args),
  beforeEach: () => hostInPage(),
} satisfies Meta;

const everyPlaceholder = [
  "[[name]]",
  "[[SYS_MAIL]]",
  "[[friend_link_url]]",
  "[[var id=202]]",
  "[[CVAR_x1y2]]",
  "[[FORM_ab12cd]]",
  "[[context category=reserve event=register key=date_range format=1]]",
  "[[context category=reserve event=register key=course_name]]",
  "[[date add=3 format=3]]",
  "[[remain target=2099-12-31]]",
];

const problems = [
  "[[CVAR_zzzz]]と[[FORM_zzzzzz]]と[[var id=999]]は削除済みです。",
  "[[remain target=2020-01-01]]は過去の日です。",
  "[[context category=event_book event=event_register key=slot]]はほかのトリガーのものです。",
  "[[nobody]]と[[date add=3]]は差し込みではありません。見えない文字：\u200b\u202e",
].join("\n");

/** The story's editor and its text, once it is drawn. */
async function drawn(canvas: HTMLElement, locale: "ja" | "en" = "ja") {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  const text = await inside.findByRole("textbox", { name: locale === "ja" ? "本文" : "Text" });
  return { inside, text };
}

const valueIn = (canvas: HTMLElement) => canvas.querySelector(tag)?.value;

export const 標準: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement);
    await inside.findByRole("img", { name: "差し込み: ご来店アンケート" }, waitOptions);
  },
};

export const 空: StoryObj = {
  args: { value: "" },
  play: async ({ canvasElement }) => {
    const { text } = await drawn(canvasElement);
    expect(text.getBoundingClientRect().height).toBeGreaterThanOrEqual(200);
    await typeInto(text, "ありがとうございます。");
    await waitFor(() => expect(valueIn(canvasElement)).toBe("ありがとうございます。"));
  },
};

export const すべての差し込み: StoryObj = {
  args: { value: everyPlaceholder.join("\n") },
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement);
    await inside.findByRole("img", { name: "差し込み: ヘッドスパ体験会の申込数" }, waitOptions);
    expect(inside.getAllByRole("img", { name: /^差し込み: / })).toHaveLength(everyPlaceholder.length);
    expect(valueIn(canvasElement)).toBe(everyPlaceholder.join("\n"));
  },
};

export const 確認が必要な差し込み: StoryObj = {
  args: { value: problems },
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement);
    await userEvent.click(await inside.findByRole("button", { name: "要確認の差し込み 6件" }, waitOptions));
    expect(valueIn(canvasElement)).toBe(problems);
  },
};

export const 差し込みの候補: StoryObj = {
  args: { value: "" },
  play: async ({ canvasElement }) => {
    const { inside, text } = await drawn(canvasElement);
    await typeInto(text, "[[来店");
    await inside.findByRole("option", { name: /来店回数/ }, waitOptions);
    expect(inside.getAllByRole("option").length).toBeLessThanOrEqual(20);
    expect(text).toHaveAttribute("aria-activedescendant");
  },
};

export const 候補から差し込む: StoryObj = {
  args: { value: "前" },
  play: async ({ canvasElement }) => {
    const { inside, text } = await drawn(canvasElement);
    await typeInto(text, "[[名前");
    await inside.findByRole("option", { name: "名前" }, waitOptions);
    await press("Enter");
    await waitFor(() => expect(valueIn(canvasElement)).toBe("前[[name]]"));
  },
};

export const 友だち情報を選ぶ: StoryObj = {
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "友だち情報" }));
    await waitFor(() => expect(inside.getAllByRole("option").length).toBeGreaterThan(0), waitOptions);
    // axe knows lists whose keys come from a combobox, and this one's come from its search box: it is looked at closed.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(inside.queryByRole("option")).toBe(null));
  },
};

export const 配信日を差し込む: StoryObj = {
  args: { placeholders: ["date", "remain"] },
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "配信日" }));
    expect(await inside.findAllByRole("radio", {}, waitOptions)).toHaveLength(8);
  },
};

export const プレビュー: StoryObj = {
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement);
    const preview = await inside.findByRole("button", { name: "プレビュー" });
    await userEvent.click(preview);
    await waitFor(() => expect(preview).toHaveAttribute("aria-pressed", "true"));
    await inside.findByText(/山田 太郎/);
  },
};

/** 4,500文字までです。超えた分は切らずに残し、保存だけできません。 */
export const 長すぎる: StoryObj = {
  args: { value: "あ".repeat(4501) },
  play: async ({ canvasElement }) => {
    const { inside, text } = await drawn(canvasElement);
    await inside.findByText("4501/4500（1文字超過）", { selector: ".counter" });
    await waitFor(() => expect(text).toBeInvalid());
    await userEvent.click(inside.getByRole("button", { name: "保存" }));
    const alert = await inside.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("4,500文字以内で入力してください。"));
    expect(valueIn(canvasElement)).toHaveLength(4501);
  },
};

export const 上限ちょうど: StoryObj = {
  args: { value: `${"いつもご利用ありがとうございます。\n".repeat(249)}${"あ".repeat(18)}` },
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement);
    await inside.findByText("4500/4500", { selector: ".counter" });
  },
};

/** Enterで送り、Shift+Enterで改行します。 */
export const 送信キー: StoryObj = {
  args: { value: "", sendKey: "enter", finishLabel: undefined },
  play: async ({ canvasElement }) => {
    const { text } = await drawn(canvasElement);
    const sent: string[] = [];
    canvasElement.addEventListener("send", (event) => {
      sent.push((event as CustomEvent<{ value: string }>).detail.value);
    });
    await typeInto(text, "承知しました。");
    await waitFor(() => expect(valueIn(canvasElement)).toBe("承知しました。"));
    await press("Enter");
    await waitFor(() => expect(sent).toEqual(["承知しました。"]));
  },
};

/** Lists are loaded once a page and server: this server has none. */
export const 読み込みに失敗: StoryObj = {
  args: { value: "[[CVAR_x1y2]]", apiBase: "/nowhere" },
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement);
    await inside.findByText("共通情報の読み込み中にエラーが発生しました", {}, waitOptions);
  },
};

export const 閲覧のみ: StoryObj = {
  args: { readonly: true },
  play: async ({ canvasElement }) => {
    const { inside, text } = await drawn(canvasElement);
    expect(text).toHaveAttribute("contenteditable", "false");
    expect(inside.queryByRole("toolbar")).toBeNull();
  },
};

export const 無効: StoryObj = { args: { disabled: true } };

/** `/sp`で始まるページの、ボタンの少ない編集欄です。 */
export const スマートフォン: StoryObj = {
  globals: { width: "360" },
  beforeEach: () => {
    const { href, search } = location;
    history.replaceState(history.state, "", `/sp/messages${search}`);
    const leave = hostInPage();
    return () => {
      leave();
      history.replaceState(history.state, "", href);
    };
  },
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement);
    const toolbar = inside.getByRole("toolbar", { name: "差し込み" });
    expect([...toolbar.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
      "名前",
      "友だち情報",
      "絵文字",
      "その他",
    ]);
  },
};

export const 悪意のある内容: StoryObj = {
  args: { value: '<img src=x onerror=alert(1)>[[var id="><script>alert(1)</script>"]]\u202e' },
};

export const 英語: StoryObj = {
  args: { value: everyPlaceholder.join("\n"), locale: "en", finishLabel: "Save" },
  play: async ({ canvasElement }) => {
    const { inside } = await drawn(canvasElement, "en");
    await inside.findByRole("toolbar");
  },
};

export const 暗い配色: StoryObj = { args: { value: problems }, globals: { theme: "dark" } };

export const 狭い画面: StoryObj = { globals: { width: "360" } };
