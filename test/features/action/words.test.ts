import { describe, expect, it } from "vitest";
import { addingWords } from "../../../src/features/action/adding/messages.js";
import { allEffects, effectTypeIds } from "../../../src/features/action/effects/index.js";
import { headWords } from "../../../src/features/action/head/messages.js";
import { labelOf } from "../../../src/features/action/heading.js";
import { actionWords } from "../../../src/features/action/messages.js";
import { specEffects } from "../../fixtures/spec-variants.js";

describe("the labels that operators know, letter for letter", () => {
  it.each(specEffects)("$type: $label", ({ type, label }) => {
    expect(allEffects.ofType(type)?.label.ja).toBe(label);
    expect(addingWords.ja.addOf(label)).toBe(`${label}を追加`);
    expect(actionWords.ja.numbered(2, label)).toBe(`2. ${label}`);
  });

  it("every type has a label of its own in every language", () => {
    for (const locale of ["ja", "en"] as const) {
      const labels = allEffects.all.map(({ label }) => label[locale]);
      expect(new Set(labels).size).toBe(effectTypeIds.length);
      expect(labels).not.toContain(actionWords[locale].unknownEffect);
    }
  });

  it.each([[999], ["1"], [null], [undefined], ["toString"], [1.5], [Number.NaN]])(
    "%j is an unknown kind",
    (type) => {
      expect(labelOf(allEffects, type, "ja")).toBe("不明な動作");
    },
  );
});

describe("the sentences and names that operators know, letter for letter", () => {
  it.each([
    ["atLeastOne", "最低1つの要素を選択して下さい"],
    ["alreadyAdded", "既に追加されています"],
    ["registerFailed", "登録に失敗しました"],
    ["saved", "登録にしました"],
    ["finish", "確定"],
    ["remove", "削除"],
    ["moveUp", "上へ移動"],
    ["moveDown", "下へ移動"],
    ["duplicate", "複製"],
    ["name", "アクション名"],
    ["repeat", "2回目以降の発動時も各動作を実行する"],
  ] as const)("%s", (name, text) => {
    expect({ ...actionWords.ja, ...addingWords.ja, ...headWords.ja }[name]).toBe(text);
  });
});
