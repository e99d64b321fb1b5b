import fc from "fast-check";
import { createStore } from "jotai/vanilla";
import { describe, expect, it, vi } from "vitest";
import type { Variable } from "../../../src/features/friend/fields/variable.js";
import { createFriendModel, type FriendSettings } from "../../../src/features/friend/index.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { plainSettings } from "./plain-settings.js";

const variable = (id: number, type: number): Variable => ({
  ...{ id, name: `項目${id}`, type, folder: null },
  ...{ isFavorite: false, isWritable: true, isDeleted: false },
});
const variables = [variable(201, 0), variable(202, 1), variable(203, 30)];
const vals = { 201: "ゴールド", 202: 7, 203: "2026-12-05" };
const metas = { 201: { updated_by: "佐藤" }, 202: "v7", 203: null };

function open(more: Partial<FriendSettings> = {}) {
  const store = createStore();
  const onEdit = vi.fn();
  let clock = 0;
  const model = createFriendModel({
    ...{ store, onEdit, now: () => (clock += 1000) },
    settings: { ...plainSettings, ...more },
  });
  return { model, onEdit, store };
}

/** Friend 1, with all three tabs loaded. */
function loaded(more: Partial<FriendSettings> = {}) {
  const opened = open(more);
  const { model } = opened;
  take(model);
  return opened;
}

function take(model: ReturnType<typeof open>["model"]): void {
  model.takeTags([101, 103]);
  model.listVariables(variables);
  model.takeVariables({ vals, metas });
  model.takeBase({ 本名: "山田 花子", memo: "窓側" }, { 本名: "write" });
}

describe("the value", () => {
  it("of a friend that is not loaded has no tags, and no changes", () => {
    expect(open().model.value()).toEqual({
      tags: null,
      variables: { vals: {}, metas: {}, changed_item_ids: [] },
      base: { vals: {} },
    });
  });

  it("are the tags as they would be, and what is changed of the rest, with the metas as they came", () => {
    const { model } = loaded();
    model.chooseTags([103, 104]);
    model.parts.variables.write("201", "プラチナ");
    model.parts.variables.write("203", null);
    model.parts.variables.write("900", "新しい");
    model.parts.base.write("memo", "静かな席");
    expect(model.value()).toEqual({
      tags: { tag_ids: [103, 104] },
      variables: {
        vals: { 201: "プラチナ", 203: null, 900: "新しい" },
        metas: { 201: { updated_by: "佐藤" }, 203: null },
        changed_item_ids: [201, 203, 900],
      },
      base: { vals: { memo: "静かな席" } },
    });
    expect([model.isDirty(), model.isEmpty(), model.changedTabs()]).toEqual([
      true,
      false,
      ["tags", "variables", "base"],
    ]);
  });

  it.each<PlainData>([
    "text",
    1,
    [],
    { tags: { tag_ids: 5 } },
    { tags: { tag_ids: [null] } },
    { variables: { vals: "text" } },
    { base: { vals: ["a"] } },
  ])("%j is none", (data) => {
    const { model } = loaded();
    model.parts.base.write("本名", "山田 太郎");
    expect(model.load(data)).toBe(false);
    expect(model.value()).toMatchObject({ base: { vals: { 本名: "山田 太郎" } } });
  });

  it.each<PlainData>([null, {}, { tags: null, variables: null, base: null }, { variables: { vals: [] } }])(
    "%j has no changes",
    (data) => {
      const { model } = loaded();
      model.parts.base.write("本名", "山田 太郎");
      expect(model.load(data)).toBe(true);
      expect([model.isEmpty(), model.isDirty(), model.value().tags]).toEqual([
        true,
        false,
        { tag_ids: [101, 103] },
      ]);
    },
  );

  it("set before anything is loaded waits for it", () => {
    const { model } = open();
    model.load({
      tags: { tag_ids: [103, 104] },
      variables: { vals: { 201: "プラチナ", 202: 7 } },
      base: { vals: { 本名: "山田 花子" } },
    });
    expect(model.value().tags).toBe(null);
    take(model);
    expect(model.value()).toMatchObject({
      tags: { tag_ids: [103, 104] },
      variables: { vals: { 201: "プラチナ" }, changed_item_ids: [201] },
      base: { vals: {} },
    });
    expect([model.isDirty(), model.canUndo()]).toEqual([false, false]);
  });

  const anyVal = fc.constantFrom<PlainData>(null, "", "プラチナ", 0, 7, "2026-12-05", "窓側");
  const anyGiven = fc.record({
    tags: fc.record({ tag_ids: fc.uniqueArray(fc.constantFrom(101, 102, 103, 104)) }),
    variables: fc.record({
      vals: fc.dictionary(fc.constantFrom("201", "202", "203", "900"), anyVal, { noNullPrototype: true }),
    }),
    base: fc.record({
      vals: fc.dictionary(fc.constantFrom("本名", "memo", "電話番号"), anyVal, { noNullPrototype: true }),
    }),
  });

  it("comes back as it was when it is set, in the same model and in another of the same friend", () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const { model } = loaded();
        expect(model.load(given)).toBe(true);
        const value = model.value();
        expect(model.differences(value)).toBe(0);
        const other = loaded().model;
        other.load(value);
        expect(other.value()).toEqual(value);
        expect(other.isDirty()).toBe(false);
        const tags = (value.tags as PlainObject).tag_ids as number[];
        expect([...tags].sort()).toEqual([...given.tags.tag_ids].sort());
      }),
    );
  });

  it("what differs from it is counted", () => {
    const { model } = loaded();
    model.parts.variables.write("201", "プラチナ");
    const given = { tags: { tag_ids: [101, 102] }, variables: { vals: { 201: "銀", 202: 8 } } };
    expect(model.differences(given)).toBe(4);
    expect(model.differences("text")).toBe(0);
  });
});

