import { describe, expect, it } from "vitest";
import { failureOf } from "../../../../src/lib/response.js";
import { refusedRows } from "../../../../src/list-editor/index.js";
import { actionOf, type OpenModel, openModel } from "../open-model.js";

/** A save that the server refused for these fields. */
function refuse({ model }: OpenModel, errors: Record<string, string[]>): void {
  const failure = failureOf(422, { message: "誤り", errors });
  model.showServerErrors(refusedRows(model.state().rows, failure));
}

const shown = ({ model, look }: OpenModel) =>
  look(model.atoms.shown).map(({ row, field, message }) => `${row} ${field}: ${message}`);

describe("what the server says about an effect", () => {
  it("is shown at the effect that was sent, and keeps nobody from another try", () => {
    const open = openModel(actionOf("一", "二"));
    refuse(open, {
      "inputs.1.text": ["使えない文字があります"],
      a_name: ["長すぎます"],
      "inputs.7.text": ["?"],
    });
    expect(shown(open)).toEqual(["r1 text: 使えない文字があります"]);
    expect(open.look(open.model.atoms.shown)[0]).toMatchObject({ place: "2. テキスト送信", immediate: true });
    expect(open.model.problems()).toEqual([]);
  });

  it("goes along when the effect is moved, and goes when it is changed", () => {
    const open = openModel(actionOf("一", "二"));
    refuse(open, { "inputs.0.text": ["だめ"], "inputs.1.text": ["これも"] });
    open.model.moveEffect("r0", 1);
    expect(shown(open)).toEqual(["r1 text: これも", "r0 text: だめ"]);
    open.write("r1", "二つ目");
    expect(shown(open)).toEqual(["r0 text: だめ"]);
    open.model.removeEffect("r0");
    expect(shown(open)).toEqual([]);
  });

  it("is back when undo brings back what was refused", () => {
    const open = openModel(actionOf("一"));
    refuse(open, { "inputs.0.text": ["だめ"] });
    open.write("r0", "直した");
    open.model.undoEdit();
    expect(shown(open)).toEqual(["r0 text: だめ"]);
  });

  it("goes with the next answer, and with another action", () => {
    const open = openModel(actionOf("一"));
    refuse(open, { "inputs.0.text": ["だめ"] });
    open.model.load(actionOf("一"));
    expect(shown(open)).toEqual([]);
    refuse(open, { "inputs.0.text": ["だめ"] });
    open.model.showServerErrors(refusedRows(open.model.state().rows, null));
    expect(shown(open)).toEqual([]);
  });

  it("comes after what is missing", () => {
    const open = openModel({ ...actionOf("一", "", "三"), a_name: "" }, { template: true });
    refuse(open, { "inputs.2.text": ["三が"], "inputs.0": ["一が"] });
    expect(shown(open)).toEqual([
      "null a_name: アクション名を入力してください。",
      "r1 text: 本文を入力してください。",
      "r0 : 一が",
      "r2 text: 三が",
    ]);
  });

  it("is said of no effect that is none, and of none inside another", () => {
    const open = openModel({ inputs: [null, { type: 999 }] });
    refuse(open, { "inputs.0": ["a"], "inputs.1": ["b"], "inputs.1.effects.0": ["c"] });
    expect(shown(open)).toEqual(["r1 : b"]);
  });
});
