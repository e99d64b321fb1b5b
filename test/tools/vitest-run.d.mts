import type { Row, Tally } from "./summary.mjs";

type RunNode = (
  args: readonly string[],
  env: { TALLY_FILE: string },
  signs: string,
) => Promise<{ code: number; seconds: number }>;

export declare function runVitest(
  steps: readonly string[],
  options: { cannotRun: ReadonlyMap<string, string>; files: readonly string[]; node: RunNode },
): Promise<Row[]>;
export declare function countVitest(
  steps: readonly string[],
  files: readonly string[],
  node: RunNode,
): Promise<{ result: { code: number; seconds: number }; tally: Tally | undefined }>;
