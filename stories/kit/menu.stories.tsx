import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { ArrowDownIcon, ArrowUpIcon, CopyIcon } from "../../src/kit/icons.js";
import { Menu, type MenuItem } from "../../src/kit/Menu.js";
import { focused, press } from "../drivers.js";
import { onStage } from "../stage.js";

export default { parameters: { overview: "閉じた状態" }, title: "部品/メニュー" } satisfies Meta;
type Story = StoryObj;

const pressed = fn();

const items: readonly MenuItem[] = [
  {
    id: "invert",
    label: "反転",
    unavailable: true,
    reason: "日付で絞り込んでいるため、反転できません",
    onPress: () => pressed("invert"),
  },
  { id: "duplicate", label: "複製", icon: <CopyIcon />, onPress: () => pressed("duplicate") },
  { id: "up", label: "上へ移動", icon: <ArrowUpIcon />, unavailable: true, onPress: () => pressed("up") },
  { id: "down", label: "下へ移動", icon: <ArrowDownIcon />, onPress: () => pressed("down") },
  {
    id: "long",
    label: "「すべて満たす」のパネルの終わりへ移動して続けて編集する",
    onPress: () => pressed("long"),
  },
];

function Tools({ startsOpen = false }: { startsOpen?: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(startsOpen);
  return (
    <div style={{ display: "flex", justifyContent: "flex-end", alignItems: "start", blockSize: 320 }}>
      <Button ref={anchor} aria-expanded={open} aria-haspopup="menu" onPress={() => setOpen(!open)}>
        その他の操作
      </Button>
      {open ? (
        <Menu label="その他の操作" items={items} anchor={anchor} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}

/** On a page with everything of the kit an open one would lie over the others. */
export const 閉じた状態: Story = { tags: ["smoke"], render: () => <Tools startsOpen={false} /> };
export const 状態: Story = { render: () => <Tools startsOpen /> };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => <Tools startsOpen /> };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => <Tools startsOpen /> };

export const キーで選ぶ: Story = {
  render: () => <Tools />,
  async play({ canvasElement }) {
    pressed.mockClear();
    const stage = onStage(canvasElement);
    const opener = await stage.findByRole("button", { name: "その他の操作" });
    await userEvent.click(opener);
    const [first, second, , , last] = await stage.findAllByRole("menuitem");
    await expect(focused()).toBe(first);
    await press("ArrowDown");
    await expect(focused()).toBe(second);
    await press("End");
    await expect(focused()).toBe(last);
    await press("Home");
    await expect(focused()).toBe(first);

    // What is off is reached, tells why, and does nothing.
    await expect(first).toHaveAttribute("aria-disabled", "true");
    await expect(first).toHaveAccessibleName("反転");
    await expect(first).toHaveAccessibleDescription("日付で絞り込んでいるため、反転できません");
    if (first) await userEvent.click(first);
    await expect(pressed).not.toHaveBeenCalled();

    await press("Escape");
    await expect(stage.queryByRole("menu")).toBeNull();
    await expect(focused()).toBe(opener);
  },
};

export const 選ぶと閉じる: Story = {
  render: () => <Tools />,
  async play({ canvasElement }) {
    pressed.mockClear();
    const stage = onStage(canvasElement);
    const opener = await stage.findByRole("button", { name: "その他の操作" });
    await userEvent.click(opener);
    await userEvent.click(await stage.findByRole("menuitem", { name: "下へ移動" }));
    await expect(pressed.mock.calls).toEqual([["down"]]);
    await expect(stage.queryByRole("menu")).toBeNull();
    await expect(focused()).toBe(opener);
  },
};
