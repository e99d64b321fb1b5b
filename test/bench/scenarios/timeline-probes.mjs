/* Each function here runs in the page, so it may use nothing of this module. */

/** Starts counting frames and holes; answers where to turn the wheel. `stopWatching` answers what was seen. */
export function watchFrames() {
  const scroller = bench.scroller();
  const box = scroller.getBoundingClientRect();
  const start = { top: scroller.scrollTop, longTasks: H.longTasks.length };
  // What is in a shadow root its contender finds.
  const drawn = document.getElementsByClassName("row");
  const rowsNow = () => bench.rows?.() ?? drawn;
  // A page with every row in the DOM cannot show a hole, and looking at all of them would be what is measured.
  const virtual = rowsNow().length < 300;
  const times = [];
  let blankFrames = 0;
  let watching = true;
  let last = performance.now();

  function look() {
    if (!watching) return;
    const now = performance.now();
    times.push(now - last);
    last = now;
    const [from, to] = [box.top + 15, box.bottom - 15];
    let covered = 0;
    for (const row of virtual ? rowsNow() : []) {
      const { top, bottom } = row.getBoundingClientRect();
      covered += Math.max(0, Math.min(to, bottom) - Math.max(from, top));
    }
    if (virtual && covered < to - from - 30) blankFrames += 1;
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  globalThis.stopWatching = () => {
    watching = false;
    const sorted = [...times].sort((a, b) => a - b);
    return {
      frames: times.length,
      dropped: times.reduce((sum, time) => sum + Math.max(0, Math.round(time / 16.67) - 1), 0),
      frameMax: Math.max(...times),
      frameP95: sorted[Math.floor(sorted.length * 0.95)],
      longTasks: H.longTasks.length - start.longTasks,
      blankFrames,
      moved: start.top - scroller.scrollTop,
    };
  };
  return { x: box.left + 300, y: box.top + 300 };
}

/** A hundred steps of 60 px up over rows not measured before: a row that moves by anything else has jumped. */
export async function jumpsWhileStepping() {
  const scroller = bench.scroller();
  const box = scroller.getBoundingClientRect();
  await H.sleep(400);
  const drawn = document.getElementsByClassName("row");
  const rowsNow = () => bench.rows?.() ?? drawn;
  const virtual = rowsNow().length < 300;
  const seen = { stepJumpMax: 0, stepJumpCount: 0, stepJumpSum: 0, stepLost: 0 };

  for (let step = 0; step < 100; step += 1) {
    const row = virtual ? visibleRow() : rowAtPoint();
    if (!row) {
      seen.stepLost += 1;
      await H.afterPaint();
      continue;
    }
    const { id } = row.dataset;
    const before = row.getBoundingClientRect().top;
    scroller.scrollTop -= 60;
    await H.afterPaint();
    await H.afterPaint();
    const now = bench.rowEl(Number(id));
    if (!now?.isConnected) {
      seen.stepLost += 1;
      continue;
    }
    const jump = Math.abs(now.getBoundingClientRect().top - before - 60);
    if (jump > 1) {
      seen.stepJumpCount += 1;
      seen.stepJumpSum += jump;
    }
    seen.stepJumpMax = Math.max(seen.stepJumpMax, jump);
  }
  return seen;

  /** By the rectangles: a list may switch pointer events off while it scrolls. */
  function visibleRow() {
    return [...rowsNow()].find((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top >= box.top + 150 && top < box.bottom - 100 && height > 0;
    });
  }

  function rowAtPoint() {
    for (let y = box.top + 200; y < box.bottom; y += 20) {
      const row = document.elementFromPoint(box.left + 300, y)?.closest(".row");
      if (row) return row;
    }
    return undefined;
  }
}

/** Older messages arrive while the reader is at the top. How far the row being read strays is left in `jump`. */
export async function prependAtTheTop() {
  const scroller = bench.scroller();
  for (let pass = 0; pass < 8; pass += 1) {
    scroller.scrollTop = 0;
    await H.sleep(120);
  }
  scroller.scrollTop = 150;
  await H.sleep(400);
  const box = scroller.getBoundingClientRect();
  let row = null;
  for (let y = box.top + 100; y < box.bottom && !row; y += 20) {
    row =
      bench.rowAt?.(box.left + 300, y) ??
      document.elementFromPoint(box.left + 300, y)?.closest(".row") ??
      null;
  }
  const id = Number(row.dataset.id);
  const before = row.getBoundingClientRect().top;
  const height = scroller.scrollHeight;
  const strayed = () => {
    const now = bench.rowEl(id);
    return now?.isConnected ? Math.abs(now.getBoundingClientRect().top - before) : 10_000;
  };
  const latency = await H.op(
    () => bench.prepend(olderMessages),
    () => scroller.scrollHeight > height + 1000,
  );
  let worst = 0;
  for (let frame = 0; frame < 20; frame += 1) {
    worst = Math.max(worst, strayed());
    await H.afterPaint();
  }
  await H.sleep(200);
  globalThis.jump = { worst, end: strayed() };
  return latency;
}
