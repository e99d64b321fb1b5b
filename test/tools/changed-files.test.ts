import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changedSince } from "./changed-files.mjs";

/** A repository whose `main` has one commit with one file, and what makes further ones. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), "console-editors-changed-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: root, encoding: "utf8" });
  const commit = (file: string) => {
    writeFileSync(join(root, file), file);
    git("add", ".");
    git("commit", "-m", file);
  };
  git("init", "-b", "main");
  commit("first");
  return { root, git, commit };
}

test("on a branch it is all since that left main, and what is not committed", () => {
  const { root, git, commit } = repository();
  git("checkout", "-b", "branch");
  commit("second");
  writeFileSync(join(root, "first"), "changed");
  writeFileSync(join(root, "third"), "");
  expect(changedSince(root)?.files).toEqual(["first", "second", "third"]);
});

test("on main it is what is not committed, or else the last commit", () => {
  const { root, commit } = repository();
  commit("second");
  expect(changedSince(root)?.files).toEqual(["second"]);
  writeFileSync(join(root, "first"), "changed");
  expect(changedSince(root)?.files).toEqual(["first"]);
});

test("a commit may be named; one that nobody knows is no answer", () => {
  const { root, commit } = repository();
  for (const file of ["second", "third"]) commit(file);
  expect(changedSince(root, "HEAD~2")?.files).toEqual(["second", "third"]);
  expect(changedSince(root, "no-such-commit")).toBeUndefined();
});
