import { expect, test } from "vitest";
import { letterKey } from "../../src/kit/letter-key.js";

test.each<[what: string, key: string, code: string, letter: string]>([
  ["English", "z", "KeyZ", "z"],
  ["with Shift", "Z", "KeyZ", "z"],
  ["German Z, where Y stands elsewhere", "z", "KeyY", "z"],
  ["German Y", "y", "KeyZ", "y"],
  ["French Z", "z", "KeyW", "z"],
  ["Russian", "я", "KeyZ", "z"],
  ["Greek", "ζ", "KeyZ", "z"],
  ["Hebrew", "ז", "KeyZ", "z"],
  ["Arabic", "ئ", "KeyZ", "z"],
  ["Hebrew, where a sign stands there", "/", "KeyQ", "/"],
  ["a kana key", "つ", "KeyZ", "z"],
  ["an arrow", "ArrowUp", "ArrowUp", "arrowup"],
  ["an umlaut", "ü", "BracketLeft", "ü"],
  ["a key that says nothing", "я", "", "я"],
])("%s", (_, key, code, letter) => {
  expect(letterKey({ key, code })).toBe(letter);
});
