import { spawnSync } from "node:child_process";

/** Where this repository keeps what git runs before a commit. */
export const hooksPath = "test/tools/hooks";

/** Has git run the hooks of this checkout, unless it has others, is no checkout, or a machine (`CI`) made it. */
export function setHooksPath(root, env = process.env) {
  if (env.CI) return;
  const git = (...args) => spawnSync("git", args, { cwd: root, env, encoding: "utf8" });
  const { status, stdout } = git("rev-parse", "--show-prefix");
  // In a folder of somebody else's repository, hooks are not ours to set.
  if (status !== 0 || stdout.trim() !== "") return;
  if (git("config", "--get", "core.hooksPath").status !== 0) git("config", "core.hooksPath", hooksPath);
}
