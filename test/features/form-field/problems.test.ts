import { describe, expect, test } from "vitest";
import {
  emptyFormField,
  type FormFieldState,
  readFormField,
} from "../../../src/features/form-field/entity.js";
import { announcedOnce, problemsOf } from "../../../src/features/form-field/problems.js";
import { sentenceOf } from "../../../src/features/form-field/sentence/sentence.js";
import {
  type FormFieldSettings,
  offeredTypes,
  syncNames,
} from "../../../src/features/form-field/settings.js";
import { allowedVariableTypes } from "../../../src/features/form-field/variable-types.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { fieldExamples, fieldOf } from "./samples.js";

const settings: FormFieldSettings = {
  ...{ locale: "ja", types: [5, 10, 20], sync: syncNames, abilities: [] },
  ...{ finishLabel: null, cancelable: false, readonly: false, disabled: false },
};
const messages = (state: FormFieldState) =>
  announcedOnce(problemsOf(state, settings)).map(({ message }) => message);

const noLabel = "取得情報名 (表示名)を入力してください。";
const noType = "取得情報入力タイプを選択してください。";
const noRule = "取得情報種別を選択してください。";
const noChoices = "選択肢を設定してください。";
const blankChoice = "空の選択肢は設定できません。";
const noVariable = "友だち情報を設定してください。";
const unfit = "この入力タイプの回答は、この友だち情報に登録できません。";

describe("what keeps a definition from being saved", () => {
  test.each(fieldExamples.map(({ label }, at) => [label, at]))("nothing, of %s", (_, at) => {
    expect(messages(fieldOf(at as number))).toEqual([]);
  });

  test.each<[string, PlainObject, string[]]>([
    ["a blank name", { label: " 　" }, [noLabel]],
    ["a tab is no blank", { label: "\t" }, []],
    ["a name that is held", { label: { a: 1 } }, []],
    ["no type", { swatch_id: null }, [noType]],
    ["an unknown type", { swatch_id: 30 }, []],
    ["no rule", { rule: null }, [noRule]],
    ["the rule 指定なし", { rule: "none" }, []],
    ["an unknown rule", { rule: "zip" }, []],
    ["no rule of a text area", { swatch_id: 10, rule: null }, []],
    ["no choice", { swatch_id: 20, options: [] }, [noChoices]],
    ["no list of choices", { swatch_id: 20, options: null }, [noChoices]],
    ["choices that are held", { swatch_id: 20, options: "a" }, []],
    ["blank choices", { swatch_id: 20, options: ["a", "　", { id: 1, value: "" }] }, [blankChoice]],
    ["a choice that is held", { swatch_id: 20, options: [7] }, []],
    ["choices of a text box", { options: [""] }, []],
    ["no friend information", { syncUserVar: true }, [noVariable]],
    ["friend information 0", { syncUserVar: "1", var_id: 0, var_type: 0 }, [noVariable]],
    ["friend information that does not fit", { syncUserVar: true, var_id: 7, var_type: 30 }, [unfit]],
    ["friend information without the switch", { var_id: 7, var_type: 30 }, []],
    ["numbers for a text box", { syncUserVar: true, var_id: 7, var_type: 1, rule: "numeric" }, []],
    ["numbers for a name", { syncUserVar: true, var_id: 7, var_type: 1, rule: "name" }, [unfit]],
    ["all at once", { label: "", swatch_id: null, syncUserVar: true }, [noLabel, noType, noVariable]],
    [
      "all at once of a pull-down",
      { label: "", swatch_id: 20, options: ["", ""], syncUserVar: true },
      [noLabel, blankChoice, noVariable],
    ],
  ])("%s", (_, values, expected) => {
    expect(messages(fieldOf(1, values))).toEqual(expected);
  });

  test("a new one lacks its name and its type", () => {
    expect(messages(readFormField(emptyFormField()) as FormFieldState)).toEqual([noLabel, noType]);
  });

  test("a blank choice is said at each of them", () => {
    const problems = problemsOf(fieldOf(1, { swatch_id: 20, options: ["", "a", ""] }), settings);
    expect(problems.map(({ row, field, place }) => [row, field, place])).toEqual([
      ["r0", "value", "選択肢 1"],
      ["r2", "value", "選択肢 3"],
    ]);
  });
});

test.each<[PlainObject, number[]]>([
  [{ swatch_id: 5, rule: "numeric" }, [0, 1]],
  [{ swatch_id: 5, rule: "name" }, [0]],
  [{ swatch_id: 5, rule: null }, [0]],
  [{ swatch_id: 10 }, [0, 2]],
  [{ swatch_id: 20 }, [0, 20]],
  [{ swatch_id: null }, [0, 1, 2, 20]],
])("%j takes friend information of the types %j", (values, types) => {
  expect(allowedVariableTypes(fieldOf(1, values))).toEqual(types);
});

test.each<[readonly number[] | null, readonly number[], readonly number[]]>([
  [null, [], [5, 10, 20]],
  [[20, 5], [], [20, 5]],
  [[20, 30, 5], [5], [20]],
  [null, [10], [5, 20]],
])("of swatch %j without %j are offered %j", (swatch, disabled, offered) => {
  expect(offeredTypes(swatch, disabled)).toEqual(offered);
});

describe("the sentence", () => {
  test.each<[number, PlainObject, string]>([
    [
      0,
      { syncGc: false },
      "「ご希望の担当」をプルダウン（3択）で必ずたずね、友だち情報「担当スタイリスト」に登録します。",
    ],
    [1, {}, "「お名前」をテキストボックス（名前）で必ずたずね、Googleカレンダーに表示し、本名に登録します。"],
    [1, { rule: "none", syncGc: false }, "「お名前」をテキストボックスで必ずたずねます。"],
    [
      1,
      { rule: null, required: "0", syncGc: false },
      "「お名前」をテキストボックス（種別未選択）で任意でたずねます。",
    ],
    [2, { syncUserVar: false }, "「ご要望」をテキストエリアで任意でたずねます。"],
    [3, { options: { 0: "窓側" } }, "「ご希望の席」をプルダウンで必ずたずねます。"],
    [3, { label: "", swatch_id: 30 }, "（表示名なし）を不明な入力タイプ（30）で必ずたずねます。"],
    [
      3,
      { swatch_id: null, syncUserVar: 1 },
      "「ご希望の席」を入力タイプ未選択で必ずたずね、友だち情報（未選択）に登録します。",
    ],
  ])("of %i with %j", (at, values, sentence) => {
    const state = fieldOf(at, values);
    const name = state.document.var_name as string;
    expect(sentenceOf(state, settings, name)).toBe(sentence);
  });
});
