import "../../../src/entries/form-field-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { erase, press, typeInto } from "../../drivers.js";
import { editor, waitOptions } from "../../editor-stage.js";
import { hostInPage } from "../../host-in-page.js";
import { colored, drawn, fieldOf, textBoxOf, valueIn, variables } from "./form-fields.js";

const tag = "form-field-editor";

export default {
  title: "要素/form-field-editor フォーム項目",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { value: fieldOf({ description: "ひとつ選んでください" }) },
  render: (args) => editor(tag, args),
  beforeEach: () => hostInPage(),
} satisfies Meta;

type Inside = Awaited<ReturnType<typeof drawn>>;

const preview = (inside: Inside) => within(inside.getByRole("region", { name: "プレビュー" }));

export const 標準: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("group", { name: "内容" })).toHaveTextContent(
      "「ご希望の担当」をプルダウン（3択）で必ずたずねます。",
    );
  },
};

export const 新規: StoryObj = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("checkbox", { name: "必須" })).toBeChecked();
    expect(preview(inside).queryByRole("textbox")).toBeNull();
  },
};

export const テキストボックス: StoryObj = {
  args: { value: textBoxOf({ description: "お名前はフルネームで\nご記入ください", sync_real_name: true }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("combobox", { name: "取得情報種別" })).toHaveDisplayValue("名前");
    expect(inside.getByRole("switch", { name: "本名に登録する" })).toBeChecked();
  },
};

export const テキストエリア: StoryObj = {
  args: {
    value: fieldOf({
      ...{ label: "ご要望", swatch_id: 10, options: [], required: false },
      ...{ syncUserVar: true, ...variables.record },
    }),
  },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("施術の記録", {}, waitOptions);
    expect(inside.queryByRole("combobox", { name: "取得情報種別" })).toBeNull();
  },
};

