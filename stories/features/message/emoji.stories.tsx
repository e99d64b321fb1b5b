import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { EmojiPanel } from "../../../src/features/message/emoji/index.js";
import { Button } from "../../../src/kit/Button.js";
import { Popover } from "../../../src/kit/Popover.js";
import { focused, press, typeInto } from "../../drivers.js";
import { onStage } from "../../stage.js";

export default { title: "部品/メッセージの絵文字" } satisfies Meta;
type Story = StoryObj;

const seasonal = ["🎉", "🙏", "😊", "🌸", "✨", "🍙", "🎁", "📷", "🚃", "🇯🇵"];

function Insert({ used = [] }: { used?: readonly string[] }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  const [text, setText] = useState("");
  const [recent, setRecent] = useState(used);
  return (
    <div style={{ blockSize: 440 }}>
      <Button ref={anchor} aria-expanded={open} aria-haspopup="dialog" onPress={() => setOpen(!open)}>
        絵文字
      </Button>
      <output>{text}</output>
      {open ? (
        <Popover label="絵文字" anchor={anchor} onClose={() => setOpen(false)}>
          <EmojiPanel
            locale="ja"
            recent={recent}
            onChoose={(emoji) => {
              setText(text + emoji);
              setRecent([emoji, ...recent]);
              setOpen(false);
            }}
          />
        </Popover>
      ) : null}
    </div>
  );
}

export const 状態: Story = { tags: ["smoke"], render: () => <Insert used={seasonal} /> };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => <Insert used={seasonal} /> };
export const 狭い幅: Story = {
  globals: { width: "360" },
  // With as many emoji axe takes seconds, and the width changes no colour and no name.
  parameters: { a11y: { test: "off" } },
  render: () => <Insert used={seasonal} />,
  async play({ canvasElement }) {
    const popover = await onStage(canvasElement).findByRole("dialog", { name: "絵文字" });
    const box = popover.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
  },
};

export const 検索: Story = {
  render: () => <Insert />,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    await typeInto(await stage.findByRole("textbox", { name: "絵文字を検索" }), "花");
    await expect(await stage.findByRole("rowgroup", { name: "検索結果" })).toBeVisible();
    await expect(stage.getByRole("gridcell", { name: "桜" })).toBeVisible();
  },
};

export const 見つからない: Story = {
  render: () => <Insert />,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    await typeInto(await stage.findByRole("textbox", { name: "絵文字を検索" }), "見つからない言葉");
    await waitFor(() => expect(stage.queryAllByRole("gridcell")).toEqual([]));
    await expect((await stage.findAllByText("見つかりませんでした"))[0]).toBeVisible();
  },
};

/** 選んだものは、次に開いたとき「よく使う」に並びます。 */
export const 選ぶ: Story = {
  render: () => <Insert />,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    await expect(focused()).toBe(await stage.findByRole("textbox", { name: "絵文字を検索" }));
    await press("ArrowDown", "ArrowRight");
    await expect(focused()).toHaveAccessibleName("わーい");
    await userEvent.click(stage.getByRole("gridcell", { name: "わーい" }));
    await expect(stage.getByText("😃")).toBeVisible();
    await userEvent.click(stage.getByRole("button", { name: "絵文字" }));
    await expect(await stage.findByRole("rowgroup", { name: "よく使う" })).toHaveTextContent("😃");
    await press("Escape");
    await expect(stage.queryByRole("dialog")).toBeNull();
  },
};
