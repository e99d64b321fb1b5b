import { createStore } from "jotai";
import {
  createScreenSession,
  editingWords,
  expirePage,
  explainFailure,
  type Finisher,
  type FinishResult,
  failureDetail,
  finish,
  keepAll,
  type PageWork,
  SavingStatus,
  type ScreenCommands,
  type ScreenSession,
  type SentWork,
  whyUnread,
} from "../editor/index.js";
import type { Answer, Failure } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { type PlainData, type PlainObject, privateCopy } from "../lib/plain-data.js";
import { ConsoleElement } from "./console-element.js";
import { pageSingleton } from "./page.js";
import { PageExit } from "./page-exit.js";
import { sharedHttp } from "./page-http.js";

/** The words a screen has for the two ends of a finish (they differ by screen; rules: save-refused). */
export interface FinishWords {
  failed: string;
  saved: string;
}

/** One payload to be finished. */
export interface FinishTask {
  payload: PlainData;
  /** Why it may not be saved, a sentence each; empty when it may. */
  problems: readonly string[];
  words: FinishWords;
  /** Posts the payload; rejects never. `isShown` tells whether its answer is still about what is shown. */
  send(payload: PlainData, isShown: () => boolean): Promise<Answer<PlainData>>;
  /** Tells whether what is finished is still shown; without it, the content that was there when the task was made. */
  isShown?: () => boolean;
  /** Payload that was sent in the end, where sending had to change it. */
  sent?: () => PlainData;
  /** Which of several payloads it is: stands in its events too. */
  detail?: PlainObject;
  /** It is saved or handed over; `response` is what the server said, `sent` is for the drafts. */
  applySave(payload: PlainData, response: PlainData | undefined, sent?: SentWork): void;
  /** Shows what keeps it from being saved. */
  showProblems(): void;
  /** Why the call failed, a sentence each; the first is the heading of the others. */
  explain(failure: Failure): readonly string[];
}

/**
 * The base of the elements that show a screen: the store of its state, what is said around it, failures with their
 * event, the expiry of the page, calls that end when it leaves, and the finishing of payloads. It has no value.
 */
export abstract class ScreenElement extends ConsoleElement {
  protected readonly store: ReturnType<typeof createStore> = createStore();
  protected readonly session: ScreenSession = this.createSession();
  /** Commands of a screen to this element. */
  protected readonly commands: ScreenCommands = this.createCommands();
  /** The calls of this element; one for all of them, since it knows what was not answered. */
  protected readonly http: Http = sharedHttp(() => this.ownContext());
  /** The same for one server each, whichever is named by the time they are made. */
  readonly #servers = new Map<string, Http>();
  #leaving = new AbortController();
  /** Failures of which the page has had its event. */
  readonly #reported = new WeakSet<Failure>();
  readonly #pageWork = pageSingleton<PageWork>("work", () => new Set());
  readonly #keepWork = (): boolean => this.keepWork();
  /** The finishes that wait for each other, by the last of them; others once something else is shown. */
  #line: { last: Promise<FinishResult<PlainData>> | undefined } = { last: undefined };
  /** The way off the page by the answer to a finish. */
  protected readonly exit: PageExit = new PageExit({
    leaveSignal: () => this.leaveSignal,
    allowedOrigins: () => this.context().allowedRedirectOrigins ?? [],
    mayGo: (url) => this.emit("navigate", { url }),
    keepAll: () => this.keepAllWork(),
    report: (error) => this.report(error),
    stayed: () => {
      if (this.store.get(this.session.status) === SavingStatus.saved) this.#setStatus(SavingStatus.idle);
    },
  });

  protected createSession(): ScreenSession {
    return createScreenSession();
  }
  protected createCommands(): ScreenCommands {
    return {
      session: this.session,
      pageEditors: pageSingleton("editors", () => new Map()),
      refuse: (message) => {
        this.store.set(this.session.failure, { title: message, reasons: [] });
        this.emit("failure", { reason: "validation", status: null, messages: [message] });
      },
      reportFailure: (failure, messages) => void this.emit("failure", failureDetail(failure, messages)),
      contentFailed: (failure, title) => this.#contentFailed(failure, title),
      perform: async (call, title) => {
        this.clearNotices();
        const answer = await call();
        if (!answer.ok) this.#mutationFailed(answer.failure, title);
        return answer;
      },
      expire: (status) => this.expire(status),
    };
  }

  /** Calls of one server, for a mutation that is meant for it and may have to wait. */
  protected httpOf(apiBase: string): Http {
    const known = this.#servers.get(apiBase);
    const http = known ?? sharedHttp(() => ({ ...this.ownContext(), apiBase }));
    if (!known) this.#servers.set(apiBase, http);
    return http;
  }

  /** Aborted when the element leaves the page; another one when it comes back. */
  protected get leaveSignal(): AbortSignal {
    return this.#leaving.signal;
  }

