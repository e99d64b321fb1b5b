import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleless } from "../tools/styleless.mjs";
import { folderWith } from "./folder.mjs";
import { nodeValidators, verdictsOf } from "./validators/of-node.mjs";
import { otherValidators } from "./validators/of-others.mjs";

/*
 * What validators of many languages make of `dist/schemas`: beside each other the schemas as they are made from the
 * elements ("plain"), and as they ship. Asks 2,000 made bodies, every sample and every wrong body; what is right is said by
 * ajv 8 of draft 2020-12 on the plain ones.
 */

/** Prints the table. */
export async function showValidators() {
  const { rows, right, count } = await tryValidators();
  const all = Object.values(right).flat();
  const good = all.filter(Boolean).length;
  console.log(`${count} schemas, ${good} bodies that fit, ${all.length - good} that do not.\n`);
  console.log("| validator | plain: taken / refused | shipped: taken / refused |\n|---|---|---|");
  for (const { name, plain, shipped, missing } of rows)
    console.log(
      missing
        ? `| ${name} | not installed (${missing}) | |`
        : `| ${name} | ${cell(plain, right)} | ${cell(shipped, right)} |`,
    );
  const tried = rows.filter(({ missing }) => !missing);
  for (const key of ["plain", "shipped"]) {
    const shares = tried.map((row) => missesOf(row[key], right) / all.length);
    const exact = shares.filter((share) => share === 0).length;
    const near = shares.filter((share) => share > 0 && share <= 0.01).length;
    console.log(
      `\n${key}: ${exact} of ${tried.length} are right on all bodies, ${near} more miss at most 1 %.`,
    );
  }
}

/** The verdicts of each validator that can be had, by the name of the schema. */
export async function tryValidators() {
  const { casesOfSchemas } = await styleless("test/outside/validators/cases.ts");
  const { plain, shipped, bodies, right } = casesOfSchemas();
  const { load } = folderWith([...new Set(nodeValidators.map(({ from }) => from))]);
  const rows = [];
  for (const validator of nodeValidators) {
    const module = await load(validator.load);
    rows.push({
      name: `${validator.name} (${validator.from.split("@").at(-1)})`,
      plain: await verdictsOf(validator, module, plain, bodies),
      shipped: await verdictsOf(validator, module, shipped, bodies),
    });
  }
  for (const validator of otherValidators) {
    const [program, ...args] = validator.has;
    rows.push(
      spawnSync(program, args).status === 0
        ? {
            name: validator.name,
            plain: inFolder(validator, plain, bodies),
            shipped: inFolder(validator, shipped, bodies),
          }
        : { name: validator.name, missing: validator.package },
    );
  }
  return { rows, right, count: Object.keys(plain).length };
}

function cell(verdicts, right) {
  const names = Object.keys(right);
  const failed = names.filter((name) => typeof verdicts[name] === "string");
  const count = (wanted) =>
    names.flatMap((name) =>
      right[name].filter((fits, at) => fits === wanted && verdicts[name]?.[at] === wanted),
    ).length;
  if (failed.length === names.length)
    return `none of ${names.length} schemas can be read: ${short(verdicts[failed[0]])}`;
  const said =
    failed.length > 0 ? ` (${names.length - failed.length} of ${names.length} schemas can be read)` : "";
  return `${count(true)} / ${count(false)}${said}`;
}

function short(text) {
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|").slice(0, 60);
}

/** How many bodies are judged otherwise; a schema that cannot be read misses all of its bodies. */
export function missesOf(verdicts, right) {
  return Object.entries(right).flatMap(([name, all]) =>
    all.filter((fits, at) => typeof verdicts[name] === "string" || verdicts[name]?.[at] !== fits),
  ).length;
}

/** Runs a program of another language on files. */
function inFolder({ run, env }, schemas, bodies) {
  const folder = mkdtempSync(join(tmpdir(), "console-editors-schemas-"));
  try {
    writeFileSync(join(folder, "names.json"), JSON.stringify(Object.keys(schemas)));
    for (const [name, schema] of Object.entries(schemas)) {
      writeFileSync(join(folder, `${name}.schema.json`), JSON.stringify(schema));
      writeFileSync(join(folder, `${name}.bodies.json`), JSON.stringify(bodies[name]));
    }
    const [program, ...args] = run(folder);
    const options = { encoding: "utf8", maxBuffer: 2 ** 26, env: { ...process.env, ...env } };
    const { stdout, stderr } = spawnSync(program, args, options);
    try {
      return JSON.parse(stdout);
    } catch {
      throw new Error(`${program}: ${stderr.slice(0, 500) || stdout.slice(0, 500)}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
