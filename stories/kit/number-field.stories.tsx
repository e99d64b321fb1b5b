import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { Field } from "../../src/kit/Field.js";
import { NumberField } from "../../src/kit/NumberField.js";
import { commit, convert, erase, leave, press, typeInto } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields } from "./layout.js";

export default { title: "部品/数の入力" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

export const 状態: Story = {
  render: () => (
    <Fields>
      <Field label="標準">
        <NumberField value={10} onChange={ignore} min={0} max={9999} />
      </Field>
      <Field label="単位つき">
        <NumberField value={30} onChange={ignore} min={0} max={9999} unit="分後" />
      </Field>
      <Field label="大きな数" hint="−9,999,999,999.999 から 9,999,999,999.999 まで">
        <NumberField value={1234567.5} onChange={ignore} min={-9999999999} max={9999999999} decimals={3} />
      </Field>
      <Field label="エラー" error="0以上で入力してください。">
        <NumberField value={0} onChange={ignore} min={0} max={9999} unit="日前" />
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

const changed = fn();

function figure() {
  return (
    <Held start={10}>
      {(value, change) => (
        <NumberField
          label="分"
          min={5}
          max={120}
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

export const 打つたびに正しい数だけ伝える: Story = {
  render: figure,
  async play({ canvasElement }) {
    changed.mockClear();
    const field = await onStage(canvasElement).findByRole("textbox", { name: "分" });
    await erase(field);
    await expect(field).toHaveValue("");
    await typeInto(field, "30");
    await expect(field).toHaveValue("30");
    await expect(changed.mock.calls).toEqual([[30]]);
    await typeInto(field, "0");
    await expect(field).toHaveValue("300");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await leave(field);
    await expect(field).toHaveValue("120");
    await expect(changed).toHaveBeenLastCalledWith(120);
    await erase(field);
    await typeInto(field, "abc");
    await leave(field);
    await expect(field).toHaveValue("120");
  },
};

export const 矢印キーで増減する: Story = {
  render: figure,
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

export const 全角の数字は変換のあとで半角になる: Story = {
  render: figure,
  async play({ canvasElement }) {
    changed.mockClear();
    const field = await onStage(canvasElement).findByRole("textbox", { name: "分" });
    field.focus();
    await convert(field, "２５");
    await expect(field).toHaveValue("２５");
    await expect(changed).not.toHaveBeenCalled();
    await commit(field);
    await expect(field).toHaveValue("25");
    await expect(changed.mock.calls).toEqual([[25]]);
  },
};
