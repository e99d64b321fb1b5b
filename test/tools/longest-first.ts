import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, longest first. Vitest goes by the size of files where it has never run: these are small. */
const longest = [
  "hazards/injection.test.ts",
  "e2e/pages.test.ts",
  "e2e/action-effects.test.ts",
  "hazards/payload.test.ts",
  "hazards/drafts.test.ts",
  "hazards/styles.test.ts",
];

/** Has the long files begin first: one that begins last keeps one worker busy while the other has nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = (file: TestSpecification) => rank(file) < longest.length;
    const first = sorted.filter(isLong).sort((a, b) => rank(a) - rank(b));
    return [...first, ...sorted.filter((file) => !isLong(file))];
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((name) => moduleId.endsWith(`/test/${name}`));
  return at < 0 ? longest.length : at;
}
