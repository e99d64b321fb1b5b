import { act, measured, named, onSlow, typeKeys } from "../tools/gestures.mjs";

/**
 * Many journeys: shown, searched, one group shown, a row carried and dropped, all selected, some deleted and taken back, read
 * again and again.
 */
export async function journey(
  { page, cpu, boot, devtools },
  { n, groups, moves, deleted, refreshes, lives, slow },
) {
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
  const slowSelect = await onSlow(devtools, slow, async () => {
    await page.evaluate(() => bench.selectFirst(1));
    return act(page, cpu, "select all", {
      start: () => bench.selectAll(),
      done: (count) => bench.selected() === count,
      given: n,
    });
  });
  const some = await deleteSome(page, cpu, n, deleted);
  const slowSome = await onSlow(devtools, slow, () => deleteSome(page, cpu, n, deleted));
  const unread = await memory();
  await page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1) {
      await bench.refresh();
      await H.afterPaint();
    }
  }, refreshes);
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
    moveFrame: carried.frame,
    ...named("drop", carried.drop),
    slowDrop: slowCarried.drop.latency,
    ...named("select", select),
    slowSelect: slowSelect.latency,
    ...named("remove", some.removed),
    slowRemove: slowSome.removed.latency,
    ...named("undo", some.undone),
    slowUndo: slowSome.undone.latency,
    refreshedHeapMB: before.heapMB - unread.heapMB,
    refreshedNodes: before.nodes - unread.nodes,
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

/** The first drawn row is lifted and carried over so many places; the time of one step, the worst frame, and the drop. */
async function carry(page, cpu, moves) {
  await page.evaluate(async () => {
    bench.handle(0).focus();
    await H.sleep(300);
  });
  const given = await page.evaluate(() => {
    const id = bench.firstId();
    return { id, place: bench.placeOf(id) };
  });
  const by = (await page.evaluate(() => bench.byMouse === true)) ? mouse : keys;
  const hold = await by.lift(page);
  await page.evaluate(watchFrames);
  const steps = await measured(cpu, "carry", async () => {
    const started = Date.now();
    for (let step = 0; step < moves; step += 1) await by.step(page, step, hold);
    return Date.now() - started;
  });
  const frame = await page.evaluate(() => globalThis.worstFrame());
  await page.evaluate(
    ({ event, id, place }) => {
      H.arm([event], () => !bench.isLifted() && bench.placeOf(id) !== place);
    },
    { ...given, event: by.dropEvent },
  );
  const drop = await measured(cpu, "drop", async () => {
    await by.drop(page);
    return page.evaluate(() => H.armed);
  });
  return { moveCpu: steps.cpu / moves, frame, drop };
}

const keys = {
  dropEvent: "keydown",
  async lift(page) {
    await page.keyboard.press("Space");
    await page.evaluate(() => H.sleep(100));
  },
  step: (page) => page.keyboard.press("ArrowDown"),
  drop: (page) => page.keyboard.press("Space"),
};

/** Where a list has no keys: over the next rows and back again, since the list is taller than the screen. */
const mouse = {
  dropEvent: "pointerup",
  async lift(page) {
    const hold = await page.evaluate(() => {
      const { x, y, width, height } = bench.handle(0).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, row: bench.rowHeight };
    });
    await page.mouse.move(hold.x, hold.y);
    await page.mouse.down();
    await page.evaluate(() => H.sleep(100));
    return hold;
  },
  async step(page, step, { x, y, row }) {
    const within = step % 12;
    await page.mouse.move(x, y + row * (1 + Math.min(within, 12 - within)));
    // The library looks where the pointer is every 50 ms.
    await new Promise((done) => setTimeout(done, 60));
  },
  drop: (page) => page.mouse.up(),
};

/** `worstFrame` answers the longest time between two frames since. */
function watchFrames() {
  let [worst, last, isWatching] = [0, performance.now(), true];
  function look(now) {
    worst = Math.max(worst, now - last);
    last = now;
    if (isWatching) requestAnimationFrame(look);
  }
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(look);
  });
  globalThis.worstFrame = () => {
    isWatching = false;
    return worst;
  };
}

/** The first rows are selected and deleted on the page, and taken back before the server hears of it. */
async function deleteSome(page, cpu, n, deleted) {
  await page.evaluate(async (count) => {
    await bench.selectFirst(count);
    await bench.askToRemove();
  }, deleted);
  if ((await page.evaluate(() => bench.selected())) !== deleted) throw new Error("others were selected");
  const removed = await act(page, cpu, "remove", {
    start: () => bench.remove(),
    done: (count) => bench.count() === count,
    given: n - deleted,
  });
  await page.evaluate(() => H.sleep(200));
  const undone = await act(page, cpu, "undo", {
    start: () => bench.undo(),
    done: (count) => bench.count() === count,
    given: n,
  });
  await page.evaluate(() => H.sleep(200));
  return { removed, undone };
}
