import "../../../src/entries/reservation-schedule.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import type { Fault } from "../../host-in-page.js";
import { at, day, drawn, press, rowOf, salonInPage, wish } from "./schedule-in-page.js";

const tag = "reservation-schedule";
const Schedule = tag as unknown as React.ElementType;

export default {
  title: "要素/reservation-schedule 予約表/見た目",
  parameters: { element: tag },
  args: { salonId: "1", date: "2026-11-20", width: "1000px" },
  render: ({ width, ...args }) => (
    <Schedule {...args} style={{ display: "block", width, maxWidth: "100%" }} />
  ),
  beforeEach: () => salonInPage([...day, rowOf({ id: 11, status: "edit_pending", change_child: wish })]),
} satisfies Meta;

const hanako = "13:00〜13:45 山田 花子";

function fits(canvas: HTMLElement): void {
  const { scrollWidth, clientWidth } = canvas.querySelector(tag) as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

export const 英語: StoryObj = {
  tags: ["smoke"],
  args: { locale: "en", apiBase: "https://looks.example" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("heading", { name: "11/20 (Fri)" })).toBeVisible();
    expect(inside.getByRole("button", { name: "15:00–16:00 鈴木 一郎 Cancelled" })).toHaveTextContent(
      "Cancelled",
    );
  },
};

export const 英語の移動: StoryObj = {
  args: { locale: "en", apiBase: "https://looks.example" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    fireEvent.contextMenu(await inside.findByRole("button", { name: "15:00–16:00 鈴木 一郎 Cancelled" }));
    await userEvent.click(await inside.findByRole("menuitem", { name: "Move..." }));
    expect(await inside.findByRole("dialog", { name: "Move: 鈴木 一郎" })).toBeVisible();
  },
};

export const 英語のシフト: StoryObj = {
  args: { locale: "en", page: "PAGE_TIME_SHIFT_WEEKLY" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "10:00–19:00 中村");
    expect(await inside.findByRole("radio", { name: "From this day on" })).toBeInTheDocument();
  },
};

export const 暗い配色: StoryObj = {
  args: { theme: "dark", apiBase: "https://looks.example" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(await inside.findByText("変更希望", {}, waitOptions)).toBeVisible();
  },
};

export const 暗い配色の月: StoryObj = {
  args: { theme: "dark", view: "month", apiBase: "https://looks.example" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("heading", { name: "2026年11月" })).toBeVisible();
  },
};

export const 暗い配色のシフト: StoryObj = {
  args: { theme: "dark", page: "PAGE_TIME_SHIFT_WEEKLY" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("button", { name: "10:00〜19:00 中村" })).toBeVisible();
  },
};

export const 狭い画面: StoryObj = {
  args: { width: "360px", apiBase: "https://looks.example" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const choice = await inside.findByRole("combobox", { name: "表示する担当" }, waitOptions);
    await userEvent.selectOptions(choice, "中村");
    expect((await inside.findAllByRole("button", { name: hanako }, waitOptions)).length).toBeGreaterThan(0);
    fits(canvasElement);
  },
};

export const 狭い画面の週: StoryObj = {
  args: { width: "360px", view: "week", apiBase: "https://looks.example" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("button", { name: "11:00〜12:00 小林 大輔" })).toBeVisible();
    fits(canvasElement);
  },
};

export const 狭い画面の月: StoryObj = {
  args: { width: "360px", view: "month", apiBase: "https://looks.example" },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    fits(canvasElement);
  },
};

export const 狭い画面のシフト: StoryObj = {
  args: { width: "360px", page: "PAGE_TIME_SHIFT_WEEKLY" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("grid")).toBeInTheDocument();
    fits(canvasElement);
  },
};

const hostile = `<img src=x onerror=alert(1)> "'&amp; \u202egnirts desrever\u202c`;
const long = "とても長い名前のお客様".repeat(20);

const longRows = Array.from({ length: 80 }, (_, index) =>
  rowOf({
    ...{ id: index + 1, name: `${hostile}${index} ${long}`, salon_resource_id: (index % 40) + 1 },
    ...{
      from: index < 40 ? "13:00" : "13:15",
      to: "15:00",
      status: index % 7 === 0 ? "blocked" : "approved",
    },
    ...{ meta_data: `${hostile}${long}`, member: { id: 1, name: long } },
  }),
);

const fortyPeople: Fault = at("GET", "/resources/all", () => {
  const data = Array.from({ length: 40 }, (_, index) => ({
    id: index + 1,
    name: `${index + 1} ${hostile}${long}`,
  }));
  return Response.json({ data });
});

/** Long names that would be markup, of forty resources with two each. */
function crowded(args: Record<string, unknown> = {}): Pick<StoryObj, "args" | "beforeEach"> {
  return {
    args: { apiBase: "https://crowded.example", ...args },
    beforeEach: () => salonInPage(longRows, fortyPeople),
  };
}

function isHarmless(canvas: HTMLElement): void {
  expect(canvas.querySelector(tag)?.shadowRoot?.querySelector("img")).toBeNull();
  fits(canvas);
}

export const 四十の担当と長い名前: StoryObj = {
  ...crowded(),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const rows = canvasElement.querySelector(tag)?.shadowRoot?.querySelectorAll(".schedule-row").length ?? 0;
    expect(rows).toBeGreaterThan(3);
    // The others are drawn when they are scrolled to.
    expect(rows).toBeLessThan(40);
    isHarmless(canvasElement);
  },
};

export const 長い名前の週: StoryObj = {
  ...crowded({ view: "week" }),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    isHarmless(canvasElement);
  },
};

export const 長い名前の狭い画面: StoryObj = {
  ...crowded({ width: "360px" }),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByRole("combobox", { name: "表示する担当" }, waitOptions);
    isHarmless(canvasElement);
  },
};
