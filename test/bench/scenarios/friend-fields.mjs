import { median } from "../tools/statistics.mjs";

const typed = "abcdefgh";

/** Many fields of one friend: shown, gone to one far down, and typed into. */
export async function friendFields({ page, cpu, boot }, { n }) {
  // A field of one line: the types come in turns of seven, and it is the first of them.
  const at = Math.min(399, n - 1) - (Math.min(399, n - 1) % 7);
  await page.evaluate((n) => {
    globalThis.givenFields = H.data.friendFields(n);
    globalThis.givenServer = H.data.fieldServer(givenFields);
  }, n);
  const { time, memory } = await boot();
  await page.evaluate(() => {
    window.fetch = givenServer;
  });
  const mount = await cpu(
    () =>
      page.evaluate(
        (n) =>
          H.op(
            () => bench.mount(H.root(), givenFields),
            () => bench.count() === n && bench.input(0)?.value === givenFields.fields[0].value,
          ),
        n,
      ),
    1500,
  );
  if (mount.latency === null) throw new Error("not all fields were shown");
  const weight = await memory();
  const come = await cpu(
    () =>
      page.evaluate(
        (at) =>
          H.op(
            () => bench.row(at).scrollIntoView({ block: "center" }),
            () => {
              const input = bench.input(at);
              const { top = -1, bottom = 0 } = input?.getBoundingClientRect() ?? {};
              return top >= 0 && bottom <= innerHeight && input.value === givenFields.fields[at].value;
            },
          ),
        at,
      ),
    800,
  );
  if (come.latency === null) throw new Error(`field ${at} was never seen`);
  const keys = await typeInto(page, cpu, at);
  await throughAll(page);
  const all = await typeInto(page, cpu, at);
  const end = await memory();
  return {
    boot: time,
    mount: mount.latency,
    mountCpu: mount.cpu,
    ...weight,
    come: come.latency,
    comeCpu: come.cpu,
    ...keys,
    allKey: all.key,
    allKeyCpu: all.keyCpu,
    endHeapMB: end.heapMB,
    endMemoryMB: end.memoryMB,
    endNodes: end.nodes,
  };
}

/** Past every field, so that everything is drawn that waits for the screen to be near, and back. */
async function throughAll(page) {
  await page.evaluate(async () => {
    for (let at = 0; at < bench.count(); at += 8) {
      bench.row(at).scrollIntoView({ block: "center" });
      await H.afterPaint();
      await H.afterPaint();
    }
    await H.sleep(800);
  });
}

/** Types at the end of the field, key by key. */
async function typeInto(page, cpu, at) {
  await page.evaluate(async (at) => {
    bench.row(at).scrollIntoView({ block: "center" });
    await H.sleep(400);
    bench.input(at).focus();
  }, at);
  await page.keyboard.press("End");
  await page.evaluate(() => H.sleep(300));
  const text = await page.evaluate((at) => bench.model(at), at);
  const keys = [];
  for (let length = 1; length <= typed.length; length += 1) {
    await page.evaluate(
      ([at, next]) =>
        H.arm(
          ["keydown"],
          () => bench.model(at) === next && bench.input(at).value === next && bench.changes().includes("1"),
          20_000,
        ),
      [at, text + typed.slice(0, length)],
    );
    const operation = async () => {
      await page.keyboard.press(typed[length - 1]);
      return page.evaluate(() => H.armed);
    };
    keys.push(await cpu(operation, 120));
    if (keys.at(-1).latency === null)
      throw new Error(`"${typed.slice(0, length)}" was typed and is not there`);
  }
  return {
    key: median(keys.map(({ latency }) => latency)),
    keyMax: Math.max(...keys.map(({ latency }) => latency)),
    keyCpu: median(keys.map((key) => key.cpu)),
  };
}
