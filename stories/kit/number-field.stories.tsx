import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { Field } from "../../src/kit/Field.js";
import { NumberField } from "../../src/kit/NumberField.js";
import type { Figure } from "../../src/kit/number-text.js";
import { commit, convert, erase, leave, press, typeInto } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields } from "./layout.js";

export default { title: "部品/数の入力" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Fields>
      <Field label="標準">
        <NumberField value={10} onChange={ignore} min={0} max={9999} />
      </Field>
      <Field label="単位つき">
        <NumberField value={30} onChange={ignore} min={0} max={9999} unit="分後" />
      </Field>
      <Field label="大きな数" hint="−9,999,999,999.999 から 9,999,999,999.999 まで">
        <NumberField value={1234567.5} onChange={ignore} decimals={3} room="l" />
      </Field>
      <Field label="エラー" error="0以上で入力してください。">
        <NumberField value={0} onChange={ignore} min={0} max={9999} unit="日前" />
      </Field>
      <Field label="空">
        <NumberField value={null} onChange={ignore} />
      </Field>
      <Field label="数でないもの" error="入力値が不正です。">
        <NumberField value="百" onChange={ignore} room="m" />
      </Field>
      <Field label="無効">
        <NumberField value={3} onChange={ignore} max={99} unit="日後" disabled />
      </Field>
      <Field label="閲覧のみ">
        <NumberField value={3} onChange={ignore} max={99} unit="日後" readOnly />
      </Field>
    </Fields>
  ),
};

export const 暗い配色: Story = { ...状態, globals: { theme: "dark" } };
export const 狭い幅: Story = { ...状態, globals: { width: "360" } };

const changed = fn();

function figure(start: Figure, decimals = 0) {
  return (
    <Held start={start}>
      {(value, change) => (
        <NumberField
          label="分"
          decimals={decimals}
          value={value}
          onChange={(next) => {
            changed(next);
            change(next);
          }}
        />
      )}
    </Held>
  );
}

export const 誤りは直すまで残る: Story = {
  render: () => figure(10),
  async play({ canvasElement }) {
    changed.mockClear();
    const field = await onStage(canvasElement).findByRole("textbox", { name: "分" });
    await erase(field);
    await expect(changed).toHaveBeenLastCalledWith(null);
    await typeInto(field, "百");
    await expect(changed).toHaveBeenLastCalledWith("百");
    await leave(field);
    await expect(field).toHaveValue("百");
    await erase(field);
    await typeInto(field, "100");
    await expect(changed).toHaveBeenLastCalledWith(100);
  },
};

export const 打った形は欄を離れるまで残る: Story = {
  render: () => figure(null, 3),
  async play({ canvasElement }) {
    changed.mockClear();
    const field = await onStage(canvasElement).findByRole("textbox", { name: "分" });
    await typeInto(field, "1.0");
    await expect(field).toHaveValue("1.0");
    await expect(changed).toHaveBeenLastCalledWith(1);
    await leave(field);
    await expect(field).toHaveValue("1");
  },
};

export const 全角の数字は変換のあとで数になる: Story = {
  render: () => figure(null),
  async play({ canvasElement }) {
    changed.mockClear();
    const field = await onStage(canvasElement).findByRole("textbox", { name: "分" });
    field.focus();
    await convert(field, "２５");
    await expect(changed).not.toHaveBeenCalled();
    await commit(field);
    await expect(changed.mock.calls).toEqual([[25]]);
    await leave(field);
    await expect(field).toHaveValue("25");
  },
};

export const 矢印キーで増減する: Story = {
  render: () => figure(10),
  async play({ canvasElement }) {
    const field = await onStage(canvasElement).findByRole("textbox", { name: "分" });
    field.focus();
    await press("ArrowUp", "ArrowUp", "ArrowDown");
    await expect(field).toHaveValue("11");
    fireEvent.keyDown(field, { key: "ArrowUp", isComposing: true });
    fireEvent.keyDown(field, { key: "ArrowUp", keyCode: 229 });
    await expect(field).toHaveValue("11");
  },
};
