import "../../../src/entries/salon-settings.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { editor, waitOptions } from "../../editor-stage.js";
import {
  at,
  dialogOf,
  fits,
  groupOf,
  type Inside,
  inside,
  press,
  pressIn,
  type Row,
  reads,
  refuses,
  replace,
  salonInPage,
  says,
  serverOf,
  tag,
} from "../salon/salon-in-page.js";

export default {
  title: "要素/salon-settings サロン設定/営業時間",
  parameters: { element: "salon-settings" },
  args: { "salon-id": 1, section: "opening" },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => salonInPage(),
} satisfies Meta;

const calendarOf = (canvas: Inside) => canvas.findByRole("grid", { name: "営業カレンダー" }, waitOptions);

/** The fields of a range of a day. */
async function rangeOf(of: Inside, day: string, range = "時間帯 1") {
  const group = within(await groupOf(within(await groupOf(of, day)), range));
  return { from: group.getByLabelText("開始"), to: group.getByLabelText("終了"), group };
}

const setTime = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function showMonth(canvas: Inside, month: number): Promise<HTMLElement> {
  const calendar = await calendarOf(canvas);
  const shown = () => Number(calendar.querySelector("[data-date]")?.getAttribute("data-date")?.slice(5, 7));
  while (shown() !== month) await press(canvas, shown() < month ? "次の月" : "前の月");
  return calendar;
}

// ── 週 ───────────────────────────────────────────────────────────────────────────────────────────

export const 曜日ごと: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const tuesday = within(await groupOf(canvas, "火曜日"));
    expect(tuesday.getByRole("switch", { name: "営業" })).not.toBeChecked();
    await press(within(await groupOf(canvas, "月曜日")), "時間帯を追加");
    await rangeOf(canvas, "月曜日", "時間帯 2");
    await canvas.findByRole("tab", { name: "営業時間（未保存）" }, waitOptions);
    fits(canvasElement);
  },
};

export const 共通の営業時間: StoryObj = {
  args: { "salon-id": 3 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await rangeOf(canvas, "共通の営業時間");
    await says(canvas, "24:00まで");
  },
};

/** 逆の時刻、重なり、時刻の抜け。保存は送りません。 */
export const 時間帯の案内: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const monday = await rangeOf(canvas, "月曜日");
    setTime(monday.to, "02:00");
    await says(monday.group, "終了は開始より後にしてください");
    await monday.group.findByRole("button", { name: "日をまたぐ時間帯に分ける" }, waitOptions);
    const wednesday = await rangeOf(canvas, "水曜日");
    setTime(wednesday.from, "");
    await says(wednesday.group, "時刻を入力してください");
    await pressIn(canvas, "木曜日", "時間帯を追加");
    const second = await rangeOf(canvas, "木曜日", "時間帯 2");
    setTime(second.from, "11:00");
    setTime(second.to, "12:00");
    const thursday = within(await groupOf(canvas, "木曜日"));
    await waitFor(() => expect(thursday.getAllByText("時間帯が重なっています")).toHaveLength(2), waitOptions);
    await press(canvas, "保存");
  },
};

export const ほかの曜日へのコピー: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "土曜日", "ほかの曜日へコピー");
    const dialog = await dialogOf(canvas, "土曜日の営業時間をコピー");
    await press(dialog, "コピーする");
    await says(dialog, "曜日を選択してください");
    await press(dialog, "平日");
    expect(dialog.getByRole("checkbox", { name: "月" })).toBeChecked();
    expect(dialog.getByRole("checkbox", { name: "日" })).not.toBeChecked();
  },
};

export const テキストで入力: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await calendarOf(canvas);
    await press(canvas, "テキストで入力");
    const dialog = await dialogOf(canvas, "営業時間をテキストで入力");
    fireEvent.change(dialog.getByRole("textbox", { name: "営業時間" }), {
      target: {
        value: "平日 １０時〜１９時半\n土日 9:00-13:00 14:00-18:00\n定休日：水\nだいたい夕方まで",
      },
    });
    await says(dialog, /読み取れません/);
    await says(dialog, "読み取った内容");
  },
};

export const 読み取れないテキスト: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await calendarOf(canvas);
    await press(canvas, "テキストで入力");
    const dialog = await dialogOf(canvas, "営業時間をテキストで入力");
    await replace(dialog.getByRole("textbox", { name: "営業時間" }), "だいたい夕方まで");
    await says(dialog, /読み取れません/);
    await press(dialog, "反映する");
    await says(dialog, "読み取れる営業時間がありません");
  },
};

// ── カレンダー ───────────────────────────────────────────────────────────────────────────────────

/** 十二月は、この日だけの営業時間と、短縮営業と、大晦日があります。 */
export const 十二月のカレンダー: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const calendar = within(await showMonth(canvas, 12));
    await calendar.findByRole("gridcell", { name: /^12月24日\(.\) 10:00〜21:00 この日だけ$/ }, waitOptions);
    await calendar.findByRole(
      "gridcell",
      { name: /^12月31日\(.\) 10:00〜15:00 特別な日（大晦日）$/ },
      waitOptions,
    );
  },
};