/** 選択肢の中でEnterを押すと次の行へ移り、最後の行では行が増えます。 */
export const 選択肢を続けて入力: StoryObj = {
  args: { value: fieldOf({ options: ["佐々木"] }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    inside.getByRole("textbox", { name: "選択肢 1" }).focus();
    await press("Enter");
    await typeInto(await inside.findByRole("textbox", { name: "選択肢 2" }), "中村");
    await waitFor(() => expect(valueIn(canvasElement)?.options).toEqual(["佐々木", "中村"]));
  },
};

export const 色のある選択肢: StoryObj = {
  args: { value: fieldOf({ label: "ご希望の席", options: colored }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.selectOptions(preview(inside).getByRole("combobox"), "個室");
    expect(preview(inside).getByRole("combobox")).toHaveDisplayValue("個室");
    expect(valueIn(canvasElement)?.options).toEqual(colored);
  },
};

export const 友だち情報の選択肢を使う: StoryObj = {
  args: { value: fieldOf({ options: ["高橋"], syncUserVar: true, ...variables.stylist }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(
      await inside.findByRole("button", { name: "友だち情報の選択肢を使う" }, waitOptions),
    );
    const dialog = await inside.findByRole("dialog", { name: "選択肢をまとめて編集" }, waitOptions);
    expect(within(dialog).getByRole("textbox")).toHaveValue("佐々木\n中村\n指名なし");
    expect(valueIn(canvasElement)?.options).toEqual(["高橋"]);
  },
};

export const まとめて編集: StoryObj = {
  args: { value: fieldOf({ options: ["佐々木", "中村", "高橋", "指名なし"] }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "まとめて編集" }));
    const dialog = await inside.findByRole("dialog", { name: "選択肢をまとめて編集" }, waitOptions);
    const text = within(dialog).getByRole("textbox", { name: "1行に1つ入力" });
    await erase(text);
    await typeInto(text, "佐々木\n中村（店長）\n高橋\n\n伊藤\n伊藤\n小林\n");
    await waitFor(() =>
      expect(within(dialog).getByRole("status")).toHaveTextContent(
        "追加 2件・変更 1件・削除 1件・重複 1件・空行 1件",
      ),
    );
    expect(valueIn(canvasElement)?.options).toHaveLength(4);
  },
};

export const 入力できる回答: StoryObj = {
  args: { value: textBoxOf({ label: "ご予算", rule: "numeric", description: "半角でも全角でも" }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await typeInto(preview(inside).getByRole("textbox", { name: "ご予算" }), "１，２００");
    await waitFor(() => expect(preview(inside).getByRole("status")).toHaveTextContent("入力できます"));
  },
};

export const 入力できない回答: StoryObj = {
  args: { value: textBoxOf({ label: "お名前（フリガナ）", rule: "kana" }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await typeInto(preview(inside).getByRole("textbox", { name: "お名前（フリガナ）" }), "山田");
    await waitFor(() =>
      expect(preview(inside).getByRole("status")).toHaveTextContent("「フリガナ」として正しくありません"),
    );
  },
};

/** 画面に近い行だけを描きます。 */
export const 選択肢二百件: StoryObj = {
  args: { value: fieldOf({ options: Array.from({ length: 200 }, (_, at) => `${at + 1}番の席`) }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.queryByRole("textbox", { name: "選択肢 200" })).toBeNull();
    inside.getByRole("button", { name: "選択肢を追加" }).scrollIntoView();
    expect(await inside.findByRole("textbox", { name: "選択肢 200" }, waitOptions)).toHaveValue("200番の席");
  },
};

const long = "とても長い名前の項目".repeat(20);
const hostile = `<img src=x onerror=alert(1)> "'&amp; \u202egnirts desrever\u202c`;

export const 長い名前と不正な名前: StoryObj = {
  globals: { width: "360" },
  args: {
    value: fieldOf({
      ...{ label: long, description: `${"a".repeat(200)}\n${hostile}` },
      options: [long, hostile, { id: 1, value: long, color: "#b42318" }, "a".repeat(200)],
      ...{ syncUserVar: true, var_id: 189, var_name: long, var_type: 0 },
    }),
  },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findAllByText(/ご予約のお電話をいただいた際に/, {}, waitOptions);
    const host = canvasElement.querySelector(tag) as HTMLElement;
    expect(host.shadowRoot?.querySelector("img")).toBeNull();
    expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** 属性で、入力タイプと回答の使い道を絞れます。 */
export const 選べるものを絞る: StoryObj = {
  args: { value: null, swatch: "20 5", sync: "user-var", cancelable: true, finishLabel: "項目を追加" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      "プルダウン",
      "テキストボックス",
    ]);
    expect(inside.getAllByRole("switch")).toHaveLength(1);
  },
};

export const 閲覧のみ: StoryObj = {
  args: { readonly: true, value: fieldOf({ options: colored, syncUserVar: true, ...variables.stylist }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("textbox", { name: "選択肢 1" })).toHaveAttribute("readonly");
    expect(inside.queryByRole("button", { name: "保存" })).toBeNull();
  },
};

export const 無効: StoryObj = {
  args: { disabled: true, value: textBoxOf({ sync_real_name: true }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("combobox", { name: "取得情報種別" })).toBeDisabled();
  },
};

export const 英語: StoryObj = {
  args: { locale: "en", value: fieldOf({ options: colored, syncUserVar: true, ...variables.stylist }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement, "Preview");
    expect(inside.getByRole("radio", { name: "Pull-down" })).toBeChecked();
    await inside.findByRole("button", { name: "Use the choices of the friend information" }, waitOptions);
  },
};

export const 暗い配色: StoryObj = {
  globals: { theme: "dark" },
  args: { value: fieldOf({ options: colored, syncUserVar: true, ...variables.stylist }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByRole("button", { name: "友だち情報の選択肢を使う" }, waitOptions);
  },
};

export const 狭い画面: StoryObj = {
  globals: { width: "360" },
  args: { value: fieldOf({ options: colored, syncUserVar: true, ...variables.rank }) },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};
