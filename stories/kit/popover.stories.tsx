import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { Listbox } from "../../src/kit/Listbox.js";
import { Popover } from "../../src/kit/Popover.js";
import { foldedIncludes } from "../../src/lib/fold.js";
import { focused, press } from "../drivers.js";
import { onStage } from "../stage.js";

export default { title: "部品/ポップオーバー" } satisfies Meta;
type Story = StoryObj;

const tags = Array.from({ length: 30 }, (_, at) => ({ id: at, label: `タグ${at + 1}` }));

function Picker({ startsOpen = false }: { startsOpen?: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(startsOpen);
  const [query, setQuery] = useState("");
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([2]));
  return (
    <div style={{ blockSize: 360 }}>
      <Button ref={anchor} aria-expanded={open} aria-haspopup="dialog" onPress={() => setOpen(!open)}>
        タグを選ぶ
      </Button>
      <Button onPress={() => {}}>ほかのボタン</Button>
      {open ? (
        <Popover label="タグ" anchor={anchor} onClose={() => setOpen(false)}>
          <Listbox
            label="タグの一覧"
            options={tags.filter((tag) => foldedIncludes(tag.label, query))}
            selected={selected}
            onChoose={(id) => setSelected(new Set([id]))}
            search={{ label: "タグを検索", query, onQuery: setQuery }}
          />
        </Popover>
      ) : null}
    </div>
  );
}

export const 状態: Story = { tags: ["smoke"], render: () => <Picker startsOpen /> };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => <Picker startsOpen /> };
export const 狭い幅: Story = {
  globals: { width: "360" },
  render: () => <Picker startsOpen />,
  async play({ canvasElement }) {
    const popover = await onStage(canvasElement).findByRole("dialog", { name: "タグ" });
    const box = popover.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
  },
};

function Menu({ align, at }: { align?: "start" | "end"; at: "flex-start" | "center" | "flex-end" }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  return (
    <div style={{ display: "flex", justifyContent: at, blockSize: 160 }}>
      <Button ref={anchor} aria-expanded={open} aria-haspopup="dialog" onPress={() => setOpen(!open)}>
        並べ替え
      </Button>
      {open ? (
        <Popover label="並べ替え" anchor={anchor} width={220} align={align} onClose={() => setOpen(false)}>
          <div style={{ padding: 12 }}>
            <Button onPress={() => setOpen(false)}>新しい順</Button>
          </div>
        </Popover>
      ) : null}
    </div>
  );
}

/** The popover's box, and that of the button that opened it. */
async function boxesOf(canvas: HTMLElement) {
  const stage = onStage(canvas);
  const popover = await stage.findByRole("dialog", { name: "並べ替え" });
  const opener = stage.getByRole("button", { name: "並べ替え" });
  return [popover.getBoundingClientRect(), opener.getBoundingClientRect()] as const;
}

export const 始まりでそろえる: Story = {
  render: () => <Menu align="start" at="center" />,
  async play({ canvasElement }) {
    const [popover, opener] = await boxesOf(canvasElement);
    await expect(popover.left).toBeCloseTo(opener.left, 0);
  },
};

export const 終わりでそろえる: Story = {
  render: () => <Menu align="end" at="center" />,
  async play({ canvasElement }) {
    const [popover, opener] = await boxesOf(canvasElement);
    await expect(popover.right).toBeCloseTo(opener.right, 0);
  },
};

export const 右端では内側にずらす: Story = {
  render: () => <Menu at="flex-end" />,
  async play({ canvasElement }) {
    const [popover, opener] = await boxesOf(canvasElement);
    await expect(popover.left).toBeLessThan(opener.left);
    await expect(Math.round(popover.right)).toBe(document.documentElement.clientWidth - 8);
  },
};

export const 右から左の文では逆になる: Story = {
  render: () => (
    <div dir="rtl">
      <Menu align="start" at="center" />
    </div>
  ),
  async play({ canvasElement }) {
    const [popover, opener] = await boxesOf(canvasElement);
    await expect(popover.right).toBeCloseTo(opener.right, 0);
  },
};

export const 開いて閉じる: Story = {
  render: () => <Picker />,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const opener = await stage.findByRole("button", { name: "タグを選ぶ" });
    await userEvent.click(opener);
    const popover = stage.getByRole("dialog", { name: "タグ" });
    await expect(popover.getBoundingClientRect().top).toBe(opener.getBoundingClientRect().bottom + 4);
    await expect(focused()).toBe(stage.getByRole("combobox", { name: "タグを検索" }));
    await press("Escape");
    await expect(stage.queryByRole("dialog")).toBeNull();
    await expect(focused()).toBe(opener);

    // Its own button closes it, and does not open it again.
    await userEvent.click(opener);
    await userEvent.click(opener);
    await expect(stage.queryByRole("dialog")).toBeNull();

    await userEvent.click(opener);
    await userEvent.click(stage.getByRole("button", { name: "ほかのボタン" }));
    await expect(stage.queryByRole("dialog")).toBeNull();
  },
};
