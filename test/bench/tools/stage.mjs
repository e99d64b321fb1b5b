import { launch, openSample, serve } from "./browser.mjs";
import { buildContenders } from "./build.mjs";

/** Builds the contenders and shows each, one at a time, in a page of its own. */
export async function openStage({ workload, contenders }) {
  const sizes = await buildContenders(workload, contenders);
  const server = await serve();
  let browser;
  return {
    names: Object.keys(sizes),
    about: { sizes },
    async open(name) {
      browser ??= await launch();
      return openSample(browser, server, workload, name);
    },
    async close() {
      await browser?.close();
      server.close();
    },
  };
}
