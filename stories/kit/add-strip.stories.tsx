import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { AddStrip, type AddStripItem } from "../../src/kit/AddStrip.js";
import {
  AlarmIcon,
  DatabaseIcon,
  FlagIcon,
  JourneyIcon,
  MenuGridIcon,
  MessageIcon,
  ScenarioIcon,
  TagIcon,
  TargetIcon,
  TemplateIcon,
  TicketIcon,
  UserCardIcon,
} from "../../src/kit/icons.js";
import { onStage } from "../stage.js";

export default { title: "部品/追加の帯", parameters: { overview: "動作を追加" } } satisfies Meta;
type Story = StoryObj;

const items = [
  item(1, "テキスト送信", <MessageIcon />),
  item(12, "テンプレート送信", <TemplateIcon />),
  item(13, "タグ操作", <TagIcon />),
  item(6, "友だち情報操作", <UserCardIcon />),
  { ...item(5, "シナリオ操作", <ScenarioIcon />), used: "（追加済み）" },
  item(14, "メニュー操作", <MenuGridIcon />),
  item(15, "リマインダ操作", <AlarmIcon />),
  item(7, "対応マーク・表示操作", <FlagIcon />),
  item(30, "ASP・CV登録", <TargetIcon />),
  item(31, "イベント予約操作", <TicketIcon />),
  item(32, "共通情報操作", <DatabaseIcon />),
  item(50, "フェーズ操作", <JourneyIcon />),
];

function item(id: number, label: string, icon: AddStripItem["icon"]): AddStripItem<number> {
  return { id, label, name: `${label}を追加`, icon };
}

const added = fn();

export const 動作を追加: Story = {
  tags: ["smoke"],
  render: () => <AddStrip heading="動作を追加" items={items} onAdd={added} />,
  async play({ canvasElement }) {
    added.mockClear();
    const stage = onStage(canvasElement);
    await expect(await stage.findByRole("group", { name: "動作を追加" })).toBeInTheDocument();
    await userEvent.click(stage.getByRole("button", { name: "テキスト送信を追加" }));
    const used = stage.getByRole("button", { name: "シナリオ操作を追加" });
    await expect(used).toHaveAttribute("aria-disabled", "true");
    // The mark is drawn by the style sheet: to the ear the button keeps its name.
    await expect(used).toHaveTextContent(/^シナリオ操作$/);
    const mark = getComputedStyle(used.lastElementChild as Element, "::after").content;
    await expect(mark).toBe('" （追加済み）"');
    await userEvent.click(used);
    await expect(added.mock.calls).toEqual([[1], [5]]);
  },
};
