import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { Field } from "../../src/kit/Field.js";
import { TimeField } from "../../src/kit/TimeField.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields } from "./layout.js";

export default { title: "部品/時刻の入力" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Fields>
      <Field label="標準">
        <TimeField value="10:00" onChange={ignore} />
      </Field>
      <Field label="空">
        <TimeField value="" onChange={ignore} />
      </Field>
      <Field label="エラー" error="時刻を入力してください。">
        <TimeField value="" onChange={ignore} />
      </Field>
      <Field label="無効">
        <TimeField value="19:30" onChange={ignore} disabled />
      </Field>
      <Field label="閲覧のみ">
        <TimeField value="19:30" onChange={ignore} readOnly />
      </Field>
    </Fields>
  ),
};

export const 時刻を変える: Story = {
  render: () => (
    <Held start="10:00">
      {(value, change) => (
        <Field label="送る時刻" hint={`${value}に送ります`}>
          <TimeField value={value} onChange={change} />
        </Field>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    const field = await onStage(canvasElement).findByLabelText("送る時刻");
    fireEvent.change(field, { target: { value: "18:45" } });
    await expect(field).toHaveValue("18:45");
    await expect(field).toHaveAccessibleDescription("18:45に送ります");
  },
};
