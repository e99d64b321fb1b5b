/** A test that failed: its name, and what the summary says of it. */
export interface Failure {
  test: string;
  text: string;
}
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
}
/** What one test file counted. */
export interface FileCounts extends Counts {
  step: string;
  /** Its path from the root of the project. */
  file: string;
  failures: readonly Failure[];
  /** What failed once and passed once. */
  unsteady: readonly Failure[];
}
export interface Row extends Counts {
  step: string;
  /** What failed that belongs to no file. */
  failures: readonly string[];
  files: readonly FileCounts[];
}
export interface Tally {
  files: readonly FileCounts[];
  /** What went wrong outside of every file. */
  strays: readonly string[];
  /** Test files without a result, because the browser ended by itself while tests ran. */
  lost: readonly string[];
  /** False when the run was ended before all was counted. */
  ended: boolean;
}
export declare function row(step: string, counts?: Partial<Row>): Row;
export declare function rowOfFiles(step: string, files: readonly FileCounts[]): Row;
export declare function rowsOfVitest(
  steps: readonly string[],
  end: { code: number; seconds: number },
  tally: Tally | undefined,
): Row[];
export declare function namesOfFailures(rows: readonly Row[]): string;
export declare function summary(rows: readonly Row[]): string;
export declare function slowestFiles(rows: readonly Row[], most?: number): string;
export declare function closingLine(rows: readonly Row[]): string;
export declare function exitCode(rows: readonly Row[]): 0 | 1;
