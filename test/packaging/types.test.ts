import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Packages whose types the fixtures or our own declarations may use; React's types only where a page has React. */
const packages = ["@r2wc", "jotai", "ky", "react", "react-dom", "valibot"];

const folders: string[] = [];

// The compiler takes seconds, and more beside other tests.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => {
  for (const withReact of [false, true]) folders.push(installPackage(withReact));
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const resolutions = [
  { name: "bundler", module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  { name: "node16", module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
];

test.each(resolutions)("a page without React and its types is checked, $name", (resolution) => {
  const { problems, files } = check(folders[0]!, "plain.ts", resolution);
  expect(problems).toEqual([]);
  expect(files.some((file) => file.endsWith("console-editors/dist/types/entries/index.d.ts"))).toBe(true);
  expect(files.filter((file) => file.includes("@types/react") || file.endsWith("jsx.d.ts"))).toEqual([]);
});

test.each(resolutions)("a React page is checked, $name", (resolution) => {
  expect(check(folders[1]!, "react.tsx", resolution).problems).toEqual([]);
});

test("every built declaration is sound by itself", () => {
  const { problems } = check(folders[1]!, "plain.ts", { ...resolutions[0], skipLibCheck: false });
  expect(problems).toEqual([]);
});

/** As npm would lay it out, with the fixtures beside it naming the package. */
function installPackage(withReact: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), "console-editors-types-"));
  const installed = join(folder, "node_modules", "console-editors");
  mkdirSync(join(installed, "dist"), { recursive: true });
  cpSync(join(root, "package.json"), join(installed, "package.json"));
  cpSync(join(root, "dist/types"), join(installed, "dist/types"), { recursive: true });
  for (const name of [...packages, ...(withReact ? ["@types", "csstype"] : [])])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const fixtures = join(root, "test/packaging/types");
  for (const name of readdirSync(fixtures))
    writeFileSync(join(folder, name), namedByPackage(readFileSync(join(fixtures, name), "utf8")));
  return folder;
}

function namedByPackage(source: string): string {
  return source
    .replaceAll("../../../src/entries/index.js", "console-editors")
    .replaceAll(/\.\.\/\.\.\/\.\.\/src\/entries\/([\w-]+)\.js/g, "console-editors/$1");
}

function check(folder: string, file: string, options: ts.CompilerOptions & { name?: string }) {
  const { name: _, ...compilerOptions } = options;
  const program = ts.createProgram([join(folder, file)], {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    preserveSymlinks: true,
    types: [],
    ...compilerOptions,
  });
  // Not the whole program: the libraries of others are not ours to check, and take long.
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => !/node_modules\/(?!console-editors\/)|\/lib\.[^/]+$/.test(fileName));
  const found = ours.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]);
  const problems = [...program.getGlobalDiagnostics(), ...found].map(({ file: at, start, messageText }) => {
    const line = at && start !== undefined ? at.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${at?.fileName.slice(folder.length)}:${line} ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
  return { problems, files: program.getSourceFiles().map(({ fileName }) => fileName) };
}
