import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { Listbox, type ListboxOption } from "../../src/kit/Listbox.js";
import { foldedIncludes } from "../../src/lib/fold.js";
import { focused, press, typeInto } from "../drivers.js";
import { onStage } from "../stage.js";
import { Fields } from "./layout.js";

export default { title: "部品/リスト" } satisfies Meta;
type Story = StoryObj;

const tags: ListboxOption<number>[] = [
  { id: 1, label: "体験予約済み", facts: "12人" },
  { id: 2, label: "VIP会員", group: "会員ランク", facts: "1,204人" },
  { id: 3, label: "ゴールド会員", group: "会員ランク", facts: "320人" },
  { id: 4, label: "自動応答", group: "システム", reason: "編集権限なし" },
  { id: 5, label: "ｶﾞｰﾃﾞﾝ銀座", group: "店舗" },
  { id: 6, label: "Apple", group: "店舗" },
  { id: 7, label: "Apricot", group: "店舗" },
];
const chose = fn();

function Chooser({ multiple = false, searched = false }: { multiple?: boolean; searched?: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([2]));
  const [query, setQuery] = useState("");
  return (
    <div style={{ background: "var(--ce-floating)", border: "1px solid var(--ce-border)" }}>
      <Listbox
        label="タグ"
        options={tags.filter((tag) => foldedIncludes(tag.label, query))}
        selected={selected}
        multiple={multiple}
        onChoose={(id) => {
          chose(id);
          const rest = new Set(multiple ? selected : []);
          if (!rest.delete(id)) rest.add(id);
          setSelected(rest);
        }}
        search={
          searched ? { label: "タグを検索", placeholder: "タグ名", query, onQuery: setQuery } : undefined
        }
      />
    </div>
  );
}

const states = (
  <Fields>
    <Chooser />
    <Chooser multiple searched />
  </Fields>
);

export const 状態: Story = { tags: ["smoke"], render: () => states };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => states };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => states };

export const キーで選ぶ: Story = {
  render: () => <Chooser />,
  async play({ canvasElement }) {
    chose.mockClear();
    const stage = onStage(canvasElement);
    const list = await stage.findByRole("listbox", { name: "タグ" });
    const row = (name: RegExp) => stage.getByRole("option", { name });
    list.focus();
    await expect(list).toHaveAttribute("aria-activedescendant", row(/VIP会員/).id);
    await press("ArrowDown", "Enter");
    await expect(row(/ゴールド会員/)).toHaveAttribute("aria-selected", "true");
    await expect(row(/VIP会員/)).toHaveAttribute("aria-selected", "false");

    // What cannot be chosen can be reached, and says why.
    await press("ArrowDown", "Enter");
    await expect(list).toHaveAttribute("aria-activedescendant", row(/自動応答.*編集権限なし/).id);
    await expect(row(/自動応答/)).toHaveAttribute("aria-disabled", "true");
    await expect(chose.mock.calls).toEqual([[3]]);

    await press("a", "p", "r", " ");
    await expect(chose.mock.calls).toEqual([[3], [7]]);
    await expect(focused()).toBe(list);
  },
};

export const 検索して選ぶ: Story = {
  render: () => <Chooser multiple searched />,
  async play({ canvasElement }) {
    chose.mockClear();
    const stage = onStage(canvasElement);
    const box = await stage.findByRole("combobox", { name: "タグを検索" });
    await typeInto(box, "がーでん");
    const rows = stage.getAllByRole("option");
    await expect(rows).toHaveLength(1);
    await expect(rows[0]?.querySelector(".mark")).toHaveTextContent("ｶﾞｰﾃﾞﾝ");
    await expect(box).toHaveAttribute("aria-activedescendant", rows[0]?.id);

    // The Enter that commits a conversion chooses nothing.
    fireEvent.compositionStart(box);
    await press("Enter");
    await expect(chose).not.toHaveBeenCalled();
    fireEvent.compositionEnd(box);
    await new Promise((resolve) => setTimeout(resolve, 80));
    await press("Enter");
    await expect(chose.mock.calls).toEqual([[5]]);
    await expect(rows[0]).toHaveAttribute("aria-selected", "true");

    // A press on a row leaves the focus where it is.
    if (rows[0]) await userEvent.click(rows[0]);
    await expect(focused()).toBe(box);
    await expect(rows[0]).toHaveAttribute("aria-selected", "false");
  },
};
