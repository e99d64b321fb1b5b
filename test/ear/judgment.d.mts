interface Wanted {
  /** Said at least once. */
  readonly must?: readonly (string | RegExp)[];
  readonly mustNot?: readonly (string | RegExp)[];
  /** Said, and not twice. */
  readonly once?: readonly (string | RegExp)[];
}

export declare function faultsOf(wanted: Wanted, heard: readonly string[]): string[];
export declare function isComplete(wanted: Wanted, heard: readonly string[]): boolean;
export declare function oursOf(
  step: { own?: { readonly reader: string; readonly faults: readonly string[] }; faults: readonly string[] },
  reader: string,
): readonly string[];
