import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Field } from "../../src/kit/Field.js";
import { type Tab, Tabs } from "../../src/kit/Tabs.js";
import { TextField } from "../../src/kit/TextField.js";
import { focused, press } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";

export default { title: "部品/タブ" } satisfies Meta;
type Story = StoryObj;

const tabs: Tab[] = [
  { id: "tags", label: "タグ", count: 6 },
  { id: "vars", label: "友だち情報", problem: { tone: "danger", count: 2, text: "入力エラーが2件あります" } },
  { id: "basics", label: "基本情報", problem: { tone: "warning", count: 1, text: "競合が1件あります" } },
  { id: "history", label: "履歴", count: 1234 },
  { id: "reservations", label: "予約", disabled: true },
];
const long: Tab[] = [
  {
    id: "name",
    label: "山田 花子さんの来店履歴とお客様カルテ、アレルギーについての特記事項の一覧",
    count: 3,
  },
  {
    id: "english",
    label: "Customerrecordwithoutanyspaceatallthatgoesonandonforever",
    problem: { tone: "danger", count: 12, text: "入力エラーが12件あります" },
  },
  { id: "last", label: "基本情報" },
];

const inPlace = (shown: Tab[], start: string) => (
  <Held start={start}>
    {(selected, select) => (
      <Tabs
        label="友だちの情報"
        tabs={shown}
        selected={selected}
        onSelect={select}
        panel={(id) => <p>{`${shown.find((tab) => tab.id === id)?.label}の内容です`}</p>}
      />
    )}
  </Held>
);

export const 状態: Story = { tags: ["smoke"], render: () => inPlace(tabs, "vars") };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => inPlace(tabs, "vars") };
export const 長い名前: Story = { globals: { width: "360" }, render: () => inPlace(long, "name") };
export const 狭い幅: Story = {
  globals: { width: "360" },
  render: () => inPlace(tabs, "history"),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const row = await stage.findByRole("tablist", { name: "友だちの情報" });
    await expect(row.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const isInView = (name: string) => {
      const { left, right } = stage.getByRole("tab", { name }).getBoundingClientRect();
      const room = row.getBoundingClientRect();
      return left >= room.left - 1 && right <= room.right + 1;
    };
    await expect(isInView("履歴 1,234")).toBe(true);
    stage.getByRole("tab", { name: "履歴 1,234" }).focus();
    await press("Home");
    await expect(isInView("タグ 6")).toBe(true);
    await press("End");
    await expect(isInView("履歴 1,234")).toBe(true);
  },
};

export const 選ぶ: Story = {
  render: () => inPlace(tabs, "vars"),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const tab = (name: string) => stage.getByRole("tab", { name });
    await expect(await stage.findByRole("tab", { name: "友だち情報" })).toHaveAccessibleDescription(
      "入力エラーが2件あります",
    );
    await userEvent.click(tab("基本情報"));
    await expect(tab("基本情報")).toHaveAttribute("aria-selected", "true");
    await expect(stage.getByRole("tabpanel", { name: "基本情報" })).toHaveTextContent("基本情報の内容です");

    tab("基本情報").focus();
    await press("ArrowRight");
    await expect(focused()).toBe(tab("履歴 1,234"));
    await expect(tab("履歴 1,234")).toHaveAttribute("aria-selected", "true");
    await press("ArrowRight");
    await expect(focused()).toBe(tab("タグ 6"));
    await press("ArrowLeft");
    await expect(focused()).toBe(tab("履歴 1,234"));
    await press("Home");
    await expect(focused()).toBe(tab("タグ 6"));
    await expect(stage.getAllByRole("tab").filter((each) => each.tabIndex === 0)).toEqual([tab("タグ 6")]);
  },
};

/** A panel with a field of its own, as one that keeps what was typed. */
function NotePanel({ name }: { name: string }) {
  const [note, setNote] = useState("");
  return (
    <Field label={name}>
      <TextField value={note} onChange={setNote} />
    </Field>
  );
}

export const 入力が残る: Story = {
  render: () => (
    <Held start="tags">
      {(selected, select) => (
        <Tabs
          label="友だちの情報"
          tabs={tabs.slice(0, 2)}
          selected={selected}
          onSelect={select}
          panel={(id) => <NotePanel name={`${id}のメモ`} />}
        />
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const first = await stage.findByRole("textbox", { name: "tagsのメモ" });
    await expect(stage.queryByLabelText("varsのメモ")).toBeNull();
    first.focus();
    document.execCommand("insertText", false, "常連");
    await userEvent.click(stage.getByRole("tab", { name: "友だち情報" }));
    await expect(stage.queryByRole("textbox", { name: "tagsのメモ" })).toBeNull();
    await expect(stage.getByRole("textbox", { name: "varsのメモ" })).toBeVisible();
    await userEvent.click(stage.getByRole("tab", { name: "タグ 6" }));
    await expect(stage.getByRole("textbox", { name: "tagsのメモ" })).toHaveValue("常連");
  },
};
