import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildOurs } from "./build-ours.mjs";
import { buildPeer } from "./build-peer.mjs";
import { bench, contendersOf, isOurs, isUnit } from "./contenders.mjs";

/** Builds what is asked for (everything, if nothing is) and answers the sizes by name. A peer is built once. */
export async function buildContenders(workload, asked) {
  const all = contendersOf(workload);
  const unknown = (asked ?? []).filter((name) => !all.some((each) => each.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(", ");
    throw new Error(`${workload} has no contender ${unknown.join(", ")}; there are: ${known}`);
  }
  const chosen = all.filter(({ name }) => !asked || asked.includes(name) || isUnit(name));
  const sizes = {};
  for (const contender of chosen) {
    const folder = join(bench, "dist", workload, contender.name);
    const ours = isOurs(contender);
    if (ours || isStale(folder, contender.entry)) {
      console.log(`building ${workload}/${contender.name}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await (ours ? buildOurs : buildPeer)(contender, folder);
      writeFileSync(join(folder, "size.json"), JSON.stringify(sizesIn(folder)));
    }
    sizes[contender.name] = JSON.parse(readFileSync(join(folder, "size.json"), "utf8"));
  }
  return sizes;
}

/** Whether anything that goes into a peer's page is newer than the page. */
function isStale(folder, entry) {
  const made = join(folder, "size.json");
  if (!existsSync(made)) return true;
  const parts = readdirSync(join(bench, "parts")).map((file) => join(bench, "parts", file));
  const sources = [entry, join(bench, "package-lock.json"), ...parts];
  return sources.some((file) => statSync(file).mtimeMs > statSync(made).mtimeMs);
}

function sizesIn(folder) {
  return { js: sizeOf(join(folder, "app.js")), css: sizeOf(join(folder, "app.css")) };
}

function sizeOf(file) {
  if (!existsSync(file)) return { min: 0, gzip: 0, brotli: 0 };
  const bytes = readFileSync(file);
  return {
    min: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}
