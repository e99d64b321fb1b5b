import { describe, expect, it, test } from "vitest";
import { conditions } from "../../../src/features/filter/conditions/index.js";
import { readFilter } from "../../../src/features/filter/entity.js";
import { problemsOf } from "../../../src/features/filter/problems.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { everything } from "./filter-settings.js";
import { filterOf } from "./open-filter.js";

/** What is refused of an effect's condition with these inputs: field and message. */
function refused(inputs: readonly PlainData[], refusesUnfinished = true): (readonly [string, string])[] {
  const state = readFilter(filterOf(...inputs));
  if (!state) throw new Error("no filter");
  const settings = { ...everything, mode: "funneling" as const, refusesUnfinished };
  return problemsOf(state, settings, "2026-11-23 10:00").map(
    ({ field, message }) => [field, message] as const,
  );
}

describe("a condition in which something is to be chosen", () => {
  it.each<[what: string, condition: PlainData, field: string, message: string]>([
    ["a mark", { type: 50, notify: [] }, "notify", "対応マークを選択してください。"],
    ["tags", { type: 60, use_group: 0, tag_ids: [] }, "tag_ids", "タグを選択してください。"],
    ["a folder of tags", { type: 60, use_group: 1 }, "tag_group_id", "タグのフォルダを選択してください。"],
    ["a name", { type: 11, names: [] }, "names", "名前を入力してください。"],
    [
      "the names searched",
      { type: 11, names: ["a"], use_name: 0, use_short_name: 0, use_nickname: 0 },
      "use_name",
      "検索する名前を選択してください。",
    ],
    ["a memo", { type: 20, memos: [] }, "memos", "個別メモを入力してください。"],
    ["a variable", { type: 75, var_id: null }, "var_id", "友だち情報を選択してください。"],
    ["its value", { type: 75, var_id: 3, match: 0, query: "" }, "query", "検索する値を入力してください。"],
    [
      "its period",
      { type: 75, var_id: 3, match: 30 },
      "elapsed_period_from",
      "比べる日付や期間を入力してください。",
    ],
    [
      "a phase",
      { type: 70, journey_id: 1, journey_tag_id: null },
      "journey_tag_id",
      "フェーズを選択してください。",
    ],
    ["a slot", { type: 65, use_group: 0, match: 1 }, "event_slot_id", "予約枠を選択してください。"],
    [
      "a figure",
      { type: 77, common_var_id: 1, match: 10, query: null },
      "query",
      "検索する値を入力してください。",
    ],
  ])("%s: is refused at its field", (_, condition, field, message) => {
    expect(refused([condition])).toEqual([[field, message]]);
    expect(refused([{ type: 120, effects: [condition] }])).toEqual([[field, message]]);
  });

  test("may be saved half filled in a search of its own", () => {
    expect(refused([{ type: 50, notify: [] }], false)).toEqual([]);
  });

  test("an or-panel without conditions is refused where one is added", () => {
    expect(refused([{ type: 120, effects: [] }])).toEqual([["add", "or条件に条件を追加してください。"]]);
  });

  test("is not refused where it means something as it is, or where a field cannot be read", () => {
    const open = [
      { type: 110, has_response: 0, has_type: 0 },
      { type: 15, qs: [] },
      { type: 30 },
      { type: 106 },
    ];
    expect(refused(open)).toEqual([]);
    expect(refused([{ type: 93, match: 12 }])).toEqual([]);
    expect(refused([{ type: 60, use_group: 0, tag_ids: "?" }])).toEqual([]);
  });

  test("each kind says what is missing of it, in both languages", () => {
    const trigger = { triggerContext: everything.triggerContext };
    for (const definition of conditions) {
      const created = definition.create(trigger) as never;
      if (!definition.unfinished(created)) continue;
      expect(definition.missing(created, "ja").field, definition.name).not.toBe("");
      expect(Object.keys(definition.create(trigger)), definition.name).toContain(
        definition.missing(created, "en").field === "key"
          ? "context"
          : definition.missing(created, "ja").field,
      );
    }
  });
});
