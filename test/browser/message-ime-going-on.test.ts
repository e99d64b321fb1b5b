import { describe, onTestFinished, test } from "vitest";
import {
  insertBy,
  openAt,
  serveLists,
  suggested,
  textHasFocus,
  textNode,
} from "../elements/message-editor/page.js";
import { atRest, realTime } from "./support/clock.js";
import { eventually } from "./support/editors.js";
import { press } from "./support/focus.js";
import { convertAtStart, pressForInputMethod } from "./support/input-method.js";
import { middleOf, mouse, type Point } from "./support/pointer.js";

async function convert(...steps: string[]): Promise<void> {
  for (const step of steps) {
    await pressForInputMethod("n");
    await convertAtStart(step);
  }
}

/** What a press does with real input methods: the conversion is over before it comes, and the caret stays where it is. */
function pressesEndConversions(editor: Element): void {
  editor.addEventListener(
    "pointerdown",
    () => {
      textNode(editor).blur();
      textNode(editor).focus();
    },
    { capture: true },
  );
}

const ways = [
  { way: "ends it", prepare: pressesEndConversions },
  { way: "leaves it as it is", prepare: () => {} },
];

describe.each(ways)("a press in the middle of a conversion that $way", ({ prepare }) => {
  test("a button of the toolbar puts its placeholder behind it", async () => {
    serveLists();
    const editor = await openAt(1, { value: "一二" });
    await textHasFocus(editor);
    prepare(editor);
    await convert("お", "おなまえ", "お名前");
    await insertBy(editor, "名前");
    await eventually(() => editor.value).toBe("一お名前[[name]]二");
    await press("x");
    await eventually(() => editor.value).toBe("一お名前[[name]]x二");
  });

  test("a suggestion takes the place of the query", async () => {
    serveLists();
    const editor = await openAt(0, { value: "" });
    await textHasFocus(editor);
    await press("[[[[");
    await eventually(() => suggested(editor).length).toBeGreaterThan(5);
    await convert("な", "なまえ", "名前");
    await eventually(() => suggested(editor).length).toBeLessThan(5);
    prepare(editor);
    const option = editor.shadowRoot?.querySelector(".message-suggestion-label") as Element;
    await mouse.down(middleOf(option));
    await realTime(100, "as long as a hand presses: what the end of a conversion leads to happens meanwhile");
    await mouse.up(middleOf(option));
    await eventually(() => editor.value).toBe("[[name]]");
  });
});

test("typing goes on behind it after the focus was elsewhere", async () => {
  serveLists();
  const editor = await openAt(1, { value: "一二" });
  await textHasFocus(editor);
  await convert("お", "おなまえ", "お名前");
  textNode(editor).blur();
  await eventually(() => editor.shadowRoot?.querySelector(".ProseMirror")).toBeNull();
  editor.focus();
  await textHasFocus(editor);
  await press("x");
  await eventually(() => editor.value).toBe("一お名前x二");
});

/** Before a letter of a text of one piece. */
function pointBefore(editor: Element, letter: string): Point {
  const text = textNode(editor).querySelector("p")?.firstChild as Text;
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(letter));
  range.setEnd(text, text.data.indexOf(letter) + 1);
  const { left, top, height } = range.getBoundingClientRect();
  return { x: left + 1, y: top + height / 2 };
}

const placings = [
  { name: "elsewhere in the text", letter: "六", wanted: "一お名前二三四五x六七" },
  { name: "into what is composed", letter: "前", wanted: "一お名x前二三四五六七" },
];

test.each(placings)(
  "a press $name that ends a conversion keeps its place, on a page that is slow",
  async (placing) => {
    serveLists();
    const editor = await openAt(1, { value: "一二三四五六七" });
    await textHasFocus(editor);
    editor.addEventListener("change", () => {
      const busy = performance.now() + 60;
      while (performance.now() < busy);
    });
    // On such a page it is told late.
    const late = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener("selectionchange", late, { capture: true });
    onTestFinished(() => window.removeEventListener("selectionchange", late, { capture: true }));
    await convert("お", "おなまえ", "お名前");
    pressesEndConversions(editor);
    const place = pointBefore(editor, placing.letter);
    await mouse.down(place);
    await mouse.up(place);
    await eventually(() => editor.value).toBe("一お名前二三四五六七");
    await atRest();
    await press("x");
    await eventually(() => editor.value).toBe(placing.wanted);
  },
);
