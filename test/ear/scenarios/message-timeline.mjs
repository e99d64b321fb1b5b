import { named, within } from "../places.mjs";
import { noDialog, noFocus } from "../readers-own.mjs";

const first = within("message-timeline", "[role=feed] [tabindex='0']");
const confirm = named("button", "確認済みにする");

export const scenarios = [
  {
    name: "message-timeline: confirmed by keys that a reader leaves",
    path: "/line/timeline",
    steps: [
      {
        label: "confirms nothing",
        at: confirm,
        keys: "Return",
        must: ["メッセージが選択されていません", /スペース|Space/],
      },
      { label: "the first message", at: first, must: ["高橋 茂", "未確認"] },
      { label: "the next one", keys: "j", must: ["高橋 茂"] },
      { label: "selects it", keys: "space", must: ["1件を選択中"] },
      {
        label: "what keys there are",
        at: named("button", "キーボード操作"),
        keys: "Return",
        must: ["キーボード操作", /スペース|Space/],
        own: noDialog("キーボード操作", /スペース|Space/),
      },
      { label: "closes them", keys: "Escape", must: ["キーボード操作"], own: noFocus("キーボード操作") },
      { label: "confirms one", at: confirm, keys: "Return", must: ["1件のメッセージを確認済みにしました"] },
    ],
  },
  {
    name: "message-timeline: its own keys in focus mode",
    path: "/line/timeline",
    steps: [
      { label: "the first message", at: first, must: ["高橋 茂"] },
      { label: "focus mode stays", keys: "Insert+a Insert+a" },
      { label: "the next one", keys: "j", must: ["高橋 茂"] },
      { label: "selects it", keys: "x", must: ["1件を選択中"] },
      { label: "one back", keys: "k", must: ["高橋 茂"] },
      { label: "the keys", keys: "question", must: ["キーボード操作"], own: noDialog("キーボード操作") },
      { label: "closes them", keys: "Escape", must: ["高橋 茂"] },
      { label: "browse mode again", keys: "Insert+a" },
    ],
  },
];
