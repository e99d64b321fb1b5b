import { expect, it } from "vitest";
import { levelList } from "../../src/elements/friend-list/filters/levels.js";
import { friendListWords } from "../../src/features/friend-list/messages.js";

const marks = {
  items: { 2: { id: 2, name: "対応中", color: "#995c00" }, 1: { id: 1, name: "未対応" }, 3: { id: 3 } },
  ids: [2, 1, 3, 4],
  groups: {},
  group_ids: [],
  meta: {},
};
const plain = { ...marks, items: { 0: { id: 0, name: "なし" } }, ids: [0] };

it.each([
  [
    "none is chosen",
    marks,
    null,
    ["0 通知レベル0"],
    ["2 通知レベル2（対応中）", "1 通知レベル1（未対応）", "3 通知レベル3"],
  ],
  [
    "one of the list is",
    marks,
    "1",
    ["0 通知レベル0"],
    ["2 通知レベル2（対応中）", "1 通知レベル1（未対応）", "3 通知レベル3"],
  ],
  [
    "one without a mark is",
    marks,
    "9",
    ["0 通知レベル0", "9 通知レベル9"],
    ["2 通知レベル2（対応中）", "1 通知レベル1（未対応）", "3 通知レベル3"],
  ],
  ["0 is", plain, "0", [], ["0 通知レベル0（なし）"]],
])(
  "levels where %s: those without a mark, then the marks in their order",
  (_, list, chosen, more, listed) => {
    const { ids, items } = levelList(list, chosen, friendListWords.ja.levelOfMark);
    expect(ids.map((id) => `${id} ${items[id]?.name}`)).toEqual([...more, ...listed]);
  },
);

it("keep what else is said of a mark", () => {
  expect(levelList(marks, null, friendListWords.ja.levelOfMark).items[2]?.color).toBe("#995c00");
});
