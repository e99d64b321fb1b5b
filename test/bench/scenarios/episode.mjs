import { act, named, onSlow, pressKey, typeKeys } from "../tools/gestures.mjs";
import { median } from "../tools/statistics.mjs";

/** A text in the middle of the list. */
const at = 99;

/** Many steps: shown, typed into, a day changed with all dates after it, moved to the top, taken back. */
export async function episode({ page, cpu, boot, devtools }, { n, reservations, lives, slow }) {
  await page.evaluate(
    ([n, reservations]) => {
      globalThis.sequence = H.data.episode(n);
      globalThis.others = H.data.reservations(reservations);
    },
    [n, reservations],
  );
  const { time, memory } = await boot();
  // What loads a contender asks the real one.
  await page.evaluate(() => {
    window.fetch = H.data.episodeServer();
  });
  const mount = await act(
    page,
    cpu,
    "mount",
    {
      start: () => bench.mount(H.root(), sequence, others),
      done: (count) => bench.count() === count,
      given: n,
    },
    1500,
  );
  const weight = await memory();
  await openStep(page);
  const keys = await typeInto(page, cpu, "abcdefgh");
  const slowKeys = await onSlow(devtools, slow, () => typeInto(page, cpu, "ijk"));
  const hasDays = await page.evaluate((at) => bench.days(at) !== null, at);
  const days = hasDays ? await changeDays(page, cpu) : null;
  const slowDays = hasDays ? await onSlow(devtools, slow, () => changeDays(page, cpu)) : null;
  const text = await page.evaluate((at) => bench.model(at), at);
  const top = await act(page, cpu, "top", {
    start: ({ at }) => bench.toTop(at),
    done: ({ text }) => bench.model(0) === text,
    given: { at, text },
  });
  const undo = await act(page, cpu, "undo", {
    start: () => bench.undo(),
    done: ({ at, text }) => bench.model(at) === text,
    given: { at, text },
  });
  const counted = (await page.evaluate(() => "alone" in bench)) ? await alone(page) : {};
  const before = await memory();
  await page.evaluate(async (lives) => {
    for (let life = 0; life < lives; life += 1) {
      bench.unmount();
      bench.mount(H.root(), sequence, others);
      await H.sleep(150);
    }
    await H.sleep(1500);
  }, lives);
  const after = await memory();
  return {
    boot: time,
    ...named("mount", mount),
    ...weight,
    ...named("key", keys),
    keyMax: keys.max,
    slowKey: slowKeys.latency,
    ...(days ? named("days", days) : {}),
    ...(slowDays ? { slowDays: slowDays.latency } : {}),
    ...named("top", top),
    ...named("undo", undo),
    ...counted,
    grownHeapMB: after.heapMB - before.heapMB,
    grownNodes: after.nodes - before.nodes,
  };
}

/** Of ours alone: what stands behind each change of a date, and behind the question before the start. */
async function alone(page) {
  const times = await page.evaluate(() => Array.from({ length: 21 }, () => bench.alone()));
  return {
    moments: median(times.map(({ moments }) => moments)),
    firstMoments: times[0].moments,
    missed: median(times.map(({ missed }) => missed)),
    firstMissed: times[0].missed,
  };
}

async function openStep(page) {
  await page.evaluate(async (at) => {
    for (let tries = 0; tries < 20 && !bench.text(at); tries += 1) {
      bench.row(at).scrollIntoView({ block: "center" });
      await H.sleep(300);
      if (!bench.text(at)) bench.toggle(at)?.click();
      await H.sleep(300);
    }
    bench.text(at).scrollIntoView({ block: "center" });
  }, at);
}

async function typeInto(page, cpu, letters) {
  await page.evaluate(async (at) => {
    bench.text(at).focus();
    await H.sleep(300);
  }, at);
  await page.keyboard.press("Control+End");
  await page.evaluate(() => H.sleep(300));
  const before = await page.evaluate((at) => bench.model(at), at);
  const done = ({ at, text }) => bench.model(at) === text;
  return typeKeys(page, cpu, letters, before, { done, given: { at } });
}

/** A digit more in 日数: every date that depends on it is another. */
async function changeDays(page, cpu) {
  await page.evaluate(async (at) => {
    bench.days(at).scrollIntoView({ block: "center" });
    bench.days(at).focus();
    await H.sleep(300);
  }, at);
  await page.keyboard.press("End");
  const shown = await page.evaluate(() => bench.dates());
  const done = ({ shown }) => bench.dates() !== shown;
  const result = await pressKey(page, cpu, "days", { key: "1", done, given: { shown } }, 200);
  await page.keyboard.press("Backspace");
  await page.evaluate(() => H.sleep(300));
  return result;
}
