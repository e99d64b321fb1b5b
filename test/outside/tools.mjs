import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { folderWith } from "./folder.mjs";
import { requestsOf } from "./tools/requests.mjs";
import { isMocked, withExpress, withFastify, withPrism } from "./tools/servers.mjs";

/*
 * What tools make of `dist/openapi.json`, or of another file that is named: a mock, two servers that validate, types and a
 * linter. Requests are made from the document alone.
 */

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Later ones of Prism need Node 24, of redocly Node 22. */
const packages = [
  "@stoplight/prism-cli@5.14.2",
  "fastify@5.12.8",
  "@fastify/formbody@8.0.2",
  "fastify-openapi-glue@4.11.4",
  "express@4.21.2",
  "express-openapi-validator@5.6.2",
  "openapi-typescript@7.13.0",
  "typescript@5.9.3",
  "@redocly/cli@2.72.0",
];

/** Prints the table. */
export async function showTools(file) {
  const rows = await tryTools(file);
  console.log("| tool | right | of |\n|---|---|---|");
  for (const { name, right, of, wrong } of rows) {
    console.log(`| ${name} | ${right} | ${of} |`);
    if (wrong.length > 0) console.error(`${name}: ${wrong.join(", ").slice(0, 600)}`);
  }
}

export async function tryTools(file = join(root, "dist/openapi.json")) {
  const document = JSON.parse(readFileSync(resolve(file), "utf8"));
  const place = folderWith(packages);
  const requests = requestsOf(document);
  const operations = requests.filter(({ all }) => !all);
  const rows = [];
  await withPrism(place, resolve(file), async (base) => {
    rows.push(
      await counted("Prism: operations that answer their example", operations, (each) =>
        isMocked(base, each),
      ),
    );
    rows.push(checked(base));
  });
  await withFastify(place, document, async (takes) => {
    rows.push(await counted("fastify-openapi-glue: right requests", requests, takes));
  });
  await withExpress(place, document, async (takes) => {
    rows.push(await counted("express-openapi-validator, coerceTypes: right requests", requests, takes));
  });
  rows.push(typesOf(place, resolve(file)), linted(place, resolve(file)));
  return rows;
}

async function counted(name, requests, isRight) {
  const wrong = [];
  for (const request of requests) if (!(await isRight(request).catch(() => false))) wrong.push(request.id);
  return { name, right: requests.length - wrong.length, of: requests.length, wrong };
}

/** The check of a server, which asks the mock. */
function checked(base) {
  const program = join(root, "dist/cli/console-editors.js");
  const args = [program, "check", base, "--json"];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
  const { calls } = JSON.parse(stdout);
  const asked = calls.filter(({ outcome }) => outcome !== "not asked");
  const wrong = asked.filter(({ outcome }) => outcome === "wrong" || outcome === "missing");
  return {
    name: "Prism: rows of `check`",
    ...{ right: asked.length - wrong.length, of: asked.length, wrong: wrong.map(({ path }) => path) },
  };
}

/** Types that compile. */
function typesOf({ folder }, file) {
  const target = mkdtempSync(join(tmpdir(), "console-editors-types-"));
  try {
    const program = join(folder, "node_modules/openapi-typescript/bin/cli.js");
    const types = join(target, "types.ts");
    const made = spawnSync(process.execPath, [program, file, "-o", types], { encoding: "utf8" });
    writeFileSync(
      join(target, "use.ts"),
      'import type { paths } from "./types.js";\nexport type Paths = keyof paths;\n',
    );
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    const args = [
      compiler,
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--skipLibCheck",
      join(target, "use.ts"),
    ];
    const compiled = spawnSync(process.execPath, args, { cwd: target, encoding: "utf8" });
    const isRight = made.status === 0 && compiled.status === 0;
    const said = isRight ? [] : [made.stderr + compiled.stdout];
    return { name: "openapi-typescript: files that compile", right: Number(isRight), of: 1, wrong: said };
  } finally {
    rmSync(target, { recursive: true });
  }
}

function linted({ folder }, file) {
  const program = join(folder, "node_modules/@redocly/cli/bin/cli.js");
  const args = [program, "lint", file, "--format", "json", "--max-problems", "1000"];
  const options = { encoding: "utf8", maxBuffer: 2 ** 26, env: { ...process.env, REDOCLY_TELEMETRY: "off" } };
  const { stdout } = spawnSync(process.execPath, args, options);
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  return { name: "redocly: warnings", right: problems.length, of: "none is best", wrong: [] };
}
