import { act, measured, named, onSlow, typeKeys } from "../tools/gestures.mjs";

/** Many journeys: shown, searched, one group shown, a row carried by keys and dropped, all selected, read again and again. */
export async function journey({ page, cpu, boot, devtools }, { n, groups, moves, lives, slow }) {
  await page.evaluate(
    (given) => {
      globalThis.journeys = H.data.journeyServer(given);
    },
    { n, groups },
  );
  const { time, memory } = await boot();
  await page.evaluate(() => {
    window.fetch = journeys;
  });
  const mount = await act(
    page,
    cpu,
    "mount",
    {
      start: () => bench.mount(H.root()),
      done: (count) => bench.count() === count && bench.drawn() > 3,
      given: n,
    },
    1000,
  );
  const weight = await memory();
  const drawn = await page.evaluate(() => bench.drawn());
  const keys = await search(page, cpu);
  const slowKeys = await onSlow(devtools, slow, () => search(page, cpu));
  const group = await act(page, cpu, "group", {
    start: () => bench.showGroup(1),
    done: (count) => bench.count() === count,
    given: n / groups,
  });
  const carried = await carry(page, cpu, moves);
  const slowCarried = await onSlow(devtools, slow, () => carry(page, cpu, 10));
  await page.evaluate(() => bench.showGroup(null));
  const select = await act(page, cpu, "select all", {
    start: () => bench.selectAll(),
    done: (count) => bench.selected() === count,
    given: n,
  });
  const before = await memory();
  for (let life = 0; life < lives; life += 1) {
    await page.evaluate(async (count) => {
      bench.unmount();
      bench.mount(H.root());
      while (bench.count() !== count) await H.sleep(20);
    }, n);
  }
  const after = await memory();
  return {
    boot: time,
    ...named("mount", mount),
    ...weight,
    drawn,
    ...named("key", keys),
    slowKey: slowKeys.latency,
    ...named("group", group),
    moveCpu: carried.moveCpu,
    ...named("drop", carried.drop),
    slowDrop: slowCarried.drop.latency,
    ...named("select", select),
    grownHeapMB: after.heapMB - before.heapMB,
    grownNodes: after.nodes - before.nodes,
  };
}

/** A letter that some names have, and away again. */
async function search(page, cpu) {
  await page.evaluate(async () => {
    bench.search().focus();
    await H.sleep(200);
  });
  const result = await typeKeys(page, cpu, "99", "", {
    done: ({ text }) => bench.search().value === text && bench.names().every((name) => name.includes(text)),
  });
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.evaluate(() => H.sleep(500));
  return result;
}

/** The first row is lifted by keys and carried so many places down; the time of one step, and the drop. */
async function carry(page, cpu, moves) {
  await page.evaluate(async () => {
    bench.handle(0).focus();
    await H.sleep(300);
  });
  const [name] = await page.evaluate(() => bench.names());
  await page.keyboard.press("Space");
  await page.evaluate(() => H.sleep(100));
  const steps = await measured(cpu, "carry", async () => {
    const started = Date.now();
    for (let step = 0; step < moves; step += 1) await page.keyboard.press("ArrowDown");
    return Date.now() - started;
  });
  await page.evaluate((name) => {
    H.arm(["keydown"], () => bench.first() !== name);
  }, name);
  const drop = await measured(cpu, "drop", async () => {
    await page.keyboard.press("Space");
    return page.evaluate(() => H.armed);
  });
  return { moveCpu: steps.cpu / moves, drop };
}
