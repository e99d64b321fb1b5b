import { expect, test } from "vitest";
import type { TestModule } from "vitest/node";
import { tallyOf } from "./tally-reporter.mjs";

type State = "passed" | "failed" | "skipped" | "pending";

/** A test file as reporters see it. */
function file(states: readonly State[], { name = "unit", ok = !states.includes("failed") } = {}): TestModule {
  return {
    project: { name },
    ok: () => ok,
    children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
    diagnostic: () => ({ collectDuration: 100, setupDuration: 0, duration: 900 }),
  } as unknown as TestModule;
}

const counts = { passed: 0, failed: 0, skipped: 0, seconds: 1 };

test.each<[string, TestModule, boolean, object]>([
  ["what passed and what did not", file(["passed", "passed", "failed"]), true, { passed: 2, failed: 1 }],
  ["a file that did not load", file([], { ok: false }), true, { failed: 1 }],
  ["a test never heard of again", file(["passed", "pending"]), true, { passed: 1, failed: 1 }],
  ["no test that is still to come", file(["passed", "pending", "pending"]), false, { passed: 1 }],
])("counts %s", (_what, module, ended, expected) => {
  expect(tallyOf([module], ended)).toEqual({
    steps: { unit: { ...counts, ...expected } },
    strayErrors: 0,
    ended,
  });
});

test("names a browser project as it is asked for", () => {
  expect(Object.keys(tallyOf([file(["passed"], { name: "browser (chromium)" })], true).steps)).toEqual([
    "browser",
  ]);
});
