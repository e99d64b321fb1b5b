import { describe, expect, test } from "vitest";
import type { TestModule, TestSpecification } from "vitest/node";
import { endedWithBrowser, isLostBrowser, lostFiles, tallyOf } from "./tally-reporter.mjs";

type State = "passed" | "failed" | "skipped" | "pending";

/** A test file as reporters see it. */
function file(
  states: readonly State[],
  {
    name = "unit",
    ok = !states.includes("failed"),
    message = "\u001b[31mwrong\u001b[39m\nat once",
    flaky = false,
    hook,
    ...more
  }: {
    hook?: string;
    name?: string;
    ok?: boolean;
    message?: string;
    flaky?: boolean;
    diff?: string;
    stacks?: { line: number }[];
  } = {},
): TestModule {
  const errorsOf = (state: State) => (state === "failed" ? [{ message, ...more }] : undefined);
  return {
    project: { name },
    moduleId: "/a.test.ts",
    relativeModuleId: "a.test.ts",
    state: () => (ok ? "passed" : "failed"),
    ok: () => ok,
    errors: () => (hook ? [] : [{ message: "no such module" }]),
    children: {
      allSuites: () => [{ errors: () => (hook ? [{ message: hook }] : []) }],
      allTests: () =>
        states.map((state) => ({
          fullName: "a > test",
          result: () => ({ state, errors: errorsOf(flaky ? "failed" : state) }),
          diagnostic: () => ({ flaky }),
        })),
    },
    diagnostic: () => ({ collectDuration: 100, setupDuration: 0, duration: 900 }),
  } as unknown as TestModule;
}

const counts = {
  passed: 0,
  failed: 0,
  skipped: 0,
  seconds: 1,
  failures: [] as string[],
  unsteady: [] as string[],
};

test.each<[string, TestModule, boolean, object]>([
  [
    "what passed and what did not",
    file(["passed", "passed", "failed"]),
    true,
    { passed: 2, failed: 1, failures: ["a.test.ts > a > test: wrong"] },
  ],
  [
    "a file that did not load",
    file([], { ok: false }),
    true,
    { failed: 1, failures: ["a.test.ts > outside of its tests: no such module"] },
  ],
  [
    "a hook that failed before its tests, and what it said",
    file(["passed", "skipped"], { ok: false, hook: "not drawn" }),
    true,
    { passed: 1, skipped: 1, failed: 1, failures: ["a.test.ts > outside of its tests: not drawn"] },
  ],
  [
    "a test never heard of again",
    file(["passed", "pending"]),
    true,
    { passed: 1, failed: 1, failures: ["a.test.ts > a > test: it never ended"] },
  ],
  [
    "what passed when it was tried again, and names it",
    file(["passed"], { flaky: true }),
    true,
    { passed: 1, unsteady: ["a.test.ts > a > test: wrong"] },
  ],
  ["no test that is still to come", file(["passed", "pending", "pending"]), false, { passed: 1 }],
])("counts %s", (_what, module, ended, expected) => {
  expect(tallyOf([module], ended)).toEqual({
    steps: { unit: { ...counts, ...expected } },
    strayErrors: 0,
    lost: [],
    ended,
  });
});

test.each([
  ["\n\u001b[34m \u001b[39m\n  wrong\nat once", ": wrong"],
  ["\n \n", ""],
])("takes the first line of %j that says something", (message, said) => {
  const { unit } = tallyOf([file(["failed"], { message })], true).steps;
  expect(unit?.failures).toEqual([`a.test.ts > a > test${said}`]);
});

test("says where a test failed, and of what differs the lines that do", () => {
  const diff = "\u001b[32m- Expected\u001b[39m\n+ Received\n\n  {\n-   a: 1,\n+   a: 2,\n    b: 3,\n  }";
  const { unit } = tallyOf([file(["failed"], { diff, stacks: [{ line: 81 }] })], true).steps;
  expect(unit?.failures).toEqual(["a.test.ts > a > test: wrong\n    line 81\n    -   a: 1,\n    +   a: 2,"]);
});

test("names a browser project as it is asked for", () => {
  expect(Object.keys(tallyOf([file(["passed"], { name: "browser (chromium)" })], true).steps)).toEqual([
    "browser",
  ]);
});

test.each<[string, Parameters<typeof isLostBrowser>[0], boolean]>([
  ["said at once", { message: "[vitest] Browser connection was closed while running tests." }, true],
  [
    "said as the cause",
    { message: "Failed to run", cause: { message: "Browser connection was closed" } },
    true,
  ],
  ["another stray error", { message: "Unhandled", cause: { message: "no such thing" } }, false],
])("tells a lost browser: %s", (_what, error, expected) => {
  expect(isLostBrowser(error)).toBe(expected);
});

test.each<[string, TestModule, boolean]>([
  [
    "in a test",
    file(["failed"], { message: "page.goto: Target page, context or browser has been closed" }),
    true,
  ],
  ["by the process behind the page", file(["failed"], { message: "page.click: Target crashed " }), true],
  [
    "in a hook",
    file(["skipped"], {
      ok: false,
      hook: "browser.newContext: Target page, context or browser has been closed",
    }),
    true,
  ],
  ["and a second try had another one", file(["passed"], { flaky: true, message: "Page crashed" }), false],
  ["not at all", file(["failed"]), false],
])("a file has lost the browser that it drives: %s", (_what, module, expected) => {
  expect(endedWithBrowser(module)).toBe(expected);
});

describe("after the browser ended, a file is lost", () => {
  const asked = [{ moduleId: "/a.test.ts" }, { moduleId: "/b.test.ts" }] as TestSpecification[];
  const closed = [{ message: "Browser connection was closed while running tests." }];

  test.each<[string, TestModule[], string[]]>([
    ["that never began", [file(["passed"])], ["/b.test.ts"]],
    [
      "that waited to begin",
      [{ ...file([]), state: () => "queued" } as TestModule],
      ["/a.test.ts", "/b.test.ts"],
    ],
    ["in the middle of its tests", [file(["passed", "pending"])], ["/a.test.ts", "/b.test.ts"]],
    [
      "that failed by it",
      [{ ...file([], { ok: false }), errors: () => closed } as unknown as TestModule],
      ["/a.test.ts", "/b.test.ts"],
    ],
  ])("%s", (_what, modules, lost) => {
    expect(lostFiles(asked, modules)).toEqual(lost);
  });

  test("and no file that failed by itself", () => {
    expect(lostFiles(asked.slice(0, 1), [file(["passed", "failed"])])).toEqual([]);
  });
});
