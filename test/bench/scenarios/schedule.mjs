import { median } from "../tools/statistics.mjs";

/** Pixels a move of the pointer goes. */
const step = 3;

/** A day of many people: showing it, moving one reservation by data, dragging another with the pointer. */
export async function schedule({ page, cpu, boot }, { resources, per, moves }) {
  await page.evaluate(
    ([resources, per]) => {
      globalThis.givenDay = H.data.schedule(resources, per);
      // For who asks a server: what it has in store is nobody's memory.
      globalThis.givenSalon = H.data.salon(givenDay);
    },
    [resources, per],
  );
  const { time, memory } = await boot();
  const mount = await cpu(
    () =>
      page.evaluate(
        (n) =>
          H.op(
            () => bench.mount(H.root(), givenDay),
            () => (bench.virtual ? bench.count() > 0 : bench.count() >= n),
            45_000,
          ),
        resources * per,
      ),
    500,
  );
  if (mount.latency === null) throw new Error("the reservations were never shown");
  const weight = { ...(await memory()), drawn: await page.evaluate(() => bench.count()) };
  await page.evaluate(show, ["e13", "nearest"]);
  const update = await cpu(() => page.evaluate(moveByData));
  const result = {
    boot: time,
    mount: mount.latency,
    mountCpu: mount.cpu,
    ...weight,
    update: update.latency,
    updateCpu: update.cpu,
  };
  if (await page.evaluate(() => bench.nodrag === true)) return result;
  return { ...result, ...(await drag(page, cpu, moves)) };
}

/** What is far away is not drawn by every contender, and nobody would see what becomes of it. */
async function show([id, block]) {
  const element = bench.el(id);
  if (!element) throw new Error(`${id} is not drawn`);
  element.scrollIntoView({ block, inline: block });
  await H.sleep(300);
}

function moveByData() {
  const place = () => {
    const { left, top, width, height } = bench.el("e13")?.getBoundingClientRect() ?? {};
    return [left, top, width, height].map(Math.round).join();
  };
  const before = place();
  return H.op(
    () => bench.update("e13", 20 * 60, 21 * 60),
    () => bench.el("e13") !== null && place() !== before,
    20_000,
  );
}

/** Real pointer input along the axis of time. */
async function drag(page, cpu, moves) {
  await page.evaluate(show, ["e2", "center"]);
  const from = await page.evaluate(() => {
    const { left, top, width, height } = bench.el("e2").getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, left, top, axis: bench.axis };
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 4);
  await page.evaluate(() => H.sleep(200));

  const latencies = [];
  const dragging = await cpu(async () => {
    for (let move = 1; move <= moves; move += 1) {
      await page.evaluate(() => H.arm(["pointermove", "mousemove"], () => true));
      const along = (axis) => (from.axis === axis ? move * step : 0);
      await page.mouse.move(from.x + along("x"), from.y + along("y"));
      latencies.push(await page.evaluate(() => H.armed));
    }
  }, 100);
  const drop = await cpu(async () => {
    await page.evaluate(({ left, top }) => {
      const moved = () => {
        const now = bench.el("e2")?.getBoundingClientRect();
        return now !== undefined && Math.abs(now.left - left) + Math.abs(now.top - top) > 8;
      };
      H.arm(["pointerup", "mouseup"], moved, 3000);
    }, from);
    await page.mouse.up();
    return page.evaluate(() => H.armed);
  }, 200);
  return {
    drag: median(latencies),
    dragMax: Math.max(...latencies),
    dragCpu: dragging.cpu / moves,
    drop: drop.latency,
    dropCpu: drop.cpu,
    dragWorked: drop.latency === null ? 0 : 1,
  };
}
