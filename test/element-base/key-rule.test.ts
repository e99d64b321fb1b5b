import { describe, expect, test } from "vitest";
import { endsAtElement, type KeyPlace, keyPlace, type PlacedKey } from "../../src/element-base/key-rule.js";

const places: readonly KeyPlace[] = [
  "text",
  "button",
  "link",
  "checkbox",
  "radio",
  "list",
  "scroller",
  "other",
];
const none = {
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  altGraph: false,
  composing: false,
  used: false,
  onMac: false,
};

/** The places at which this key ends. */
function kept(key: string, more: Partial<PlacedKey> = {}): KeyPlace[] {
  return places.filter((place) => endsAtElement({ ...none, key, ...more }, place));
}

const ctrl = { ctrlKey: true };
const meta = { metaKey: true };
const alt = { altKey: true };
const mac = { onMac: true };

describe("in a text field", () => {
  test.each([
    ..."aZ09.あ髙😀é ",
    "Backspace",
    "Delete",
    "Enter",
    "ArrowLeft",
    "ArrowUp",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "Insert",
    "Process",
    "Dead",
    "Unidentified",
    "Convert",
    "ZenkakuHankaku",
  ])("%s ends", (key) => {
    expect(kept(key)).toContain("text");
  });

  test.each([
    ["a chord that copies", "c", ctrl],
    ["one on a Mac", "v", meta],
    ["with capitals, by Shift", "Z", ctrl],
    ["by the place on a keyboard of Cyrillic letters", "с", { ...ctrl, code: "KeyC" }],
    ["by the letter, wherever it stands", "x", { ...ctrl, code: "KeyB" }],
    ["a word to the left", "ArrowLeft", ctrl],
    ["the word before taken away", "Backspace", ctrl],
    ["to the end of the text", "End", ctrl],
    ["to the begin of the line, on a Mac", "ArrowLeft", { ...meta, ...mac }],
    ["a word to the left, on a Mac", "ArrowLeft", { ...alt, ...mac }],
    ["a character of AltGr", "@", { ...ctrl, ...alt, altGraph: true }],
    ["a character of AltGr where it comes alone", "€", { altGraph: true }],
    ["a character of Option", "¬", { ...alt, ...mac, code: "KeyL" }],
    ["an accent of Option", "Dead", { ...alt, ...mac }],
    ["any key during a conversion", "F7", { composing: true }],
    ["Escape during a conversion", "Escape", { composing: true }],
    ["a command of the input method", "u", { ...ctrl, composing: true }],
  ])("%s ends", (_, key, more) => {
    expect(kept(key, more)).toContain("text");
  });

  test.each([
    ["Ctrl with S", "s", ctrl],
    ["Ctrl with K", "k", ctrl],
    ["Ctrl with C of another letter's place", "s", { ...ctrl, code: "KeyC" }],
    ["Ctrl with a figure", "1", ctrl],
    ["Ctrl and Enter", "Enter", ctrl],
    ["the same on a Mac", "Enter", { ...meta, ...mac }],
    ["Ctrl and a page", "PageDown", ctrl],
    ["Alt with a letter", "s", alt],
    ["Alt with Ctrl and a letter", "z", { ...alt, ...ctrl }],
    ["Alt and Enter", "Enter", alt],
    ["Ctrl and Option on a Mac", "s", { ...alt, ...ctrl, ...mac }],
    ["F2", "F2", {}],
    ["Escape", "Escape", {}],
    ["Tab", "Tab", {}],
    ["Shift+Tab under another name", "Unidentified", { code: "Tab" }],
    ["Shift by itself", "Shift", {}],
    ["the key for the context menu", "ContextMenu", {}],
  ])("%s goes on", (_, key, more) => {
    expect(kept(key, more)).toEqual([]);
  });
});

describe("elsewhere only what the place uses ends", () => {
  test.each<[string, Partial<PlacedKey>, KeyPlace[]]>([
    [" ", {}, ["text", "button", "checkbox", "radio", "list", "scroller"]],
    ["Enter", {}, ["text", "button", "link", "list"]],
    ["ArrowDown", {}, ["text", "radio", "list", "scroller"]],
    ["Home", {}, ["text", "list", "scroller"]],
    ["PageDown", {}, ["text", "list", "scroller"]],
    ["j", {}, ["text", "list"]],
    ["Delete", {}, ["text"]],
    ["ArrowDown", alt, ["text", "list"]],
    ["c", ctrl, ["text"]],
    [" ", ctrl, []],
    ["Process", {}, ["text"]],
    ["j", { composing: true }, ["text", "list"]],
  ])("%s %o", (key, more, expected) => {
    expect(kept(key, more)).toEqual(expected);
  });
});

test.each([
  ["Escape", {}],
  ["F8", {}],
  ["ArrowUp", alt],
  ["s", ctrl],
  ["j", {}],
])("%s that the element has answered to ends everywhere", (key, more) => {
  expect(kept(key, { ...more, used: true })).toEqual(places);
});

test.each<[string, Partial<Parameters<typeof keyPlace>[0]>, KeyPlace]>([
  ["a line of text", { tag: "input", type: "text" }, "text"],
  ["a search with suggestions", { tag: "input", type: "text", role: "combobox" }, "text"],
  ["a day", { tag: "input", type: "date" }, "text"],
  ["a type that is not known yet", { tag: "input", type: "verse" }, "text"],
  ["several lines", { tag: "textarea" }, "text"],
  ["rich text", { tag: "div", editable: true, role: "textbox" }, "text"],
  ["a checkbox", { tag: "input", type: "checkbox" }, "checkbox"],
  ["a radio", { tag: "input", type: "radio" }, "radio"],
  ["a file", { tag: "input", type: "file" }, "button"],
  ["a select", { tag: "select" }, "list"],
  ["a closed picker", { tag: "button", role: "combobox" }, "list"],
  ["a command of a menu", { tag: "button", role: "menuitem" }, "list"],
  ["a list with the focus", { tag: "div", role: "listbox", isStop: true }, "list"],
  ["a switch", { tag: "button", role: "switch" }, "button"],
  ["what opens details", { tag: "summary" }, "button"],
  ["a link", { tag: "a" }, "link"],
  ["rows that scroll", { tag: "div", role: "list", isStop: true }, "scroller"],
  ["bare ground", { tag: "div" }, "other"],
])("%s", (_, described, expected) => {
  expect(keyPlace({ tag: "", role: null, type: "", editable: false, isStop: false, ...described })).toBe(
    expected,
  );
});
