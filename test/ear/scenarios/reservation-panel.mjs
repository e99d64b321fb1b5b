import { named } from "../places.mjs";
import { noDialog, noFocus } from "../readers-own.mjs";

export const scenarios = [
  {
    name: "reservation-panel: confirmed, noted, not deleted",
    path: "/salons/1/reservations/1",
    steps: [
      { label: "who came", at: named("combobox", "来店"), must: ["来店", "未確認"] },
      {
        label: "confirms it",
        at: named("checkbox", "確認済み"),
        keys: "space",
        must: ["not checked"],
        mustNot: ["確認済みを「確認済み」にしました"],
      },
      { label: "writes a note", at: named("textbox", "メモ"), keys: "o k" },
      { label: "keeps it", at: named("button", "メモを保存"), keys: "Return", must: ["保存しました"] },
      {
        label: "asks before it deletes",
        at: named("button", "削除"),
        keys: "Return",
        must: ["削除しますか"],
        own: noDialog("削除しますか"),
      },
      { label: "leaves it", keys: "Escape", must: ["削除"], mustNot: ["保存しました"], own: noFocus("削除") },
    ],
  },
];
