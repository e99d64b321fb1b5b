import { describe, expect, test } from "vitest";
import {
  addChoice,
  applyLines,
  moveChoiceTo,
  pasteChoices,
  renameChoice,
} from "../../../src/features/form-field/choices/transitions.js";
import { type FormFieldState, writeFormField } from "../../../src/features/form-field/entity.js";
import {
  chooseRule,
  chooseType,
  chooseVariable,
  describeField,
  renameField,
  requireAnswer,
  switchSync,
} from "../../../src/features/form-field/transitions.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { fieldOf } from "./samples.js";

/** What has become other. */
function changed(before: FormFieldState, after: FormFieldState | null): PlainObject {
  const [was, is] = [writeFormField(before), writeFormField(after as FormFieldState)];
  return Object.fromEntries(
    Object.entries(is).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(was[key])),
  );
}

const [pullDown, textBox, textArea, seats] = [0, 1, 2, 3].map((at) => fieldOf(at)) as [
  FormFieldState,
  FormFieldState,
  FormFieldState,
  FormFieldState,
];

/** Friend information that is in the value although no answer goes into it. */
const switchedOff = fieldOf(2, { syncUserVar: false });

describe("each gesture changes what it says, and nothing else", () => {
  test.each<[string, FormFieldState, (state: FormFieldState) => FormFieldState, PlainObject]>([
    ["the name", textBox, (s) => renameField(s, "氏名"), { label: "氏名" }],
    ["the description", textBox, (s) => describeField(s, "a\nb"), { description: "a\nb" }],
    ["not required", textBox, (s) => requireAnswer(s, false), { required: false }],
    ["required as it is", seats, (s) => requireAnswer(s, true), {}],
    [
      "required, where it was a text",
      fieldOf(3, { required: "0" }),
      (s) => requireAnswer(s, true),
      { required: true },
    ],
    ["a text area", textBox, (s) => chooseType(s, 10), { swatch_id: 10, rule: null, sync_real_name: false }],
    ["a pull-down", textBox, (s) => chooseType(s, 20), { swatch_id: 20, rule: null, sync_real_name: false }],
    ["a text box", pullDown, (s) => chooseType(s, 5), { swatch_id: 5, options: [] }],
    ["the same type", pullDown, (s) => chooseType(s, 20), {}],
    [
      "a type in place of an unknown one",
      fieldOf(0, { swatch_id: 30 }),
      (s) => chooseType(s, 20),
      { swatch_id: 20 },
    ],
    ["a rule", textBox, (s) => chooseRule(s, "kana"), { rule: "kana", sync_real_name: false }],
    ["no rule", textBox, (s) => chooseRule(s, null), { rule: null, sync_real_name: false }],
    ["the rule that it has", textBox, (s) => chooseRule(s, "name"), {}],
    ["the calendar", textBox, (s) => switchSync(s, "syncGc", false), { syncGc: false }],
    ["a switch where it is", seats, (s) => switchSync(s, "syncGc", false), {}],
    [
      "no friend information",
      pullDown,
      (s) => switchSync(s, "syncUserVar", false),
      { syncUserVar: false, var_id: null, var_name: "", var_type: null },
    ],
    [
      "friend information",
      textArea,
      (s) => chooseVariable(s, { id: 9, name: "メモ", type: 0 }),
      { var_id: 9, var_name: "メモ", var_type: 0 },
    ],
    [
      "friend information that comes once the switch is off",
      textBox,
      (s) => chooseVariable(s, { id: 9, name: "メモ", type: 0 }),
      {},
    ],
    ["cleared once the switch is off", switchedOff, (s) => chooseVariable(s, null), {}],
    ["cleared", textArea, (s) => chooseVariable(s, null), { var_id: null, var_name: "", var_type: null }],
  ])("%s", (_, before, change, expected) => {
    const after = change(before);
    expect(changed(before, after)).toEqual(expected);
    if (Object.keys(expected).length === 0) expect(after).toBe(before);
  });

  test("a missing key enters with the first edit of it", () => {
    const { required: _, ...rest } = textBox.document;
    const state = { ...textBox, document: rest };
    expect(requireAnswer(state, true)).toBe(state);
    expect(Object.keys(requireAnswer(state, false).document).at(-1)).toBe("required");
  });
});

