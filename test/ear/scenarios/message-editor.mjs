import { within } from "../places.mjs";

const text = within("message-editor", "[role=textbox]");

export const scenarios = [
  {
    name: "message-editor: a text with a placeholder",
    path: "/messages",
    steps: [
      { label: "the text, empty", at: text, must: ["本文", "[[ と入力すると差し込みの候補が出ます"] },
      { label: "types", keys: "d e a r space", mustNot: ["/4500"] },
      {
        label: "asks for placeholders",
        keys: "bracketleft bracketleft",
        must: ["差し込みの候補"],
        once: [/候補 ?\d+件/],
        mustNot: ["/4500"],
      },
      { label: "goes on", keys: "Down", must: ["メールアドレス"] },
      {
        label: "takes it",
        keys: "Return",
        once: ["メールアドレスを挿入しました"],
        mustNot: ["/4500", "[[ と入力すると"],
      },
      { label: "types on", keys: "s a m a", mustNot: ["/4500"] },
      { label: "reads the line", keys: "Control_L+Home", must: ["dear", "メールアドレス", "sama"] },
      { label: "to the placeholder", keys: "Right Right Right Right" },
      { label: "over it", keys: "Right", until: "メールアドレス", most: 2 },
      {
        label: "from behind it to its dialog",
        keys: "Control_L+End Left Left Left Left Left Return",
        must: ["メールアドレス"],
      },
      { label: "back to the text", keys: "Escape", must: ["本文"], mustNot: ["[[ と入力すると"] },
      { label: "undo", keys: "Control_L+z", must: ["元に戻しました"] },
    ],
  },
  {
    name: "message-editor: near what a message may hold",
    path: "/messages",
    prepare: () => {
      document.querySelector("message-editor").value = "あ".repeat(4399);
    },
    steps: [
      { label: "the text", at: text, must: ["本文"] },
      { label: "into the last hundred", keys: "Control_L+End a", must: ["残り100文字"] },
    ],
  },
  {
    name: "message-editor: over what a message may hold",
    path: "/messages",
    prepare: () => {
      document.querySelector("message-editor").value = "あ".repeat(4500);
    },
    steps: [
      { label: "the text", at: text, must: ["本文"] },
      { label: "one letter more", keys: "Control_L+End a", must: ["1文字超過しています"] },
    ],
  },
];
