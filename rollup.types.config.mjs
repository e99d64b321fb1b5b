import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { dts } from "rollup-plugin-dts";
import ts from "typescript";
import { entries } from "./rollup.config.mjs";

const root = dirname(fileURLToPath(import.meta.url));

/* The declarations of the package: what a page can use, and nothing that the classes have for themselves. */
export default {
  input: Object.fromEntries(
    Object.entries(entries).map(([name, path]) => [name, path.replace(/\.tsx?$/, ".d.ts")]),
  ),
  output: {
    dir: "dist/types",
    format: "es",
    entryFileNames: "[name].d.ts",
    // What lies below features is one file: by who uses what, rollup would make one of each few lines.
    manualChunks: (id) =>
      /\/src\/(editor|element-base|list-editor|collection|references|kit|lib)\//.test(id)
        ? "base"
        : undefined,
    chunkFileNames: ({ name }) => `shared/${name.replace(/\.d$/, "")}.d.ts`,
  },
  treeshake: { moduleSideEffects: "no-external" },
  makeAbsoluteExternalsRelative: false,
  plugins: [publicDeclarations(), dts()],
  onwarn(warning, warn) {
    // The autoloader exports nothing, and what entries use of each other they need not export. Nothing is left of what
    // only protected members used.
    const expected = ["EMPTY_BUNDLE", "UNUSED_EXTERNAL_IMPORT"].includes(warning.code);
    if (!expected && !warning.message.includes("references private shared type exports")) warn(warning);
  },
};

/** What the compiler declares of each source file, without what is protected; bundled then, only what is used is left. */
function publicDeclarations() {
  const declarations = new Map();
  return {
    name: "public-declarations",
    buildStart() {
      const { config } = ts.readConfigFile(resolve(root, "src/tsconfig.json"), ts.sys.readFile);
      const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, resolve(root, "src"));
      const emitted = { ...options, noEmit: false, emitDeclarationOnly: true };
      const program = ts.createProgram(fileNames, emitted);
      const keep = (path, text) => declarations.set(resolve(path), text);
      program.emit(undefined, keep, undefined, true, { afterDeclarations: [withoutProtected] });
    },
    resolveId(source, importer) {
      // The types of all exports at once: bundled they would be a list of every name.
      if (source === "./index.js" && importer?.startsWith(resolve(root, "src/entries")))
        return { id: source, external: true };
      const path = importer ? resolve(dirname(importer), source.replace(/\.js$/, ".d.ts")) : resolve(source);
      return declarations.has(path) ? path : null;
    },
    load: (id) => declarations.get(id) ?? null,
  };
}

/** Takes the protected members out of classes, and the type of their model, which only those name; `…Members` are what a class extends. */
function withoutProtected(context) {
  const { factory } = context;
  return (file) => ts.visitEachChild(file, visit, context);

  function visit(node) {
    if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith("Members")) {
      const heritage = withoutModel(node.heritageClauses);
      return factory.updateInterfaceDeclaration(
        node,
        node.modifiers,
        node.name,
        undefined,
        heritage,
        node.members,
      );
    }
    if (!ts.isClassDeclaration(node)) return node;
    const members = node.members.filter((member) => !isProtected(member));
    const heritage = withoutModel(node.heritageClauses);
    return factory.updateClassDeclaration(node, node.modifiers, node.name, undefined, heritage, members);
  }

  function withoutModel(clauses) {
    return clauses?.map((clause) =>
      factory.updateHeritageClause(
        clause,
        clause.types.map((type) =>
          factory.updateExpressionWithTypeArguments(type, type.expression, undefined),
        ),
      ),
    );
  }
}

function isProtected(member) {
  return (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Protected) !== 0;
}
