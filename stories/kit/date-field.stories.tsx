import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { DateField } from "../../src/kit/DateField.js";
import { Field } from "../../src/kit/Field.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields } from "./layout.js";

export default { title: "部品/日付の入力" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

const states = (
  <Fields>
    <Field label="標準">
      <DateField value="2026-11-20" onChange={ignore} />
    </Field>
    <Field label="空">
      <DateField value="" onChange={ignore} />
    </Field>
    <Field label="エラー" error="日付を入力してください。">
      <DateField value="" onChange={ignore} />
    </Field>
    <Field label="警告" warning="ゴール日時は未来の日時にしてください。">
      <DateField value="2026-11-18" onChange={ignore} />
    </Field>
    <Field label="無効">
      <DateField value="2026-11-20" onChange={ignore} disabled />
    </Field>
    <Field label="閲覧のみ">
      <DateField value="2026-11-20" onChange={ignore} readOnly />
    </Field>
  </Fields>
);

export const 状態: Story = { tags: ["smoke"], render: () => states };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => states };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => states };

export const 日付を変える: Story = {
  render: () => (
    <Held start="2026-11-20">
      {(value, change) => (
        <Field label="予約日" hint={value}>
          <DateField value={value} onChange={change} min="2026-11-01" max="2026-11-30" />
        </Field>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    const field = await onStage(canvasElement).findByLabelText<HTMLInputElement>("予約日");
    fireEvent.change(field, { target: { value: "2026-11-24" } });
    await expect(field).toHaveValue("2026-11-24");
    await expect(field).toHaveAccessibleDescription("2026-11-24");
    await expect(field.validity.rangeOverflow).toBe(false);
    fireEvent.change(field, { target: { value: "2026-12-01" } });
    await expect(field).toHaveAccessibleDescription("2026-12-01");
    await expect(field.validity.rangeOverflow).toBe(true);
  },
};
