import { navigationStart, visitUntilItWorks } from "./visit.mjs";

/** One visit with nothing in the cache. */
export async function cold(sample, { idle }) {
  const { devtools, log, lateness } = sample;
  const { seen, works, lostPresses } = await visitUntilItWorks(sample);
  const worksAt = (await navigationStart(devtools)) + works / 1000;
  const lineLate = await lateness();
  await log.quiet(idle * 1000);
  const failed = log.failed();
  if (failed.length > 0) throw new Error(`not loaded: ${failed.join(", ")}`);
  const files = { ...log.by(worksAt), ...log.inAll() };
  return { seen, works, lostPresses, ...files, lineLate };
}
