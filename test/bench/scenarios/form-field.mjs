import { measured, named, onSlow, pressKey } from "../tools/gestures.mjs";
import { median } from "../tools/statistics.mjs";

const typed = "abcdefgh";
const limit = 60_000;

/** A pull-down with many choices: shown, typed into far down, put in order, pasted into and edited as one text. */
export async function formField({ page, cpu, boot, devtools }, { n, paste, slow }) {
  /** The choice that is worked on, from 0. */
  const at = Math.min(499, Math.floor(n / 2) - 1);
  await page.evaluate((n) => {
    globalThis.givenField = H.data.choiceField(n);
  }, n);
  const { time, memory } = await boot();
  const mount = await measured(
    cpu,
    "mount",
    () =>
      page.evaluate(
        ([n, limit]) =>
          H.op(
            () => bench.mount(H.root(), givenField),
            () => bench.input(0)?.value === givenField.choices[0] && bench.count() === n,
            limit,
          ),
        [n, limit],
      ),
    1500,
  );
  const weight = await memory();
  const come = await measured(cpu, "come", () => page.evaluate(comeTo, at), 800);
  const keys = await typeInto(page, cpu, at, typed);
  const slowKeys = await onSlow(devtools, slow, () => typeInto(page, cpu, at, "ijk"));
  const enter = await pressEnter(page, cpu, at, at + 1);
  const slowEnter = await onSlow(devtools, slow, () => pressEnter(page, cpu, at + 1, at + 2));
  const add = await addAtEnd(page, cpu, n);
  const top = await toTop(page, cpu, at);
  const insert = await pasteInto(page, cpu, at, paste);
  const bulk = await editAsText(page, cpu, n + 1 + paste);
  const end = await memory();
  return {
    boot: time,
    ...named("mount", mount),
    ...weight,
    ...named("come", come),
    ...named("key", keys),
    keyMax: keys.max,
    slowKey: slowKeys.latency,
    ...named("enter", enter),
    slowEnter: slowEnter.latency,
    ...named("add", add),
    ...named("top", top),
    ...named("paste", insert),
    ...named("bulkOpen", bulk.open),
    ...named("bulkEdit", bulk.edit),
    ...named("bulkApply", bulk.apply),
    endHeapMB: end.heapMB,
    endMemoryMB: end.memoryMB,
    endNodes: end.nodes,
  };
}

/** In the page: to a choice, until its field is drawn and on the screen. */
function comeTo(at) {
  return H.op(
    () => bench.row(at).scrollIntoView({ block: "center" }),
    () => {
      const { top = -1, bottom = 0 } = bench.input(at)?.getBoundingClientRect() ?? {};
      if (top >= 0 && bottom <= innerHeight) return true;
      bench.row(at).scrollIntoView({ block: "center" });
      return false;
    },
  );
}

async function focusOn(page, at) {
  await page.evaluate(comeTo, at);
  await page.evaluate(async (at) => {
    await H.sleep(300);
    bench.input(at).focus();
  }, at);
  await page.keyboard.press("End");
  await page.evaluate(() => H.sleep(300));
}

/** Types at the end of the field, key by key. */
async function typeInto(page, cpu, at, letters) {
  await focusOn(page, at);
  const text = await page.evaluate((at) => bench.model(at), at);
  const keys = [];
  for (let length = 1; length <= letters.length; length += 1) {
    const given = { at, text: text + letters.slice(0, length) };
    const done = ({ at, text }) => bench.input(at).value === text && bench.model(at) === text;
    keys.push(await pressKey(page, cpu, "key", { key: letters[length - 1], done, given }, 120));
  }
  const latencies = keys.map(({ latency }) => latency);
  return {
    latency: median(latencies),
    max: Math.max(...latencies),
    cpu: median(keys.map((key) => key.cpu)),
  };
}

async function pressEnter(page, cpu, from, to) {
  await focusOn(page, from);
  const done = (at) => bench.hasFocus(at);
  return pressKey(page, cpu, "enter", { key: "Enter", done, given: to });
}

/** Enter in the last choice. */
async function addAtEnd(page, cpu, n) {
  await focusOn(page, n - 1);
  const done = (at) => bench.hasFocus(at) && bench.count() === at + 1;
  const result = await pressKey(page, cpu, "add", { key: "Enter", done, given: n });
  await page.keyboard.type("最後の選択肢");
  await page.evaluate(() => H.sleep(500));
  return result;
}

async function toTop(page, cpu, at) {
  await page.evaluate(comeTo, at);
  return measured(cpu, "top", () =>
    page.evaluate(
      ([at, limit]) => {
        const text = bench.model(at);
        return H.op(
          () => bench.toTop(at),
          () => bench.input(0)?.value === text && bench.model(0) === text,
          limit,
        );
      },
      [at, limit],
    ),
  );
}

/** Through the browser's clipboard, as plain text. */
async function pasteInto(page, cpu, at, paste) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const count = (await page.evaluate(() => bench.count())) + paste;
  await focusOn(page, at);
  const last = await page.evaluate(async (paste) => {
    const lines = H.data.choiceLines(paste);
    await navigator.clipboard.writeText(lines.join("\n"));
    return lines.at(-1);
  }, paste);
  const done = ({ at, last, count }) => bench.input(at)?.value === last && bench.count() === count;
  const given = { at: at + paste, last, count };
  return pressKey(page, cpu, "paste", { key: "Control+V", event: "paste", done, given }, 1000);
}

/** The first line gets another text, the second goes, one comes at the end. */
async function editAsText(page, cpu, count) {
  const open = await measured(cpu, "bulkOpen", () =>
    page.evaluate(
      ([count, limit]) =>
        H.op(
          () => bench.bulk().click(),
          () => bench.lines()?.value.split("\n").length === count,
          limit,
        ),
      [count, limit],
    ),
  );
  const edit = await measured(cpu, "bulkEdit", () =>
    page.evaluate(() => {
      const area = bench.lines();
      const [, , ...others] = area.value.split("\n");
      const text = ["変えた選択肢", ...others, "加えた選択肢"].join("\n");
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
      return H.op(
        () => {
          set.call(area, text);
          area.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
        },
        () => bench.lines().value === text,
      );
    }),
  );
  const apply = await measured(cpu, "bulkApply", () =>
    page.evaluate(
      ([count, limit]) =>
        H.op(
          () => bench.apply().click(),
          () => bench.lines() === null && bench.input(0)?.value === "変えた選択肢" && bench.count() === count,
          limit,
        ),
      [count, limit],
    ),
  );
  return { open, edit, apply };
}
