import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { describe, expect, test, vi } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
const manifest: {
  name: string;
  exports: Record<string, string | { types: string; default: string }>;
  sideEffects: string[];
  customElements: string;
  "web-types": string;
} = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

const scripts = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === "string" ? [] : [{ entry: name.replace(/^\./, manifest.name), file: target.default }],
);
const tags = Object.keys(manifest.exports)
  .map((name) => name.slice("./".length))
  .filter((name) => /^[a-z]+(-[a-z]+)+$/.test(name));

// Each starts a program.
vi.setConfig({ testTimeout: 60_000 });

test("every path that package.json names exists after a build", () => {
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target),
  );
  const named = [...targets, ...manifest.sideEffects, manifest.customElements, manifest["web-types"]];
  expect(named.filter((path) => !existsSync(root + path))).toEqual([]);
});

describe.each(scripts)("$entry", ({ entry, file }) => {
  test("can be imported in Node without a DOM, and defines nothing", async () => {
    const globals = "Object.getOwnPropertyNames(globalThis)";
    const { stdout, stderr } = await node(`
      const before = new Set(${globals});
      await import(${JSON.stringify(entry)});
      console.log(JSON.stringify(${globals}.filter((name) => !before.has(name))));`);
    expect({ added: JSON.parse(stdout), stderr }).toEqual({ added: [], stderr: "" });
  });

  test("defines its own element where there is a registry, and no other", async () => {
    const { stdout } = await node(`
      const defined = [];
      globalThis.customElements = { get() {}, define: (tag) => defined.push(tag) };
      await import(${JSON.stringify(entry)});
      console.log(JSON.stringify(defined));`);
    const own = tags.filter((tag) => file === `./dist/${tag}.js`);
    expect(JSON.parse(stdout)).toEqual(own);
  });
});

test("the elements are the same for the package, the autoloader, the manifest and `defineAll`", async () => {
  const { stdout } = await node(`
    const defined = [];
    globalThis.customElements = { get() {}, define: (tag) => defined.push(tag) };
    (await import(${JSON.stringify(manifest.name)})).defineAll();
    console.log(JSON.stringify(defined));`);
  const autoloader = readFileSync(`${root}dist/autoloader.js`, "utf8");
  const described = JSON.parse(readFileSync(`${root}${manifest.customElements}`, "utf8"));
  expect(tags.length).toBeGreaterThan(0);
  expect(JSON.parse(stdout).sort()).toEqual([...tags].sort());
  expect([...autoloader.matchAll(/import\("\.\/([\w-]+)\.js"\)/g)].map(([, tag]) => tag).sort()).toEqual(
    [...tags].sort(),
  );
  expect(described.modules.map(({ path }: { path: string }) => path)).toEqual(
    tags.map((tag) => `dist/${tag}.js`),
  );
});

test("publint has nothing to say", async () => {
  const { messages } = await publint({ pkgDir: root, strict: true });
  expect(messages).toEqual([]);
});

test("the types resolve for every entry, by node16 and by bundlers", async () => {
  const program = `${root}node_modules/@arethetypeswrong/cli/dist/index.js`;
  const args = [program, "--pack", root, "--profile", "esm-only", "--format", "json"];
  const { stdout } = await run(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 });
  expect(JSON.parse(stdout).analysis.types).toEqual({ kind: "included" });
});

/** In a program of its own, so that neither a test's globals nor the module cache is in the way. */
function node(code: string) {
  return run(process.execPath, ["--input-type=module", "--eval", code], { cwd: root });
}
