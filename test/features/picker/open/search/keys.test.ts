import { describe, expect, it } from "vitest";
import {
  type KeyMeaning,
  keyMeaning,
  type ListKey,
} from "../../../../../src/features/picker/open/search/keys.js";

const plain: ListKey = { key: "", code: "", altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const inside = { atStart: false, atEnd: false };
const move = (to: number, extend = false): KeyMeaning => ({ is: "move", to, extend });

/** `C-` with Ctrl, `A-` with Alt, `M-` with Meta, `S-` with Shift. */
function pressed(text: string): ListKey {
  const parts = text.split("-");
  const key = parts.at(-1) ?? "";
  const has = (letter: string) => parts.slice(0, -1).includes(letter);
  const code = /^[a-z†π]$/u.test(key) ? { t: "KeyT", "†": "KeyT", p: "KeyP", π: "KeyP" }[key] : key;
  return {
    key,
    code: code ?? key,
    altKey: has("A"),
    ctrlKey: has("C"),
    metaKey: has("M"),
    shiftKey: has("S"),
  };
}

describe("keys of the search box (the list by keyboard alone)", () => {
  it.each<[keys: string, active: number | null, count: number, caret: object, meaning: KeyMeaning | null]>([
    ["ArrowDown", null, 5, {}, move(0)],
    ["ArrowDown", 1, 5, {}, move(2)],
    ["ArrowDown", 4, 5, {}, move(0)],
    ["ArrowUp", null, 5, {}, move(4)],
    ["ArrowUp", 0, 5, {}, move(4)],
    ["ArrowUp", 3, 5, {}, move(2)],
    ["PageDown", 1, 50, {}, move(11)],
    ["PageDown", 45, 50, {}, move(49)],
    ["PageUp", 5, 50, {}, move(0)],
    ["ArrowDown", null, 0, {}, null],
    ["S-ArrowDown", 1, 5, {}, move(2, true)],
    ["S-ArrowDown", 4, 5, {}, move(4, true)],
    ["S-ArrowUp", 0, 5, {}, move(0, true)],
    ["S-ArrowUp", null, 5, {}, move(4, true)],
    ["S-PageDown", 1, 50, {}, move(11, true)],
    ["Home", 3, 5, {}, null],
    ["Home", 3, 5, { atStart: true }, move(0)],
    ["End", 3, 5, {}, null],
    ["End", 3, 5, { atEnd: true }, move(4)],
    ["End", 3, 5, { atStart: true }, null],
    ["End", null, 100_000, { atEnd: true }, move(99_999)],
    ["S-End", 3, 5, { atEnd: true }, null],
    ["S-Home", 3, 5, { atStart: true }, null],
    ["C-Home", 3, 5, {}, move(0)],
    ["C-End", 3, 5, {}, move(4)],
    ["C-S-End", 3, 5, {}, move(4, true)],
    ["C-End", 3, 0, {}, null],
    ["Enter", 2, 5, {}, { is: "press" }],
    ["C-Enter", 2, 5, {}, null],
    ["A-t", 2, 5, {}, { is: "test" }],
    ["A-p", 2, 5, {}, { is: "preview" }],
    ["A-†", 2, 5, {}, { is: "test" }],
    ["A-π", 2, 5, {}, { is: "preview" }],
    ["C-A-t", 2, 5, {}, null],
    ["A-M-t", 2, 5, {}, null],
    ["A-ArrowDown", 2, 5, {}, null],
    ["M-ArrowDown", 2, 5, {}, null],
    ["C-ArrowDown", 2, 5, {}, null],
    ["ArrowLeft", 2, 5, {}, null],
    ["Tab", 2, 5, {}, null],
    ["Escape", 2, 5, {}, null],
    [" ", 2, 5, {}, null],
    ["t", 2, 5, {}, null],
    ["Backspace", 2, 5, {}, null],
  ])("%s at %j of %i, %j", (keys, active, count, caret, meaning) => {
    expect(keyMeaning({ ...plain, ...pressed(keys) }, active, count, { ...inside, ...caret })).toEqual(
      meaning,
    );
  });
});
