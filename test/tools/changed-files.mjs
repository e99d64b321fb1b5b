import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What changed since a commit, what is not committed included: paths from the root. Without a commit it is where this branch
 * left `main`; on `main` itself the last commit, or nothing but what is not committed yet. Undefined for a commit that git
 * does not know.
 */
export function changedSince(root, commit) {
  const base = commit ?? defaultBase(root);
  const committed = git(root, "diff", "--name-only", "--relative", base, "--");
  const added = git(root, "ls-files", "--others", "--exclude-standard");
  return committed && added && { base, files: [...new Set([...committed, ...added])] };
}

function defaultBase(root) {
  const [head] = git(root, "rev-parse", "HEAD") ?? [];
  const [left] = git(root, "merge-base", "HEAD", "main") ?? [];
  if (left && left !== head) return left;
  return git(root, "status", "--porcelain")?.length ? "HEAD" : "HEAD~1";
}

/** The lines that git prints, or undefined when it fails. */
function git(root, ...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : undefined;
}

/** The text of every file that tests may depend on, by its path from the root. */
export function readSources(root) {
  const paths = ["src", "stories", "test", ".storybook"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  );
  const read = paths.filter(
    (path) => /\.(m?[jt]sx?|css|json|html)$/.test(path) && !/node_modules/.test(path),
  );
  return new Map(
    read
      .filter((path) => existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), "utf8")]),
  );
}
