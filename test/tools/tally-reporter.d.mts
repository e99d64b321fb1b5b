import type { TestModule, TestSpecification } from "vitest/node";
import type { Tally } from "./summary.mjs";

export declare function tallyOf(modules: Iterable<TestModule>, ended: boolean): Tally;
export declare function isLostBrowser(error: { message?: string; cause?: unknown }): boolean;
export declare function endedWithBrowser(module: TestModule): boolean;
export declare function lostFiles(
  asked: readonly TestSpecification[],
  modules: readonly TestModule[],
): string[];
