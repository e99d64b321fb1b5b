/** A place of the source, a mistake there, and the tests that see it. */
export interface Breakage {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}
export const breakages: readonly Breakage[];
