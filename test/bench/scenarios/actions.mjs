import { median } from "../tools/statistics.mjs";

const typed = "abcdefgh";
/** The effect that is worked on: a text, in the middle of the list. */
const at = 99;

/** Two hundred effects: shown, one opened, typed into, moved up, one removed, one added. */
export async function actions({ page, cpu, boot }, { n, items }) {
  const { time, memory } = await boot();
  await page.evaluate((items) => {
    window.fetch = H.data.actionServer(items);
  }, items);
  const mount = await cpu(
    () =>
      page.evaluate((n) => {
        const effects = H.data.actions(n);
        // The last effect that names something of a list: then all of them are said.
        const named = effects.findLastIndex(({ type }) => type === 13);
        const tag = `${H.data.actionKinds.tag} ${effects[named].tag_ids[0]}`;
        return H.op(
          () => bench.mount(H.root(), effects),
          () => bench.count() === n && bench.said(named).includes(tag),
        );
      }, n),
    1500,
  );
  if (mount.latency === null) throw new Error("not all effects were shown");
  const weight = await memory();
  await comeTo(page, at);
  const open = await press(page, cpu, "toggle", { field: at });
  const { keys, text } = await typeInto(page, cpu);
  const move = await press(page, cpu, "upButton", { field: at - 1, text });
  const remove = await press(page, cpu, "removeButton", { count: n - 1 });
  const add = await press(page, cpu, "addButton", { count: n, field: n - 1 });
  for (const [name, { latency }] of Object.entries({ open, move, remove, add }))
    if (latency === null) throw new Error(`"${name}" did not happen`);
  return {
    boot: time,
    mount: mount.latency,
    mountCpu: mount.cpu,
    ...weight,
    open: open.latency,
    openCpu: open.cpu,
    key: median(keys.map(({ latency }) => latency)),
    keyMax: Math.max(...keys.map(({ latency }) => latency)),
    keyCpu: median(keys.map((key) => key.cpu)),
    move: move.latency,
    moveCpu: move.cpu,
    remove: remove.latency,
    removeCpu: remove.cpu,
    add: add.latency,
    addCpu: add.cpu,
  };
}

/** Scrolls there as an operator does, and lets everything come that waits for the screen to be near. */
async function comeTo(page, at) {
  await page.evaluate(async (at) => {
    bench.toggle(at).scrollIntoView({ block: "center" });
    await H.sleep(400);
    bench.toggle(at).scrollIntoView({ block: "center" });
    await H.sleep(400);
  }, at);
}

/** Types at the end of the open text effect, key by key. */
async function typeInto(page, cpu) {
  await page.evaluate((at) => bench.input(at).focus(), at);
  await page.keyboard.press("Control+End");
  await page.evaluate(() => H.sleep(300));
  const text = await page.evaluate((at) => bench.model(at), at);
  const keys = [];
  for (let length = 1; length <= typed.length; length += 1) {
    await page.evaluate(
      ([at, text, tail]) =>
        H.arm(["keydown"], () => bench.model(at) === text + tail && bench.written(at).includes(tail), 20_000),
      [at, text, typed.slice(0, length)],
    );
    const operation = async () => {
      await page.keyboard.press(typed[length - 1]);
      return page.evaluate(() => H.armed);
    };
    keys.push(await cpu(operation, 120));
    if (keys.at(-1).latency === null)
      throw new Error(`"${typed.slice(0, length)}" was typed and is not there`);
  }
  return { keys, text: text + typed };
}

/** Presses a button of the effect that is worked on, until there are so many effects, and the field of one says this. */
function press(page, cpu, button, { count = null, field = null, text = null }) {
  return cpu(() =>
    page.evaluate(
      ([button, at, count, field, text, typed]) => {
        const element = bench[button](at);
        return H.op(
          () => element.click(),
          () =>
            (count === null || bench.count() === count) &&
            (field === null || bench.input(field) !== null) &&
            (text === null || (bench.model(field) === text && bench.written(field).includes(typed))),
          10_000,
        );
      },
      [button, at, count, field, text, typed],
    ),
  );
}
