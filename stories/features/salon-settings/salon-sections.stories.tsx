import "../../../src/entries/salon-settings.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { editor, waitOptions } from "../../editor-stage.js";
import type { Fault } from "../../host-in-page.js";
import {
  firstOf,
  fits,
  groupOf,
  type Inside,
  inside,
  neverAnswered,
  reads,
  refuses,
  salonInPage,
  says,
  serverOf,
  tag,
} from "../salon/salon-in-page.js";

/** 六つの画面を、いっぱい、空、読み込み中、失敗、読み取り専用、英語で。 */
export default {
  title: "要素/salon-settings サロン設定",
  tags: ["autodocs"],
  parameters: { element: "salon-settings" },
  args: { "salon-id": 1 },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => salonInPage(),
} satisfies Meta;

/** A section, and what is seen of it once it is there. */
function shows(
  args: Record<string, unknown>,
  isThere: (canvas: Inside) => Promise<unknown>,
  fault?: Fault,
): StoryObj {
  return {
    args,
    ...(fault && { beforeEach: () => salonInPage(fault) }),
    play: async ({ canvasElement }) => {
      await isThere(await inside(canvasElement));
      fits(canvasElement);
    },
  };
}
const group = (name: string | RegExp) => (canvas: Inside) => groupOf(canvas, name);
const text = (words: string | RegExp) => (canvas: Inside) => says(canvas, words);
const grid = (name: string) => (canvas: Inside) => canvas.findByRole("grid", { name }, waitOptions);
const action = (canvas: Inside) => canvas.findAllByText("来店お礼", {}, waitOptions);

// ── いっぱい ─────────────────────────────────────────────────────────────────────────────────────
export const コース = { ...shows({}, group("カット")), tags: ["smoke"] };
export const 担当と設備 = shows({ section: "resources" }, group("個室"));
export const 営業時間 = shows({ section: "opening" }, grid("営業カレンダー"));
export const オンライン予約 = shows({ section: "online" }, action);
export const カレンダー連携 = shows({ section: "calendars" }, group("佐々木 → 佐々木（店長）"));
export const 予約ページURL = shows({ section: "urls" }, group("店頭のポスター"));

// ── 空 ───────────────────────────────────────────────────────────────────────────────────────────
const empty = { "salon-id": 6 };

export const サロンなし = shows({ "salon-id": undefined }, text("サロンが選択されていません"));
export const 空のコース = shows(empty, text("コースがありません"));
export const 空の担当と設備 = shows({ ...empty, section: "resources" }, text("担当・設備がありません"));
export const 空の営業時間 = shows({ ...empty, section: "opening" }, text("特別な日はありません"));
export const 空のオンライン予約 = shows(
  { ...empty, section: "online" },
  text("お客様にたずねる項目がありません"),
);
export const 空のカレンダー連携 = shows(
  { ...empty, section: "calendars" },
  text("連携中のカレンダーがありません"),
);
export const 空のURL = shows({ ...empty, section: "urls" }, text("URLがありません"));

// ── 読み込み中 ───────────────────────────────────────────────────────────────────────────────────
const loads = (section: string) => shows({ section }, text("読み込み中..."), neverAnswered);

export const 読み込み中のコース = loads("courses");
export const 読み込み中の担当と設備 = loads("resources");
export const 読み込み中の営業時間 = loads("opening");
export const 読み込み中のオンライン予約 = loads("online");
export const 読み込み中のカレンダー連携 = loads("calendars");
export const 読み込み中のURL = loads("urls");

// ── 失敗 ─────────────────────────────────────────────────────────────────────────────────────────
function fails(section: string, name: string, ...ends: readonly string[]): StoryObj {
  return shows(
    { section },
    async (canvas) => {
      await says(canvas, `${name}を読み込めませんでした`);
      await says(canvas, "この店舗を見る権限がありません。");
      expect(canvas.getAllByRole("button", { name: "もう一度読み込む" })).toHaveLength(1);
    },
    firstOf(...ends.map(refuses)),
  );
}

export const 失敗したコース = fails("courses", "コース", "/courses/all");
export const 失敗した担当と設備 = fails("resources", "担当・設備", "/resources/all");
export const 失敗した営業時間 = fails("opening", "営業時間", "/configs");
export const 失敗したオンライン予約 = fails("online", "オンライン予約", "/configs", "/online_configs");
export const 失敗したカレンダー連携 = fails("calendars", "カレンダー連携", "/googlecalendars");
export const 失敗したURL = fails("urls", "予約ページURL", "/salon_urls", "/online_url");

