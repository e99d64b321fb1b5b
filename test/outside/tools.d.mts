/** What a tool makes of a document: so many of what was tried are right. */
export function tryTools(
  file?: string,
): Promise<readonly { readonly name: string; readonly right: number; readonly wrong: readonly string[] }[]>;
