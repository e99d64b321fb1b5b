import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TextFile } from "./rule.js";

/** What is made on this machine and not ours to check. */
const made = [".git", "node_modules", "dist", "test/host/data"];

/** Every text file of the project, except the lock file, which npm writes. */
export function readProject(root: string): TextFile[] {
  return walk(root, "").filter(({ path, text }) => path !== "package-lock.json" && !text.includes("\0"));
}

function walk(root: string, folder: string): TextFile[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = folder ? `${folder}/${name}` : name;
    if (made.includes(path) || name.endsWith(".log") || name === ".DS_Store") return [];
    if (statSync(join(root, path)).isDirectory()) return walk(root, path);
    return [{ path, text: readFileSync(join(root, path), "utf8") }];
  });
}
