import { texts } from "../../bench/cold/data.mjs";
import { builders } from "../../bench/cold/groups.mjs";
import { tag } from "../../bench/cold/tag.mjs";

export const cold = [
  {
    ...builders,
    name: "filter",
    entry: "funnel-editor",
    body: tag("funnel-editor", { finisher: "emit", value: filterOf(texts) }),
    control: { selector: "button", name: "ステータスメッセージを追加" },
    made: { selector: "[part~=condition]" },
  },
];

function filterOf(texts) {
  const inputs = texts.map((status) => ({ type: 25, status }));
  return { fid: 1, name: "検索", group_id: null, is_template: 0, inputs };
}
