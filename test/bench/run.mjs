import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { endWithUs } from "../tools/command.mjs";
import { prepareDependencies } from "../tools/prepare.mjs";
import { readOptions, usage } from "./tools/options.mjs";
import { workloads } from "./tools/workloads.mjs";

// Behind `npm run bench -- <workload>`. Only Node's own modules here: it runs before anything is installed.

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");

endWithUs();
const options = readOptions(process.argv.slice(2), Object.keys(workloads));
if (options.problem) {
  console.error(`${options.problem}\n\n${usage(Object.keys(workloads))}`);
  process.exitCode = 2;
} else if ((await prepareDependencies(root)) && (await prepareDependencies(here))) {
  await measure(options);
} else {
  process.exitCode = 1;
}

async function measure({ workload, contenders, repeats, scale, dists, file }) {
  const { scenario, folder = "tools", limit, ...about } = workloads[workload];
  const { openStage } = await import(`./${folder}/stage.mjs`);
  const { runRounds } = await import("./tools/rounds.mjs");
  const { report } = await import(`./${folder}/report.mjs`);

  const params = { ...about.params, ...scale };
  const stage = await openStage({ workload, contenders, dists, params });
  const measured = scenario
    ? await runRounds({ stage, scenario, params, repeats, limit })
    : { samples: {}, errors: {} };
  const result = { ...about, workload, params, repeats, ...stage.about, ...measured };

  const target = file ?? join(here, "results", `${[workload, ...Object.values(params)].join("-")}.json`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify({ ...result, date: new Date().toISOString() }));
  console.log(`\n${report(result)}\nEvery sample is in ${target}`);
  const failed = stage.names.filter((name) => scenario && !measured.samples[name]?.length);
  process.exitCode = failed.length > 0 ? 1 : 0;
  // A renderer that hangs would keep its browser, and that us.
  process.exit();
}
