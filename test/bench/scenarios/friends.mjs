import { watchFrames } from "./timeline-probes.mjs";

/** Typed into the search: some names have it, and not the first one. */
const query = "9";
/** The friend who is opened, by their place. */
const opened = 3;

/** Many friends, asked for by pages: shown, scrolled through, searched by a key, one opened. */
export async function friends({ page, devtools, cpu, boot }, { n, screens }) {
  // Its friends are not counted as anybody's memory; the contender itself still comes by the browser's own call.
  await page.evaluate((n) => {
    globalThis.givenServer = H.data.friendServer(n);
  }, n);
  const { time, memory } = await boot();
  await page.evaluate(() => {
    window.fetch = givenServer;
  });
  const mount = await cpu(
    () =>
      page.evaluate(() =>
        H.op(
          () => bench.mount(H.root()),
          () => [0, 1, 2, 3, 4, 5].every((at) => bench.said(at)?.includes(H.data.friend(at).name)),
        ),
      ),
    800,
  );
  if (mount.latency === null) throw new Error("the friends were never shown");
  const weight = await memory();

  const middle = await page.evaluate(watchFrames);
  const scroll = await cpu(
    () =>
      devtools.send("Input.synthesizeScrollGesture", {
        ...middle,
        yDistance: -600 * screens,
        speed: 3000,
        gestureSourceType: "mouse",
        preventFling: true,
      }),
    500,
  );
  const { moved, ...frames } = await page.evaluate(() => globalThis.stopWatching());
  if (Math.abs(moved) < 300 * screens) throw new Error("the list was not scrolled");

  await page.evaluate(() => bench.search().focus());
  await page.evaluate((query) => {
    H.arm(["keydown"], () => bench.search().value === query);
    H.echo = H.armed;
    H.arm(["keydown"], () => bench.said(0)?.includes(query) === true);
  }, query);
  const key = await cpu(async () => {
    await page.keyboard.press(query);
    return page.evaluate(() => H.echo);
  }, 1000);
  const found = await page.evaluate(() => H.armed);
  if (key.latency === null || found === null) throw new Error("nothing was found");
  await page.keyboard.press("Backspace");
  await page.evaluate(() => H.paintedWhen(() => bench.said(0)?.includes(H.data.friend(0).name) === true));
  await page.evaluate(() => H.sleep(500));

  const open = await cpu(async () => {
    const name = await page.evaluate((at) => {
      const { name } = H.data.friend(at);
      H.arm(["click"], () => bench.heading()?.includes(name) === true);
      H.head = H.armed;
      H.arm(["click"], () => bench.isOpen(name));
      const { left, top } = bench.row(at).getBoundingClientRect();
      return { x: left + 120, y: top + 20 };
    }, opened);
    await page.mouse.click(name.x, name.y);
    return page.evaluate(() => H.head);
  }, 1200);
  const detail = await page.evaluate(() => H.armed);
  if (open.latency === null || detail === null) throw new Error("the friend was not opened");
  return {
    boot: time,
    mount: mount.latency,
    mountCpu: mount.cpu,
    ...weight,
    scrollCpu: scroll.cpu,
    ...frames,
    key: key.latency,
    keyCpu: key.cpu,
    found,
    open: open.latency,
    detail,
    openCpu: open.cpu,
  };
}
