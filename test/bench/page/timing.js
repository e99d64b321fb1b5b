// The page's half of the harness. It and the data are loaded before the contender, so they are in nobody's figures.
(() => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

  function task() {
    return new Promise((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        done();
      };
      channel.port2.postMessage(0);
    });
  }

  /** The first task after the next frame: what was drawn is on its way to the screen. */
  async function afterPaint() {
    await frame();
    await task();
    return performance.now();
  }

  async function paintedWhen(done, timeout) {
    const start = performance.now();
    for (;;) {
      const now = await afterPaint();
      if (done()) return now;
      if (now - start > timeout) return null;
    }
  }

  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });

  globalThis.H = {
    sleep,
    afterPaint,
    paintedWhen,
    longTasks,
    data: globalThis.workloadData,
    root: () => document.getElementById("root"),

    /** A classic inline script compiles and runs at once, so this is the time of both. */
    async boot(url) {
      const script = document.createElement("script");
      script.textContent = await (await fetch(url)).text();
      const start = performance.now();
      document.head.append(script);
      return performance.now() - start;
    },

    /** From the call, made right after a frame, to the picture of its result; null when that never comes. */
    async op(start, done, timeout = 60_000) {
      await afterPaint();
      const began = performance.now();
      Promise.resolve(start()).catch((error) => console.error(error));
      const ended = await paintedWhen(done, timeout);
      return ended === null ? null : ended - began;
    },

    /** As `op`, and how many frames were drawn until then: one, if the very next one shows it. */
    async opInFrames(start, done, timeout = 60_000) {
      await afterPaint();
      const began = performance.now();
      start();
      for (let frames = 1; ; frames += 1) {
        const latency = (await afterPaint()) - began;
        if (done()) return { latency, frames };
        if (latency > timeout) return null;
      }
    },

    /** For a real input event: from the moment the page hears it to the picture of its result. */
    arm(types, done, timeout = 60_000) {
      H.armed = new Promise((resolve) => {
        async function heard() {
          for (const type of types) window.removeEventListener(type, heard, true);
          const began = performance.now();
          const ended = await paintedWhen(done, timeout);
          resolve(ended === null ? null : ended - began);
        }
        for (const type of types) window.addEventListener(type, heard, true);
      });
    },
  };
})();
