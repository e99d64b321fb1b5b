import { median } from "../tools/statistics.mjs";

/** No text and no chip has the first of them, so that what was typed is found in the box at once. */
const typed = "Qwertyui";
const marks = { middle: "★", end: "■" };
const pastedMarks = { middle: "☆", end: "□" };

/** A long message with chips in it: shown, typed into in the middle, as much again pasted there. */
export async function message({ page, cpu, boot }, { n, lines, chips, paste, pasteChips }) {
  // The page's own data is there before.
  const [text, pasted] = await page.evaluate(
    (given) => {
      const texts = given.map(H.data.message);
      globalThis.givenText = texts[0];
      return texts;
    },
    [
      { length: n, lines, chips, gaps: true, ...marks },
      { length: paste, lines: Math.ceil(paste / 40), chips: pasteChips, gaps: false, ...pastedMarks },
    ],
  );
  const { time, memory } = await boot();
  const mount = await cpu(() => page.evaluate(show, [chips, marks.end]), 1000);
  if (mount.latency === null) throw new Error("the text with its chips was not shown");
  await expectText(page, text, "after mounting");
  const weight = await memory();

  const [before, after] = text.split(marks.middle);
  await putCaret(page, marks.middle);
  const keys = await typeInto(page, cpu);
  const withTyped = (more) => `${before}${marks.middle}${typed}${more}${after}`;
  await expectText(page, withTyped(""), "after typing");

  const insert = await pasteInto(page, cpu, pasted, chips + pasteChips);
  if (insert.latency === null) throw new Error("what was pasted was not shown");
  await expectText(page, withTyped(pasted), "after pasting");
  const end = await memory();
  return {
    boot: time,
    mount: mount.latency,
    mountCpu: mount.cpu,
    ...weight,
    key: median(keys.map(({ latency }) => latency)),
    keyMax: Math.max(...keys.map(({ latency }) => latency)),
    keyCpu: median(keys.map((key) => key.cpu)),
    paste: insert.latency,
    pasteCpu: insert.cpu,
    endHeapMB: end.heapMB,
    endMemoryMB: end.memoryMB,
    endNodes: end.nodes,
  };
}

/** Until the last character and all chips are there, those with names from lists too. */
function show([chips, end]) {
  return H.op(
    () => bench.mount(H.root(), givenText),
    () => {
      const drawn = bench.box()?.textContent ?? "";
      return drawn.includes(end) && drawn.includes("友だち情報 201") && bench.chips() === chips;
    },
    20_000,
  );
}

/** Scrolls to a character and presses right behind it, as an operator does. */
async function putCaret(page, character) {
  const place = await page.evaluate(async (character) => {
    const texts = document.createTreeWalker(bench.box(), NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.data.includes(character));
    const at = texts.currentNode.data.indexOf(character);
    texts.currentNode.parentElement.scrollIntoView({ block: "center" });
    await H.sleep(300);
    const range = document.createRange();
    range.setStart(texts.currentNode, at);
    range.setEnd(texts.currentNode, at + 1);
    const { right, top, bottom } = range.getBoundingClientRect();
    return { x: right - 2, y: (top + bottom) / 2 };
  }, character);
  await page.mouse.click(place.x, place.y);
  await page.evaluate(() => H.sleep(300));
}

/** Key by key. What is looked for in each frame is the text of the box, which costs every contender the same. */
async function typeInto(page, cpu) {
  const keys = [];
  for (let length = 1; length <= typed.length; length += 1) {
    const text = typed.slice(0, length);
    await page.evaluate(
      (text) => H.arm(["keydown"], () => bench.box().textContent.includes(text), 20_000),
      text,
    );
    const operation = async () => {
      await page.keyboard.press(text.at(-1));
      return page.evaluate(() => H.armed);
    };
    keys.push(await cpu(operation, 120));
    if (keys.at(-1).latency === null) throw new Error(`"${text}" was typed and is not there`);
  }
  return keys;
}

/** Through the browser's clipboard, as plain text. */
async function pasteInto(page, cpu, text, chips) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.evaluate(
    ([end, chips]) =>
      H.arm(["paste"], () => bench.box().textContent.includes(end) && bench.chips() === chips, 20_000),
    [pastedMarks.end, chips],
  );
  return cpu(async () => {
    await page.keyboard.press("Control+V");
    return page.evaluate(() => H.armed);
  }, 500);
}

/** The whole text of the model, so that nothing is lost, doubled or put elsewhere. */
async function expectText(page, expected, when) {
  const text = await page.evaluate(() => bench.text());
  if (text === expected) return;
  const at = [...expected].findIndex((_, i) => expected[i] !== text[i]);
  const excerpt = (of) => JSON.stringify(of.slice(Math.max(0, at - 10), at + 20));
  throw new Error(
    `the text ${when} has ${text.length} characters, not ${expected.length}, and ${excerpt(text)} for ${excerpt(expected)}`,
  );
}
