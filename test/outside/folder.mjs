import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Packages in a folder of their own outside of the project; kept for the next run while they are the same. */
export function folderWith(packages) {
  const key = createHash("sha256").update(packages.join("\n")).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), `console-editors-outside-${key}`);
  if (!existsSync(join(folder, "done"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
    console.error(`Installing ${packages.length} packages in ${folder} …`);
    const args = [
      "install",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      "--legacy-peer-deps",
      ...packages,
    ];
    const { status, stderr } = spawnSync("npm", args, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`npm install failed: ${stderr.slice(-2000)}`);
    writeFileSync(join(folder, "done"), "");
  }
  const { resolve } = createRequire(join(folder, "index.js"));
  return {
    folder,
    load: (specifier) => import(pathToFileURL(resolve(specifier)).href),
  };
}
