import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TextFile } from "./rule.js";

/** What is made on this machine and not ours to check. */
const made = [
  ".git",
  "node_modules",
  "dist",
  "test/host/data",
  "test/bench/node_modules",
  "test/bench/dist",
  "test/bench/results",
];

/** Every text file of the project, except the lock files, which npm writes. */
export function readProject(root: string): TextFile[] {
  return walk(root, "").filter(
    ({ path, text }) => !path.endsWith("package-lock.json") && !text.includes("\0"),
  );
}

function walk(root: string, folder: string): TextFile[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = folder ? `${folder}/${name}` : name;
    if (made.includes(path) || name.endsWith(".log") || name === ".DS_Store") return [];
    if (statSync(join(root, path)).isDirectory()) return walk(root, path);
    return [{ path, text: readFileSync(join(root, path), "utf8") }];
  });
}
