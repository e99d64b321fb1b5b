import { blankNotification } from "../../fixtures/notifications.js";
import {
  byValue,
  elementUnderTest,
  hasFocus,
  holds,
  oddWords,
  writeText,
} from "../../hazards/support/element-under-test.js";

/** One that is off may be saved unfinished. */
const at = (values: object) => ({ ...blankNotification, title: "x", use_notify: false, ...values });

/** A name, an event, a channel and hours that are painted by keys. */
export const hazard = elementUnderTest(["value", "text", "finishing", "saving"], {
  tag: "notification-editor",
  markup: (attributes) => `<notification-editor ${attributes}></notification-editor>`,
  firstField: (editor) => editor.getByRole("textbox", { name: "通知名" }),
  async work(page, editor) {
    const title = editor.getByRole("textbox", { name: "通知名" });
    await title.click();
    await hasFocus(title);
    await writeText(page, oddWords);
    await holds(title, oddWords);
    await editor.getByRole("combobox", { name: "イベント" }).selectOption({ label: "友だち追加" });
    await editor.getByRole("checkbox", { name: "予約通知", exact: true }).click();
    await editor.getByRole("radio", { name: "曜日と時間を指定" }).click();
    await editor.getByRole("button", { name: "時間帯を追加" }).click();
    await hasFocus(editor.getByLabel("開始", { exact: true }));
    await editor.getByRole("gridcell", { name: "土曜日 9:00〜9:30" }).click();
  },
  finish: (editor) => editor.getByRole("button", { name: "保存", exact: true }).click(),
  expected: {
    title: oddWords,
    condition: {
      model_funnel: { group: "member", model: "member", event: "member_followed", model_id: null },
    },
    notification_channels: [{ id: 1, kind: "slack" }],
    timings: [
      { weekdays: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" },
      { weekdays: [6], from: "09:00", to: "09:30" },
    ],
  },
  savePath: "/api/notifications",
  idKey: "id",
  loading: ["api-base", "notification-id"],
  places: (
    [
      {
        name: "the name of a notification",
        valueWith: (text) => at({ title: text }),
        field: "通知名",
        inOneLine: true,
      },
      {
        name: "an event that nobody knows",
        valueWith: (text) =>
          at({
            condition: { model_funnel: { group: text, model: text, event: `-${text}`, model_id: null } },
          }),
      },
      {
        name: "a kind of channel that nobody knows",
        valueWith: (text) => at({ notification_channels: [{ id: 99, kind: `-${text}` }] }),
      },
      {
        name: "a mode and a zone",
        valueWith: (text) => at({ schedule: { mode: `-${text}`, timezone: `-${text}` } }),
      },
      {
        name: "hours that cannot be read",
        valueWith: (text) => at({ timings: [{ weekdays: [text], from: text, to: text }, text] }),
      },
      { name: "the whole value", valueWith: (text: string) => text },
    ] satisfies Parameters<typeof byValue>[0][]
  ).map(byValue),
});
