import { act, measured, named, onSlow, typeKeys } from "../tools/gestures.mjs";

/** A channel far down. */
const channel = 299;

/** A notification with many channels and hours: shown, typed into, a channel ticked, a day painted, and left again and again. */
export async function notification({ page, cpu, boot, devtools }, { channels, hours, lives, slow }) {
  await page.evaluate(
    (given) => {
      globalThis.large = H.data.notification(given);
      globalThis.small = H.data.notification({ channels: 3, hours: 2 });
    },
    { channels, hours },
  );
  const { time, memory } = await boot();
  // What loads a contender asks the real one.
  await page.evaluate(() => {
    window.fetch = H.data.notificationServer(large.channels);
  });
  const mountSmall = await act(
    page,
    cpu,
    "mount",
    {
      start: () => bench.mount(H.root(), small),
      done: () => bench.name()?.value === small.notification.title && bench.channel(2) !== null,
    },
    800,
  );
  await page.evaluate(() => bench.unmount());
  const mount = await act(
    page,
    cpu,
    "mount",
    {
      start: () => bench.mount(H.root(), large),
      done: (count) => bench.name()?.value === large.notification.title && bench.count() === count,
      given: channels,
    },
    1500,
  );
  const weight = await memory();
  const keys = await typeInto(page, cpu, "abcdefgh");
  const slowKeys = await onSlow(devtools, slow, () => typeInto(page, cpu, "ijk"));
  const tick = await tickChannel(page, cpu);
  const slowTick = await onSlow(devtools, slow, () => tickChannel(page, cpu));
  const paint = await paintDay(page, cpu);
  const undo = await act(page, cpu, "undo", {
    start: () => bench.undo(),
    done: (cells) => bench.open() === cells,
    given: paint.before,
  });
  const before = await memory();
  await page.evaluate(async (lives) => {
    for (let life = 0; life < lives; life += 1) {
      bench.unmount();
      bench.mount(H.root(), small);
      await H.sleep(30);
    }
    bench.unmount();
    bench.mount(H.root(), large);
    await H.sleep(1500);
  }, lives);
  const after = await memory();
  return {
    boot: time,
    ...named("mountSmall", mountSmall),
    ...named("mount", mount),
    ...weight,
    ...named("key", keys),
    keyMax: keys.max,
    slowKey: slowKeys.latency,
    ...named("tick", tick),
    slowTick: slowTick.latency,
    paintMove: paint.latency,
    paintCpu: paint.cpu,
    paintedCells: paint.changed,
    ...named("undo", undo),
    grownHeapMB: after.heapMB - before.heapMB,
    grownNodes: after.nodes - before.nodes,
  };
}

async function typeInto(page, cpu, letters) {
  await page.evaluate(async () => {
    bench.name().scrollIntoView({ block: "center" });
    bench.name().focus();
    await H.sleep(300);
  });
  await page.keyboard.press("End");
  const before = await page.evaluate(() => bench.name().value);
  const done = ({ text }) => bench.name().value === text && bench.title() === text;
  return typeKeys(page, cpu, letters, before, { done });
}

async function tickChannel(page, cpu) {
  await page.evaluate(async (at) => {
    for (let tries = 0; tries < 20 && !bench.channel(at); tries += 1) {
      bench.row(at).scrollIntoView({ block: "center" });
      await H.sleep(200);
    }
    bench.channel(at).scrollIntoView({ block: "center" });
    await H.sleep(300);
  }, channel);
  const chosen = await page.evaluate(() => bench.chosen());
  return act(page, cpu, "tick", {
    start: (at) => bench.channel(at.channel).click(),
    done: (at) => bench.chosen() !== at.chosen,
    given: { channel, chosen },
  });
}

/** By real moves of the mouse, from the first half hour of a day to the last; the time of one move. */
async function paintDay(page, cpu) {
  const boxes = await page.evaluate(async () => {
    bench.cell(0).scrollIntoView({ block: "center" });
    await H.sleep(400);
    return Array.from({ length: 48 }, (_, at) => {
      const { x, y, width, height } = bench.cell(at).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }).filter(([, y]) => y > 0 && y < innerHeight);
  });
  const before = await page.evaluate(() => bench.open());
  const [first, ...others] = boxes;
  await page.mouse.move(...first);
  const result = await measured(cpu, "paint", async () => {
    const started = Date.now();
    await page.mouse.down();
    for (const place of others) await page.mouse.move(...place);
    await page.mouse.up();
    return (Date.now() - started) / Math.max(others.length, 1);
  });
  const changed = Math.abs((await page.evaluate(() => bench.open())) - before);
  return { ...result, before, changed };
}
