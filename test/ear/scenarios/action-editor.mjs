import { named } from "../places.mjs";
import { blank, noFocus } from "../readers-own.mjs";

export const scenarios = [
  {
    name: "action-editor: an effect with a condition",
    path: "/actions/new",
    steps: [
      {
        label: "adds the effect",
        at: named("button", "タグ操作を追加"),
        keys: "Return",
        once: ["「1. タグ操作」を追加しました"],
      },
      { label: "to the tags", at: named("combobox", "タグ"), must: ["タグ", "選択してください"] },
      { label: "opens them", keys: "Down", must: ["タグ", "23件"], mustNot: [/\bblank\b/], own: blank },
      { label: "the first row", keys: "Down", must: ["23 items", "来店済み"] },
      { label: "takes it", keys: "Return", once: ["「来店済み」を選択しました（1件）"] },
      { label: "closes them", keys: "Escape" },
      { label: "on to the switch", keys: "Tab", until: /条件/, most: 4 },
      {
        label: "switches it on",
        at: named("switch", "条件"),
        keys: "space",
        must: ["条件", /\bon\b|オン/],
        mustNot: ["を付ける push button"],
        own: noFocus("条件", /\bon\b|オン/),
      },
      {
        label: "adds a condition",
        at: named("button", "名前を追加"),
        keys: "Return",
        once: ["「1. 名前」を追加しました"],
      },
      { label: "types a name", keys: "s a t o" },
      {
        label: "back to the effect",
        at: named("button", "条件を決めて戻る"),
        keys: "Return",
        mustNot: ["を追加しました"],
      },
      {
        label: "saves",
        at: named("button", "確定"),
        keys: "Return",
        must: ["登録にしました"],
      },
    ],
  },
  {
    name: "action-editor: refused, and taken back",
    path: "/actions/new",
    steps: [
      { label: "adds", at: named("button", "タグ操作を追加"), keys: "Return", must: ["を追加しました"] },
      {
        label: "saves without a tag",
        at: named("button", "確定"),
        keys: "Return",
        must: ["タグを選択してください"],
      },
      {
        label: "takes it back",
        keys: "Control_L+z",
        must: ["元に戻しました：「1. タグ操作」を追加しました"],
      },
    ],
  },
];
