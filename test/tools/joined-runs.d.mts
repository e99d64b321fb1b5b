import type { Tally } from "./summary.mjs";

export interface VitestRun {
  result: { code: number; seconds: number };
  tally: Tally | undefined;
}
export declare function joinedRuns(
  first: VitestRun & { tally: Tally },
  second: VitestRun,
): VitestRun & { tally: Tally };
