import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../../src/kit/Field.js";
import { TextField } from "../../src/kit/TextField.js";
import { commit, convert, typeInto } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields } from "./layout.js";

export default { title: "部品/一行の入力" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Fields>
      <Field label="空">
        <TextField value="" onChange={ignore} placeholder="例：体験予約のお礼" />
      </Field>
      <Field label="入力あり">
        <TextField value="体験予約のお礼" onChange={ignore} />
      </Field>
      <Field label="エラー" error="アクション名を入力してください。">
        <TextField value="" onChange={ignore} />
      </Field>
      <Field label="無効">
        <TextField value="ゴールド会員" onChange={ignore} disabled />
      </Field>
      <Field label="閲覧のみ">
        <TextField value="090-1234-5678" onChange={ignore} readOnly />
      </Field>
      <Field label="長い値">
        <TextField
          value="秋キャンペーン（会員限定）のお知らせを受け取った方への二回目のご案内"
          onChange={ignore}
        />
      </Field>
    </Fields>
  ),
};

/** The owner drops every space: a model may well change what it is given. */
export const 変換の途中は書き換えない: Story = {
  render: () => (
    <Held start="">
      {(value, change) => (
        <TextField
          label="アクション名"
          value={value}
          onChange={(text) => change(text.replaceAll(" ", ""))}
          data-field="name"
        />
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    const field = await onStage(canvasElement).findByRole<HTMLInputElement>("textbox", {
      name: "アクション名",
    });
    await expect(field).toHaveAttribute("data-field", "name");
    await typeInto(field, "a b");
    await expect(field).toHaveValue("ab");
    await convert(field, "abよ や");
    await expect(field).toHaveValue("abよ や");
    await commit(field);
    await expect(field).toHaveValue("abよや");
  },
};
