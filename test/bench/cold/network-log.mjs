/** What Chromium says it asked for and got, of one page. Times are seconds of its own clock. */
export async function openNetworkLog(devtools) {
  const requests = new Map();
  let changedAt = Date.now();
  devtools.on("Network.requestWillBeSent", ({ requestId, type, timestamp, request }) => {
    requests.set(requestId, { url: request.url, isScript: type === "Script", askedAt: timestamp });
    changedAt = Date.now();
  });
  devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    finish(requestId, { cameAt: timestamp, bytes: encodedDataLength });
  });
  devtools.on("Network.loadingFailed", ({ requestId }) => finish(requestId, { failed: true }));
  await devtools.send("Network.enable");

  function finish(requestId, outcome) {
    const request = requests.get(requestId);
    if (request) Object.assign(request, outcome);
    changedAt = Date.now();
  }

  const scripts = () => [...requests.values()].filter(({ isScript }) => isScript);

  return {
    failed: () => [...requests.values()].filter(({ failed }) => failed).map(({ url }) => url),

    /** Script files that had come, and that had been asked for, by a time. */
    by(time) {
      const came = scripts().filter(({ cameAt }) => cameAt <= time);
      const asked = scripts().filter(({ askedAt }) => askedAt <= time);
      return { files: came.length, kib: kibOf(came), filesAsked: asked.length };
    },

    inAll: () => ({ filesAll: scripts().length, kibAll: kibOf(scripts()) }),

    /** Resolves when nothing was asked for, and nothing came, for so long. */
    async quiet(ms) {
      for (;;) {
        const loading = [...requests.values()].some(({ cameAt, failed }) => !cameAt && !failed);
        const rest = loading ? ms : changedAt + ms - Date.now();
        if (rest <= 0) return;
        await new Promise((done) => setTimeout(done, Math.min(rest, 500)));
      }
    },
  };
}

/** As on the wire: compressed, with the answers' headers. */
function kibOf(files) {
  return files.reduce((sum, { bytes = 0 }) => sum + bytes, 0) / 1024;
}
