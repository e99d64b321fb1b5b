import { expect, test } from "vitest";
import { isNameOf } from "../../../src/features/open-api/codes/is-name-of.js";
import { actionNameProblem } from "../../../src/features/open-api/triggers/actions/name-problem.js";

test.each([
  ["ＥＣサイト連携", true],
  ["  ECサイト連携　", true],
  ["ecサイト連携", false],
  ["ECサイト", false],
  ["", false],
])("%j is the name that was asked for: %j", (written, isIt) => {
  expect(isNameOf(written, "ECサイト連携")).toBe(isIt);
});

test.each([
  ["", "nameRequired"],
  [" 　", "nameRequired"],
  ["お礼", null],
  ["あ".repeat(100), null],
  [` ${"あ".repeat(100)} `, null],
  ["あ".repeat(101), "nameTooLong"],
  ["😀".repeat(100), null],
])("the name %j of an action: %j", (name, problem) => {
  expect(actionNameProblem(name)).toBe(problem);
});
