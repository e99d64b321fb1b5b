/** What is wrong with each snippet of `server.md` that holds an action against its schema. */
export function trySnippets(): readonly {
  readonly name: string;
  readonly missing?: boolean;
  readonly problems?: readonly string[];
}[];
