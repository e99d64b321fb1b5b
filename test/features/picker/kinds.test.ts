import { describe, expect, it } from "vitest";
import { innerKinds, isPickerKind, kindOf, pickerKinds } from "../../../src/features/picker/kinds.js";
import { pickerWords } from "../../../src/features/picker/messages.js";
import { mayAdd, type PickerSettings } from "../../../src/features/picker/settings.js";
import { settingsWith } from "./open-picker.js";

type Kind = PickerSettings["kind"];

describe("the 18 kinds (rules: picker-kinds)", () => {
  const table: [kind: Kind, label: string, special: string][] = [
    ["salon", "カレンダー予約", ""],
    ["tag", "タグ", "itemPermission tag-write"],
    ["egg", "テンプレート", "popups"],
    ["varia", "友だち情報", "itemPermission var-write typed"],
    ["scenario", "シナリオ", "popups"],
    ["site", "サイト", ""],
    ["funnel", "カスタム検索", ""],
    ["reaction", "自動応答", ""],
    ["form", "回答フォーム", ""],
    ["tracker", "コンバージョン", ""],
    ["richmenu", "リッチメニュー", ""],
    ["episode", "リマインダ", ""],
    ["landing", "ランディングページ", ""],
    ["action", "アクション", ""],
    ["slot", "予約枠", ""],
    ["operator_role", "権限", ""],
    ["common_vars", "共通情報", "forbiddenIsEmpty"],
    ["journey_tag", "フェーズ", "journey-write"],
  ];

  it("are these and no others, in this order", () => {
    expect(Object.keys(pickerKinds)).toEqual(table.map(([kind]) => kind));
    expect(Object.keys(pickerWords.ja.kinds)).toEqual([
      ...table.map(([kind]) => kind),
      ...Object.keys(innerKinds),
    ]);
    expect(table.length).toBe(18);
  });

  it.each(table)("%s is called %s and has %j", (kind, label, special) => {
    const { itemPermission, ability, typed, forbiddenIsEmpty, popups } = kindOf(kind);
    const has = [
      itemPermission && "itemPermission",
      ability,
      typed && "typed",
      forbiddenIsEmpty && "forbiddenIsEmpty",
      popups && "popups",
    ];
    expect(pickerWords.ja.kinds[kind]).toBe(label);
    expect(has.filter(Boolean).join(" ")).toBe(special);
  });

  it.each([null, "", "tags", "TAG", "response_mark", "__proto__", "constructor", "toString"])(
    "%j is none",
    (name) => {
      expect(isPickerKind(name)).toBe(false);
    },
  );
});

describe("who may add (rules: picker-new-items)", () => {
  it.each<[kind: Kind, needs: string | null]>([
    ["tag", "tag-write"],
    ["varia", "var-write"],
    ["journey_tag", "journey-write"],
    ["scenario", null],
    ["common_vars", null],
  ])("%s needs %j", (kind, needs) => {
    const all = ["tag-write", "var-write", "journey-write"];
    const others = all.filter((ability) => ability !== needs);
    expect(mayAdd(settingsWith({ kind, abilities: all }))).toBe(true);
    expect(mayAdd(settingsWith({ kind, abilities: others }))).toBe(needs === null);
    expect(mayAdd(settingsWith({ kind, abilities: all, allowNew: false }))).toBe(false);
  });
});
