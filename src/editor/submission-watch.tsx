import { pageAddress } from "../lib/page-address.js";
import type { PageArrival, Submission } from "./submission.js";

/** What a `navigate` event says where the browser has the Navigation API. */
interface NavigateEvent extends Event {
  readonly formData: FormData | null;
  readonly destination: { readonly url: string };
}

/** An element as a form sees it. */
export interface FormMember {
  form(): HTMLFormElement | null;
  /** The name of its entry; without one it is no part of what is sent. */
  entryName(): string | null;
}

/** Watches whether the form around an element is sent. A page may prevent that after everybody else has heard of it. */
export class SubmissionWatch {
  #sent: { submission: Submission; isPrevented(): boolean } | null = null;

  constructor(readonly member: FormMember) {}

  /** The submission that the page is being left by, if it is. */
  get current(): Submission | null {
    return this.#sent && !this.#sent.isPrevented() ? this.#sent.submission : null;
  }

  /** The work has gone on since. */
  forget(): void {
    this.#sent = null;
  }

  start(): void {
    this.forget();
    window.addEventListener("submit", this.#onSubmit, true);
    navigationOf(window)?.addEventListener("navigate", this.#onNavigate);
  }

  stop(): void {
    window.removeEventListener("submit", this.#onSubmit, true);
    navigationOf(window)?.removeEventListener("navigate", this.#onNavigate);
  }

  readonly #onSubmit = (event: Event): void => {
    const form = this.member.form();
    if (form === null || event.target !== form || !this.member.entryName()) return;
    const button = (event as SubmitEvent).submitter;
    const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
    // A GET saves nothing, so its work is kept as on any other way off the page.
    if (attribute("method")?.toLowerCase() !== "post") return;
    const to = new URL(attribute("action") ?? "", document.baseURI).href;
    this.#sent = { submission: { from: pageAddress(), to }, isPrevented: () => event.defaultPrevented };
  };

  /** A script's `form.submit()` fires no `submit`. */
  readonly #onNavigate = (event: Event): void => {
    const { formData, destination } = event as NavigateEvent;
    const name = this.member.entryName();
    if (!name || !formData?.has(name) || this.member.form() === null) return;
    const submission = { from: pageAddress(), to: destination.url };
    this.#sent = { submission, isPrevented: () => event.defaultPrevented };
  };
}

function navigationOf(page: Window): EventTarget | undefined {
  return (page as Window & { navigation?: EventTarget }).navigation;
}

/** How this page came about. */
export function pageArrival(): PageArrival {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return {
    type: entry?.type ?? "navigate",
    url: pageAddress(),
    referrer: document.referrer,
    status: entry?.responseStatus ?? 0,
    redirects: entry?.redirectCount ?? 0,
  };
}