describe("the bodies", () => {
  it("each tab has its own", () => {
    const { model } = loaded();
    model.chooseTags([101, 103, 104]);
    model.parts.variables.write("202", 8);
    model.parts.base.write("本名", "山田 太郎");
    expect(model.bodyOf("tags")).toEqual({ member_id: 1, tag_ids: [101, 103, 104] });
    expect(model.bodyOf("variables")).toEqual({
      ...{ member_id: 1, vals: { 202: 8 }, metas: { 202: "v7" }, changed_item_ids: [202] },
    });
    expect(model.bodyOf("base")).toEqual({ member_id: 1, vals: { 本名: "山田 太郎" } });
    model.parts.base.write("memo", "");
    expect(model.bodyOf("base")).toEqual({ member_id: 1, vals: { 本名: "山田 太郎" }, memo: "" });
    model.parts.base.takeBack("本名");
    expect(model.bodyOf("base")).toEqual({ member_id: 1, memo: "" });
  });

  it.each([
    ["007", 7],
    ["u-1", "u-1"],
  ])("the friend %s is %j", (memberId, member_id) => {
    expect(open({ memberId }).model.bodyOf("base")).toEqual({ member_id, vals: {} });
  });
});

describe("tags", () => {
  it("two people who change different ones never meet", () => {
    const { model } = loaded();
    model.chooseTags([101, 103, 104]);
    model.takeTags([103, 105]);
    expect(model.tagsNow()).toEqual([103, 104, 105]);
    expect(model.problems()).toEqual([]);
  });

  it("what both took off, or put on, is no change any more", () => {
    const { model } = loaded();
    model.chooseTags([103, 104]);
    model.takeTags([103, 104]);
    expect([model.isEmpty(), model.tagsNow()]).toEqual([true, [103, 104]]);
  });
});

describe("problems", () => {
  it("faults of values that are edited, and conflicts that nobody has decided", () => {
    const { model } = loaded();
    model.parts.variables.write("202", "たくさん");
    model.parts.variables.write("201", "プラチナ");
    model.takeVariables({ vals: { ...vals, 201: "シルバー" }, metas: { 201: { updated_by: "高橋" } } });
    expect(model.problems().map(({ row, message }) => [row, message])).toEqual([
      ["variables:201", "項目201：残す値を選択してください。"],
      ["variables:202", "項目202：数値を入力してください。"],
    ]);
    model.parts.variables.decide("201", "mine");
    model.parts.variables.write("202", 8);
    expect(model.problems()).toEqual([]);
  });

  it("what the server has is no problem, whatever it is", () => {
    const { model } = loaded();
    model.takeVariables({ vals: { ...vals, 202: "たくさん", 203: "いつか" }, metas });
    expect(model.problems()).toEqual([]);
  });

  it("of several variables only stale ones are taken from a 409", () => {
    const { model } = loaded();
    model.parts.variables.write("201", "プラチナ");
    expect(model.takeVariables({ vals: { 202: 8 }, metas: { 202: "v8" } }, false)).toBe(0);
    expect(model.parts.variables.record()).toEqual({ ...vals, 202: 8 });
    expect(model.bodyOf("variables")).toMatchObject({ metas: { 201: { updated_by: "佐藤" } } });
  });

  it("the way to one opens its tab", () => {
    const { model, store } = loaded();
    model.parts.variables.write("202", "たくさん");
    model.goTo();
    expect([model.tabNow(), store.get(model.atoms.focus)]).toEqual([
      "variables",
      { row: "variables:202", field: "value" },
    ]);
  });
});

