import "../../../src/entries/form-field-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { typeInto } from "../../drivers.js";
import { editor, waitOptions } from "../../editor-stage.js";
import { type Fault, hostInPage, refusal } from "../../host-in-page.js";
import { drawn, fieldOf, refused, textBoxOf, valueIn, variables } from "./form-fields.js";

const tag = "form-field-editor";

export default {
  title: "要素/form-field-editor フォーム項目/確認",
  parameters: { element: tag },
  render: (args) => editor(tag, args),
  beforeEach: () => hostInPage(),
} satisfies Meta;

/** Answered by a server of its own: the page remembers the lists of the others. */
function servedBy(
  server: string,
  fault: Fault,
  args: Record<string, unknown>,
): Pick<StoryObj, "args" | "beforeEach"> {
  return { args: { apiBase: `https://${server}.example`, ...args }, beforeEach: () => hostInPage(fault) };
}

/** Answers the calls whose paths have this in them. */
function at(path: string, answer: () => Response | Promise<Response>): Fault {
  return ({ url }) => (url.includes(path) ? answer() : undefined);
}

/** What is given back is what was loaded. */
const opaqueValue = (value: Record<string, unknown>): Pick<StoryObj, "args" | "play"> => ({
  args: { value },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    expect(valueIn(canvasElement)).toEqual(value);
  },
});

export const 表示名と入力タイプがない: StoryObj = {
  tags: ["smoke"],
  args: { value: null },
  play: async ({ canvasElement }) => {
    const inside = await refused(
      canvasElement,
      "取得情報名 (表示名)を入力してください。",
      "取得情報入力タイプを選択してください。",
    );
    expect(inside.getByRole("textbox", { name: "取得情報名 (表示名)" })).toBeInvalid();
  },
};

export const 種別がない: StoryObj = {
  args: { value: textBoxOf({ rule: null }) },
  play: async ({ canvasElement }) => {
    const inside = await refused(canvasElement, "取得情報種別を選択してください。");
    expect(inside.getByRole("combobox", { name: "取得情報種別" })).toBeInvalid();
  },
};

export const 選択肢がない: StoryObj = {
  args: { value: fieldOf({ options: [] }) },
  play: async ({ canvasElement }) => void (await refused(canvasElement, "選択肢を設定してください。")),
};

export const 空の選択肢: StoryObj = {
  args: { value: fieldOf({ options: ["佐々木", "", "中村", "　 "] }) },
  play: async ({ canvasElement }) => {
    const message = "空の選択肢は設定できません。";
    const inside = await refused(canvasElement, message);
    expect(inside.getByRole("alert").textContent?.split(message)).toHaveLength(2);
    for (const name of ["選択肢 2", "選択肢 4"])
      expect(inside.getByRole("textbox", { name })).toHaveAccessibleDescription(message);
  },
};

export const 友だち情報がない: StoryObj = {
  args: { value: textBoxOf({ syncUserVar: true }) },
  play: async ({ canvasElement }) => void (await refused(canvasElement, "友だち情報を設定してください。")),
};

export const 登録できない友だち情報: StoryObj = {
  args: { value: textBoxOf({ syncUserVar: true, ...variables.stylist }) },
  play: async ({ canvasElement }) => {
    await refused(canvasElement, "この入力タイプの回答は、この友だち情報に登録できません。");
    expect(valueIn(canvasElement)?.var_id).toBe(204);
  },
};

/** 保存はできますが、確かめたほうがよい選択肢です。 */
export const 確認が必要な選択肢: StoryObj = {
  args: {
    value: fieldOf({ options: ["佐々木", "ＡＢＣ", "abc", "高橋"], syncUserVar: true, ...variables.stylist }),
  },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(await inside.findAllByText("同じ選択肢があります", {}, waitOptions)).toHaveLength(2);
    expect(await inside.findAllByText("友だち情報にない選択肢です", {}, waitOptions)).toHaveLength(1);
  },
};

export const 削除済みの友だち情報: StoryObj = {
  args: { value: textBoxOf({ rule: "none", syncUserVar: true, ...variables.deleted }) },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("削除済みの友だち情報が指定されています", {}, waitOptions);
  },
};

export const 不明な入力タイプ: StoryObj = opaqueValue(fieldOf({ swatch_id: 30, rule: "zip", options: [] }));

export const 不明な種別: StoryObj = opaqueValue(textBoxOf({ rule: "zip" }));

export const 読み取れない表示名: StoryObj = opaqueValue(
  textBoxOf({ label: { ja: "お名前", en: "Name" }, description: ["一行目"], var_id: { id: 1 } }),
);

export const 混ざった選択肢: StoryObj = {
  args: {
    value: fieldOf({ options: ["窓側", { id: 2, value: "個室", color: "#2e854d" }, 30, null, ["列"]] }),
  },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getAllByText("読み取れない選択肢")).toHaveLength(3);
    await typeInto(inside.getByRole("textbox", { name: "選択肢 2" }), "（奥）");
    await waitFor(() =>
      expect(valueIn(canvasElement)?.options).toEqual([
        "窓側",
        { id: 2, value: "個室（奥）", color: "#2e854d" },
        30,
        null,
        ["列"],
      ]),
    );
  },
};

const withStylist = { value: fieldOf({ syncUserVar: true, ...variables.stylist }) };

export const 選択肢の読み込みの失敗: StoryObj = {
  ...servedBy(
    "no-choices",
    at("/var/choice/", () => refusal(400, {})),
    withStylist,
  ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("選択肢の読み込み中にエラーが発生しました", {}, waitOptions);
    await inside.findByRole("button", { name: "友だち情報の選択肢を使う" });
  },
};

export const 友だち情報の読み込みの失敗: StoryObj = {
  ...servedBy(
    "no-variables",
    at("/v_resource/varia", () => refusal(400, {})),
    withStylist,
  ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("ID 204", {}, waitOptions);
    expect(inside.queryByText(/削除済み/)).toBeNull();
    expect(inside.getByRole("group", { name: "内容" })).toHaveTextContent("担当スタイリスト");
  },
};

export const 保存の拒否: StoryObj = {
  ...servedBy(
    "refused",
    at("/api/form-fields", () =>
      refusal(422, {
        message: "入力内容に誤りがあります。",
        errors: {
          label: ["同じ名前の項目があります。"],
          "options.1": ["20文字以内で入力してください。"],
        },
      }),
    ),
    { value: fieldOf(), finisher: "post", finishPath: "/api/form-fields" },
  ),
  play: async ({ canvasElement }) => {
    const inside = await refused(canvasElement, "保存に失敗しました", "入力内容に誤りがあります。");
    expect(inside.getByRole("textbox", { name: "選択肢 2" })).toBeInvalid();
    expect(inside.getByRole("textbox", { name: "取得情報名 (表示名)" })).toBeInvalid();
  },
};
