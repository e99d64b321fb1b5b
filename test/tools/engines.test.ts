import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findFirefox, findWebKit } from "./engines.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "console-editors-engines-"));
  vi.stubEnv("PATH", folder);
  vi.stubEnv("FIREFOX_PATH", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function place(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, "");
  chmodSync(path, 0o755);
  return path;
}

test("a machine without them has none", () => {
  expect([findFirefox(), findWebKit()]).toEqual([undefined, undefined]);
});

test("the Firefox of the environment comes first, then the one that is kept longest", () => {
  const paths = [place("firefox-esr"), place("firefox")];
  expect(findFirefox()).toBeUndefined();
  place("Xvfb");
  expect(findFirefox()).toBe(paths[0]);
  expect(findFirefox((path) => path === paths[1])).toBe(paths[1]);
  vi.stubEnv("FIREFOX_PATH", "/opt/firefox");
  expect(findFirefox()).toBe("/opt/firefox");
});

test("a WebKit takes a driver, a browser and a screen", () => {
  place("Xvfb");
  expect(findWebKit()).toBeUndefined();
});
