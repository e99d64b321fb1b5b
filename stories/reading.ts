import type { Unreadable } from "../test/tools/reading.mjs";

/** How a story is read, `parameters.reading`. Every story is, so it is only given where something is meant to be so. */
export interface ReadingParameters {
  /** Texts of the story that need not be read where they stand. One that can be read after all fails the story too. */
  mayBe: readonly Exception[];
}

export interface Exception {
  kind: FailingKind;
  /** The text, as the finding names it. */
  what: string;
  /** What an operator reads it by all the same, or why nobody comes to see it so. */
  why: string;
}

/** What fails a story. How large texts and targets are is for who looks at pictures. */
const failingKinds = ["not seen", "cut", "drawn over"] as const satisfies readonly Unreadable["kind"][];
type FailingKind = (typeof failingKinds)[number];

/** What is found of a story in a window of one width, in px. */
export interface Read {
  width: number;
  found: readonly Unreadable[];
}

/** What is wrong with a story: each text that cannot be read and is no exception, and each exception without use or reason. */
export function complaints(
  reads: readonly Read[],
  { mayBe }: ReadingParameters = { mayBe: [] },
): readonly string[] {
  const findings = reads.flatMap(({ width, found }) =>
    found.filter(({ kind }) => isFailing(kind)).map((each) => ({ ...each, width })),
  );
  return [
    ...findings
      .filter((finding) => !mayBe.some((exception) => isOf(exception, finding)))
      .map(({ kind, what, more, width }) => `${kind} at ${width} px: ${what} (${more})`),
    ...mayBe
      .filter((exception) => !findings.some((finding) => isOf(exception, finding)))
      .map(({ kind, what }) => `an exception that nothing uses: ${kind}: ${what}`),
    ...mayBe
      .filter(({ why }) => why.trim() === "")
      .map(({ kind, what }) => `an exception without a reason: ${kind}: ${what}`),
  ];
}

const isFailing = (kind: Unreadable["kind"]) => failingKinds.some((each) => each === kind);
const isOf = (exception: Exception, { kind, what }: Unreadable) =>
  exception.kind === kind && exception.what === what;
