import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { type Tab, Tabs } from "../../src/kit/Tabs.js";
import { focused, press } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";

export default { title: "部品/タブ" } satisfies Meta;
type Story = StoryObj;

const tabs: Tab[] = [
  { id: "tags", label: "タグ", count: 6 },
  { id: "vars", label: "友だち情報" },
  { id: "basics", label: "基本情報", count: 2, countTone: "warning" },
  { id: "history", label: "履歴", count: 3, countTone: "accent" },
  { id: "reservations", label: "予約", disabled: true },
];

const inPlace = (
  <Held start="vars">
    {(selected, select) => (
      <Tabs label="友だちの情報" tabs={tabs} selected={selected} onSelect={select}>
        <p>{`${tabs.find((tab) => tab.id === selected)?.label}の内容です`}</p>
      </Tabs>
    )}
  </Held>
);

export const 状態: Story = { render: () => inPlace };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => inPlace };
export const 狭い幅: Story = {
  globals: { width: "360" },
  render: () => inPlace,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const row = await stage.findByRole("tablist", { name: "友だちの情報" });
    await expect(row.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    stage.getByRole("tab", { name: "友だち情報" }).focus();
    await press("End");
    const last = stage.getByRole("tab", { name: "履歴 3" });
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
      row.getBoundingClientRect().right + 1,
    );
  },
};

export const 選ぶ: Story = {
  render: () => inPlace,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const tab = (name: string) => stage.getByRole("tab", { name });
    await userEvent.click(await stage.findByRole("tab", { name: "基本情報 2" }));
    await expect(tab("基本情報 2")).toHaveAttribute("aria-selected", "true");
    await expect(stage.getByRole("tabpanel", { name: "基本情報 2" })).toHaveTextContent("基本情報の内容です");

    tab("基本情報 2").focus();
    await press("ArrowRight");
    await expect(focused()).toBe(tab("履歴 3"));
    await expect(tab("履歴 3")).toHaveAttribute("aria-selected", "true");
    await press("ArrowRight");
    await expect(focused()).toBe(tab("タグ 6"));
    await press("ArrowLeft");
    await expect(focused()).toBe(tab("履歴 3"));
    await press("Home");
    await expect(focused()).toBe(tab("タグ 6"));
    await expect(stage.getAllByRole("tab").filter((each) => each.tabIndex === 0)).toEqual([tab("タグ 6")]);
  },
};
