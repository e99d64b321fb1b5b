import { jumpsWhileStepping, prependAtTheTop, watchFrames } from "./timeline-probes.mjs";

/** Many messages: the last page, scrolling, steps over rows nobody has measured, older messages above, all chosen. */
export async function timeline({ page, devtools, cpu, boot }, { n, screens }) {
  await page.evaluate((n) => {
    globalThis.givenMessages = H.data.messages(n);
    globalThis.olderMessages = H.data.messages(100, -100, 77);
  }, n);
  const { time, memory } = await boot();
  const mount = await cpu(() => page.evaluate(showLastPage, n), 500);
  if (mount.latency === null) throw new Error("the last page was never shown");
  const weight = await memory();

  const middle = await page.evaluate(watchFrames);
  const scroll = await cpu(
    () =>
      devtools.send("Input.synthesizeScrollGesture", {
        ...middle,
        yDistance: 600 * screens,
        speed: 3000,
        gestureSourceType: "mouse",
        preventFling: true,
      }),
    100,
  );
  const frames = await page.evaluate(() => globalThis.stopWatching());
  const steps = await page.evaluate(jumpsWhileStepping);
  const prepend = await cpu(() => page.evaluate(prependAtTheTop), 200);
  const jump = await page.evaluate(() => globalThis.jump);
  const selectAll = await cpu(() =>
    page.evaluate(
      (n) =>
        H.op(
          () => bench.selectAll(),
          () =>
            bench.selected() >= n &&
            (bench.rows?.()[0] ?? document).querySelector(".row input, input").checked,
        ),
      n,
    ),
  );
  return {
    boot: time,
    mount: mount.latency,
    mountCpu: mount.cpu,
    ...weight,
    scrollCpu: scroll.cpu,
    ...frames,
    ...steps,
    prepend: prepend.latency,
    prependCpu: prepend.cpu,
    jumpEnd: jump.end,
    jumpWorst: jump.worst,
    selectAll: selectAll.latency,
    selectAllCpu: selectAll.cpu,
  };
}

function showLastPage(n) {
  return H.op(
    () => bench.mount(H.root(), givenMessages),
    () => {
      const last = bench.rowEl(n - 1);
      if (!last?.isConnected) return false;
      const { height, bottom } = last.getBoundingClientRect();
      const end = bench.scroller().getBoundingClientRect().bottom;
      return height > 0 && bottom <= end + 3 && bottom > end - 40;
    },
  );
}
