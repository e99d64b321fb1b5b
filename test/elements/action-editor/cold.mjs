import { texts } from "../../bench/cold/data.mjs";
import { builders } from "../../bench/cold/groups.mjs";
import { tag } from "../../bench/cold/tag.mjs";

export const cold = [
  {
    ...builders,
    name: "action",
    entry: "action-editor",
    body: tag("action-editor", { finisher: "emit", value: actionOf(texts) }),
    control: { selector: "button", name: "テキスト送信を追加" },
    made: { selector: "[part~=panel]" },
  },
];

function actionOf(texts) {
  const delay = { delay_type: 0, delay_min: 0, delay_max: 0, delay_at: "12:00" };
  const inputs = texts.map((text) => ({ type: 1, text, ...delay, member_query_id: null }));
  return { aid: 1, a_name: "", a_twice_type: 0, is_template: 0, group_id: null, inputs };
}
