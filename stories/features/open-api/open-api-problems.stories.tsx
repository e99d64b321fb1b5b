import "../../../src/entries/open-api-console.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { moved } from "../../../test/host/audience/days.js";
import { editor, waitOptions } from "../../editor-stage.js";
import { type Fault, refusal } from "../../host-in-page.js";
import { fits, groupOf, inside, openApiInPage, rowsAt, serverOf, tag } from "./open-api-in-page.js";

export default {
  title: "要素/open-api-console 外部API/いろいろな状態",
  parameters: { element: "open-api-console" },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => openApiInPage(),
} satisfies Meta;

const nothing = rowsAt({ service_codes: [], triggers: [], call_count_summary: [] });

const failing: Fault = ({ url }) =>
  url.includes("/api/open_api/") ? refusal(500, { message: "ただいま混み合っています。" }) : undefined;

const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

const longName = "株式会社スタジオノース総務部基幹システム連携用".repeat(4);
const hostileName = `<img src=x onerror=alert(1)>\u202e"'&`;
const unbroken = "x".repeat(200);

const tokenOf = (key: string, more: object = {}) => ({
  ...{ token_key: key, masked: `oat_…${key}`, issued_at: "2026-01-05T09:00:00+09:00", issued_by: longName },
  ...{ last_used_at: null, expires_at: null, revoked_at: null },
  ...more,
});
const codeOf = (id: number, name: string, more: object = {}) => ({
  ...{ id, name, description: "", tokens: [], last_used_at: null, count_30d: 0 },
  ...more,
});

const oddCodes = [
  codeOf(1, longName, { description: longName, tokens: [tokenOf("aaaa")], count_30d: 987_654_321 }),
  codeOf(2, hostileName, { description: unbroken, tokens: [tokenOf("b".repeat(60))] }),
  codeOf(3, "", { tokens: [tokenOf("cccc", { revoked_at: "2026-02-01T00:00:00+09:00" })] }),
];
const oddTriggers = [
  {
    ...{ id: 1, name: longName.slice(0, 100), updated_at: "2026-11-19T10:00:00+09:00" },
    open_api_trigger_actions: [
      {
        ...{ id: 11, name: longName.slice(0, 100), trigger_id: 1, action_id: 987, member_query_id: 654 },
        ...{ is_active: true, state: 2, updated_at: "2026-11-19T10:00:00+09:00" },
      },
    ],
    context: {
      ...{ category: "open_api", open_api_trigger_id: 1, event: unbroken, label: hostileName },
      params: {
        [unbroken]: { label: longName, type: unbroken },
        [hostileName]: { label: hostileName, type: "map", children: {} },
      },
    },
  },
];
const oddLogs = Array.from({ length: 3 }, (_, at) => ({
  ...{ id: 90 + at, requested_at: `${today}T00:00:0${at}+09:00`, method: "DELETE" },
  ...{ path: `/${unbroken}${hostileName}`, status_code: at === 0 ? null : 500, duration_ms: 123_456_789 },
  ...{
    trigger_id: 1,
    request_bytes: 1e12,
    error_message: `${hostileName}\n${unbroken}`,
    request_id: unbroken,
  },
}));

const manyCodes = Array.from({ length: 40 }, (_, at) =>
  codeOf(at + 1, `サービスコード${at + 1}${at % 7 === 0 ? longName.slice(0, 40) : ""}`),
);
const yearOfCalls = Array.from({ length: 366 }, (_, ago) => moved(today, -ago, "day")).flatMap((date, day) =>
  manyCodes.map(({ id }) => ({ date, open_api_code_id: id, total_count: ((day * 37 + id * 61) % 900) * id })),
);

export const 空: StoryObj = {
  tags: ["smoke"],
  beforeEach: () => openApiInPage(nothing),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByText("サービスコードがありません", {}, waitOptions);
  },
};

export const 呼び出しのない期間: StoryObj = {
  args: { section: "counts" },
  beforeEach: () => openApiInPage(nothing),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByRole("img", { name: /合計0回/ }, waitOptions);
  },
};

export const 空のログ: StoryObj = {
  args: { section: "logs", "service-code-id": 3 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByText("この期間の呼び出しはありません", {}, waitOptions);
  },
};

export const 空のトリガー: StoryObj = {
  args: { section: "triggers" },
  beforeEach: () => openApiInPage(nothing),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByText("トリガーがありません", {}, waitOptions);
  },
};

