import { describe, expect, it } from "vitest";
import type { ResourceSource } from "../../../../src/api/resources.js";
import { pickerWords, type Resource, type ResourceState } from "../../../../src/features/picker/index.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import type { PageLists } from "../../../../src/references/lists.js";
import { createNames } from "../../../../src/references/names.js";
import { sourceOf } from "../../picker/open-picker.js";

const source = sourceOf(
  [{ id: 7, name: "VIP", type: "30" }, { id: "a b", name: "文字のID" }, { id: 8 }],
  [{ id: 2, name: "顧客" }, { id: 3 }],
);
const failure = { kind: "unreachable", status: null, messages: [] } as const;

const states: Record<"ready" | "incomplete" | "loading" | "failed", ResourceState> = {
  ready: { is: "ready", source, complete: true },
  incomplete: { is: "ready", source, complete: false },
  loading: { is: "loading", source: null },
  failed: { is: "failed", source: null, failure },
} as never;

describe("names of items, their folders and choices", () => {
  it.each<[id: PlainData, list: keyof typeof states, item: string, folder: string, choice: string]>([
    [7, "ready", "VIP", "削除済みのタグ", "VIP"],
    ["7", "ready", "VIP", "削除済みのタグ", "VIP"],
    ["a b", "ready", "文字のID", "削除済みのタグ", "文字のID"],
    [2, "ready", "削除済みのタグ", "顧客", "ID 2"],
    [99, "ready", "削除済みのタグ", "削除済みのタグ", "ID 99"],
    [99, "incomplete", "ID 99", "ID 99", "ID 99"],
    [99, "loading", "ID 99", "ID 99", "ID 99"],
    [99, "failed", "ID 99", "ID 99", "ID 99"],
    [7, "incomplete", "VIP", "ID 7", "VIP"],
    [null, "ready", "null", "null", "null"],
    ["", "ready", "", "", ""],
  ])("%j of a list that is %s", (id, list, item, folder, choice) => {
    const { names } = openNames(states[list]);
    expect(names.nameOf("tag", id)).toBe(item.replace("削除済みのタグ", deletedTag));
    expect(names.groupName("tag", id)).toBe(folder.replace("削除済みのタグ", deletedTag));
    expect(names.choiceName(5, id)).toBe(choice);
  });

  it.each(["ready", "incomplete"] as const)(
    "an item or a folder without a name is not called deleted by a list that is %s",
    (list) => {
      const { names } = openNames(states[list]);
      expect([names.nameOf("tag", 8), names.groupName("tag", 3)]).toEqual(["ID 8", "ID 3"]);
    },
  );

  it.each<[variable: PlainData, list: keyof typeof states, type: number | null]>([
    [7, "ready", 30],
    [8, "ready", null],
    [99, "ready", null],
    [7, "loading", null],
    [null, "ready", null],
  ])("the type of the variable %j in a list that is %s is %j", (variable, list, type) => {
    expect(openNames(states[list]).names.variableType(variable)).toBe(type);
  });

  it("a choice of what is no variable is named by its id, and no list is asked for", () => {
    const { names, asked } = openNames(states.ready);
    expect(names.choiceName(null, 7)).toBe("7");
    expect(asked).toEqual([]);
  });

  it("tells which lists were asked", () => {
    const { names, asked, used } = openNames(states.ready);
    names.nameOf("tag", 7);
    names.groupName("slot", 2);
    names.choiceName(5, 7);
    names.variableType(7);
    names.nameOf("tag", null);
    expect(asked).toEqual(["tag", "slot", "choices of 5", "varia"]);
    expect(used()).toBe(4);
  });
});

const deletedTag = pickerWords.ja.deletedItem(pickerWords.ja.kinds.tag);

function openNames(state: ResourceState) {
  const asked: string[] = [];
  let used = 0;
  const list = { state: () => state } as Resource;
  const give = (what: string) => {
    asked.push(what);
    return list;
  };
  const lists: PageLists = {
    list: (kind) => give(kind),
    choices: (variable) => give(`choices of ${variable}`),
    add: () => Promise.reject(new Error("nothing is added")),
  };
  const names = createNames(lists, pickerWords.ja, () => {
    used += 1;
  });
  return { names, asked, used: () => used };
}

it("the source of these tests can be read", () => {
  expect((source as ResourceSource).ids).toHaveLength(3);
});
