import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { IconButton } from "../../src/kit/IconButton.js";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CloseIcon,
  CopyIcon,
  RefreshIcon,
  StarFillIcon,
  StarIcon,
  TrashIcon,
} from "../../src/kit/icons.js";
import { focused } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Row, Rows } from "./layout.js";

export default { title: "部品/アイコンボタン" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Rows>
      <Row caption="標準">
        <IconButton label="複製" icon={<CopyIcon />} onPress={ignore} />
        <IconButton label="削除" icon={<TrashIcon />} onPress={ignore} />
        <IconButton label="閉じる" icon={<CloseIcon size={20} />} onPress={ignore} />
      </Row>
      <Row caption="押下中">
        <IconButton label="お気に入り" icon={<StarFillIcon />} pressed onPress={ignore} />
        <IconButton label="お気に入り（外れている）" icon={<StarIcon />} pressed={false} onPress={ignore} />
      </Row>
      <Row caption="無効">
        <IconButton label="上へ移動" icon={<ArrowUpIcon />} unavailable onPress={ignore} />
      </Row>
      <Row caption="枠つき">
        <IconButton label="再読み込み" icon={<RefreshIcon />} edge onPress={ignore} />
      </Row>
    </Rows>
  ),
};

const moved = fn();

export const 端まで動かしても焦点が残る: Story = {
  render: () => (
    <Held start={2}>
      {(index, setPlace) => (
        <Row caption={`${index}番目`}>
          <IconButton
            label="上へ移動"
            icon={<ArrowUpIcon />}
            unavailable={index === 1}
            onPress={() => {
              moved();
              setPlace(index - 1);
            }}
            data-move="up"
          />
          <IconButton
            label="下へ移動"
            icon={<ArrowDownIcon />}
            unavailable={index === 3}
            onPress={() => setPlace(index + 1)}
          />
        </Row>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    moved.mockClear();
    const up = await onStage(canvasElement).findByRole("button", { name: "上へ移動" });
    await expect(up).toHaveAttribute("data-move", "up");
    await expect(up).toHaveAttribute("title", "上へ移動");
    await userEvent.click(up);
    await expect(up).toHaveAttribute("aria-disabled", "true");
    await expect(focused()).toBe(up);
    await userEvent.click(up);
    await expect(moved).toHaveBeenCalledTimes(1);
  },
};