/** Waits for the one alert of a section. */
function fails(section: string, title: string): StoryObj {
  return {
    args: { section },
    beforeEach: () => openApiInPage(failing),
    play: async ({ canvasElement }) => {
      const canvas = await inside(canvasElement);
      await canvas.findByText(title, {}, waitOptions);
      expect(canvas.getAllByText("ただいま混み合っています。")).toHaveLength(1);
    },
  };
}

export const 読み込み失敗 = fails("codes", "サービスコードを読み込めませんでした");
export const 呼び出し数の読み込み失敗 = fails("counts", "呼び出し数を読み込めませんでした");
export const ログの読み込み失敗 = fails("logs", "呼び出しログを読み込めませんでした");
export const トリガーの読み込み失敗 = fails("triggers", "トリガーを読み込めませんでした");

export const 読み込み中: StoryObj = {
  beforeEach: () => openApiInPage(() => new Promise<Response>(() => {})),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByText("読み込み中...", {}, waitOptions);
  },
};

export const 長い名前: StoryObj = {
  beforeEach: () => openApiInPage(rowsAt({ service_codes: oddCodes })),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await groupOf(canvas, "サービスコード（ID 3）");
    fits(canvasElement);
  },
};

export const 長い名前の狭い画面: StoryObj = { ...長い名前, globals: { width: "360" } };

export const 長いパスのログ: StoryObj = {
  args: { section: "logs" },
  beforeEach: () =>
    openApiInPage(
      rowsAt({ service_codes: oddCodes, triggers: oddTriggers, "service_codes/1/logs": oddLogs }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const rows = await canvas.findAllByRole("button", { name: /の詳細$/ }, waitOptions);
    await userEvent.click(rows[1] as HTMLElement);
    const dialog = await canvas.findByRole("dialog", { name: "呼び出しの詳細" }, waitOptions);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    fits(canvasElement);
  },
};

export const 長い名前のトリガー: StoryObj = {
  args: { section: "triggers", "trigger-id": 1 },
  beforeEach: () => openApiInPage(rowsAt({ triggers: oddTriggers })),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByRole("row", { name: unbroken }, waitOptions);
    fits(canvasElement);
  },
};

export const 一年の多くのコード: StoryObj = {
  args: { section: "counts" },
  beforeEach: () => openApiInPage(rowsAt({ service_codes: manyCodes, call_count_summary: yearOfCalls })),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await userEvent.click(await canvas.findByRole("radio", { name: "指定" }, waitOptions));
    fireEvent.change(canvas.getByLabelText("開始日"), { target: { value: moved(today, -365, "day") } });
    const chart = await canvas.findByRole("img", { name: /最も多い日は/ }, waitOptions);
    chart.focus();
    fireEvent.keyDown(chart, { key: "ArrowLeft" });
    fits(canvasElement);
  },
};

export const 英語: StoryObj = {
  args: { locale: "en", section: "counts" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByRole("img", { name: /^Chart of calls/ }, waitOptions);
  },
};

export const 英語のトリガー: StoryObj = {
  args: { locale: "en", section: "triggers", "trigger-id": 3 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const action = await canvas.findByRole("group", { name: "再入荷を知らせる" }, waitOptions);
    expect(within(action).getByRole("button", { name: "Resume" })).toBeVisible();
  },
};

export const 狭い画面: StoryObj = {
  globals: { width: "360" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await groupOf(canvas, "ECサイト連携");
    expect(canvas.getByRole("combobox", { name: "外部API" })).toBeVisible();
    fits(canvasElement);
  },
};

/** A section in 360 px. */
function narrow(args: Record<string, unknown>, role: string, name: string | RegExp): StoryObj {
  return {
    args,
    globals: { width: "360" },
    play: async ({ canvasElement }) => {
      const canvas = await inside(canvasElement);
      await canvas.findByRole(role, { name }, waitOptions);
      fits(canvasElement);
    },
  };
}

export const 狭い画面の呼び出し数 = narrow({ section: "counts" }, "img", /^呼び出し数のグラフ/);
export const 狭い画面のログ = narrow({ section: "logs" }, "table", "呼び出しログ");
export const 狭い画面のトリガー = narrow({ section: "triggers", "trigger-id": 1 }, "group", "購入のお礼");

export const 暗い配色: StoryObj = {
  args: { theme: "dark", section: "counts" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByRole("img", { name: /^呼び出し数のグラフ/ }, waitOptions);
  },
};

export const 暗い配色のトリガー: StoryObj = {
  args: { theme: "dark", section: "triggers", "trigger-id": 5 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await groupOf(canvas, "受取のお礼");
  },
};
