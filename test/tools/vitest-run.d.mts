import type { Row } from "./summary.mjs";

export declare function runVitest(
  steps: readonly string[],
  options: {
    cannotRun: ReadonlyMap<string, string>;
    files: readonly string[];
    node(
      args: readonly string[],
      env: { TALLY_FILE: string },
      signs: string,
    ): Promise<{ code: number; seconds: number }>;
  },
): Promise<Row[]>;
