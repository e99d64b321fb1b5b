import { named, within } from "../places.mjs";

export const scenarios = [
  {
    name: "friend-list: searched, and gone through",
    path: "/friends",
    steps: [
      { label: "into the list", at: within("friend-list", "[role=listbox]"), must: ["友だち"] },
      { label: "down", keys: "Down", must: [/not selected|選択/] },
      { label: "the search", at: named("searchbox", "検索"), must: ["検索"] },
      { label: "searches", keys: "m o m o", must: [/\d+ ?(件|人)/] },
      {
        label: "searches for nobody",
        keys: "x x x",
        must: [/見つかりません|いません|0 ?(件|人)|ありません/],
      },
    ],
  },
];
