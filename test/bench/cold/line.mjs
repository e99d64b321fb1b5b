import { connect, createServer } from "node:net";

/* The three messages of SOCKS 5 that a proxy without passwords answers with. */
const noPassword = Buffer.from([5, 0]);
const granted = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
const refused = Buffer.from([5, 2, 0, 1, 0, 0, 0, 0, 0, 0]);

const payloadBytes = 1460;
const headerBytes = 40;
/** What TCP sends before it hears of anything that arrived (RFC 6928). */
const initialWindow = 10 * payloadBytes;

/**
 * A long line on one machine: a SOCKS proxy for the browser that reaches these ports of the machine and nothing else.
 * `rtt` in milliseconds, `mbit` per second in each direction. A proxy of this kind grants a connection after it is
 * made, so the browser itself waits one round trip for each and may use another that becomes free meanwhile.
 */
export async function openLine({ rtt, mbit, slowStart }, ports) {
  const way = { delay: rtt / 2, bytesPerMs: (mbit * 1e6) / 8 / 1000, slowStart };
  const up = openWay(way);
  const down = openWay(way);
  const proxy = createServer({ noDelay: true }, (browser) => {
    browser.on("error", () => browser.destroy());
    browser.once("data", () => {
      browser.write(noPassword);
      browser.once("data", (request) => {
        const port = request.readUInt16BE(request.length - 2);
        if (!ports.includes(port)) return browser.end(refused);
        setTimeout(() => {
          const server = connect({ port, host: "127.0.0.1", noDelay: true });
          server.on("error", () => browser.destroy());
          browser.write(granted);
          up.carry(browser, server);
          down.carry(server, browser);
        }, rtt);
      });
    });
  });
  await new Promise((listening) => proxy.listen(0, "127.0.0.1", listening));
  return {
    address: `socks5://127.0.0.1:${proxy.address().port}`,
    /** By how many milliseconds the worst packet since the last question came too late: the machine was busy. */
    takeLateness: () => Math.max(up.takeLateness(), down.takeLateness()),
  };
}

/**
 * One direction of the line. Connections with something to send take turns, a packet each; a packet is on the wire for
 * as long as its size takes, and arrives `delay` later. With `slowStart` each connection begins with ten packets and
 * may have one more under way for each that is acknowledged.
 */
function openWay({ delay, bytesPerMs, slowStart }) {
  const sending = [];
  const travelling = [];
  let wireFreeAt = 0;
  let timer;
  let worst = 0;

  function carry(from, to) {
    const flow = { to, chunks: [], ended: false, window: slowStart ? initialWindow : Infinity, underWay: 0 };
    from.on("data", (chunk) => {
      flow.chunks.push(chunk);
      offer(flow);
    });
    from.on("close", () => {
      flow.ended = true;
      offer(flow);
    });
  }

  function offer(flow) {
    if (sending.includes(flow) || !canSend(flow)) return;
    // Time in which the wire was idle cannot be made up for.
    if (sending.length === 0) wireFreeAt = Math.max(wireFreeAt, performance.now());
    sending.push(flow);
    run();
  }

  /** By the clock and not by the timers: what a late timer missed is done at once. */
  function run() {
    const now = performance.now();
    while (sending.length > 0 && wireFreeAt <= now) sendPacket(sending.shift());
    while (travelling.length > 0 && travelling[0].at <= now) arrive(travelling.shift());
    clearTimeout(timer);
    const next = Math.min(sending.length > 0 ? wireFreeAt : Infinity, travelling[0]?.at ?? Infinity);
    if (next < Infinity) timer = setTimeout(run, next - now);
  }

  function sendPacket(flow) {
    const packet = takePacket(flow);
    wireFreeAt += ((packet?.length ?? 0) + headerBytes) / bytesPerMs;
    travelling.push({ at: wireFreeAt + delay, flow, packet });
    flow.underWay += packet?.length ?? 0;
    if (canSend(flow)) sending.push(flow);
  }

  function arrive({ at, flow, packet }) {
    worst = Math.max(worst, performance.now() - at);
    if (!packet) return flow.to.end();
    flow.to.write(packet);
    if (slowStart) setTimeout(() => acknowledge(flow, packet.length), delay);
  }

  function acknowledge(flow, bytes) {
    flow.underWay -= bytes;
    flow.window += bytes;
    offer(flow);
  }

  function takeLateness() {
    const late = worst;
    worst = 0;
    return late;
  }

  return { carry, takeLateness };
}

function canSend({ chunks, ended, window, underWay }) {
  return chunks.length > 0 ? underWay < window : ended;
}

/** Undefined is the end of the connection, once. */
function takePacket(flow) {
  const chunk = flow.chunks.shift();
  if (!chunk) {
    flow.ended = false;
    return undefined;
  }
  if (chunk.length > payloadBytes) flow.chunks.unshift(chunk.subarray(payloadBytes));
  return chunk.subarray(0, payloadBytes);
}
