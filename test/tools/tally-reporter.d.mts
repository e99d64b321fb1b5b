import type { TestModule, TestSpecification } from "vitest/node";
import type { Tally } from "./summary.mjs";

export declare const outsideOfTests: string;
export declare function tallyOf(
  modules: Iterable<TestModule>,
  run: {
    ended: boolean;
    /** What went wrong outside of tests; Vitest says in which file where it knows. */
    strayErrors?: readonly { message?: string; VITEST_TEST_PATH?: string }[];
    /** Only tests with one of these count. */
    tags?: readonly string[];
  },
): Tally;
export declare function isLostBrowser(error: { message?: string; cause?: unknown }): boolean;
export declare function endedWithBrowser(module: TestModule): boolean;
export declare function lostFiles(
  asked: readonly TestSpecification[],
  modules: readonly TestModule[],
): string[];
