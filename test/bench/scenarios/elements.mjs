import { median } from "../tools/statistics.mjs";

/**
 * Many custom elements on one page. Some mount only what is near the screen, so two states are measured: after the
 * first view, and after everything was scrolled through (`all…`). Every contender is scrolled in the same way.
 */
export async function elements({ page, cpu, boot }, { n }) {
  const { time, memory } = await boot();
  const mount = await cpu(() =>
    page.evaluate((n) => {
      // Everything on the screen has its content; at least the first one is there.
      const shown = () => {
        const host = (i) => bench.host(i)?.getBoundingClientRect();
        for (let i = 0; i < n && !(host(i)?.top >= innerHeight); i += 1) {
          if (bench.text(i) !== String(i)) return false;
        }
        return true;
      };
      return H.op(() => bench.mount(H.root(), n), shown);
    }, n),
  );
  if (mount.latency === null) throw new Error("not everything on the screen was shown");
  const first = await memory();

  const scroll = await cpu(() =>
    page.evaluate(async (n) => {
      const began = performance.now();
      for (let i = 0; i < n; i += 3) {
        bench.host(i).scrollIntoView({ block: "start" });
        await H.paintedWhen(() => bench.text(i) === String(i), 10_000);
      }
      const missing = Array.from({ length: n }, (_, i) => bench.text(i)).findIndex(
        (text, i) => text !== String(i),
      );
      if (missing >= 0) throw new Error(`number ${missing} was scrolled to and shows nothing`);
      scrollTo(0, 0);
      return performance.now() - began;
    }, n),
  );
  const all = await memory();
  const result = {
    boot: time,
    mount: mount.latency,
    mountCpu: mount.cpu,
    ...first,
    scrollCpu: scroll.cpu,
    allCpu: mount.cpu + scroll.cpu,
    allHeapMB: all.heapMB,
    allMemoryMB: all.memoryMB,
    allNodes: all.nodes,
  };
  if (await page.evaluate(() => bench.update === undefined)) return result;

  const updateAll = await repeated(cpu, (pass) =>
    page.evaluate(
      ([n, by]) =>
        H.op(
          () => bench.update(by),
          () => bench.text(n - 1) === String(n - 1 + by) && bench.text(0) === String(by),
        ),
      [n, pass * 1000],
    ),
  );
  const updateOne = await repeated(cpu, (pass) =>
    page.evaluate(
      (count) =>
        H.op(
          () => bench.updateOne(0, count),
          () => bench.text(0) === String(count),
        ),
      90_000 + pass,
    ),
  );
  return {
    ...result,
    updateAll: updateAll.latency,
    updateAllCpu: updateAll.cpu,
    updateOne: updateOne.latency,
    updateOneCpu: updateOne.cpu,
  };
}

async function repeated(cpu, operation) {
  const passes = [];
  for (let pass = 1; pass <= 5; pass += 1) passes.push(await cpu(() => operation(pass), 150));
  return {
    latency: median(passes.map(({ latency }) => latency)),
    cpu: median(passes.map((pass) => pass.cpu)),
  };
}
