import { describe, expect, it } from "vitest";
import { allEffects } from "../../../../src/features/action/effects/index.js";
import { alreadySo, remarksOn } from "../../../../src/features/condition-slide/filter/remarks.js";
import { readFilter } from "../../../../src/features/filter/index.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { sampleNames } from "../../../references/sample-names.js";

function remarks(
  effect: PlainObject,
  conditions: PlainObject[],
  locale: "ja" | "en" = "ja",
): readonly string[] {
  const read = allEffects.read(effect);
  const brings = read?.definition.brings?.(read.value) ?? [];
  return remarksOn(alreadySo(brings, readFilter({ inputs: conditions })?.rows ?? []), sampleNames, locale);
}

const tags = (remove: number, ...tag_ids: (number | string)[]) => ({
  type: 13,
  remove,
  use_group: 0,
  tag_ids,
});
const tagged = (tag_or: number, ...tag_ids: (number | string)[]) => ({
  type: 60,
  use_group: 0,
  tag_ids,
  tag_or,
});
const has = (names: string) => `タグ${names}は、この条件の友だちには既に付いています`;
const hasNot = (names: string) => `タグ${names}は、この条件の友だちには付いていません`;

describe("an effect whose condition says already what it brings about", () => {
  it.each<[what: string, effect: PlainObject, conditions: PlainObject[], found: string[]]>([
    ["adds a tag that is asked for", tags(0, 1), [tagged(0, 1)], [has("「tag1」")]],
    ["adds several, of which some are", tags(0, 1, 2, 3), [tagged(1, 1, 2)], [has("「tag1」「tag2」")]],
    ["adds one of several that are asked for", tags(0, 1), [tagged(0, 1, 2)], []],
    ["ids in text are the same ids", tags(0, "1"), [tagged(0, 1)], [has("「tag1」")]],
    ["adds what nobody may have", tags(0, 1), [tagged(2, 1)], []],
    ["removes what nobody may have", tags(1, 1), [tagged(2, 1, 2)], [hasNot("「tag1」")]],
    ["removes what not everybody may have", tags(1, 1), [tagged(3, 1, 2)], []],
    ["removes what is asked for", tags(1, 1), [tagged(0, 1)], []],
    ["adds a folder", { ...tags(0, 1), use_group: 1, tag_group_id: 1 }, [tagged(0, 1)], []],
    ["adds by linked data", tags(2, 1), [tagged(0, 1)], []],
    ["a folder is asked for", tags(0, 1), [{ ...tagged(0, 1), use_group: 1 }], []],
    ["in one of several branches", tags(0, 1), [{ type: 120, effects: [tagged(0, 1), tagged(0, 2)] }], []],
    ["in the only branch", tags(0, 1), [{ type: 120, effects: [tagged(0, 1)] }], [has("「tag1」")]],
    [
      "sets the mark that is asked for",
      { type: 7, notify: 3, user_rate: -10 },
      [{ type: 50, notify: [3] }],
      ["対応マークは、この条件の友だちでは既に「response_mark3」です"],
    ],
    ["sets one of the marks", { type: 7, notify: 3, user_rate: -10 }, [{ type: 50, notify: [3, 4] }], []],
    ["sets no mark", { type: 7, notify: -1, user_rate: 0 }, [{ type: 50, notify: [-1] }], []],
    [
      "starts a scenario",
      { type: 5, group_id: 501 },
      [{ type: 41, group_id: 501, match: 0 }],
      ["シナリオ「scenario501」は、この条件の友だちが既に購読しています"],
    ],
    [
      "starts one that is not subscribed",
      { type: 5, group_id: 501 },
      [{ type: 41, group_id: 501, match: 3 }],
      [],
    ],
    ["stops all scenarios", { type: 5, group_id: 0 }, [{ type: 41, group_id: 501, match: 3 }], []],
    ["a text", { type: 1, text: "一" }, [tagged(0, 1)], []],
  ])("%s", (_, effect, conditions, found) => expect(remarks(effect, conditions)).toEqual(found));

  it("in English", () => {
    expect(remarks(tags(0, 1), [tagged(0, 1)], "en")).toEqual([
      "Friends who meet this condition have the tag “tag1” already",
    ]);
  });
});