// ── 読み取り専用 ─────────────────────────────────────────────────────────────────────────────────
/** Nothing that would write can be pressed. */
function reader(section: string, isThere: (canvas: Inside) => Promise<unknown>): StoryObj {
  return shows({ section, readonly: true }, async (canvas) => {
    await isThere(canvas);
    const names = ["保存", "削除", "並べ替え", "コピーを作成", "連携を解除", "店舗情報を保存"];
    for (const name of names) expect(canvas.queryAllByRole("button", { name })).toEqual([]);
    for (const each of canvas.queryAllByRole("switch")) expect(each).toBeDisabled();
  });
}

export const 読み取り専用のコース = reader("courses", group("カット"));
export const 読み取り専用の担当と設備 = reader("resources", group("個室"));
export const 読み取り専用の営業時間 = reader("opening", grid("営業カレンダー"));
export const 読み取り専用のオンライン予約 = reader("online", action);
export const 読み取り専用のカレンダー連携 = reader("calendars", group("佐々木 → 佐々木（店長）"));
export const 読み取り専用のURL = reader("urls", group("店頭のポスター"));

// ── 英語 ─────────────────────────────────────────────────────────────────────────────────────────
const english = (section: string, isThere: (canvas: Inside) => Promise<unknown>) =>
  shows({ section, locale: "en" }, isThere);

export const 英語のコース = english("courses", text("Add a course"));
export const 英語の担当と設備 = english("resources", text("Add staff or equipment"));
export const 英語の営業時間 = english("opening", grid("Calendar of opening hours"));
export const 英語のオンライン予約 = english("online", text("Save the actions"));
export const 英語のカレンダー連携 = english("calendars", text("Add a Google account"));
export const 英語のURL = english("urls", text("Create a link"));

// ── 幅と色 ───────────────────────────────────────────────────────────────────────────────────────
const narrow = (section: string, isThere: (canvas: Inside) => Promise<unknown>): StoryObj => ({
  ...shows({ section }, async (canvas) => {
    await isThere(canvas);
    expect(canvas.getByRole("combobox", { name: "サロン設定" })).toBeVisible();
  }),
  globals: { width: "360" },
});

export const 狭いコース = narrow("courses", group("カット"));
export const 狭い担当と設備 = narrow("resources", group("個室"));
export const 狭い営業時間 = narrow("opening", grid("営業カレンダー"));
export const 狭いオンライン予約 = narrow("online", action);
export const 狭いカレンダー連携 = narrow("calendars", group("佐々木 → 佐々木（店長）"));
export const 狭いURL = narrow("urls", group("店頭のポスター"));

const dark = (section: string, isThere: (canvas: Inside) => Promise<unknown>) =>
  shows({ section, theme: "dark" }, isThere);

export const 暗いコース = dark("courses", group("カット"));
export const 暗い営業時間 = dark("opening", grid("営業カレンダー"));
export const 暗いオンライン予約 = dark("online", action);
export const 暗いカレンダー連携 = dark("calendars", group("佐々木 → 佐々木（店長）"));
export const 暗いURL = dark("urls", group("店頭のポスター"));

// ── 長い名前と怪しい値 ───────────────────────────────────────────────────────────────────────────
const longName = "髙﨑店限定・髪質改善トリートメント付きフルカラー💇‍♀️".repeat(4);
const hostileName = `<img src=x onerror=alert(1)>\u202e"'&`;
const oddCourse = (id: number, name: string, more: object = {}) => ({
  ...{ id, salon_id: 1, name, order: id, duration_min: 30, price: 1000, color: "#2971c6" },
  ...{ description: "", is_public: true, deleted_at: null, updated_at: "2026-11-02T10:00:00+09:00" },
  ...more,
});
const oddCourses = [
  oddCourse(1, longName, { duration_min: 100_000, price: "五千円" }),
  oddCourse(2, hostileName, { price: -500, color: "javascript:alert(1)" }),
  oddCourse(3, "", { duration_min: 0, price: null }),
  oddCourse(4, "x".repeat(200), { duration_min: null, color: "#ff0" }),
];

export const 長い名前 = shows({}, group("名前なし"), reads("/courses/all", oddCourses));

export const 長い名前の狭い画面: StoryObj = { ...長い名前, globals: { width: "360" } };
