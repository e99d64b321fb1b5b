import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Field } from "../../src/kit/Field.js";
import { Select } from "../../src/kit/Select.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields } from "./layout.js";

export default { title: "部品/選択" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};
const journeys = [
  { value: 1, label: "年末キャンペーン" },
  { value: 2, label: "秋キャンペーン", group: "配信中" },
  { value: 3, label: "初めての方への案内", group: "配信中" },
  { value: 4, label: "夏キャンペーン（終了）", group: "終了", disabled: true },
];

const states = (
  <Fields>
    <Field label="標準">
      <Select options={journeys} value={1} onChange={ignore} />
    </Field>
    <Field label="未選択">
      <Select options={journeys} value={null} onChange={ignore} placeholder="選択なし" />
    </Field>
    <Field label="エラー" error="ジャーニーを選択してください。">
      <Select options={journeys} value={null} onChange={ignore} placeholder="選択なし" />
    </Field>
    <Field label="選択肢が削除済み" error="選択肢が削除されています。">
      <Select options={journeys} value={99} onChange={ignore} goneLabel="! 選択肢が削除済 !" />
    </Field>
    <Field label="無効">
      <Select options={journeys} value={2} onChange={ignore} disabled />
    </Field>
    <Field label="長い名前">
      <Select
        options={[{ value: 1, label: "友だち登録から30日以内で一度も予約していない方への案内" }]}
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
    <Held<number | null> start={99}>
      {(value, change) => (
        <Field label="ジャーニー">
          <Select
            options={journeys}
            value={value}
            goneLabel="! 選択肢が削除済 !"
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
    const field = await onStage(canvasElement).findByRole("combobox", { name: "ジャーニー" });
    await expect(field).toHaveDisplayValue("! 選択肢が削除済 !");
    await userEvent.selectOptions(field, "秋キャンペーン");
    await expect(chosen.mock.calls).toEqual([[2]]);
    await expect(field).toHaveDisplayValue("秋キャンペーン");
    await expect(field.querySelector("option[value='-1']")).toBeNull();
  },
};
