import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../../src/kit/Badge.js";
import { Count } from "../../src/kit/Count.js";
import { ClockIcon } from "../../src/kit/icons.js";
import { onStage } from "../stage.js";
import { Row, Rows } from "./layout.js";

export default { title: "部品/バッジ・件数" } satisfies Meta;
type Story = StoryObj;

const states = (
  <Rows>
    <Row caption="バッジ">
      <Badge>自動応答</Badge>
      <Badge tone="new">新着</Badge>
      <Badge tone="success">対応済み</Badge>
      <Badge tone="warning">対応中</Badge>
      <Badge tone="danger">未対応</Badge>
      <Badge tone="info">特別営業</Badge>
      <Badge tone="warning" icon={<ClockIcon />}>
        申請中
      </Badge>
    </Row>
    <Row caption="件数">
      <Count value={0} />
      <Count value={12} />
      <Count value={3} tone="accent" />
      <Count value={2} tone="warning" />
      <Count value={1204} />
      <Count value={10000} />
      <Count value={1000} most={999} />
    </Row>
  </Rows>
);

export const 状態: Story = {
  tags: ["smoke"],
  render: () => states,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    await expect(await stage.findByText("1,204")).toBeVisible();
    await expect(stage.getByText("9,999+")).toBeVisible();
    await expect(stage.getByText("999+")).toBeVisible();
  },
};
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => states };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => states };
