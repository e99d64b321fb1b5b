import { button, checkbox, combobox, radio, searchbox, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";
import { blankNotification, wholeNotification } from "../../fixtures/notifications.js";

const title = textbox("通知名");

export const engine = engineElement(
  ["history", "value", "form", "popover", "text", "finishing", "painting"],
  {
    tag: "notification-editor",
    attributes: "",
    stop: title,
    payloads: {
      "one with everything": wholeNotification,
      "a blank one": blankNotification,
      "what nobody knows": {
        ...wholeNotification,
        condition: { member_query_id: null, model_funnel: { event: "x" }, operator_role: ["a"], more: [1] },
        schedule: { mode: "monthly", timezone: "America/New_York" },
        timings: [{ weekdays: [7], from: "25:00", to: "9:00" }, null],
        notification_channels: [{ id: 401, kind: "pager" }, 5],
      },
    },
    filled: wholeNotification,
    async edit(stage) {
      await stage.click(title);
      await stage.hasFocus(title);
      await stage.page.type("Hello");
      await stage.click(checkbox("アラート"));
      await stage.click(radio("曜日と時間を指定"));
      await stage.click(button("時間帯を追加"));
    },
    edited: {
      title: "Hello",
      notification_channels: [{ id: 2, kind: "slack" }],
      timings: [{ weekdays: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" }],
    },
    popover: { opener: combobox("権限"), inside: searchbox("検索") },
    painting: {
      value: {
        ...wholeNotification,
        timings: [{ weekdays: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" }],
      },
      grid: ".week-grid",
      cells: ["水曜日 10:00", "水曜日 11:30"],
      painted: {
        timings: [
          { weekdays: [1, 2, 4, 5], from: "09:00", to: "18:00" },
          { weekdays: [3], from: "09:00", to: "10:00" },
          { weekdays: [3], from: "12:00", to: "18:00" },
        ],
      },
    },
    conversion: { value: { ...wholeNotification, title: "" }, field: title },
    finishing: {
      button: button("保存"),
      path: "/api/notifications",
      posted: (body) => JSON.parse(body),
    },
  },
);
