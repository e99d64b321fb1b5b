export declare function changedSince(
  root: string,
  commit?: string,
): { base: string; files: string[] } | undefined;
export declare function readSources(root: string): Map<string, string>;
