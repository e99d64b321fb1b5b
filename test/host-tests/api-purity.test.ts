import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const host = fileURLToPath(new URL("../host", import.meta.url));
const browserPackages = ["hono", "hono/html", "valibot"];

/** Every file an entry reaches by relative imports, with the packages each names. Type imports count: they leave no trace, but cost nothing to keep out. */
function reach(entry: string, found = new Map<string, string[]>()): Map<string, string[]> {
  if (found.has(entry)) return found;
  const packages: string[] = [];
  found.set(entry, packages);
  if (entry.endsWith(".json")) return found;
  for (const [, target = ""] of readFileSync(entry, "utf8").matchAll(
    /^(?:import|export)\b[^;]*?from "([^"]+)"/gm,
  )) {
    if (target.startsWith(".")) reach(resolve(dirname(entry), target.replace(/\.js$/, ".ts")), found);
    else packages.push(target);
  }
  return found;
}

describe("what runs in a page as well as in Node", () => {
  it.each([
    "api.ts",
    "store-memory.ts",
    "demo-data.ts",
    "demo/messages/index.ts",
    "demo/reservations/index.ts",
    "audience/demo/index.ts",
  ])("%s needs nothing of Node", (name) => {
    const files = [...reach(resolve(host, name))];
    expect(files.length).toBeGreaterThan(name === "store-memory.ts" ? 1 : 5);
    for (const [file, packages] of files) {
      const foreign = packages.filter((each) => !browserPackages.includes(each));
      expect(foreign, relative(host, file)).toEqual([]);
    }
  });
});
