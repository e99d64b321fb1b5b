import { describe, expect, test } from "vitest";
import type { Draft } from "../../../src/editor/drafts/draft.js";
import type { DraftExtras } from "../../../src/editor/drafts/draft-source.js";
import { draftOf } from "../../../src/editor/drafts/draft-work.js";
import { withoutSent } from "../../../src/editor/drafts/sent-work.js";
import type { PlainData } from "../../../src/lib/plain-data.js";

/** A draft of record 5 as an element writes it; `extras` as its feature says them. */
function written(value: PlainData, begun?: PlainData, unsent?: DraftExtras<unknown>["unsent"]): Draft {
  const model = { value: () => value, record: () => "5" };
  const draftExtras = { writeExtras: () => begun, restoreWithExtras() {}, ...(unsent && { unsent }) };
  return draftOf({ model: () => model, draftExtras: () => draftExtras } as never, "5", null);
}

/** The same after it was kept: what is not stored is not there. */
function kept(value: PlainData, begun?: PlainData): Draft {
  const { unsent: _, ...stored } = written(value, begun);
  return stored;
}

const nothing = () => undefined;
const memoAlone = () => ({ memo: "窓側" });

describe("work that has arrived", () => {
  test("is no longer in a draft that says the same", () => {
    expect(withoutSent(kept("一"), written("一"))).toBe(null);
    expect(withoutSent(kept("一"), written("一", "条件"))).toBe(null);
  });

  test("takes along extras that were sent in the value", () => {
    expect(withoutSent(kept("一", { edits: 1 }), written("一", { edits: 1 }, nothing))).toBe(null);
  });

  test("leaves extras that no save sends", () => {
    const draft = kept("一", ["条件"]);
    expect(withoutSent(draft, written("一", ["条件"]))).toBe(draft);
  });

  test("leaves of the extras what was not sent", () => {
    const begun = { edits: 1, memo: "窓側" };
    const left = withoutSent(kept("一", begun), written("一", begun, memoAlone));
    expect(left).toMatchObject({ value: "一", begun: { memo: "窓側" }, record: "5" });
    expect(left).not.toHaveProperty("unsent");
  });

  test.each([
    ["another value", kept("二", { edits: 1 })],
    ["other extras", kept("一", { edits: 2 })],
    ["another record", { ...kept("一", { edits: 1 }), record: "6" }],
  ])("leaves a draft with %s", (_, draft) => {
    expect(withoutSent(draft, written("一", { edits: 1 }, nothing))).toBe(draft);
  });

  test("uncovers an older draft, or is taken out under a newer one", () => {
    const sent = written("一", { edits: 1 }, nothing);
    const [own, other] = [kept("一", { edits: 1 }), kept("二")];
    expect(withoutSent({ ...own, earlier: other }, sent)).toEqual(other);
    expect(withoutSent({ ...other, earlier: own }, sent)).toEqual(other);
  });
});
