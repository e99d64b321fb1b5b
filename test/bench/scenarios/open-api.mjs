import { act, named, onSlow } from "../tools/gestures.mjs";

/** Calls of many codes: drawn for thirty days, for ninety, one code taken out and put back; opened and left again and again. */
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
    grownHeapMB: after.heapMB - before.heapMB,
    grownNodes: after.nodes - before.nodes,
  };
}