describe("another friend", () => {
  it("gets a blank sheet, and the work comes back with the one before", () => {
    const { model } = loaded();
    model.parts.variables.write("201", "プラチナ");
    expect(model.configure({ ...plainSettings, memberId: "2" })).toBe(true);
    expect([model.isEmpty(), model.parts.variables.isLoaded(), model.canUndo()]).toEqual([
      true,
      false,
      false,
    ]);
    expect(model.configure({ ...plainSettings, memberId: "1" })).toBe(false);
    expect(model.value()).toMatchObject({ variables: { vals: { 201: "プラチナ" } } });
    expect(model.isDirty()).toBe(true);
    take(model);
    expect(model.problems()).toEqual([]);
  });

  it("what others changed meanwhile is met when the work comes back", () => {
    const { model } = loaded();
    model.parts.variables.write("201", "プラチナ");
    model.configure({ ...plainSettings, memberId: null });
    model.configure(plainSettings);
    expect(model.takeVariables({ vals: { ...vals, 201: "シルバー" }, metas })).toBe(1);
  });

  it("work that came back and was given up does not come again", () => {
    const { model } = loaded();
    model.parts.variables.write("201", "プラチナ");
    model.configure({ ...plainSettings, memberId: "2" });
    model.configure(plainSettings);
    model.askToLeave(() => {});
    model.answerLeaving(true);
    model.configure({ ...plainSettings, memberId: "2" });
    model.configure(plainSettings);
    expect(model.isEmpty()).toBe(true);
  });

  it("the same friend with another setting keeps everything", () => {
    const { model } = loaded();
    model.parts.variables.write("201", "プラチナ");
    expect(model.configure({ ...plainSettings, readonly: true })).toBe(false);
    expect([model.isEmpty(), model.parts.variables.isLoaded()]).toEqual([false, true]);
  });
});

describe("drafts", () => {
  it("keep what was there before, so that others' changes are met", () => {
    const { model } = loaded();
    expect(model.editsForDraft()).toBe(undefined);
    model.chooseTags([101]);
    model.parts.variables.write("201", "プラチナ");
    model.parts.base.write("memo", "静かな席");
    const draft = JSON.parse(JSON.stringify(model.editsForDraft()));
    const other = open().model;
    other.restoreEdits(draft);
    other.takeTags([101, 103]);
    other.listVariables(variables);
    other.takeVariables({ vals: { ...vals, 201: "シルバー" }, metas });
    other.takeBase({ memo: "窓側" }, {});
    expect(other.tagsNow()).toEqual([101]);
    expect(other.problems().map(({ row }) => row)).toEqual(["variables:201"]);
    expect(other.isDirty()).toBe(true);
  });

  it("a conflict that nobody has decided is asked again, in a draft and when the friend is shown again", () => {
    const { model } = loaded();
    const theirs = { vals: { ...vals, 201: "シルバー" }, metas };
    model.parts.variables.write("201", "プラチナ");
    model.takeVariables(theirs);
    const other = open().model;
    other.restoreEdits(JSON.parse(JSON.stringify(model.editsForDraft())));
    model.configure({ ...plainSettings, memberId: "2" });
    model.configure(plainSettings);
    for (const each of [other, model]) {
      each.listVariables(variables);
      expect(each.takeVariables(theirs)).toBe(1);
      each.parts.variables.decide("201", "mine");
      expect(each.editsForDraft()).toMatchObject({
        variables: { 201: { value: "プラチナ", before: "シルバー" } },
      });
    }
  });

  it("over a friend that is loaded too", () => {
    const { model } = loaded();
    model.restoreEdits({ variables: { 201: { value: "プラチナ", before: "銀" }, 202: { value: 7 } } });
    expect(model.problems().map(({ row }) => row)).toEqual(["variables:201"]);
    expect(model.value()).toMatchObject({ variables: { changed_item_ids: [201] } });
  });

  it.each<PlainData>([null, "text", [], { variables: "x" }, { variables: { 201: "x", 202: { before: 1 } } }])(
    "%j restores nothing",
    (kept) => {
      const { model } = loaded();
      model.restoreEdits(kept);
      expect(model.isEmpty()).toBe(true);
    },
  );
});

