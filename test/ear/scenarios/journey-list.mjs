import { named } from "../places.mjs";
import { noDialog } from "../readers-own.mjs";

const name = named("button", "はじめての来店まで");

export const scenarios = [
  {
    name: "journey-list: two places down, deleted, taken back",
    path: "/journeys?group=81",
    steps: [
      { label: "the first name", at: name, must: ["ジャーニー", "はじめての来店まで"] },
      { label: "its star", keys: "Left", must: ["お気に入り"] },
      { label: "the next star", keys: "Down", must: ["お気に入り", "体験予約から会員登録まで"] },
      { label: "its box", keys: "Left", must: ["選択"] },
      { label: "the box above", keys: "Up", must: ["選択", "はじめての来店まで"] },
      { label: "its grip", keys: "Left", must: ["並べ替え"] },
      { label: "the grip below", keys: "Down", must: ["並べ替え", "体験予約から会員登録まで"] },
      { label: "lifts it", keys: "space", must: ["「体験予約から会員登録まで」を持ち上げました"] },
      { label: "down", keys: "Down", once: ["5件中3番目に動かします"] },
      { label: "puts it back", keys: "Escape", must: ["並べ替えをやめました"] },
      {
        label: "by a key",
        keys: "Alt_L+Down",
        once: ["「体験予約から会員登録まで」を2番目から3番目へ移動しました"],
      },
      {
        label: "asks before it deletes",
        keys: "Delete",
        must: ["「体験予約から会員登録まで」を削除しますか"],
        mustNot: ["移動しました"],
        own: noDialog("「体験予約から会員登録まで」を削除しますか"),
      },
      {
        label: "deletes",
        keys: "Tab Return",
        must: ["1件を削除します", "「体験予約から会員登録まで」", "元に戻す"],
        mustNot: ["移動しました"],
      },
      { label: "to the way back", keys: "Tab", must: ["元に戻す"] },
      { label: "takes it back", keys: "Return", must: ["削除を取り消しました"] },
    ],
  },
];
