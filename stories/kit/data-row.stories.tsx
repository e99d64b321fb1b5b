import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Badge } from "../../src/kit/Badge.js";
import { Button } from "../../src/kit/Button.js";
import { DataRow, DataRows } from "../../src/kit/DataRow.js";
import { SelectionBar } from "../../src/kit/SelectionBar.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Stack } from "./layout.js";

export default { title: "部品/データ行・選択中の帯" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};
const friends = [
  { name: "佐々木 健", mark: <Badge tone="danger">未対応</Badge>, time: "10:21" },
  { name: "中村 さくら", mark: <Badge tone="warning">対応中</Badge>, time: "9:40" },
  { name: "山田 花子", mark: <Badge tone="success">対応済み</Badge>, time: "昨日" },
];

function List({ chosen, change }: { chosen: readonly string[]; change(names: readonly string[]): void }) {
  return (
    <Stack>
      {chosen.length > 0 ? (
        <SelectionBar
          label="選択中の友だち"
          count={`${chosen.length}人を選択中`}
          allLabel="3人すべてを選択"
          onAll={() => change(friends.map(({ name }) => name))}
          clearLabel="選択を解除"
          onClear={() => change([])}
          actions={
            <Button size="s" onPress={ignore}>
              対応済みにする
            </Button>
          }
        />
      ) : null}
      <DataRows label="友だち">
        {friends.map(({ name, mark, time }) => (
          <DataRow
            key={name}
            title={name}
            facts={
              <>
                {mark}
                <span>{time}</span>
              </>
            }
            chosen={chosen.includes(name)}
            chooseLabel={`${name}を選択`}
            onChoose={(on) => change(on ? [...chosen, name] : chosen.filter((other) => other !== name))}
          />
        ))}
      </DataRows>
      <DataRows label="配信">
        <DataRow
          title="年末キャンペーンのお知らせをすべての友だちに送る予約配信"
          text="12月1日(火) 10:00に送信・友だち登録から30日以内で一度も予約していない方"
          facts="1,204人"
        />
        <DataRow title="秋キャンペーン" text="終了" facts="0人" />
      </DataRows>
    </Stack>
  );
}

const inPlace = (
  <Held<readonly string[]> start={["山田 花子"]}>
    {(chosen, change) => <List chosen={chosen} change={change} />}
  </Held>
);

export const 状態: Story = { tags: ["ways"], render: () => inPlace };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => inPlace };
export const 狭い幅: Story = {
  globals: { width: "360" },
  render: () => inPlace,
  async play({ canvasElement }) {
    const list = await onStage(canvasElement).findByRole("list", { name: "配信" });
    await expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    await expect(onStage(canvasElement).getByText("1,204人")).toBeVisible();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
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
