/** A friend as the form shows one. */
export interface FriendLite {
  readonly id: number;
  readonly name: string;
  /** The server's, and checked where it is shown. */
  readonly icon_url: string | null;
}

/** Friends whose name has a text, the best first; or why they could not be looked for. */
export type FoundFriends =
  | { readonly ok: true; readonly friends: readonly FriendLite[]; readonly hasMore: boolean }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Finds friends by a text. */
export type FindFriends = (text: string, signal: AbortSignal) => Promise<FoundFriends>;
