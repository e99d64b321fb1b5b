import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { lazyChunks } from "../src/elements/lazy-chunks.js";
import { elementTags, registry } from "../src/elements/registry.js";
import { rooms } from "./tools/build/chunks.js";
import { type BuiltFile, filesOfEntry, totalKibibytes } from "./tools/entry-files.js";
import { budget, firstKibibytes, gate } from "./tools/size-budget.js";
import { sizeTable } from "./tools/size-table.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) =>
  existsSync(`${root}dist/${path}`) ? readFileSync(`${root}dist/${path}`, "utf8") : undefined;

// A few bytes above a budget stop nobody: the summary of `npm test` names them (test/tools/room-left.ts).
describe.each(elementTags)("%s", (tag) => {
  const { first, later } = filesOfEntry(`${tag}.js`, read);
  const { firstFiles, allFiles, partKibibytes } = budget;
  const kibibytes = firstKibibytes(tag);

  test(`comes in at most ${firstFiles} files with ${kibibytes} KiB`, () => {
    console.log(table(`${tag}: first`, first));
    expect(first.length).toBeLessThanOrEqual(firstFiles);
    expect(totalKibibytes(first)).toBeLessThanOrEqual(gate(kibibytes));
  });

  test(`has at most ${allFiles} files in all, and no part with more than ${partKibibytes} KiB`, () => {
    for (const part of later) console.log(table(`${tag}: ${part[0]?.path}`, part));
    const all = new Set([first, ...later].flat().map(({ path }) => path));
    expect(all.size).toBeLessThanOrEqual(allFiles);
    expect(Math.max(...later.map(totalKibibytes))).toBeLessThanOrEqual(gate(partKibibytes));
  });

  test("has a line for each file that it imports statically, for pages that preload", () => {
    const lines = read(`${tag}.preload.html`)?.trimEnd().split("\n") ?? [];
    const expected = first
      .filter(({ path }) => path !== `${tag}.js`)
      .map(({ path }) => `<link rel="modulepreload" href="${path}">`);
    expect(lines.toSorted()).toEqual(expected.toSorted());
  });
});

test("the page on embedding says what each element weighs", () => {
  expect(read("docs/embedding.md")).toContain(`\n${sizeTable(read)}\n`);
});

test("the autoloader has at most 1 KiB, alone: every page would fetch it", () => {
  const { first } = filesOfEntry("autoloader.js", read);
  expect(first).toHaveLength(1);
  expect(totalKibibytes(first)).toBeLessThanOrEqual(gate(1));
});

test("the classic script has at most 4 KiB, alone, and no module syntax", () => {
  const name = "console-editors.classic.js";
  const { first, later } = filesOfEntry(name, read);
  expect([...first, ...later.flat()].map(({ path }) => path)).toEqual([name]);
  expect(totalKibibytes(first)).toBeLessThanOrEqual(gate(4));
  expect(() => new Script(read(name) ?? "")).not.toThrow();
});

test("a chunk is named after the packages or the feature that it holds, or in one of the lists", () => {
  const features = readdirSync(`${root}src/features`);
  const listed = [...Object.values(lazyChunks), ...Object.values(registry)].map(({ chunk }) => chunk);
  const ofRooms = Object.values(rooms).flatMap(({ rest, parts }) => [
    rest,
    ...parts.map(({ chunk }) => chunk),
  ]);
  const known: unknown[] = ["vendor", ...features, ...listed, ...ofRooms];
  const chunks = readdirSync(`${root}dist/chunks`).filter((name) => name.endsWith(".js"));
  const named = chunks.map((name) => name.slice(0, -"-12345678.js".length));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

function table(title: string, files: readonly BuiltFile[]): string {
  const rows = [...files, { path: `${files.length} files`, kibibytes: totalKibibytes(files) }];
  const lines = rows.map(({ path, kibibytes }) => path.padEnd(44) + kibibytes.toFixed(1).padStart(8));
  return [`${title}, KiB after gzip`, ...lines].join("\n");
}

test("nothing in a chunk, packages included, calls what legacy libraries replace", () => {
  const replaced = /\bArray\.from\(|\bnew (globalThis\.)?(Event|Request)\(|\bglobalThis\.Request\b/g;
  const chunks = readdirSync(`${root}dist/chunks`).filter((name) => name.endsWith(".js"));
  const calls = chunks.flatMap((name) => {
    return [...(read(`chunks/${name}`) ?? "").matchAll(replaced)].map(([call]) => `${name}: ${call}`);
  });
  // How pusher-js asks to be authorised where it is given no handler for that. It is given one.
  const isNeverMade = (call: string) => /^reservation-live-\S+: new Request\($/.test(call);
  expect(chunks.length).toBeGreaterThan(0);
  expect(calls.filter((call) => !isNeverMade(call))).toEqual([]);
});
