import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Chip } from "../../src/kit/Chip.js";
import { HueChip } from "../../src/kit/HueChip.js";
import { hues } from "../../src/kit/hues.js";
import { LockIcon } from "../../src/kit/icons.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Row, Rows } from "./layout.js";

export default { title: "部品/チップ" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};
const long = "友だち登録から30日以内で一度も予約していない方への案内を送った友だち";

const states = (
  <Rows>
    <Row caption="標準">
      <Chip>標準</Chip>
      <HueChip hue="teal" onRemove={ignore} removeLabel="体験予約済みを外す">
        体験予約済み
      </HueChip>
      <Chip icon={<LockIcon />}>編集権限なし</Chip>
    </Row>
    <Row caption="色">
      {hues.map((hue) => (
        <HueChip key={hue} hue={hue} dot>
          {hue}
        </HueChip>
      ))}
    </Row>
    <Row caption="無効な項目">
      <Chip invalid onRemove={ignore} removeLabel="削除済みのタグを外す">
        削除済みのタグ
      </Chip>
    </Row>
    <Row caption="無効">
      <HueChip hue="amber" dot disabled onRemove={ignore} removeLabel="VIP会員を外す">
        VIP会員
      </HueChip>
    </Row>
    <Row caption="長い名前">
      <HueChip hue="purple" dot onRemove={ignore} removeLabel={`${long}を外す`}>
        {long}
      </HueChip>
    </Row>
  </Rows>
);

export const 状態: Story = { tags: ["smoke"], render: () => states };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => states };
export const 狭い幅: Story = {
  globals: { width: "360" },
  render: () => states,
  async play({ canvasElement }) {
    const name = await onStage(canvasElement).findByText(long);
    const chip = name.closest(".chip");
    await expect(chip?.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  },
};

export const 外す: Story = {
  render: () => (
    <Held start={["VIP会員", "体験予約済み"]}>
      {(tags, change) => (
        <Row caption="タグ">
          {tags.map((tag) => (
            <Chip
              key={tag}
              onRemove={() => change(tags.filter((other) => other !== tag))}
              removeLabel={`${tag}を外す`}
              data-remove={tag}
            >
              {tag}
            </Chip>
          ))}
        </Row>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const button = await stage.findByRole("button", { name: "VIP会員を外す" });
    await expect(button).toHaveAttribute("data-remove", "VIP会員");
    await userEvent.click(button);
    await expect(stage.queryByText("VIP会員")).toBeNull();
    await expect(stage.getByText("体験予約済み")).toBeVisible();
  },
};
