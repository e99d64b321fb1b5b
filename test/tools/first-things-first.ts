import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What has everything collected that nobody refers to, and what loads all modules again into each of its frames. All files
 * share one page, and where many had littered it Chromium died of either, more than once.
 */
const collecting = ["browser/leaks.test.ts", "browser/srcdoc.test.ts"];

/**
 * What takes longest, longest first: what begins last keeps one worker busy while the other has nothing to do. Vitest goes
 * by the size of files where it has never run, and these are small.
 */
const longest = [
  "browser/growth.test.ts",
  "hazards/documents.test.ts",
  "hazards/libraries.test.ts",
  "e2e/pages.test.ts",
  "hazards/injection.test.ts",
  "e2e/action-effects.test.ts",
  "hazards/drafts.test.ts",
];

/** The files that begin before all others, below `test/`. */
export const first = [...collecting, ...longest];

/** Has the files named here begin before all others. */
export class FirstThingsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isNamed = (file: TestSpecification) => rank(file) < first.length;
    const named = sorted.filter(isNamed).sort((a, b) => rank(a) - rank(b));
    return [...named, ...sorted.filter((file) => !isNamed(file))];
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = first.findIndex((name) => moduleId.endsWith(`/test/${name}`));
  return at < 0 ? first.length : at;
}