  /** It was on the page, where the operator is on another screen by now: nothing takes them away from that. */
  get #hasLeft(): boolean {
    return this.#leaving.signal.aborted;
  }

  protected override connected(): void {
    if (this.#hasLeft) this.#leaving = new AbortController();
    this.#pageWork.add(this.#keepWork);
  }
  protected override disconnected(): void {
    this.#leaving.abort();
    this.#pageWork.delete(this.#keepWork);
  }

  /** Problem of an attribute or property that could be parsed; `null` when it is taken over. */
  protected inputProblem(_name: string): string | null {
    return null;
  }

  protected override inputRead(name: string, problem: string | null): void {
    const isRefused = problem !== null || this.inputProblem(name) !== null;
    const others = this.store.get(this.session.unreadableInputs).filter((other) => other !== name);
    this.store.set(this.session.unreadableInputs, isRefused ? [...others, name] : others);
    const at = this.inexactAt(name);
    this.store.set(this.session.inexactInputs, (known) => ({ ...known, [name]: at }));
    if (!isRefused) return;
    const messages = [...whyUnread(name, at, editingWords[this.shownLocale])];
    this.emitOnPage("failure", { reason: "invalid-input", status: null, messages });
  }

  /** @internal */
  workAsText(): string {
    return "";
  }

  /** Keeps the work for the next page; `false` when there is no room for it. */
  protected keepWork(): boolean {
    return true;
  }

  /** The same for everything of ours on the page, which is about to go. */
  protected keepAllWork(): boolean {
    return keepAll(this.#pageWork);
  }

  /**
   * The page is too old to save anything on it: keeps the work and reloads, unless the host prevents it. `false` when
   * the work could not be kept: then the page stays. An element that has left only keeps its work.
   */
  protected expire(status: number): boolean {
    if (this.#hasLeft) return this.keepWork();
    return expirePage({
      keep: () => this.keepWork(),
      mayReload: () => this.emit("page-expired", { status }),
      keepAll: () => this.keepAllWork(),
    });
  }

  /** Clears the notices of the last call. */
  protected clearNotices(): void {
    this.store.set(this.session.failure, null);
    this.store.set(this.session.success, null);
    this.store.set(this.session.notice, null);
  }

  /**
   * Finishes a payload, with the promised events. Payloads that are finished while another is in flight follow it, one
   * after another.
   */
  protected finishWith(task: FinishTask): Promise<FinishResult<PlainData>> {
    const line = this.#line;
    const run = () => this.#finish(task);
    const finishing = line.last ? line.last.then(run, run) : run();
    line.last = finishing;
    const end = () => {
      if (line.last === finishing) line.last = undefined;
    };
    finishing.then(end, end);
    return finishing;
  }

  /** Something else is shown, of another server: what is in flight there is nothing that the next finish waits for. */
  protected leaveFinishing(): void {
    this.#line = { last: undefined };
    if (this.store.get(this.session.status) !== SavingStatus.idle) this.#setStatus(SavingStatus.idle);
  }

  #setStatus(status: SavingStatus): void {
    this.store.set(this.session.status, status);
    this.emit("status-change", { status });
  }

  async #finish(task: FinishTask): Promise<FinishResult<PlainData>> {
    const { session, store } = this;
    // The result must be heard, also where nobody has scrolled to yet.
    this.mount();
    this.clearNotices();
    this.exit.giveUp();
    const result = await finish({
      ...task,
      finisher: this.setting<Finisher>("finisher"),
      emit: (type, detail) => this.emit(type, { ...detail, ...task.detail }),
      setStatus: (status) => this.#setStatus(status),
      showRefusal: () => task.showProblems(),
      showFailure: (messages, failure) => this.#showFailure(messages, failure),
      showSuccess: () => store.set(session.success, task.words.saved),
      expire: (status) => void this.expire(status),
      follow: (response) => this.exit.follow(response),
    });
    return privateCopy(result);
  }

  #mutationFailed(failure: Failure, title: string): void {
    // We ended it ourselves: nobody needs to be told.
    if (failure.kind === "aborted") return;
    this.#showFailure([title, ...explainFailure(failure, editingWords[this.shownLocale])], failure);
    this.#contentFailed(failure, title);
  }

  /** The same failure may be shown in several places, and again when the element comes back. */
  #contentFailed(failure: Failure, title: string): void {
    if (this.#reported.has(failure)) return;
    this.#reported.add(failure);
    const messages = [title, ...explainFailure(failure, editingWords[this.shownLocale])];
    this.emit("failure", failureDetail(failure, messages));
    if (failure.kind === "expired") this.expire(failure.status);
  }

  #showFailure([title = "", ...reasons]: readonly string[], failure: Failure): void {
    const isPage = failure.kind === "unreadable" && failure.isPage === true;
    this.store.set(this.session.failure, { title, reasons, isPage });
    const { kind, status, messages } = failure;
    // The body of an answer may hold anything, and reports are read by others.
    if (kind === "refused" || kind === "unreadable") this.report({ kind, status, messages });
  }
}
