import { existsSync, readdirSync, watchFile } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { watch } from "rollup";
import { loadConfigFile } from "rollup/loadConfigFile";

// Behind `npm run dev`: builds dist at each change of src, and tells who started it when the first build is there. What is
// built comes from the lists of elements and of chunks, so a change of those begins anew.

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const lists = [
  ...["src/elements/registry.ts", "src/elements/lazy-chunks.ts", "rollup.config.mjs"],
  ...readdirSync(join(root, "src")).map((room) => `src/${room}/chunks.ts`),
].filter((path) => existsSync(join(root, path)));
let watcher;
let starting = start();

for (const list of lists) {
  watchFile(join(root, list), { interval: 500 }, () => {
    starting = starting.then(start);
  });
}
process.once("disconnect", () => process.exit());

async function start() {
  await watcher?.close();
  try {
    const { options } = await loadConfigFile(join(root, "rollup.config.mjs"));
    watcher = watch(options);
    watcher.on("event", report);
  } catch (error) {
    console.error(`The build could not begin: ${error.message}`);
  }
}

function report({ code, error, duration, result }) {
  result?.close();
  if (code === "BUNDLE_START") console.log("Building …");
  if (code === "ERROR") console.error([error.message, error.frame].filter(Boolean).join("\n"));
  if (code === "BUNDLE_END") console.log(`Built in ${(duration / 1000).toFixed(1)} s.`);
  if (code === "END") process.send?.("built");
}
