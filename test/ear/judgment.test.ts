import { expect, test } from "vitest";
import { faultsOf, isComplete, oursOf } from "./judgment.mjs";

test.each([
  ["a text over several parts", { must: ["VIP 41人"] }, ["VIP", "41人."], []],
  [
    "wide letters folded on the way",
    { must: ["「ＶＩＰ」を選択しました（3件）"] },
    ["「VIP」を選択しました(3件)"],
    [],
  ],
  ["what is missing", { must: ["VIP", "来店"] }, ["来店."], ["not said: VIP"]],
  ["what should not be said", { mustNot: ["/4500"] }, ["6/4500"], ["said: /4500"]],
  ["a word, and not a part of one", { mustNot: [/\bon\b/] }, ["push button.", "off"], []],
  ["a word between parts", { must: [/\bon\b/] }, ["条件", "on", "switch"], []],
  ["what is said twice", { once: ["移動"] }, ["移動", "移動"], ["said 2 times: 移動"]],
  ["what is said never", { once: [/移動/] }, [], ["said 0 times: /移動/"]],
])("%s", (_what, wanted, heard, faults) => {
  expect(faultsOf(wanted, heard)).toEqual(faults);
});

test("it is complete with all that must be said, whatever else is", () => {
  expect(isComplete({ must: ["来店"], mustNot: ["VIP"] }, ["来店 VIP"])).toBe(true);
  expect(isComplete({ must: ["来店"], once: ["VIP"] }, ["来店"])).toBe(false);
});

test("what a version of the reader does by itself is no fault of ours, and all else is", () => {
  const own = { reader: "43.1", faults: ["said: blank"] };
  const faults = ["said: blank", "not said: VIP"];
  expect(oursOf({ own, faults }, "Orca 43.1")).toEqual(["not said: VIP"]);
  expect(oursOf({ own, faults }, "Orca 48.1")).toEqual(faults);
  expect(oursOf({ faults }, "Orca 43.1")).toEqual(faults);
});
