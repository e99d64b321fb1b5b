import { pageAddress } from "../../lib/page-address.js";
import { type NavigateEvent, type Navigation, navigationOf } from "../navigation-api.js";
import type { PageArrival, Submission } from "./submission.js";

/** An element as a form sees it. */
export interface FormMember {
  form(): HTMLFormElement | null;
  /** The name of its entry; without one it is no part of what is sent. */
  entryName(): string | null;
}

/** Watches whether the form around an element is sent. A page may prevent that after everybody else has heard of it. */
export class SubmissionWatch {
  #sent: { submission: Submission; isPrevented(): boolean } | null = null;

  constructor(
    readonly member: FormMember,
    /** The browser had kept the page and shows it again: the form did not lead away for good. */
    readonly cameBack: () => void,
  ) {}

  /** The submission that the page is being left by now, if it is. */
  get current(): Submission | null {
    const sent = this.#sent;
    return sent && !sent.isPrevented() ? { ...sent.submission, leftAt: clockNow() } : null;
  }

  /** The work has gone on since. */
  forget(): void {
    this.#sent = null;
  }

  start(): void {
    this.forget();
    window.addEventListener("submit", this.#onSubmit, true);
    window.addEventListener("pageshow", this.#onShow);
    navigationOf(window)?.addEventListener("navigate", this.#onNavigate);
  }

  stop(): void {
    window.removeEventListener("submit", this.#onSubmit, true);
    window.removeEventListener("pageshow", this.#onShow);
    navigationOf(window)?.removeEventListener("navigate", this.#onNavigate);
  }

  readonly #onSubmit = (event: Event): void => {
    const form = this.member.form();
    if (form === null || event.target !== form || !this.member.entryName()) return;
    const button = (event as SubmitEvent).submitter;
    const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
    // A GET saves nothing, so its work is kept as on any other way off the page.
    if (attribute("method")?.toLowerCase() !== "post") return;
    // With it this page stays, and is left by something else.
    if (
      isAnotherWindow(attribute("target") ?? document.querySelector("base[target]")?.getAttribute("target"))
    )
      return;
    const to = new URL(attribute("action") ?? "", document.baseURI).href;
    this.#note(to, event);
  };

  readonly #onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.forget();
    this.cameBack();
  };

  readonly #onNavigate = (event: Event): void => {
    const { formData, downloadRequest, destination } = event as NavigateEvent;
    if (formData) this.#onFormSent(formData, event as NavigateEvent);
    // The page is left by another way: a form before has not led away (a download, a 204, a page that asked to stay).
    else if (downloadRequest === null && !destination.sameDocument) this.forget();
  };

  /** Notes a form that a script has sent by `form.submit()`, which fires no `submit`. */
  #onFormSent(formData: FormData, event: NavigateEvent): void {
    const name = this.member.entryName();
    if (name && formData.has(name) && this.member.form() !== null) this.#note(event.destination.url, event);
  }

  #note(to: string, event: Event): void {
    const entry = navigationOf(window)?.currentEntry?.key;
    this.#sent = {
      submission: { from: pageAddress(), to, sentAt: clockNow(), ...(entry ? { entry } : {}) },
      isPrevented: () => event.defaultPrevented,
    };
  }
}

/** True where a form's target leaves this page as it is. The frames around are told by their keywords only. */
function isAnotherWindow(target: string | null | undefined): boolean {
  return Boolean(target) && target !== window.name && !/^_(self|parent|top)$/i.test(target ?? "");
}

/** By the clock that says when a document began, which a corrected time of day does not move. */
function clockNow(): number {
  return performance.timeOrigin + performance.now();
}

/** How this document came about, and where the history went on from the entry of a submission. */
export function pageArrival(sentFrom?: string): PageArrival {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const navigation = navigationOf(window);
  const list = navigation?.entries;
  const entries = list?.call(navigation as Navigation) ?? [];
  const at = entries.findIndex(({ key }) => key === sentFrom);
  return {
    type: entry?.type ?? "navigate",
    url: entry?.name || pageAddress(),
    referrer: document.referrer,
    status: entry?.responseStatus ?? 0,
    redirects: entry?.redirectCount ?? 0,
    startedAt: performance.timeOrigin + (entry?.startTime ?? Number.NaN),
    since: at < 0 ? [] : entries.slice(at).map(({ url }) => url),
  };
}
