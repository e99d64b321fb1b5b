export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** A line for each test that failed. */
  failures: string[];
  /** A line for each test that failed, was tried again and passed. */
  unsteady: string[];
}
export interface Row extends Counts {
  step: string;
}
export interface Tally {
  steps: Record<string, Counts>;
  strayErrors: number;
  /** Test files without a result, because Chromium ended by itself while tests ran. */
  lost: readonly string[];
  /** False when the run was ended before all was counted. */
  ended: boolean;
}
export declare function row(step: string, counts?: Partial<Counts>): Row;
export declare function rowsOfVitest(
  steps: readonly string[],
  end: { code: number; seconds: number },
  tally: Tally | undefined,
): Row[];
export declare function namesOfFailures(rows: readonly Row[]): string;
export declare function summary(rows: readonly Row[]): string;
export declare function closingLine(rows: readonly Row[]): string;
export declare function exitCode(rows: readonly Row[]): 0 | 1;
