import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { Checkbox } from "../../src/kit/Checkbox.js";
import { SelectionBar } from "../../src/kit/SelectionBar.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Stack } from "./layout.js";

export default { title: "部品/選択中の帯" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};
const friends = ["佐々木 健", "中村 さくら", "山田 花子"];

function List({ chosen, change }: { chosen: readonly string[]; change(names: readonly string[]): void }) {
  return (
    <Stack>
      {chosen.length > 0 ? (
        <SelectionBar
          label="選択中の友だち"
          count={`${chosen.length}人を選択中`}
          allLabel="3人すべてを選択"
          onAll={() => change(friends)}
          clearLabel="選択を解除"
          onClear={() => change([])}
          actions={
            <Button size="s" onPress={ignore}>
              対応済みにする
            </Button>
          }
        />
      ) : null}
      {friends.map((name) => (
        <Checkbox
          key={name}
          checked={chosen.includes(name)}
          label={`${name}を選択`}
          onChange={(on) => change(on ? [...chosen, name] : chosen.filter((other) => other !== name))}
        />
      ))}
    </Stack>
  );
}

const inPlace = (
  <Held<readonly string[]> start={["山田 花子"]}>
    {(chosen, change) => <List chosen={chosen} change={change} />}
  </Held>
);

export const 状態: Story = { tags: ["smoke"], render: () => inPlace };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => inPlace };
export const 狭い幅: Story = {
  globals: { width: "360" },
  render: () => inPlace,
  async play({ canvasElement }) {
    const bar = await onStage(canvasElement).findByRole("group", { name: "選択中の友だち" });
    await expect(bar.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};

export const 選ぶ: Story = {
  render: () => inPlace,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const bar = await stage.findByRole("group", { name: "選択中の友だち" });
    await userEvent.click(stage.getByRole("checkbox", { name: "中村 さくらを選択" }));
    await expect(bar).toHaveTextContent("2人を選択中");
    await userEvent.click(stage.getByRole("button", { name: "3人すべてを選択" }));
    for (const box of stage.getAllByRole("checkbox")) await expect(box).toBeChecked();
    await userEvent.click(stage.getByRole("button", { name: "選択を解除" }));
    await expect(stage.queryByRole("group", { name: "選択中の友だち" })).toBeNull();
    await expect(stage.getByRole("checkbox", { name: "山田 花子を選択" })).not.toBeChecked();
  },
};
