import fc from "fast-check";
import { expect, test } from "vitest";
import { readText } from "../../src/features/message/text/read-text.js";
import { chips, openAt, serveLists, textNode } from "../elements/message-editor/page.js";
import { anyText } from "../features/message/any-text.js";
import { repetitions } from "../tools/repetitions.js";
import { eventually } from "./support/editors.js";
import { press } from "./support/focus.js";

/** Texts as nobody would write them, the same in every run. */
const texts = fc.sample(anyText, { numRuns: repetitions(60, 200), seed: 7 });
const half = texts.length / 2;

const linesOf = (text: string) =>
  readText(text).map(({ lead, pieces }) => lead + pieces.map(({ source }) => source).join(""));

/** A text without one of these letters, for each of them. */
function without(letter: string, text: string): string[] {
  return [...text.matchAll(new RegExp(letter, "g"))].map(
    ({ index }) => text.slice(0, index) + text.slice(index + 1),
  );
}

test("what was loaded stays unit for unit: shown, focused, edited elsewhere, undone and done again", async () => {
  serveLists();
  const editor = await openAt("end");
  for (const text of texts) {
    // A last line of its own for the edit.
    const value = `${text}\n編集`;
    editor.value = value;
    expect(editor.value).toBe(value);
    editor.focus();
    await press("{Control>}{End}{/Control}x");
    await eventually(() => editor.value).toBe(`${value}x`);
    await press("{Control>}z{/Control}");
    await eventually(() => editor.value).toBe(value);
    await press("{Control>}y{/Control}");
    await eventually(() => editor.value).toBe(`${value}x`);
  }
}, 180_000);

test("an edit at the beginning leaves all that is behind it", async () => {
  serveLists();
  const editor = await openAt("end");
  for (const text of texts.slice(0, half)) {
    const value = `編集\n${text}`;
    editor.value = value;
    editor.focus();
    await press("{Control>}{Home}{/Control}x");
    await eventually(() => editor.value).toBe(`x${value}`);
  }
}, 120_000);

test("one in its first line leaves all other lines", async () => {
  serveLists();
  const editor = await openAt("end");
  for (const text of texts.slice(half)) {
    editor.value = text;
    editor.focus();
    await press("{Control>}{Home}{/Control}x");
    await eventually(() => editor.value.length).toBe(text.length + 1);
    expect(linesOf(editor.value).slice(1)).toEqual(linesOf(text).slice(1));
    expect(without("x", editor.value)).toContain(text);
  }
}, 120_000);

test("as many placeholders are shown as there are, drawn or edited", async () => {
  serveLists();
  const editor = await openAt("end");
  for (const text of texts) {
    const count = readText(text).flatMap(({ pieces }) =>
      pieces.filter(({ is }) => is === "placeholder"),
    ).length;
    editor.value = text;
    await eventually(() => chips(editor)).toHaveLength(count);
    expect(textNode(editor).children).toHaveLength(readText(text).length);
  }
}, 60_000);
