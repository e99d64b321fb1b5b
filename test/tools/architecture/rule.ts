/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface TextFile {
  path: string;
  text: string;
}

/** Where a rule is broken, and what to do instead. `line` counts from 1. */
export interface Violation {
  path: string;
  line?: number;
  message: string;
}

/** A rule is a pure function over files, so that it can be shown to fail on two lines of text. */
export interface Rule {
  name: string;
  check(files: readonly TextFile[]): Violation[];
}

/** What a failing rule prints: one line a place, first where, then what to do. */
export function describeViolations(rule: Rule, files: readonly TextFile[]): string[] {
  return rule.check(files).map(({ path, line, message }) => `${path}${line ? `:${line}` : ""} ${message}`);
}
