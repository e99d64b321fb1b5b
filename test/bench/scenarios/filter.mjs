import { median } from "../tools/statistics.mjs";

const typed = "abcdefgh";
/** The condition that is typed into: a text one, in the middle of the list. */
export const at = 50;

/** A hundred conditions: showing them, typing into one, adding and removing one. */
export async function filter({ page, cpu, boot }, { n }) {
  const { time, memory } = await boot();
  const mount = await cpu(
    () =>
      page.evaluate(
        ([n, at]) => {
          const { fields, options, conditions } = H.data;
          const given = { fields, options, conditions: conditions(n) };
          return H.op(
            () => bench.mount(H.root(), given),
            () => bench.count() === n && bench.input(at)?.value === `テキスト${at}`,
          );
        },
        [n, at],
      ),
    1000,
  );
  if (mount.latency === null) throw new Error("not all conditions were shown");
  const weight = await memory();
  const keys = await typeInto(page, cpu);
  const add = await press(page, cpu, "addButton", n + 1);
  const remove = await press(page, cpu, "removeButton", n);
  return {
    boot: time,
    mount: mount.latency,
    mountCpu: mount.cpu,
    ...weight,
    key: median(keys.map(({ latency }) => latency)),
    keyMax: Math.max(...keys.map(({ latency }) => latency)),
    keyCpu: median(keys.map((key) => key.cpu)),
    add: add.latency,
    addCpu: add.cpu,
    remove: remove.latency,
    removeCpu: remove.cpu,
  };
}

/** Types into the text condition in the middle, key by key. */
export async function typeInto(page, cpu) {
  await page.evaluate(async (at) => {
    // What waits for the screen to come near is drawn then.
    bench.input(at).scrollIntoView({ block: "center" });
    await H.sleep(300);
    const input = bench.input(at);
    input.scrollIntoView({ block: "center" });
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    return H.sleep(300);
  }, at);
  const keys = [];
  let text = `テキスト${at}`;
  for (const key of typed) {
    text += key;
    await page.evaluate(
      ([at, text]) =>
        H.arm(["keydown"], () => bench.model(at) === text && bench.input(at).value === text, 20_000),
      [at, text],
    );
    const operation = async () => {
      await page.keyboard.press(key);
      return page.evaluate(() => H.armed);
    };
    keys.push(await cpu(operation, 120));
  }
  return keys;
}

/** Presses a button where it can be seen: what comes near the screen on the way there is not part of the press. */
export async function press(page, cpu, button, then) {
  await page.evaluate((button) => {
    bench[button](40).scrollIntoView({ block: "center" });
    return H.sleep(500);
  }, button);
  return cpu(() =>
    page.evaluate(
      ([button, then]) => {
        const element = bench[button](40);
        return H.op(
          () => element.click(),
          () => bench.count() === then,
        );
      },
      [button, then],
    ),
  );
}
