import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Segmented } from "../../src/kit/Segmented.js";
import { focused } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Row, Rows } from "./layout.js";

export default { title: "部品/切り替え" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};
const timing = [
  { value: "now", label: "すぐに送る" },
  { value: "delay", label: "遅らせて送る" },
  { value: "clock", label: "時刻を指定" },
] as const;

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Rows>
      <Row caption="標準">
        <Held<(typeof timing)[number]["value"]> start="now">
          {(value, change) => (
            <Segmented label="送るタイミング" options={timing} value={value} onChange={change} />
          )}
        </Held>
      </Row>
      <Row caption="無効">
        <Segmented label="無効" options={timing} value="delay" onChange={ignore} disabled />
      </Row>
      <Row caption="閲覧のみ">
        <Segmented label="閲覧のみ" options={timing} value="delay" onChange={ignore} readOnly />
      </Row>
      <Row caption="長い言葉">
        <Segmented
          label="長い言葉"
          options={[
            { value: 1, label: "友だち登録日から数えて送る" },
            { value: 2, label: "予約日から数えて送る" },
          ]}
          value={1}
          onChange={ignore}
        />
      </Row>
    </Rows>
  ),
};

const chosen = fn();

export const 選ぶ: Story = {
  render: () => (
    <Held<(typeof timing)[number]["value"]> start="now">
      {(value, change) => (
        <Segmented
          label="送るタイミング"
          options={timing}
          value={value}
          onChange={(next) => {
            chosen(next);
            change(next);
          }}
        />
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    chosen.mockClear();
    const stage = onStage(canvasElement);
    await userEvent.click(await stage.findByText("遅らせて送る"));
    await expect(chosen.mock.calls).toEqual([["delay"]]);
    await expect(stage.getByRole("radio", { name: "遅らせて送る" })).toBeChecked();
    await expect(stage.getByRole("radio", { name: "すぐに送る" })).not.toBeChecked();
  },
};

const refused = fn();

export const 閲覧のみは変わらない: Story = {
  render: () => (
    <Segmented label="送るタイミング" options={timing} value="delay" onChange={refused} readOnly />
  ),
  async play({ canvasElement }) {
    refused.mockClear();
    const stage = onStage(canvasElement);
    const other = await stage.findByRole("radio", { name: "すぐに送る" });
    other.click();
    await expect(refused).not.toHaveBeenCalled();
    const current = stage.getByRole("radio", { name: "遅らせて送る" });
    current.focus();
    await expect(focused()).toBe(current);
  },
};
