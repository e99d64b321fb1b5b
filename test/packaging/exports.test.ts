import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { payloadSchemas } from "../tools/description/payload-schemas.js";
import { type Packed, pack } from "./pack.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
const manifest: {
  name: string;
  exports: Record<string, string | null | { types: string; default: string }>;
  customElements: string;
  "web-types": string;
} = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

/** What a page or a bundler can name. Tags and files are one, so the package names entries by a pattern. */
const entries = ["index", "autoloader", "global", "jsx", ...elementTags];
const schemaNames = Object.keys(payloadSchemas()).map((name) => `${name}.schema`);
const named = entries.map((name) => ({
  name,
  entry: name === "index" ? manifest.name : `${manifest.name}/${name}`,
}));

// Each starts a program.
vi.setConfig({ testTimeout: 60_000 });

test("every path that package.json names exists after a build", () => {
  const targets = Object.values(manifest.exports).flatMap((target) => {
    if (target === null) return [];
    const paths = typeof target === "string" ? [target] : Object.values(target);
    return paths.flatMap((path) => namesIn(path).map((name) => path.replace("*", name)));
  });
  const paths = [...targets, manifest.customElements, manifest["web-types"]];
  expect(paths.filter((path) => !existsSync(root + path))).toEqual([]);
});

test("chunks are nobody's to name", async () => {
  const [chunk = ""] = readdirSync(`${root}dist/chunks`);
  await expect(
    node(`await import("${manifest.name}/chunks/${chunk.slice(0, -".js".length)}");`),
  ).rejects.toThrow("ERR_PACKAGE_PATH_NOT_EXPORTED");
});

describe.each(named)("$entry", ({ entry, name }) => {
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
    expect(JSON.parse(stdout)).toEqual(elementTags.filter((tag) => tag === name));
  });
});

test("the elements are the same for the registry, the autoloader, the manifest and `defineAll`", async () => {
  const { stdout } = await node(`
    const defined = [];
    globalThis.customElements = { get() {}, define: (tag) => defined.push(tag) };
    (await import(${JSON.stringify(manifest.name)})).defineAll();
    console.log(JSON.stringify(defined));`);
  const autoloader = readFileSync(`${root}dist/autoloader.js`, "utf8");
  const described = JSON.parse(readFileSync(`${root}${manifest.customElements}`, "utf8"));
  expect(JSON.parse(stdout)).toEqual(elementTags);
  expect([...autoloader.matchAll(/import\("\.\/([\w-]+)\.js"\)/g)].map(([, tag]) => tag)).toEqual(
    elementTags,
  );
  expect(described.modules.map(({ path }: { path: string }) => path)).toEqual(
    elementTags.map((tag) => `dist/${tag}.js`),
  );
});

test("the lists of the main entry are there without a DOM, and make no call", async () => {
  const { stdout } = await node(`
    let calls = 0;
    globalThis.fetch = () => { calls += 1; };
    const { contextValues, funnelEvents, isFunnelEvent } = await import(${JSON.stringify(manifest.name)});
    const isFrozen = (value) => typeof value !== "object" || value === null
      || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    console.log(JSON.stringify({
      calls,
      frozen: [isFrozen(contextValues), isFrozen(funnelEvents)],
      key: contextValues.reserve.keys.price,
      found: ["tag_attached", "toString", "__proto__", "", "TAG_ATTACHED", 5].map(isFunnelEvent),
    }));`);
  expect(JSON.parse(stdout)).toEqual({
    calls: 0,
    frozen: [true, true],
    key: { label: { ja: "料金", en: "Price" }, type: "number", ability: null },
    found: [true, false, false, false, false, false],
  });
});

