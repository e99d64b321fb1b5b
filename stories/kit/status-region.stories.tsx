import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { StatusRegion } from "../../src/kit/StatusRegion.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Stack } from "./layout.js";

export default { title: "部品/状況", parameters: { overview: "見える状況" } } satisfies Meta;
type Story = StoryObj;

export const 見える状況: Story = {
  tags: ["smoke"],
  render: () => <StatusRegion visible text="10:42に保存しました" />,
};

export const 読み上げだけの状況: Story = {
  render: () => (
    <Held start="">
      {(text, change) => (
        <Stack>
          <StatusRegion text={text} />
          <div>
            <Button onPress={() => change("「タグ操作」を2番目に動かしました")}>上へ移動</Button>
          </div>
        </Stack>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const region = await stage.findByRole("status");
    await expect(region.textContent).toBe("");
    await userEvent.click(stage.getByRole("button", { name: "上へ移動" }));
    await expect(region).toHaveTextContent("「タグ操作」を2番目に動かしました");
    await expect(region.getBoundingClientRect().width).toBe(1);
  },
};
