import { describe, expect, test } from "vitest";
import type { TestModule, TestSpecification } from "vitest/node";
import type { FileCounts } from "./summary.mjs";
import { endedWithBrowser, isLostBrowser, lostFiles, outsideOfTests, tallyOf } from "./tally-reporter.mjs";
import { fileCounts } from "./tally-samples.js";

type State = "passed" | "failed" | "skipped" | "pending";

/** A test file as reporters see it. */
function file(
  states: readonly State[],
  {
    name = "unit",
    ok = !states.includes("failed"),
    message = "\u001b[31mwrong\u001b[39m\nat once",
    tags = [] as string[],
    hook,
    ...more
  }: {
    hook?: string;
    name?: string;
    ok?: boolean;
    message?: string;
    tags?: string[];
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
          tags,
          result: () => ({ state, errors: errorsOf(state) }),
        })),
    },
    diagnostic: () => ({ collectDuration: 100, setupDuration: 0, duration: 900 }),
  } as unknown as TestModule;
}

/** What the only file of a run counts. */
function countsOf(module: TestModule, run: Partial<Parameters<typeof tallyOf>[1]> = {}) {
  return tallyOf([module], { ended: true, ...run }).files[0];
}

const outside = (said: string) => ({
  test: outsideOfTests,
  text: `a.test.ts > outside of its tests: ${said}`,
});

test.each<[string, TestModule, boolean, Partial<FileCounts>]>([
  [
    "what passed and what did not",
    file(["passed", "passed", "failed"]),
    true,
    { passed: 2, failed: 1, failures: [{ test: "a > test", text: "a.test.ts > a > test: wrong" }] },
  ],
  [
    "a file that did not load",
    file([], { ok: false }),
    true,
    { failed: 1, failures: [outside("no such module")] },
  ],
  [
    "a hook that failed before its tests, and what it said",
    file(["passed", "skipped"], { ok: false, hook: "not drawn" }),
    true,
    { passed: 1, skipped: 1, failed: 1, failures: [outside("not drawn")] },
  ],
  [
    "a test never heard of again",
    file(["passed", "pending"]),
    true,
    {
      passed: 1,
      failed: 1,
      failures: [{ test: "a > test", text: "a.test.ts > a > test: it never ended" }],
    },
  ],
  ["no test that is still to come", file(["passed", "pending", "pending"]), false, { passed: 1 }],
])("counts %s", (_what, module, ended, expected) => {
  expect(countsOf(module, { ended })).toEqual(fileCounts({ passed: 0, ...expected }));
});

test("leaves out what is not asked for by its tag", () => {
  expect(countsOf(file(["passed", "skipped"]), { tags: ["smoke"] })).toMatchObject({ passed: 0, skipped: 0 });
  expect(countsOf(file(["passed", "skipped"], { tags: ["smoke"] }), { tags: ["smoke"] })).toMatchObject({
    passed: 1,
    skipped: 1,
  });
});

test("a stray error belongs to the file that it happened in, or to none", () => {
  const strayErrors = [
    { message: "late", VITEST_TEST_PATH: "/a.test.ts" },
    { message: "elsewhere", VITEST_TEST_PATH: "/b.test.ts" },
    { message: "nowhere" },
  ];
  const { files, strays } = tallyOf([file(["passed"])], { ended: true, strayErrors });
  expect(files).toEqual([fileCounts({ passed: 1, failures: [outside("late")] })]);
  expect(strays).toEqual(["elsewhere", "nowhere"]);
});

test.each([
  ["\n\u001b[34m \u001b[39m\n  wrong\nat once", ": wrong"],
  ["\n \n", ""],
])("takes the first line of %j that says something", (message, said) => {
  const [failed] = countsOf(file(["failed"], { message }))?.failures ?? [];
  expect(failed?.text).toBe(`a.test.ts > a > test${said}`);
});

test("says where a test failed, and of what differs the lines that do", () => {
  const diff = "\u001b[32m- Expected\u001b[39m\n+ Received\n\n  {\n-   a: 1,\n+   a: 2,\n    b: 3,\n  }";
  const [failed] = countsOf(file(["failed"], { diff, stacks: [{ line: 81 }] }))?.failures ?? [];
  expect(failed?.text).toBe("a.test.ts > a > test: wrong\n    line 81\n    -   a: 1,\n    +   a: 2,");
});

test("names a browser project as it is asked for", () => {
  expect(countsOf(file(["passed"], { name: "browser (chromium)" }))?.step).toBe("browser");
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