test("only the main entry and the editor of notifications bring the names of funnel events", () => {
  const holders = readdirSync(`${root}dist/chunks`).filter(
    (name) =>
      name.endsWith(".js") && readFileSync(`${root}dist/chunks/${name}`, "utf8").includes("tag_attached"),
  );
  const needing = entries.filter((name) =>
    holders.some((chunk) => readFileSync(`${root}dist/${name}.js`, "utf8").includes(chunk)),
  );
  expect(holders).toHaveLength(1);
  expect(needing.toSorted()).toEqual(["index", "notification-editor"]);
});

test("publint has nothing to say", async () => {
  const { messages } = await publint({ pkgDir: root, strict: true });
  expect(messages).toEqual([]);
});

describe("the package as it is published", () => {
  const folder = mkdtempSync(join(tmpdir(), "console-editors-package-"));
  let packed: Packed;

  beforeAll(async () => {
    packed = await pack(folder);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test("has types that resolve for every entry, by node16 and by bundlers", async () => {
    const program = `${root}node_modules/@arethetypeswrong/cli/dist/index.js`;
    const asked = named.map(({ name }) => (name === "index" ? "." : name));
    const args = [program, join(folder, packed.filename), "--profile", "esm-only", "--format", "json"];
    const { stdout } = await run(process.execPath, [...args, "--entrypoints", ...asked], {
      cwd: root,
      maxBuffer: 2 ** 26,
    });
    const { analysis } = JSON.parse(stdout);
    expect(analysis.types).toEqual({ kind: "included" });
    expect(Object.keys(analysis.entrypoints)).toHaveLength(asked.length);
  });

  test("has the pictures that its documents show", () => {
    const pictures = packed.files.map(({ path }) => path).filter((path) => path.startsWith("stories/"));
    expect(pictures.sort()).toEqual(elementTags.map((tag) => `stories/images/${tag}.webp`).sort());
  });

  test("has each file that a link in one of its documents leads to", () => {
    const paths = new Set(packed.files.map(({ path }) => path));
    const links = [...paths].filter((path) => path.endsWith(".md")).flatMap(linksOf);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ to }) => !paths.has(to))).toEqual([]);
  });

  test("has four files an element, the declarations it shares, a schema of each payload, and less than 30 others beside chunks, maps, programs, pictures and what README.md leads to", () => {
    const paths = packed.files.map(({ path }) => path);
    const ofElements = elementTags.flatMap((tag) => [
      `dist/${tag}.js`,
      `dist/${tag}.preload.html`,
      `dist/types/${tag}.d.ts`,
      `dist/docs/${tag}.md`,
    ]);
    expect(paths).toEqual(expect.arrayContaining(ofElements));
    const shared = elementTags.map((tag) => `dist/types/shared/${tag}.d.ts`);
    const schemas = schemaNames.map((name) => `dist/schemas/${name}.json`);
    expect(paths).toEqual(expect.arrayContaining(schemas));
    const others = paths.filter(
      (path) =>
        !ofElements.includes(path) &&
        !shared.includes(path) &&
        !schemas.includes(path) &&
        !path.startsWith("dist/chunks/") &&
        !path.startsWith("dist/cli/") &&
        !path.startsWith("stories/images/") &&
        !path.startsWith("src/") &&
        !path.endsWith(".map"),
    );
    expect(others).toContain("dist/index.js");
    expect(others.length).toBeLessThan(30);
  });
});

/** What a pattern of package.json stands for. */
function namesIn(path: string): readonly string[] {
  return path.includes("/schemas/") ? schemaNames : entries;
}

/** Links of a document to files beside it, by their paths in the package. */
function linksOf(from: string): { from: string; to: string }[] {
  const text = readFileSync(root + from, "utf8").replace(/^```[\s\S]*?^```/gm, "");
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = ""]) => ({
    from,
    to: new URL(to, `file:///${from}`).pathname.slice(1),
  }));
}

/** In a program of its own, so that neither a test's globals nor the module cache is in the way. */
function node(code: string) {
  return run(process.execPath, ["--input-type=module", "--eval", code], { cwd: root });
}
