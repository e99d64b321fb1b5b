/** Members of a `navigate` event where the browser has the Navigation API. */
export interface NavigateEvent extends Event {
  readonly formData: FormData | null;
  readonly downloadRequest: string | null;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  /** Aborted when the navigation is given up, and by any other one after it. */
  readonly signal: AbortSignal;
}

/** Members that browsers without the Navigation API lack. */
export interface Navigation extends EventTarget {
  readonly currentEntry: HistoryEntry | null;
  entries(): readonly HistoryEntry[];
}

interface HistoryEntry {
  /** It stays where the entry is replaced. */
  readonly key: string;
  readonly url: string | null;
}

/** The page's own, where the browser has it. */
export function navigationOf(page: Window): Navigation | undefined {
  return (page as Window & { navigation?: Navigation }).navigation;
}
