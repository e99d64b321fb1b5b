export type AffectedStep = "unit" | "components" | "browser" | "stories" | "e2e" | "gates";

export declare function affectedTests(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
  chunks: Readonly<Record<string, string>>,
): Record<AffectedStep, string[]>;
