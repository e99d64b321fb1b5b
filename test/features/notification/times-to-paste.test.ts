import { expect, test } from "vitest";
import { timesToPaste } from "../../../src/features/notification/hours/times-to-paste.js";

test.each([
  ["from", "９：００〜１８：００", { from: "09:00", to: "18:00" }],
  ["to", "22時から6時", { from: "22:00", to: "06:00" }],
  ["from", "9時〜24時", { from: "09:00", to: "23:59" }],
  ["from", "9時", { from: "09:00" }],
  ["to", "0:00", { to: "23:59" }],
  ["to", "24:00", { to: "23:59" }],
  ["from", "24:00", null],
  ["from", "soon", null],
] as const)("pasted into %s, %j is %j", (edge, text, expected) => {
  expect(timesToPaste(edge, text)).toEqual(expected);
});
