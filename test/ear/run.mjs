import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../tools/desktop/serving.mjs";
import { openDesktop } from "./desktop.mjs";
import { oursOf } from "./judgment.mjs";
import { operatorAt } from "./operator.mjs";
import { systems, whyNot } from "./systems.mjs";

/*
 * `npm run ear -- [--spoken] [43 | 48] [words of scenarios]`: Orca reads the built elements on the reference host; a table
 * of what was heard as it should be, and of each step that was not, what was heard instead.
 */

const all = systems();
const reason = whyNot(all);
if (reason) {
  console.log(`npm run ear is skipped: ${reason}`);
  process.exit(0);
}

const words = process.argv.slice(2);
const versions = words.filter((word) => /^\d/.test(word));
const parts = words.filter((word) => /^[^\d-]/.test(word));
const scenarios = (await readScenarios()).filter(({ name }) => isMeant(name, parts));
const readers = all.flatMap(readersIn).filter(({ name }) => isMeant(name, versions));
const results = new Map(
  scenarios.map(({ name }) => [name, Object.fromEntries(readers.map((reader) => [reader.name, ""]))]),
);
let failed = 0;
const heard = [];
for (const reader of readers) {
  const host = await startHost();
  heard.push(hear(reader, host.address).finally(host.end));
}
await Promise.all(heard);
console.table(Object.fromEntries(results));
console.log(`${scenarios.length} scenarios, ${failed} steps failed`);
process.exit(failed > 0 ? 1 : 0);

function isMeant(name, some) {
  return some.length === 0 || some.some((word) => name.includes(word));
}

function readersIn(system) {
  if (system.missing.length === 0) return [{ system, name: system.reader() }];
  console.log(`The reader in ${system.root} is skipped, missing: ${system.missing.join(", ")}`);
  return [];
}

/** A host as new for each reader: what one has deleted, the next one has to delete. */
async function startHost() {
  const folder = mkdtempSync(join(tmpdir(), "by-ear-host-"));
  const program = join(import.meta.dirname, "../host/start.mjs");
  const { address, end } = await serve(program, "--port", "0", "--database", join(folder, "host.sqlite"));
  return {
    address,
    end() {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function hear({ system, name }, address) {
  const desktop = await openDesktop(system, address);
  try {
    const operator = operatorAt(desktop, address);
    for (const scenario of scenarios)
      results.get(scenario.name)[name] = await outcome(scenario, operator, name);
  } finally {
    await desktop.end();
  }
}

async function outcome(scenario, operator, reader) {
  const title = `\n${scenario.name} (${reader})`;
  let told;
  try {
    told = await operator.perform(scenario);
  } catch (error) {
    failed += 1;
    console.log(`${title}\n  ${error}`);
    return "could not be gone through";
  }
  const known = told.filter(({ faults }) => faults.length > 0).length;
  for (const step of told) step.faults = oursOf(step, reader);
  const wrong = told.filter(({ faults }) => faults.length > 0);
  const shown = words.includes("--spoken") ? told : wrong;
  if (shown.length > 0) console.log([title, ...shown.map(lineOf)].join("\n"));
  failed += wrong.length;
  const own = known > wrong.length ? ` (${known - wrong.length} by the reader itself)` : "";
  return (wrong.length > 0 ? `${wrong.length} of ${told.length} steps fail` : "right") + own;
}

function lineOf({ label, keys = "Tab", heard: texts, faults }) {
  const first = `  ${label}: ${keys} → ${texts.join(" | ") || "(silence)"}`;
  return [first, ...faults.map((fault) => `    ${fault}`)].join("\n");
}

async function readScenarios() {
  const folder = join(import.meta.dirname, "scenarios");
  const files = readdirSync(folder).toSorted();
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  return modules.flatMap((module) => module.scenarios);
}
