import type { OpenRequest } from "../../../../api/open-requests.js";
import { requestKey } from "../../inbox/inbox-state.js";

/** A request in an open inbox. */
export interface InboxRow {
  readonly key: string;
  readonly request: OpenRequest;
  /** It waits no more: judged here, or by somebody else. */
  readonly isGone: boolean;
}

/** The rows after the list was read again: none moves or goes while somebody works on them, new ones come last. */
export function inboxRows(before: readonly InboxRow[], now: readonly OpenRequest[]): readonly InboxRow[] {
  const left = new Map(now.map((request) => [requestKey(request), request]));
  const kept = before.map(({ key, request }): InboxRow => {
    const newer = left.get(key);
    left.delete(key);
    return { key, request: newer ?? request, isGone: newer === undefined };
  });
  return [...kept, ...[...left].map(([key, request]) => ({ key, request, isGone: false }))];
}
