import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { hooksPath, setHooksPath } from "./git-hooks.mjs";

let root: string;

const env = { ...process.env, CI: "", GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };

function git(...args: string[]): string {
  return spawnSync("git", args, { cwd: root, env, encoding: "utf8" }).stdout.trim();
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "console-editors-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

test("a checkout without hooks gets ours", () => {
  git("init");
  setHooksPath(root, env);
  expect(git("config", "core.hooksPath")).toBe(hooksPath);
});

test("one with hooks of its own keeps them", () => {
  git("init");
  git("config", "core.hooksPath", "elsewhere");
  setHooksPath(root, env);
  expect(git("config", "core.hooksPath")).toBe("elsewhere");
});

test("one that a machine made is left alone", () => {
  git("init");
  setHooksPath(root, { ...env, CI: "true" });
  expect(git("config", "core.hooksPath")).toBe("");
});

test("a copy inside of another repository is left alone", () => {
  git("init");
  mkdirSync(join(root, "copy"));
  setHooksPath(join(root, "copy"), env);
  expect(git("config", "core.hooksPath")).toBe("");
});

test("a folder without git stays one", () => {
  setHooksPath(root, env);
  expect(git("rev-parse", "--git-dir")).toBe("");
});
