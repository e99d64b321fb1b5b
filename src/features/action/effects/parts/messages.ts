import { words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import type { DelayWords } from "./delay.js";

export const delayWords = words<DelayWords>({
  ja: {
    delay: "送るタイミング",
    delayTypes: { 0: "すぐに送る", 1: "遅らせて送る", 2: "時刻を指定" },
    delayMin: "分から",
    delayMax: "分まで",
    delayRange: screenWords.ja.rangeMark,
    delayUnit: "分後",
    delayTime: "送る時刻",
    delayRangeInvalid: "送るまでの時間は、0以上で、終わりを始まり以上にしてください。",
    delayTimeRequired: "送る時刻を入力してください。",
    sentNow: "すぐに",
    sentAfter: (min, max) => (min === max ? `${min}分後に` : `${min}〜${max}分後に`),
    sentAt: (time) => (time === "" ? "時刻未定で" : `${time}に`),
  },
  en: {
    delay: "When to send",
    delayTypes: { 0: "Now", 1: "Later", 2: "At a time" },
    delayMin: "Minutes from",
    delayMax: "Minutes to",
    delayRange: screenWords.en.rangeMark,
    delayUnit: "minutes later",
    delayTime: "Time to send",
    delayRangeInvalid: "The wait must be 0 or more and must not end before it begins.",
    delayTimeRequired: "Enter the time to send.",
    sentNow: "now",
    sentAfter: (min, max) =>
      min === max ? `after ${min} ${min === "1" ? "minute" : "minutes"}` : `after ${min} to ${max} minutes`,
    sentAt: (time) => (time === "" ? "at a time to be set" : `at ${time}`),
  },
});
