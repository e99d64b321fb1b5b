import { visitUntilItWorks } from "./visit.mjs";

/**
 * A visit with everything in the cache, compiled code too: what an operator pays at each click. After `visits` of them
 * one is timed and the next is profiled, since a profile costs time itself.
 */
export async function warm(sample, { idle, visits }) {
  const { devtools, log } = sample;
  for (let visit = 0; visit < visits; visit += 1) {
    await visitUntilItWorks(sample);
    await log.quiet(idle * 1000);
  }
  const before = await mainThread(devtools);
  const timed = await visitUntilItWorks(sample);
  const spent = difference(await mainThread(devtools), before);
  await log.quiet(idle * 1000);
  return { ...timed, ...spent, ...(await profiled(sample)) };
}

/** Milliseconds of the main thread since the process began. */
async function mainThread(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
  return {
    cpu: of("ThreadTime"),
    script: of("ScriptDuration"),
    styleAndLayout: of("RecalcStyleDuration") + of("LayoutDuration"),
  };
}

/** The browser may take a new process for a visit, whose counts begin anew: then there is nothing to take off. */
function difference(after, before) {
  const isSame = Object.keys(after).every((key) => after[key] >= before[key]);
  return Object.fromEntries(Object.entries(after).map(([key, ms]) => [key, isSame ? ms - before[key] : ms]));
}

/** Milliseconds run, by file and by function, the most first. */
async function profiled(sample) {
  const { devtools } = sample;
  await devtools.send("Profiler.enable");
  await devtools.send("Profiler.setSamplingInterval", { interval: 100 });
  await devtools.send("Profiler.start");
  await visitUntilItWorks(sample);
  const { profile } = await devtools.send("Profiler.stop");
  return { byFile: ran(profile, fileOf), byFunction: ran(profile, functionOf) };
}

function ran({ nodes, samples, timeDeltas }, nameOf) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const totals = new Map();
  samples.forEach((id, at) => {
    const name = names.get(id);
    if (name) totals.set(name, (totals.get(name) ?? 0) + timeDeltas[at] / 1000);
  });
  return Object.fromEntries([...totals].sort(([, a], [, b]) => b - a).slice(0, 25));
}

/** Undefined for what is no work: waiting, and our own watching. */
function fileOf({ url, functionName }) {
  if (["(idle)", "(root)"].includes(functionName)) return undefined;
  if (/^\(/.test(functionName)) return functionName;
  const file = url.split("/").at(-1);
  return file.replace(/-[\w-]{8}(?=\.js$)/, "") || "(page)";
}

function functionOf(frame) {
  const file = fileOf(frame);
  if (!file || file.startsWith("(")) return file;
  return `${file} ${frame.functionName || "(top)"}:${frame.lineNumber + 1}:${frame.columnNumber + 1}`;
}
