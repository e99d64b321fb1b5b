/** A form that was posted with unsaved work in it: from which page, and where to. */
export interface Submission {
  from: string;
  to: string;
}

/** How a page came about, as its navigation entry and document say. */
export interface PageArrival {
  type: string;
  url: string;
  referrer: string;
  /** Of the answer; 0 where the browser does not say. */
  status: number;
  redirects: number;
}

/**
 * Whether the page that came after a submission is one on which its work is not saved: an error, the answer to the form
 * itself without a redirect (the form again, with messages), or the page it was sent from, by the Back button.
 */
export function cameBackUnsaved({ from, to }: Submission, page: PageArrival): boolean {
  if (page.status >= 400) return true;
  if (page.type === "back_forward") return isSamePage(page.url, from);
  return page.redirects === 0 && isSamePage(page.url, to) && isSamePage(page.referrer, from);
}

function isSamePage(one: string, other: string): boolean {
  return withoutQuery(one) === withoutQuery(other);
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, "");
}
