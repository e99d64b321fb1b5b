import type { FileCounts, Row, Tally } from "./summary.mjs";

export declare const mostFilesAgain: number;
export declare function runFailedAgain(
  rows: readonly Row[],
  steps: readonly string[],
  count: (step: string, file: string) => Promise<Tally | undefined>,
): Promise<Row[]>;
export declare function judgedAgain(first: FileCounts, second: FileCounts): FileCounts;