export const 年末年始の休業: StoryObj = {
  args: { "salon-id": 2 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const calendar = within(await showMonth(canvas, 12));
    await calendar.findByRole(
      "gridcell",
      { name: /^12月31日\(.\) 休業 特別な日（年末年始休業）$/ },
      waitOptions,
    );
    await groupOf(canvas, /^12月30日\(.\)〜12月31日\(.\)$/);
  },
};

export const 年末年始の狭い画面: StoryObj = { ...年末年始の休業, globals: { width: "360" } };

export const 一日の営業時間: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const calendar = within(await showMonth(canvas, 12));
    const day = await calendar.findByRole("gridcell", { name: /^12月24日/ }, waitOptions);
    await userEvent.click(day);
    const dialog = within(
      await canvas.findByRole("dialog", { name: /^12月24日\(.\)の営業時間$/ }, waitOptions),
    );
    expect(dialog.getByRole("radio", { name: /^時間を指定/ })).toBeChecked();
    setTime(dialog.getByLabelText("終了"), "09:00");
    await press(dialog, "決定");
    await says(dialog, "終了は開始より後にしてください");
  },
};

// ── 特別な日 ─────────────────────────────────────────────────────────────────────────────────────

const thisYear = new Date(Date.now() + 9 * 3_600_000).getUTCFullYear();

export const 特別な日の案内: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "特別な日を追加");
    const dialog = await dialogOf(canvas, "特別な日を追加");
    await press(dialog, "追加する");
    await says(dialog, "日付を入力してください");
    fireEvent.change(dialog.getByLabelText("開始日"), { target: { value: `${thisYear}-12-31` } });
    fireEvent.change(dialog.getByLabelText("終了日"), { target: { value: `${thisYear}-12-01` } });
    await press(dialog, "追加する");
    await says(dialog, "終了日は開始日以降にしてください");
  },
};

export const 上書きされる特別な日: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "特別な日を追加");
    const dialog = await dialogOf(canvas, "特別な日を追加");
    fireEvent.change(dialog.getByLabelText("開始日"), { target: { value: `${thisYear}-12-29` } });
    fireEvent.change(dialog.getByLabelText("終了日"), { target: { value: `${thisYear + 1}-01-03` } });
    await says(dialog, "5日は上書きされます");
  },
};

export const 祝日の追加: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "祝日を追加");
    const dialog = await dialogOf(canvas, "祝日を追加");
    const days = await dialog.findAllByRole("checkbox", { name: /^\d+月\d+日\(.\) / }, waitOptions);
    expect(days.length).toBeGreaterThan(12);
    for (const day of days) expect(day).toBeChecked();
  },
};

// ── 影響、変更点、競合 ───────────────────────────────────────────────────────────────────────────

export const 影響する予約: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    for (const day of ["月", "水", "木", "金", "土", "日"]) {
      const group = within(await groupOf(canvas, `${day}曜日`));
      await userEvent.click(group.getByRole("switch", { name: "営業" }));
    }
    await press(canvas, "影響する予約を確認");
    const found = within(await canvas.findByRole("region", { name: "影響する予約" }, waitOptions));
    expect(found.getAllByRole("listitem").length).toBeGreaterThan(5);
  },
};

export const 影響する予約なし: StoryObj = {
  beforeEach: () => salonInPage(reads("/reservations", [])),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await calendarOf(canvas);
    await press(canvas, "影響する予約を確認");
    await says(canvas, /^影響する予約はありません（.+まで）$/);
  },
};

export const 影響する予約の確認の失敗: StoryObj = {
  beforeEach: () => salonInPage(refuses("/reservations")),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await calendarOf(canvas);
    await press(canvas, "影響する予約を確認");
    await says(canvas, "この店舗を見る権限がありません。");
  },
};

export const 変更点: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const { to } = await rangeOf(canvas, "月曜日");
    setTime(to, "18:00");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "予約の刻み" }), "30分");
    await press(canvas, "変更点を見る");
    const dialog = await dialogOf(canvas, "変更点");
    await dialog.findByRole("row", { name: /月曜日 10:00〜20:00 10:00〜18:00$/ }, waitOptions);
    await dialog.findByRole("row", { name: "予約の刻み 15分 30分" }, waitOptions);
  },
};

/** 同じ曜日をほかの人も変えていたときは、選んでもらいます。 */
export const 営業時間の競合: StoryObj = {
  beforeEach: () => {
    let count = 0;
    return salonInPage(
      at("GET", "/configs", ({ url }) => {
        if (!url.includes("attr=opening")) return null;
        count += 1;
        return Response.json({ data: openingOf(count > 1 ? "21:00" : "20:00") });
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const { to } = await rangeOf(canvas, "月曜日");
    setTime(to, "18:00");
    await press(canvas, "保存");
    const choice = await canvas.findByRole("radiogroup", { name: "月曜日の競合" }, waitOptions);
    expect(within(choice).getAllByRole("radio")).toHaveLength(3);
  },
};

function openingOf(end: string): Row {
  const hours = [{ from: "10:00", to: end }];
  const usual = [{ from: "10:00", to: "20:00" }];
  const weekdays = { 0: usual, 1: hours, 2: [], 3: usual, 4: usual, 5: usual, 6: usual };
  return { year: thisYear, type: 1, common: usual, weekdays, dates: {} };
}
