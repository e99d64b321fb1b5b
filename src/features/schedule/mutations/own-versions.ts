/** The versions that this operator's own moves made. */
export interface OwnVersions {
  /** The newest one that came of a version: a move that began before the answer to the one before goes on from there. */
  newest(key: string, version: string | null): string | null;
  saved(key: string, before: string, after: string): void;
}

/** Remembers them, by record. */
export function createOwnVersions(): OwnVersions {
  const chains = new Map<string, readonly string[]>();
  return {
    newest(key, version) {
      const chain = chains.get(key) ?? [];
      return version !== null && chain.includes(version) ? (chain.at(-1) ?? version) : version;
    },
    saved(key, before, after) {
      const chain = chains.get(key) ?? [];
      chains.set(key, [...(chain.at(-1) === before ? chain.slice(-8) : [before]), after]);
    },
  };
}
