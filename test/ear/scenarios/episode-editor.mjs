import { named, within } from "../places.mjs";

export const scenarios = [
  {
    name: "episode-editor: a step moved, written, deleted",
    path: "/episodes/704",
    steps: [
      {
        label: "moves the first step",
        at: named("button", "下へ移動"),
        keys: "Return",
        once: ["移動しました"],
      },
      { label: "takes it back", keys: "Control_L+z", must: ["元に戻しました"] },
      { label: "its text", at: within("episode-editor", "[role=textbox][contenteditable]"), must: ["本文"] },
      { label: "types", keys: "d e a r", mustNot: ["/4500"] },
      {
        label: "another step",
        at: named("button", "ステップを追加"),
        keys: "Return",
        must: ["を追加しました"],
      },
    ],
  },
];