describe("what no longer applies comes back", () => {
  test("the rule with the real name, and the choices", () => {
    const away = chooseType(textBox, 20);
    const filled = applyLines(away, "a\nb") as FormFieldState;
    const back = chooseType(filled, 5);
    expect(changed(filled, back)).toEqual({ swatch_id: 5, rule: "name", sync_real_name: true, options: [] });
    expect(changed(back, chooseType(back, 20))).toMatchObject({ options: ["a", "b"] });
  });

  test("a switch that was loaded where it does not belong comes back too", () => {
    const odd = fieldOf(1, { rule: "kana", sync_real_name: "1" });
    expect(writeFormField(chooseType(chooseType(odd, 10), 5))).toEqual(writeFormField(odd));
  });

  test("the choices keep their ids and their keys", () => {
    const away = chooseType(seats, 10);
    expect(chooseType(away, 20).rows).toBe(seats.rows);
  });

  test("a rule that was chosen meanwhile stays", () => {
    const away = chooseType(textBox, 10);
    const back = chooseRule(chooseType(away, 5), "tel");
    expect(chooseType(chooseType(back, 10), 5).document.rule).toBe("tel");
  });

  test("the friend information, unless there is another by then", () => {
    const off = switchSync(pullDown, "syncUserVar", false);
    expect(writeFormField(switchSync(off, "syncUserVar", true))).toEqual(writeFormField(pullDown));
    const other = { ...off, document: { ...off.document, var_id: 1, var_name: "x", var_type: 0 } };
    expect(changed(other, switchSync(other, "syncUserVar", true))).toEqual({ syncUserVar: true });
  });

  test("choices that were deleted do not, nor friend information that was cleared", () => {
    const back = chooseType(chooseType(seats, 5), 20);
    const emptied = applyLines(back, "") as FormFieldState;
    expect(writeFormField(chooseType(chooseType(emptied, 5), 20)).options).toEqual([]);
    const on = switchSync(switchSync(pullDown, "syncUserVar", false), "syncUserVar", true);
    const cleared = chooseVariable(on, null);
    const again = switchSync(switchSync(cleared, "syncUserVar", false), "syncUserVar", true);
    expect(writeFormField(again)).toEqual(writeFormField(cleared));
  });

  test("a rule that was taken back does not, nor the real name with it, over any other type", () => {
    const back = chooseType(chooseType(textBox, 10), 5);
    expect(writeFormField(back)).toEqual(writeFormField(textBox));
    const without = chooseRule(back, null);
    for (const types of [[10], [20, 10], [10, 20]] as const) {
      const away = types.reduce<FormFieldState>(chooseType, without);
      expect(writeFormField(chooseType(away, 5))).toEqual(writeFormField(without));
    }
    const far = chooseType(chooseType(chooseType(textBox, 10), 20), 5);
    expect(writeFormField(far)).toEqual(writeFormField(textBox));
  });

  test("keys that are missing stay missing", () => {
    const state = fieldOf(1, { swatch_id: 20 });
    const { options: _, var_id: __, var_name: ___, ...rest } = state.document;
    const odd = { ...state, document: { ...rest, syncUserVar: true } };
    const there = switchSync(switchSync(odd, "syncUserVar", false), "syncUserVar", true);
    expect(Object.keys(writeFormField(chooseType(chooseType(there, 10), 20)))).toEqual(
      Object.keys(odd.document),
    );
  });

  test("and is in no payload", () => {
    expect(JSON.stringify(writeFormField(chooseType(seats, 10)))).not.toContain("窓側");
  });
});

describe("choices", () => {
  const options = (state: FormFieldState | null) => writeFormField(state as FormFieldState).options;

  test("a new one takes the form of the others", () => {
    expect(options(addChoice(pullDown, null))).toEqual(["佐々木", "中村", "指名なし", ""]);
    expect(options(addChoice(seats, "r0"))).toEqual([
      { id: 1, value: "窓側", color: "#2971c6" },
      { id: null, value: "", color: null },
      { id: 2, value: "個室", color: null },
    ]);
    expect(options(addChoice(fieldOf(1), null))).toEqual([""]);
    expect(options(addChoice(fieldOf(3, { options: [{ value: "a" }, "b"] }), null))).toEqual([
      { value: "a" },
      "b",
      "",
    ]);
  });

  test("a new text leaves an id and all else as it was; what is no choice stays", () => {
    expect(options(renameChoice(seats, "r0", "奥"))).toMatchObject([
      { id: 1, value: "奥", color: "#2971c6" },
      {},
    ]);
    expect(renameChoice(seats, "r0", "窓側")).toBe(null);
    expect(renameChoice(fieldOf(3, { options: [7] }), "r0", "x")).toBe(null);
  });

  test("pasted lines come after a choice, or in the place of an empty one", () => {
    expect(options(pasteChoices(pullDown, "r0", ["a", "b"]))).toEqual([
      ...["佐々木", "a", "b", "中村", "指名なし"],
    ]);
    const empty = addChoice(seats, null) as FormFieldState;
    expect(options(pasteChoices(empty, "r2", ["奥", "前"]))).toMatchObject([
      {},
      {},
      { id: null, value: "奥" },
      { id: null, value: "前" },
    ]);
    expect(pasteChoices(pullDown, "r0", [])).toBe(null);
  });

  test("one is moved to a place", () => {
    expect(options(moveChoiceTo(pullDown, "r2", 0))).toEqual(["指名なし", "佐々木", "中村"]);
    expect(moveChoiceTo(pullDown, "r1", 1)).toBe(null);
  });
});
