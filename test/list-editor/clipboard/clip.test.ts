import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { type ClipKind, readClip, writeClip } from "../../../src/list-editor/clipboard/clip.js";
import { anyPlainData } from "../../lib/any-plain-data.js";

const memo = { type: 20, memos: ["b"] };
const text = writeClip("conditions", [memo]);

it("is JSON that names what it is", () => {
  expect(text).toBe('{"consoleEditors":1,"kind":"conditions","items":[{"type":20,"memos":["b"]}]}');
});

it("comes back as it was written, whatever is in it", () => {
  const kinds = fc.constantFrom<ClipKind[]>("conditions", "effects");
  fc.assert(
    fc.property(
      kinds,
      fc.array(fc.dictionary(fc.string(), anyPlainData), { minLength: 1 }),
      (kind, items) => {
        // A forbidden key is dropped on the way in, so it is not given here.
        const allowed = items.map((item) => {
          const { __proto__: _, constructor: __, prototype: ___, ...rest } = item;
          return rest as PlainObject;
        });
        const read = readClip(writeClip(kind, allowed), kind);
        expect(JSON.stringify(read)).toBe(JSON.stringify({ ok: true, items: allowed, unreadable: 0 }));
      },
    ),
    { numRuns: 100 },
  );
});

describe("what is no clip for this editor", () => {
  it.each<[what: string, text: string, problem: string]>([
    ["nothing", "", "nothing"],
    ["some text", "お客様各位", "nothing"],
    ["half of one", text.slice(0, -4), "nothing"],
    ["one with something behind", `${text};`, "nothing"],
    ["null", "null", "nothing"],
    ["a list", `[${text}]`, "nothing"],
    ["no mark", text.replace("consoleEditors", "other"), "nothing"],
    ["a mark that is text", text.replace(":1,", ':"1",'), "nothing"],
    ["a mark of nought", text.replace(":1,", ":0,"), "nothing"],
    ["half a version", text.replace(":1,", ":1.5,"), "nothing"],
    ["a later version", text.replace(":1,", ":2,"), "newer"],
    ["no items", writeClip("conditions", []), "nothing"],
    ["items that are no list", text.replace(/\[.*\]/, "{}"), "nothing"],
    ["effects", writeClip("effects", [memo]), "otherKind"],
    ["a kind from the prototype", text.replace("conditions", "constructor"), "otherKind"],
    ["250 levels", text.replace('["b"]', "[".repeat(250) + "]".repeat(250)), "nothing"],
    ["one more than may be", writeClip("conditions", Array(501).fill(memo)), "tooLarge"],
    ["a million letters and one", " ".repeat(1_000_001), "tooLarge"],
  ])("%s", (_, other, problem) => {
    expect(readClip(other, "conditions")).toEqual({ ok: false, problem });
  });

  it.each<[what: string, text: string, items: number]>([
    ["as many as may be", writeClip("conditions", Array(500).fill(memo)), 500],
    ["as long as may be", text + " ".repeat(1_000_000 - text.length), 1],
  ])("but %s is", (_, clip, items) => {
    const read = readClip(clip, "conditions");
    expect(read.ok && read.items.length).toBe(items);
  });
});

it("of the items those that are no objects are counted, not given", () => {
  expect(readClip(writeClip("conditions", [1, memo, null, [memo], "x"]), "conditions")).toEqual({
    ok: true,
    items: [memo],
    unreadable: 4,
  });
});

it("keys that could reach a prototype are dropped, at any depth", () => {
  const bad = '{"__proto__":{"a":1},"constructor":1,"type":20,"memos":[{"prototype":1,"b":2}]}';
  const read = readClip(text.replace(/\{"type".*\]\}(?=\])/, bad), "conditions");
  expect(JSON.stringify(read)).toBe('{"ok":true,"items":[{"type":20,"memos":[{"b":2}]}],"unreadable":0}');
});
