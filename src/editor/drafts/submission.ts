/** A form that was posted with unsaved work in it: from which page, and where to. */
export interface Submission {
  from: string;
  to: string;
  /** When it was sent, and when the page was left by it: the document that it led to began in between. */
  sentAt?: number;
  leftAt?: number;
  /** The entry of the history that it was sent from, where the browser tells. */
  entry?: string;
}

/** How a document came about, as its navigation entry says. */
export interface PageArrival {
  type: string;
  /** Its own address, which is not that of now where pages change without a load. */
  url: string;
  referrer: string;
  /** Status of the answer; 0 where the browser does not say. */
  status: number;
  redirects: number;
  /** By the clock of `sentAt`; not a number where the browser does not say. */
  startedAt: number;
  /** Addresses in the history from the submission's entry on; empty where that is not known. */
  since: readonly (string | null)[];
}

/**
 * True when work that went with a form is not saved, as far as anybody can tell from this document. In the one that
 * the form led to, an error, the answer to the form itself without a redirect (the form again, with messages) or a
 * login is a failure. In a later one only where the form led to counts: without a redirect nothing says that the work
 * arrived.
 */
export function returnedUnsaved(submission: Submission, page: PageArrival): boolean {
  const { from, to, sentAt = 0, leftAt = Number.MAX_VALUE } = submission;
  const { url, referrer, redirects, startedAt } = page;
  const isBack = page.type === "back_forward";
  // Clocks of two processes may differ a little.
  if (!isBack && !(startedAt < sentAt) && !(startedAt > leftAt + 2))
    return page.status >= 400 || isLogin(url) || (redirects === 0 && isSamePage(url, to));
  const answer = answerOf(submission, page.since);
  if (answer !== null) return isSamePage(answer, to) || isLogin(answer);
  if (isSamePage(referrer, to) || isLogin(referrer)) return true;
  return isSamePage(url, from) && (isBack || redirects > 0);
}

/** Address that the form led to, as far as the history tells. */
function answerOf({ from }: Submission, [own = null, next = null]: PageArrival["since"]): string | null {
  // A page at the address of its form may have replaced the entry of the form.
  return own === null || isSamePage(own, from) ? next : own;
}

function isLogin(url: string): boolean {
  return /(log[-_]?in|sign[-_]?in|auth|sso|session\/new)(?![a-z])/i.test(
    withoutQuery(url).replace(/^\w+:\/\/[^/]*/, ""),
  );
}

function isSamePage(one: string, other: string): boolean {
  return withoutQuery(one) === withoutQuery(other);
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, "");
}
