import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fireEvent } from "storybook/test";
import { ReorderHandle } from "../../src/kit/ReorderHandle.js";
import { type DragState, moved, type ReorderEvent, reorderMark } from "../../src/kit/reorder.js";
import { StatusRegion } from "../../src/kit/StatusRegion.js";
import { focused, leave, press } from "../drivers.js";
import { onStage } from "../stage.js";

export default { title: "部品/並べ替え" } satisfies Meta;
type Story = StoryObj;

const announcements: Record<ReorderEvent["kind"], (place: string) => string> = {
  started: (place) => `持ち上げました。現在${place}です。矢印キーで動かし、スペースキーで置きます`,
  moved: (place) => `${place}に動かします`,
  dropped: (place) => `${place}に置きました`,
  canceled: (place) => `並べ替えをやめました。${place}に戻りました`,
};

function List({
  start = ["テキスト送信", "タグ操作", "シナリオ操作", "テンプレート"],
}: {
  start?: string[];
}) {
  const [names, setNames] = useState(start);
  const [drag, setDrag] = useState<DragState | null>(null);
  const [status, setStatus] = useState("");
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} aria-label="動作" style={{ display: "grid", gap: 8 }}>
        {names.map((name, index) => (
          <li
            key={name}
            className={reorderMark(drag, index)}
            style={{ display: "flex", alignItems: "center", gap: 8, blockSize: 40 }}
          >
            <ReorderHandle
              label={`${name}を並べ替え`}
              index={index}
              count={names.length}
              boxes={() => Array.from(list.current?.children ?? [], (row) => row.getBoundingClientRect())}
              onMove={(from, to) => setNames(moved(names, from, to))}
              onDrag={setDrag}
              onEvent={({ kind, to, count }) => setStatus(announcements[kind](`${count}個中${to + 1}番目`))}
            />
            {name}
          </li>
        ))}
      </ul>
      <StatusRegion text={status} visible />
    </>
  );
}

export const 状態: Story = { tags: ["smoke"], render: () => <List /> };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => <List /> };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => <List /> };

export const ひとつだけ: Story = {
  render: () => <List start={["テキスト送信"]} />,
  async play({ canvasElement }) {
    const handle = await onStage(canvasElement).findByRole("button", { name: "テキスト送信を並べ替え" });
    await expect(handle).toHaveAttribute("aria-disabled", "true");
    handle.focus();
    await press(" ");
    await expect(handle).toHaveAttribute("aria-pressed", "false");
  },
};

export const キーで動かす: Story = {
  render: () => <List />,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const handle = await stage.findByRole("button", { name: "テキスト送信を並べ替え" });
    handle.focus();
    await press(" ", "ArrowDown", "ArrowDown");
    await expect(handle).toHaveAttribute("aria-pressed", "true");
    await expect(stage.getByRole("status")).toHaveTextContent("4個中3番目に動かします");
    await expect(order(stage)).toEqual(["テキスト送信", "タグ操作", "シナリオ操作", "テンプレート"]);
    await press(" ");
    await expect(order(stage)).toEqual(["タグ操作", "シナリオ操作", "テキスト送信", "テンプレート"]);
    await expect(focused()).toBe(handle);
    await expect(stage.getByRole("status")).toHaveTextContent("4個中3番目に置きました");

    await press(" ", "Home", "Escape");
    await expect(order(stage)).toEqual(["タグ操作", "シナリオ操作", "テキスト送信", "テンプレート"]);
    await expect(stage.getByRole("status")).toHaveTextContent("並べ替えをやめました");

    await press(" ", "ArrowUp");
    await leave(handle);
    await expect(handle).toHaveAttribute("aria-pressed", "false");
    await expect(order(stage)).toEqual(["タグ操作", "シナリオ操作", "テキスト送信", "テンプレート"]);
  },
};

export const 引いて動かす: Story = {
  render: () => <List />,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const handle = await stage.findByRole<HTMLButtonElement>("button", { name: "テキスト送信を並べ替え" });
    // No real pointer is down, so there is none to capture.
    handle.setPointerCapture = () => {};
    const rows = stage.getAllByRole("listitem");
    const middle = (at: number) => {
      const box = rows[at]?.getBoundingClientRect();
      return box ? (box.top + box.bottom) / 2 : 0;
    };
    const down = { button: 0, isPrimary: true, pointerId: 1, clientY: middle(0) };

    // A press that shakes a little is no drag.
    fireEvent.pointerDown(handle, down);
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: middle(0) + 3 });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    await expect(stage.getByRole("status").textContent).toBe("");

    fireEvent.pointerDown(handle, down);
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: middle(2) + 2 });
    await Promise.resolve();
    await expect(rows[2]?.className).toBe("reorder-after");
    await expect(rows[0]?.className).toBe("reorder-dragged");
    await press("Escape");
    fireEvent.pointerUp(handle, { pointerId: 1 });
    await expect(order(stage)).toEqual(["テキスト送信", "タグ操作", "シナリオ操作", "テンプレート"]);

    fireEvent.pointerDown(handle, down);
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: middle(1) + 2 });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    await Promise.resolve();
    await expect(order(stage)).toEqual(["タグ操作", "テキスト送信", "シナリオ操作", "テンプレート"]);
    await expect(focused()).toBe(handle);
  },
};

function order(stage: ReturnType<typeof onStage>): (string | null)[] {
  return stage.getAllByRole("listitem").map((row) => row.textContent);
}
