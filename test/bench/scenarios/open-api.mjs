import { act, named, onSlow, pressKey } from "../tools/gestures.mjs";

/**
 * Calls of many codes: drawn for thirty days, for ninety, for a year, one code taken out and put back; opened and left again
 * and again. Of ours alone: the table, a tree of 500 keys and a log of 20,000 calls.
 */
export async function openApi({ page, cpu, boot, devtools }, { codes, lives, slow }) {
  await page.evaluate((codes) => {
    globalThis.openApi = H.data.openApiData({ codes });
  }, codes);
  const { time, memory } = await boot();
  await page.evaluate(() => {
    window.fetch = openApi.fetch;
  });
  const mount = await act(
    page,
    cpu,
    "mount",
    {
      start: () => bench.mount(H.root()),
      done: (codes) => bench.total() === openApi.totalOf(30) && bench.drawn() === codes,
      given: codes,
    },
    1000,
  );
  const weight = await memory();
  const period = await act(page, cpu, "period", {
    start: () => bench.period(90),
    done: () => bench.total() === openApi.totalOf(90),
  });
  const toggle = () =>
    act(page, cpu, "series", {
      start: () => bench.toggle(0),
      done: (codes) => bench.drawn() >= codes - 1 && bench.total() !== openApi.totalOf(90),
      given: codes,
    });
  const back = () =>
    act(page, cpu, "series back", {
      start: () => bench.toggle(0),
      done: () => bench.total() === openApi.totalOf(90),
    });
  const series = await toggle();
  await back();
  const slowSeries = await onSlow(devtools, slow, toggle);
  await back();
  const year = await act(page, cpu, "year", {
    start: () => bench.period(366),
    done: () => bench.total() === openApi.totalOf(366),
  });
  const counted = (await page.evaluate(() => "table" in bench))
    ? await alone({ page, cpu, devtools, slow })
    : {};
  const before = await memory();
  for (let life = 0; life < lives; life += 1) {
    await page.evaluate(async () => {
      bench.unmount();
      bench.mount(H.root());
      while (bench.total() !== openApi.totalOf(30)) await H.sleep(20);
    });
  }
  const after = await memory();
  return {
    boot: time,
    ...named("mount", mount),
    ...weight,
    ...named("period", period),
    ...named("series", series),
    slowSeries: slowSeries.latency,
    ...named("year", year),
    ...counted,
    grownHeapMB: after.heapMB - before.heapMB,
    grownNodes: after.nodes - before.nodes,
  };
}

/** Once normally, once on a slow processor. */
async function alone({ page, cpu, devtools, slow }) {
  const summed = await page.evaluate(() => bench.sum());
  const table = await act(page, cpu, "table", { start: () => bench.table(), done: () => bench.rows() > 10 });
  const tableNodes = await page.evaluate(() => bench.nodes());
  await act(page, cpu, "log", { start: () => bench.openLog(), done: () => bench.logRow() === "/orders/1/0" });
  const next = (shows) =>
    act(page, cpu, "page", {
      start: () => bench.nextPage(),
      done: (shows) => bench.logRow() === shows,
      given: shows,
    });
  const logPage = await next("/orders/2/0");
  const slowPage = await onSlow(devtools, slow, () => next("/orders/3/0"));
  await page.evaluate(async () => {
    bench.openTrigger();
    await H.paintedWhen(() => bench.label(0) !== undefined);
    bench.scrollTree(250);
    await H.paintedWhen(() => bench.label(250) !== undefined);
    bench.focusLabel(250);
    await H.sleep(300);
  });
  const treeNodes = await page.evaluate(() => bench.nodes());
  const type = (key, text) =>
    pressKey(page, cpu, "key", { key, done: (text) => bench.label(250)?.endsWith(text), given: text }, 120);
  await page.keyboard.press("End");
  await type("a", "a");
  const key = await type("b", "ab");
  const slowKey = await onSlow(devtools, slow, () => type("c", "abc"));
  await page.evaluate(async () => {
    bench.openSample();
    await H.paintedWhen(() => bench.isSampleOpen());
  });
  const sample = await act(page, cpu, "sample", {
    start: () => bench.pasteSample(),
    done: () => bench.compared(),
  });
  return {
    summed,
    ...named("table", table),
    ...{ tableNodes, treeNodes },
    ...named("page", logPage),
    slowPage: slowPage.latency,
    ...named("key", key),
    slowKey: slowKey.latency,
    ...named("sample", sample),
  };
}
