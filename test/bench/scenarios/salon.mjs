import { act, measured, named, onSlow, pressKey, typeKeys } from "../tools/gestures.mjs";

const sections = ["courses", "resources", "opening", "online", "calendars", "urls"];

/**
 * Who can do what: opened, a cell, a column, a row and a painted cell changed, by real presses. Of ours alone: a key in the
 * search over long lists, a weekday of a year, and sections opened again and again.
 */
export async function salon({ page, cpu, boot, devtools }, { n, rows, columns, days, lives, slow }) {
  await page.evaluate(
    (given) => {
      globalThis.salonSettings = H.data.salonSettings(given);
    },
    { n, rows, columns, days },
  );
  const { time, memory } = await boot();
  await page.evaluate(async () => {
    window.fetch = salonSettings.fetch;
    bench.prepare(H.root());
    await H.paintedWhen(() => bench.isReady?.() ?? true);
    await H.sleep(1000);
  });
  const open = await act(
    page,
    cpu,
    "open",
    {
      start: () => bench.open(),
      done: () => bench.cell(4, 4) !== null && bench.cell(0, 2)?.checked === true,
    },
    1000,
  );
  const weight = await memory();

  const [cell, column, row, paint] = await changes(page, cpu, 1);
  const slower = await onSlow(devtools, slow, () => changes(page, cpu, 3));
  const [slowCell, slowColumn, slowRow, slowPaint] = slower.map(({ latency }) => latency);
  return {
    boot: time,
    ...named("open", open),
    ...weight,
    ...named("cell", cell),
    ...named("column", column),
    ...named("row", row),
    ...named("paint", paint),
    ...{ slowCell, slowColumn, slowRow, slowPaint },
    ...((await page.evaluate(() => "showList" in bench))
      ? await alone({ page, cpu, memory }, { n, lives })
      : {}),
  };
}

/** In a column and a row in which all that is pressed is on; the column beside it has a painted cell afterwards. */
async function changes(page, cpu, at) {
  // It is off once it is seen in the cell and above it.
  const cell = await click(
    page,
    cpu,
    "cell",
    [4, at],
    (at) => {
      return !bench.cell(4, at).checked && bench.cell(0, at).indeterminate;
    },
    at,
  );
  const paint = await paintFrom(page, cpu, at);
  const row = await click(
    page,
    cpu,
    "row",
    [at, 0],
    (at) => {
      return bench.row(at).every((box) => !box.checked) && !bench.cell(at, 0).checked;
    },
    at,
  );
  const column = await click(
    page,
    cpu,
    "column",
    [0, at],
    (at) => {
      return bench.column(at).every((box) => box.checked) && bench.cell(0, at).checked;
    },
    at,
  );
  return [cell, column, row, paint];
}

async function click(page, cpu, name, place, done, given) {
  const { x, y } = await page.evaluate(([row, column]) => {
    const { left, top, width, height } = bench.cell(row, column).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, place);
  await page.evaluate(
    ([done, given]) => {
      const isDone = new Function("given", `return (${done})(given)`);
      return H.arm(["click"], () => isDone(given));
    },
    [String(done), given],
  );
  return measured(cpu, name, async () => {
    await page.mouse.click(x, y);
    return page.evaluate(() => H.armed);
  });
}

/** The cell beside one that was turned off takes its state. */
async function paintFrom(page, cpu, at) {
  await page.evaluate((at) => bench.cell(4, at).focus(), at);
  return pressKey(page, cpu, "paint", {
    key: "Shift+ArrowRight",
    done: (at) => bench.cell(4, at + 1)?.checked === false,
    given: at,
  });
}

async function alone({ page, cpu, memory }, { n, lives }) {
  const list = await act(
    page,
    cpu,
    "list",
    { start: () => bench.showList(H.root()), done: (n) => bench.count() === n, given: n },
    1000,
  );
  await page.evaluate(() => bench.search().focus());
  const key = await typeKeys(page, cpu, "99", "", {
    done: ({ text }) => bench.search().value === text && bench.count() < 400,
  });
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");

  const hours = await act(
    page,
    cpu,
    "hours",
    {
      start: () => bench.showSection("opening"),
      done: () => bench.weekday() !== null && bench.mondays()[1] > 3,
    },
    1000,
  );
  const recalculated = await page.evaluate(() =>
    bench.recalculate(salonSettings.opening, salonSettings.config),
  );
  const closed = await page.evaluate(() => bench.mondays()[0]);
  const weekday = await act(page, cpu, "weekday", {
    start: () => bench.weekday().click(),
    done: (closed) => bench.mondays()[0] > closed,
    given: closed,
  });
  await page.evaluate(() => bench.weekday().click());

  const everySection = (times) =>
    page.evaluate(
      async ([sections, times]) => {
        for (let life = 0; life < times; life += 1) {
          for (const section of sections) {
            bench.showSection(section);
            await H.paintedWhen(() => bench.isShown());
          }
        }
      },
      [sections, times],
    );
  await everySection(3);
  const before = await memory();
  await everySection(lives);
  const after = await memory();
  return {
    ...named("list", list),
    ...named("key", key),
    ...named("hours", hours),
    recalculated,
    ...named("weekday", weekday),
    grownHeapMB: after.heapMB - before.heapMB,
    grownNodes: after.nodes - before.nodes,
  };
}
