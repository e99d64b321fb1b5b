import { posix } from "node:path";

/** What has everything done again: what all tests run by. */
const forAll = /^(test\/vitest\.config\.ts|test\/setup\/.*|package-lock\.json|tsconfig\.json)$/;
/** What the build is made from. */
const forGates =
  /^(src\/.*|package\.json|rollup\..*|test\/(size\.test\.ts|packaging\/.*|tools\/(build|manifest)\/.*))$/;

/**
 * The test files that depend on what changed, by the step that runs them. In Node that is every file that comes to it by
 * imports. In a browser nearly every file mounts elements, and so comes to everything: there it is what comes to it without
 * an entry, and what has the changed feature, or an element in its chunk, in its name; of what drives whole pages that
 * alone.
 */
export function affectedTests(changed, sources, chunks) {
  const all = changed.some((path) => forAll.test(path));
  const names = changed.flatMap((path) => namesOf(path, chunks));
  const reached = whatComesTo(changed, sources, () => true);
  const near = whatComesTo(changed, sources, (path) => !path.startsWith("src/entries/"));
  const named = (path) => names.some((name) => `-${wordsOf(path)}-`.includes(`-${name}-`));
  const steps = { unit: [], components: [], browser: [], stories: [], e2e: [], gates: [] };
  for (const [path, text] of sources) {
    const step = stepOf(path);
    if (!step) continue;
    const isAffected = inNode.includes(step)
      ? all || reached.has(path) || (changed.length > 0 && readsProject(text))
      : near.has(path) || named(path);
    if (isAffected) steps[step].push(path);
  }
  if (changed.some((path) => forGates.test(path))) steps.gates.push("test/size.test.ts", "test/packaging/");
  return steps;
}

const inNode = ["unit", "components"];

/** As test/vitest.config.ts has it. */
function stepOf(path) {
  if (/^stories\/.*\.stories\.tsx$/.test(path)) return "stories";
  if (!/^test\/.*\.test\.tsx?$/.test(path)) return undefined;
  if (/^test\/(hazards|engines|outside|packaging|bench)\/|^test\/size\.test/.test(path)) return undefined;
  if (path.startsWith("test/e2e/")) return "e2e";
  if (path.startsWith("test/browser/")) return "browser";
  return path.endsWith("x") ? "components" : "unit";
}

/** What tests of a changed file are called by: its feature and the elements with it in one chunk, or its room. */
function namesOf(path, chunks) {
  const [, room, name] = /^src\/(\w[\w-]*)\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  if (room === "features") return [name, ...tagsOf(name, chunks), ...around(name, chunks)];
  if (room === "elements" && name) return [name, chunks[name]];
  return room === "kit" ? [room] : [];
}

function tagsOf(feature, chunks) {
  return Object.keys(chunks).filter((tag) => chunks[tag] === feature);
}

/** A part of a larger feature, by its name, is shown by the tests of that: `salon-hours` by those of `salon`. */
function around(feature, chunks) {
  return Object.values(chunks).filter((chunk) => feature?.startsWith(`${chunk}-`));
}

/** Browser tests are called after what they show; stories lie in its folder. */
function wordsOf(path) {
  return path.startsWith("stories/")
    ? posix.dirname(path).split("/").slice(1, 3).join("-")
    : posix.basename(path).split(".")[0];
}

/** A test that looks at the sources as files, or at whatever a pattern finds, depends on all of them. */
function readsProject(text) {
  return /\bimport\.meta\.glob\b|\b(readProject|readFileSync|readdirSync)\(/.test(text);
}

/** The changed files, and all that come to them by imports of values. `passes` says which files hand on what they import. */
function whatComesTo(changed, sources, passes) {
  const importers = new Map();
  for (const [path, text] of sources) {
    for (const target of importedBy(path, text, sources)) {
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  const found = new Set(changed);
  for (const path of found) {
    if (passes(path)) for (const importer of importers.get(path) ?? []) found.add(importer);
  }
  return found;
}

function importedBy(path, text, sources) {
  const pattern = /\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g;
  const values = text.replace(/^\s*(?:import|export) type [^;]*;/gm, "");
  const named = [...values.matchAll(pattern)].flatMap(
    ([, specifier]) => resolved(path, specifier, sources) ?? [],
  );
  return [...named, ...globbedBy(path, values, sources)];
}

/** What `import.meta.glob` finds, or an address with a name in it; a star is one folder or name. */
function globbedBy(path, text, sources) {
  const globs = [...text.matchAll(/\bimport\.meta\.glob(?:<.+>)?\(\s*\[?"(\.[^"]+)"/g)];
  const addresses = [...text.matchAll(/\bnew URL\(`(\.[^`]*\$\{\w+\}[^`]*)`/g)];
  return [...globs, ...addresses].flatMap(([, glob]) => {
    const parts = posix.join(posix.dirname(path), glob.replaceAll(/\$\{\w+\}/g, "*")).split("*");
    const matching = new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("[^/]+")}$`);
    return [...sources.keys()].filter((each) => matching.test(each));
  });
}

/** `.js` stands for the file it is built from, `?inline` only says how to load. */
function resolved(path, specifier, sources) {
  if (!specifier.startsWith(".")) return undefined;
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""));
  const stem = target.replace(/\.js$/, "");
  return [target, `${stem}.ts`, `${stem}.tsx`].find((each) => sources.has(each));
}
