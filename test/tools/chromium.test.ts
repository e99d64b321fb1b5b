import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chromiumLaunchOptions, findChromium } from "./chromium.mjs";

describe("the Chromium of a machine", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "chromium-"));
    vi.stubEnv("PATH", ["/nowhere", folder].join(delimiter));
    vi.stubEnv("CHROMIUM_PATH", undefined);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test("is the one that CHROMIUM_PATH names, if it is there", () => {
    const onPath = program("chromium");
    vi.stubEnv("CHROMIUM_PATH", program("my-own"));
    expect(findChromium()).toBe(join(folder, "my-own"));
    vi.stubEnv("CHROMIUM_PATH", join(folder, "gone"));
    expect(findChromium()).toBe(onPath);
  });

  test("is found on the PATH under its usual names, Chromium before Chrome", () => {
    const chrome = program("google-chrome");
    expect(findChromium()).toBe(chrome);
    const chromium = program("chromium-browser");
    expect(findChromium()).toBe(chromium);
  });

  test("is not a file that cannot be run, nor one that is refused", () => {
    writeFileSync(join(folder, "chromium"), "", { mode: 0o644 });
    const chrome = program("google-chrome");
    expect(findChromium()).toBe(chrome);
    expect(findChromium((path) => path !== chrome)).not.toBe(chrome);
  });

  test("is started without a sandbox, which containers do not have", () => {
    const executablePath = program("chromium");
    expect(chromiumLaunchOptions()).toMatchObject({
      executablePath,
      args: expect.arrayContaining(["--no-sandbox"]),
    });
  });

  function program(name: string): string {
    const path = join(folder, name);
    writeFileSync(path, "");
    chmodSync(path, 0o755);
    return path;
  }
});
