import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { IconButton } from "../../src/kit/IconButton.js";
import { CopyIcon, RedoIcon, UndoIcon } from "../../src/kit/icons.js";
import { Toolbar } from "../../src/kit/Toolbar.js";
import { focused, press } from "../drivers.js";
import { onStage } from "../stage.js";

export default { title: "部品/ツールバー", parameters: { overview: "矢印キーで移る" } } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

export const 矢印キーで移る: Story = {
  tags: ["smoke"],
  render: () => (
    <Toolbar label="編集の履歴">
      <IconButton label="元に戻す" icon={<UndoIcon />} onPress={ignore} />
      <IconButton label="やり直す" icon={<RedoIcon />} unavailable onPress={ignore} />
      <IconButton label="複製" icon={<CopyIcon />} onPress={ignore} />
      <Button variant="quiet" size="s" onPress={ignore}>
        すべて折りたたむ
      </Button>
    </Toolbar>
  ),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const undo = await stage.findByRole("button", { name: "元に戻す" });
    const redo = stage.getByRole("button", { name: "やり直す" });
    const fold = stage.getByRole("button", { name: "すべて折りたたむ" });
    await expect([undo, redo, fold].map((button) => button.tabIndex)).toEqual([0, -1, -1]);
    undo.focus();
    await press("ArrowRight");
    await expect(focused()).toBe(redo);
    await expect([undo, redo, fold].map((button) => button.tabIndex)).toEqual([-1, 0, -1]);
    await press("End");
    await expect(focused()).toBe(fold);
    await press("ArrowRight");
    await expect(focused()).toBe(undo);
    await press("ArrowLeft");
    await expect(focused()).toBe(fold);
    fireEvent.keyDown(fold, { key: "Home", isComposing: true });
    await expect(focused()).toBe(fold);
  },
};
