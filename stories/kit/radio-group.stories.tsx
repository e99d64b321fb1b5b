import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Field } from "../../src/kit/Field.js";
import { RadioGroup } from "../../src/kit/RadioGroup.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields } from "./layout.js";

export default { title: "部品/ラジオ" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};
const scopes = [
  { value: "once", label: "この日だけ" },
  { value: "after", label: "この日以降のすべて", hint: "12月まで毎週金曜日" },
  { value: "all", label: "過去を含むすべて", hint: "終わった予約は変更できません", disabled: true },
];

const states = (
  <Fields>
    <Field label="標準" group>
      <RadioGroup options={scopes} value="once" onChange={ignore} />
    </Field>
    <Field label="未選択" group error="適用する範囲を選択してください。">
      <RadioGroup options={scopes} value={null} onChange={ignore} />
    </Field>
    <Field label="無効" group>
      <RadioGroup options={scopes} value="after" onChange={ignore} disabled />
    </Field>
    <Field label="横並び" group>
      <RadioGroup
        layout="row"
        options={[
          { value: 1, label: "追加する" },
          { value: 2, label: "外す" },
        ]}
        value={1}
        onChange={ignore}
      />
    </Field>
  </Fields>
);

export const 状態: Story = { tags: ["smoke"], render: () => states };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => states };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => states };

const chosen = fn();

export const 選ぶ: Story = {
  render: () => (
    <Held<string | null> start={null}>
      {(value, change) => (
        <Field label="適用する範囲" group required>
          <RadioGroup
            options={scopes}
            value={value}
            onChange={(next) => {
              chosen(next);
              change(next);
            }}
          />
        </Field>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    chosen.mockClear();
    const stage = onStage(canvasElement);
    await expect(await stage.findByRole("radiogroup", { name: "適用する範囲" })).toBeRequired();
    const after = stage.getByRole("radio", { name: "この日以降のすべて" });
    await expect(after).toHaveAccessibleDescription("12月まで毎週金曜日");
    await userEvent.click(stage.getByText("12月まで毎週金曜日"));
    await expect(after).toBeChecked();
    await userEvent.click(stage.getByText("過去を含むすべて"), { pointerEventsCheck: 0 });
    await expect(chosen.mock.calls).toEqual([["after"]]);
  },
};
