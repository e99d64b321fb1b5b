import { within } from "../places.mjs";
import { anotherChoice, blank } from "../readers-own.mjs";

const several = within("#multiple-tag", "[role=combobox]");
const single = within("#single-tag", "[role=combobox]");

export const scenarios = [
  {
    name: "item-picker: two tags, one off again",
    path: "/pickers/multiple",
    prepare: () => {
      document.querySelector("#multiple-tag").value = [];
    },
    steps: [
      { label: "the closed field, nothing chosen", at: several, must: ["タグ", "選択してください"] },
      { label: "opens", keys: "Down", must: ["タグ", "23件"], mustNot: [/\bblank\b/], own: blank },
      {
        label: "the first row",
        keys: "Down",
        must: ["23 items", "来店済み", "not selected"],
        once: ["お気に入り"],
      },
      { label: "the next row", keys: "Down", must: ["リピーター", "not selected"] },
      { label: "takes it", keys: "Return", once: ["「リピーター」を選択しました（1件）"] },
      { label: "the next row", keys: "Down", must: ["ゴールド会員", "not selected"] },
      {
        label: "takes it",
        keys: "Return",
        once: ["「ゴールド会員」を選択しました（2件）"],
        mustNot: ["リピーター"],
        own: anotherChoice("リピーター"),
      },
      {
        label: "takes it off",
        keys: "Return",
        once: ["「ゴールド会員」を外しました（1件）"],
        mustNot: ["リピーター"],
        own: anotherChoice("リピーター"),
      },
      { label: "takes it again", keys: "Return", once: ["「ゴールド会員」を選択しました（2件）"] },
      { label: "searches", keys: "v i p", must: ["2件"], mustNot: [/\blink\b/] },
      { label: "what was found", keys: "Down Up", must: ["VIP"], mustNot: [/\blink\b/] },
      { label: "closes", keys: "Escape" },
      { label: "the closed field again", at: several, must: ["タグ", "2件を選択中", "リピーター"] },
      { label: "to the last chip", keys: "Shift_L+Tab", must: ["ゴールド会員を外す"] },
      { label: "takes it off", keys: "space", must: ["「ゴールド会員」を外しました"] },
      { label: "undo", keys: "Control_L+z", must: ["「ゴールド会員」を元に戻しました"] },
      { label: "asks before it takes off", keys: "BackSpace", must: ["もう一度Backspaceキー"] },
      { label: "takes it off", keys: "BackSpace", must: ["を外しました"] },
    ],
  },
  {
    name: "item-picker: one tag for another",
    path: "/pickers",
    steps: [
      { label: "the closed field", at: single, must: ["タグ", "来店済み"] },
      { label: "opens", keys: "Return", must: ["タグ", "23件"] },
      { label: "searches", keys: "v i p", must: ["2件"], mustNot: [/\blink\b/] },
      { label: "what was found", keys: "Down Up", must: ["VIP"], mustNot: [/\blink\b/] },
      { label: "takes it", keys: "Return", must: ["VIP"], mustNot: ["来店済み"] },
      { label: "the closed field again", at: single, must: ["VIP"], mustNot: ["来店済み"] },
    ],
  },
];
