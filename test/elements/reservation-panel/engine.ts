import { button, checkbox, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

/** All that can be written of a reservation, in the order in which it is handed over. */
const reservation = (values: object) => ({
  ...{
    name: "山田 花子",
    comment: "初めてです",
    contact_address: "090-1111-2222",
    course_id: 41,
    member_id: 1,
  },
  ...{ date: "2026-11-20", from: "13:00", to: "13:45", salon_resource_id: 12, sub_resource_ids: [13] },
  ...{ resource_fee_is_charged: true, meta_data: "窓側", status: "approved" },
  ...values,
});

/** The form of a new one. */
export const engine = engineElement(["history", "value", "form", "text", "days", "finishing"], {
  tag: "reservation-panel",
  attributes: 'salon-id="1" type="form" finish-path="/api/reservation" open style="max-width: 480px"',
  stop: textbox("お名前"),
  payloads: {
    "a new one of a friend": reservation({}),
    "long texts of several lines": reservation({
      ...{ name: "窓側\u00a0👩‍👩‍👧‍👦".repeat(20), comment: "一\r\n二\n\n三", meta_data: "<b>&lt;</b>" },
    }),
    "one without anything": reservation({
      ...{ name: "", comment: "", contact_address: "", course_id: null, member_id: null, date: "" },
      ...{ from: "", to: "", salon_resource_id: null, sub_resource_ids: [], meta_data: "" },
    }),
    "what is deleted, and what nobody knows": reservation({
      ...{ course_id: 900, salon_resource_id: 901, sub_resource_ids: [902, 13], status: "teleported" },
      more: [1, { any: null }],
    }),
    "one that is there, in a version": {
      ...{ id: 7, base_updated_at: "2026-11-01T10:00:00+09:00" },
      ...reservation({}),
    },
  },
  filled: reservation({}),
  async edit(stage) {
    await stage.click(textbox("お名前"));
    await stage.hasFocus(textbox("お名前"));
    await stage.page.type("Hello");
    await stage.click(checkbox("個室"));
    await stage.click(textbox("コメント"));
    await stage.hasFocus(textbox("コメント"));
    await stage.page.type("世界");
  },
  edited: { name: "Hello", sub_resource_ids: [13], comment: "世界" },
  nativeInput: {
    value: reservation({ date: "2026-11-20" }),
    field: textbox("日付"),
    set: /"date":"20(?!26-11-20)\d\d-\d\d-\d\d"/,
  },
  conversion: { value: reservation({ name: "" }), field: textbox("お名前") },
  finishing: {
    button: button("登録"),
    path: "/api/reservation",
    posted: (body) => JSON.parse(body),
  },
});