describe("taking a save back", () => {
  it("only what is still as the save left it", () => {
    const { model } = loaded();
    model.parts.variables.write("201", "プラチナ");
    model.parts.variables.write("202", 8);
    model.parts.variables.saved({ 201: "プラチナ", 202: 8 });
    model.rememberSave({
      variables: { before: { 201: "ゴールド", 202: 7 }, after: { 201: "プラチナ", 202: 8 } },
    });
    model.takeVariables({ vals: { ...vals, 201: "プラチナ", 202: 9 }, metas });
    expect(model.takeBackSave()).toEqual({ variables: ["201"] });
    expect(model.value()).toMatchObject({ variables: { vals: { 201: "ゴールド" } } });
    expect(model.takeBackSave()).toEqual({});
  });
});

describe("leaving", () => {
  it("asks only where there is something to lose; another question answers the one before", () => {
    const { model, store } = loaded();
    const answers: [string, boolean][] = [];
    const ask = (name: string) => model.askToLeave((mayLeave) => answers.push([name, mayLeave]));
    ask("nothing");
    model.parts.base.write("memo", "静かな席");
    ask("first");
    ask("second");
    expect(answers).toEqual([
      ["nothing", true],
      ["first", false],
    ]);
    model.answerLeaving(false);
    expect(model.isEmpty()).toBe(false);
    ask("third");
    model.answerLeaving(true);
    expect(answers.slice(2)).toEqual([
      ["second", false],
      ["third", true],
    ]);
    expect([model.isEmpty(), store.get(model.atoms.leaveQuestion)]).toEqual([true, null]);
    expect(model.parts.base.valueOf("memo")).toBe("窓側");
  });
});

it("another friend is shown while it is asked: the answer is no, and the work of neither is given up", () => {
  const { model, store } = loaded();
  model.parts.base.write("memo", "静かな席");
  const answers: boolean[] = [];
  model.askToLeave((mayLeave) => answers.push(mayLeave));
  model.configure({ ...plainSettings, memberId: "2" });
  expect([answers, store.get(model.atoms.leaveQuestion)]).toEqual([[false], null]);
  model.configure(plainSettings);
  expect(model.isEmpty()).toBe(false);
});

describe("the history", () => {
  it("is that of the tab that is shown", () => {
    const { model } = loaded();
    model.parts.variables.write("201", "プラチナ");
    model.parts.base.write("memo", "静かな席");
    model.openTab("base");
    model.undoEdit();
    expect(model.changedTabs()).toEqual(["variables"]);
    expect([model.canUndo(), model.canRedo()]).toEqual([false, true]);
    model.openTab("variables");
    expect([model.canUndo(), model.canRedo()]).toEqual([true, false]);
  });

  it("reset leads back to what the page gave, as a step", () => {
    const { model } = loaded();
    model.load({ variables: { vals: { 201: "プラチナ" } } });
    model.parts.variables.write("202", 8);
    model.chooseTags([]);
    model.reset();
    expect([model.value(), model.isDirty()]).toMatchObject([
      { tags: { tag_ids: [101, 103] }, variables: { vals: { 201: "プラチナ" } } },
      false,
    ]);
    model.openTab("variables");
    expect(model.canUndo()).toBe(true);
  });

  it("what is saved counts as saved in all tabs", () => {
    const { model } = loaded();
    model.chooseTags([101]);
    model.parts.base.write("memo", "静かな席");
    model.applySave();
    expect([model.isEmpty(), model.isDirty(), model.tagsNow()]).toEqual([true, false, [101]]);
  });
});

it("the first message that the server gave to a field is found in the order of the tabs", () => {
  const { model } = loaded();
  model.parts.base.refuse({ 本名: ["長すぎます。"] });
  expect(model.firstServerError()).toEqual({ row: "base:本名", field: "value" });
  model.parts.variables.refuse({ 202: ["多すぎます。"] });
  expect(model.firstServerError()).toEqual({ row: "variables:202", field: "value" });
});
