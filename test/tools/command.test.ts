import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runCommand } from "./command.mjs";

function run(script: string, options = {}): Promise<{ code: number; seconds: number }> {
  return runCommand(process.execPath, ["-e", script], options);
}

/** What was printed, on either of our outputs. */
function listen(): () => string {
  const parts: string[] = [];
  const hear = (text: unknown) => parts.push(String(text)) > 0;
  const heard = [
    vi.spyOn(process.stdout, "write").mockImplementation(hear),
    vi.spyOn(process.stderr, "write").mockImplementation(hear),
    vi.spyOn(console, "error").mockImplementation(hear),
  ];
  onTestFinished(() => {
    for (const each of heard) each.mockRestore();
  });
  return () => parts.join("");
}

test("a program's output is passed on whole, and its exit code answered", async () => {
  const heard = listen();
  const { code } = await run(
    "console.error('to the side'); console.log('x'.repeat(200000)); process.exitCode = 3",
  );
  expect(code).toBe(3);
  expect(heard()).toContain("to the side");
  expect(heard()).toContain("x".repeat(200_000));
});

test("a program that hangs is ended, and so is what it started", async () => {
  const heard = listen();
  const sleeper = "setInterval(() => {}, 1000)";
  const start = `const { spawn } = require("node:child_process");
    console.log("pid", spawn(process.execPath, ["-e", ${JSON.stringify(sleeper)}]).pid); ${sleeper}`;
  const { code } = await run(start, { silenceSeconds: 2 });
  expect(code).toBe(124);
  expect(heard()).toContain("ended after 2 s without a sign of life");
  const pid = Number(/pid (\d+)/.exec(heard())?.[1]);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test("a file that changes is a sign of life", async () => {
  listen();
  const folder = mkdtempSync(join(tmpdir(), "console-editors-signs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const signs = join(folder, "signs");
  writeFileSync(signs, "");
  const busy = `const { writeFileSync } = require("node:fs");
    const timer = setInterval(() => writeFileSync(${JSON.stringify(signs)}, "x"), 100);
    setTimeout(() => clearInterval(timer), 6000);`;
  expect((await run(busy, { silenceSeconds: 4, signs })).code).toBe(0);
}, 20_000);

test("a program that cannot be started has failed", async () => {
  const heard = listen();
  expect((await runCommand("no-such-program-here", [])).code).toBe(127);
  expect(heard()).toContain("no-such-program-here");
});

/** Who ended without anybody asking how is still listed, as a zombie. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, "utf8"));
}
