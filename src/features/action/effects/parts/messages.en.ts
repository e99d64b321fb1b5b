import type { DelayWords } from "./delay.js";

export const delayWords: DelayWords = {
  delay: "When to send",
  delayTypes: { 0: "Now", 1: "Later", 2: "At a time" },
  delayMin: "Minutes from",
  delayMax: "Minutes to",
  delayRange: "–",
  delayUnit: "minutes later",
  delayTime: "Time to send",
  delayRangeInvalid: "The wait must be 0 or more and must not end before it begins.",
  delayTimeRequired: "Enter the time to send.",
  sentNow: "now",
  sentAfter: (min, max) => (min === max ? `after ${min} minutes` : `after ${min} to ${max} minutes`),
  sentAt: (time) => (time === "" ? "at a time to be set" : `at ${time}`),
};
