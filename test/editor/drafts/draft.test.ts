import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Draft, readDraft, writeDraft } from "../../../src/editor/drafts/draft.js";
import { anyPlainData } from "../../lib/any-plain-data.js";

const work: Draft = { value: { aid: 5, inputs: [] }, record: "5", savedAt: 1_700_000_000_000 };

describe("a draft comes back as it was kept", () => {
  it.each<[what: string, draft: Draft]>([
    ["of a record", work],
    ["of a new one", { ...work, record: null }],
    ["of nothing", { ...work, value: null }],
    ["with an earlier one that was still on offer", { ...work, earlier: { ...work, value: "earlier" } }],
    ["whose value looks like a draft", { ...work, value: { format: 2, value: 1, record: 7, savedAt: "x" } }],
    ["whose value has the keys of an old library", { ...work, value: { toJSON: "x", length: -1 } }],
  ])("%s", (_, draft) => {
    expect(readDraft(writeDraft(draft))).toEqual(draft);
  });

  it("whatever the value, key for key and in order", () => {
    fc.assert(
      fc.property(anyPlainData, fc.option(fc.string()), fc.boolean(), (value, record, hasEarlier) => {
        const draft = { value, record, savedAt: 1, ...(hasEarlier ? { earlier: { ...work, value } } : {}) };
        expect(JSON.stringify(readDraft(writeDraft(draft)))).toBe(JSON.stringify(draft));
      }),
      { numRuns: 200 },
    );
  });

  it("of a chain of earlier drafts one is kept", () => {
    const chain = { ...work, earlier: { ...work, record: "6", earlier: { ...work, record: "7" } } };
    expect(readDraft(writeDraft(chain))).toEqual({ ...work, earlier: { ...work, record: "6" } });
  });
});

describe("what is no draft of ours is left alone", () => {
  const text = writeDraft(work);

  it.each<[what: string, text: string | null]>([
    ["nothing", null],
    ["an empty text", ""],
    ["some other text", "お礼の下書き"],
    ["null", "null"],
    ["a number", "5"],
    ["a list", "[]"],
    ["an empty object", "{}"],
    ["another page's JSON", '{"value":{"aid":5},"record":"5","savedAt":1}'],
    ["a later format", text.replace('"format":1', '"format":2')],
    ["a format that is text", text.replace('"format":1', '"format":"1"')],
    ["a record that is a number", text.replace('"record":"5"', '"record":5')],
    ["no record at all", text.replace('"record":"5",', "")],
    ["no value", text.replace('"value":{"aid":5,"inputs":[]},', "")],
    ["a time that is text", text.replace(/"savedAt":\d+/, '"savedAt":"now"')],
    ["a damaged earlier draft", `${text.slice(0, -1)},"earlier":{"value":1}}`],
    ["an earlier draft that is null", `${text.slice(0, -1)},"earlier":null}`],
    ["250 levels", `${text.slice(0, -1)},"x":${"[".repeat(250)}${"]".repeat(250)}}`],
  ])("%s", (_, other) => {
    expect(other).not.toBe(text);
    expect(readDraft(other)).toBeNull();
  });

  it("a text that breaks off at any place", () => {
    const read = Array.from({ length: text.length }, (_, end) => readDraft(text.slice(0, end)));
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter((draft) => draft !== null)).toEqual([]);
  });

  it("keys beside ours are ignored, hostile ones dropped", () => {
    const more = text.replace("{", '{"__proto__":{"polluted":1},"other":1,');
    const hostile = more.replace('{"aid":5', '{"__proto__":{"polluted":1},"constructor":1,"aid":5');
    expect(readDraft(hostile)).toEqual(work);
    expect(JSON.stringify(readDraft(hostile))).not.toMatch(/polluted|constructor|other/);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
