import { words } from "../../../lib/locale.js";

/** Words of the form, with what is wrong in it (rules: panel-form). */
export const formWords = words({
  ja: {
    listFailed: (what: string) => `${what}の一覧を読み込めませんでした`,

    dateRequired: "日付を入力してください。",
    startRequired: "開始時刻を入力してください。",
    endRequired: "終了時刻を入力してください。",
    endNotAfter: "終了時刻は開始時刻より後にしてください。",

    friends: "見つかった友だち",
    removeFriend: "友だちを外す",
    searching: "検索中...",
    searchFailed: "友だちを検索できませんでした",
    noFriends: "該当する友だちがいません",
    moreFriends: "ほかにもいます。続けて入力すると絞り込めます。",

    conflictOpen: (field: string) => `${field}：残す値を選択してください。`,
    emptyValue: "（空欄）",
  },
  en: {
    listFailed: (what) => `The list could not be loaded: ${what}`,

    dateRequired: "Enter a date.",
    startRequired: "Enter a start time.",
    endRequired: "Enter an end time.",
    endNotAfter: "The end must be after the start.",

    friends: "Friends that were found",
    removeFriend: "Take the friend off",
    searching: "Searching...",
    searchFailed: "Friends could not be looked for",
    noFriends: "There is no such friend",
    moreFriends: "There are more. Go on typing to narrow it down.",

    conflictOpen: (field) => `${field}: choose the value that stays.`,
    emptyValue: "(empty)",
  },
});
