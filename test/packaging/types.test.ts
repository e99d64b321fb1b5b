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
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { elementTags } from "../../src/elements/registry.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Packages whose types the fixtures or our own declarations may use; React's types only where a page has React. */
const packages = ["@r2wc", "jotai", "ky", "react", "react-dom", "valibot"];

const { modules }: { modules: { declarations: DescribedClass[] }[] } = JSON.parse(
  readFileSync(join(root, "dist/custom-elements.json"), "utf8"),
);
/** Every element, by the manifest. */
const described = modules.flatMap(({ declarations }) => declarations);

interface DescribedClass {
  name: string;
  tagName: string;
  members: { name: string }[];
}

/** A page without React, and what it does with each element. */
const plain = ["plain.ts", ...elementTags.map((tag) => `${tag}.ts`)];

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
  const { problems, files } = check(folders[0]!, plain, resolution);
  expect(problems).toEqual([]);
  expect(files.some((file) => file.endsWith("console-editors/dist/types/index.d.ts"))).toBe(true);
  expect(files.filter((file) => file.includes("@types/react") || file.endsWith("jsx.d.ts"))).toEqual([]);
});

test.each(resolutions)("the classic script's global is known where it is asked for, $name", (resolution) => {
  expect(check(folders[0]!, ["global.ts"], resolution).problems).toEqual([]);
  const source = "ConsoleEditors.configure({});";
  writeFileSync(join(folders[0]!, "page.ts"), source);
  const asked = { ...resolution, types: ["console-editors/global"] };
  expect(check(folders[0]!, ["page.ts"], asked).problems).toEqual([]);
  expect(check(folders[0]!, ["page.ts"], resolution).problems).toEqual([
    expect.stringContaining("ConsoleEditors"),
  ]);
});

test.each(resolutions)("a React page is checked, $name", (resolution) => {
  expect(check(folders[1]!, ["react.tsx"], resolution).problems).toEqual([]);
});

test("every built declaration is sound by itself", () => {
  const { problems } = check(folders[1]!, plain, { ...resolutions[0], skipLibCheck: false });
  expect(problems).toEqual([]);
});

describe.each(described)("the published class of <$tagName>", ({ name, tagName, members }) => {
  test("has the public members that the manifest lists, and no others", () => {
    const { program, source } = programOf(folders[0]!, [`${tagName}.ts`], resolutions[0]!);
    const checker = program.getTypeChecker();
    const element = checker
      .getSymbolsInScope(source, ts.SymbolFlags.Alias)
      .find((symbol) => symbol.name === name);
    const type = element && checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(element));
    const inherited = checker.resolveName("HTMLElement", source, ts.SymbolFlags.Interface, false);
    const native = new Set(
      inherited && checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(inherited)).map(nameOf),
    );
    expect(native).toContain("addEventListener");
    const own = type ? checker.getPropertiesOfType(type).filter(isPublic).map(nameOf) : [];
    // Nor what an element overrides: a page knows it by the name that every element has.
    const listed = members.map((member) => member.name).filter((each) => !native.has(each));
    expect(own.filter((each) => !native.has(each)).sort()).toEqual(listed.sort());
  });
});

function isPublic(symbol: ts.Symbol): boolean {
  const modifiers = symbol.declarations?.map(ts.getCombinedModifierFlags) ?? [];
  const hidden = ts.ModifierFlags.Protected | ts.ModifierFlags.Private;
  // A `#private` member is listed by a name that no program can write.
  return !symbol.name.includes("#") && !modifiers.some((flags) => flags & hidden);
}

function nameOf({ name }: ts.Symbol): string {
  return name;
}

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
  const named = [
    ...readdirSync(fixtures).map((name) => [name, join(fixtures, name)] as const),
    ...elementTags.map((tag) => [`${tag}.ts`, join(root, "test/elements", tag, "types.ts")] as const),
  ];
  for (const [name, path] of named)
    writeFileSync(join(folder, name), namedByPackage(readFileSync(path, "utf8")));
  return folder;
}

function namedByPackage(source: string): string {
  return source
    .replaceAll("../../packaging/types/", "./")
    .replaceAll("../../../src/entries/index.js", "console-editors")
    .replaceAll(/\.\.\/\.\.\/\.\.\/src\/entries\/([\w-]+)\.js/g, "console-editors/$1");
}

type Options = ts.CompilerOptions & { name?: string };

function programOf(folder: string, files: readonly string[], { name: _, ...options }: Options) {
  const paths = files.map((file) => join(folder, file));
  const program = ts.createProgram(paths, {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    preserveSymlinks: true,
    types: [],
    // Where `types` are looked for.
    configFilePath: join(folder, "tsconfig.json"),
    ...options,
  });
  return { program, source: program.getSourceFile(paths[0]!) as ts.SourceFile };
}

function check(folder: string, names: readonly string[], options: Options) {
  const { program } = programOf(folder, names, options);
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
