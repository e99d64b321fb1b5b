/** How many gestures are done in the page at once; the harness's own calls leave something behind, too. */
const batch = 100;

/** An operator's day on one page that is never reloaded, compressed: what is there at its start, and what at its end. */
export async function day({ page, devtools, cpu, boot }, { gestures }) {
  const { time, memory } = await boot();
  await page.evaluate(() => bench.mount(H.root()));
  const length = await page.evaluate(() => bench.gestures.length);
  await page.evaluate(() => H.paintedWhen(() => bench.ready(), 20_000));
  const atRest = async () => {
    await page.evaluate(async () => {
      bench.rest();
      await H.paintedWhen(() => bench.ready(), 20_000);
      // Drafts are written, friends are counted, what is read out is taken away.
      await H.sleep(3000);
    });
    // It collects the garbage first.
    const weight = await memory();
    const { jsEventListeners } = await devtools.send("Memory.getDOMCounters");
    return { ...weight, listeners: jsEventListeners };
  };
  const start = await atRest();
  // Once through all of them: what is loaded and kept for good is there then.
  await work(page, 0, length);
  const first = await atRest();
  const whole = await cpu(() => work(page, length, gestures), 0);
  const end = await atRest();
  return {
    boot: time,
    ...named("start", start),
    ...named("first", first),
    ...named("end", end),
    grownHeapMB: end.heapMB - start.heapMB,
    grownMemoryMB: end.memoryMB - start.memoryMB,
    grownNodes: end.nodes - start.nodes,
    grownListeners: end.listeners - start.listeners,
    nodesPerGesture: (end.nodes - first.nodes) / (gestures - length),
    gestureCpu: whole.cpu / (gestures - length),
  };
}

async function work(page, from, to) {
  for (let at = from; at < to; at += batch)
    await page.evaluate(([from, to]) => H.gestures(from, to), [at, Math.min(at + batch, to)]);
}

/** heapMB as startHeapMB. */
function named(when, figures) {
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [`${when}${key[0].toUpperCase()}${key.slice(1)}`, value]),
  );
}
