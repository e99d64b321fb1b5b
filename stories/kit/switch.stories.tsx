import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Switch } from "../../src/kit/Switch.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Row } from "./layout.js";

export default { title: "部品/スイッチ" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Row caption="スイッチ">
      <Switch label="切" checked={false} onChange={ignore} />
      <Switch label="入" checked onChange={ignore} />
      <Switch label="無効（切）" checked={false} onChange={ignore} disabled />
      <Switch label="無効（入）" checked onChange={ignore} disabled />
    </Row>
  ),
};

export const 切り替える: Story = {
  render: () => (
    <Held start={false}>
      {(checked, change) => <Switch label="条件" checked={checked} onChange={change} />}
    </Held>
  ),
  async play({ canvasElement }) {
    const control = await onStage(canvasElement).findByRole("switch", { name: "条件" });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};
