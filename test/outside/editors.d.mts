/** What each reader of the files for editors misses. */
export function tryEditors(): Promise<
  readonly { readonly name: string; readonly of: number; readonly missed: readonly string[] }[]
>;
