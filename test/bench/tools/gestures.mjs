import { median } from "./statistics.mjs";

/* What scenarios do to a page, each measured until it is seen in it. */

/** Milliseconds; what has not happened by then did not happen. */
const limit = 60_000;

export const named = (name, { latency, cpu }) => ({ [name]: latency, [`${name}Cpu`]: cpu });

export async function measured(cpu, name, operation, settle) {
  const result = await cpu(operation, settle);
  if (result.latency === null) throw new Error(`"${name}" did not happen`);
  return result;
}

/** On a processor so many times slower. */
export async function onSlow(devtools, rate, operation) {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  try {
    return await operation();
  } finally {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
}

/** In the page: begins by `start(given)`, and is done when `done(given)` holds. */
export function act(page, cpu, name, { start, done, given }, settle) {
  const operation = () =>
    page.evaluate(
      ([start, done, given, limit]) => {
        const [begin, isDone] = [start, done].map((each) => new Function("given", `return (${each})(given)`));
        return H.op(
          () => begin(given),
          () => isDone(given),
          limit,
        );
      },
      [String(start), String(done), given, limit],
    );
  return measured(cpu, name, operation, settle);
}

/** A real key, from when the page hears it until `done` holds in it. */
export async function pressKey(page, cpu, name, { key, event = "keydown", done, given }, settle) {
  await page.evaluate(
    ([event, done, given, limit]) => {
      const isDone = new Function("given", `return (${done})(given)`);
      return H.arm([event], () => isDone(given), limit);
    },
    [event, String(done), given, limit],
  );
  const operation = async () => {
    await page.keyboard.press(key);
    return page.evaluate(() => H.armed);
  };
  return measured(cpu, name, operation, settle);
}

/** Letters one after another into what has the focus: the middle one, and the slowest. `before` is the text so far. */
export async function typeKeys(page, cpu, letters, before, { done, given = {} }) {
  const keys = [];
  for (let length = 1; length <= letters.length; length += 1) {
    const text = before + letters.slice(0, length);
    const key = letters[length - 1];
    keys.push(await pressKey(page, cpu, "key", { key, done, given: { ...given, text } }, 120));
  }
  const latencies = keys.map(({ latency }) => latency);
  return {
    latency: median(latencies),
    max: Math.max(...latencies),
    cpu: median(keys.map((key) => key.cpu)),
  };
}
