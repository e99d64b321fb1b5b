import type { EditorModel } from "../editor/index.js";
import {
  createEditorSession,
  editingWords,
  expirePage,
  explainFailure,
  type Finisher,
  type FinishResult,
  finish,
  followRedirect,
  type SavingStatus,
} from "../editor/index.js";
import type { Answer, Failure } from "../lib/failure.js";
import { type PlainData, privateCopy } from "../lib/plain-data.js";
import { ModelElement } from "./model-element.js";

/** The words a screen has for the two ends of a finish (they differ by screen, actions-and-filters §8). */
export interface FinishWords {
  failed: string;
  saved: string;
}

/** The part of `EditorElement` that finishes a payload: the flow with its events, and what is said about it. */
export abstract class FinishingElement<Model extends EditorModel> extends ModelElement<Model> {
  protected readonly session = createEditorSession();
  #inFlight: Promise<FinishResult<PlainData>> | undefined;

  /** Posts the payload; rejects never. */
  protected abstract send(payload: PlainData): Promise<Answer<PlainData>>;
  protected abstract finishWords(): FinishWords;
  /** The work is out of our hands. */
  protected abstract workSaved(): void;
  /** Keeps the work for the next page; `false` when there is no room for it. */
  protected abstract keepWork(): boolean;

  /** Why it failed, a sentence each; the first is the heading of the others. */
  protected failureMessages(failure: Failure): readonly string[] {
    return [this.finishWords().failed, ...explainFailure(failure, editingWords[this.shownLocale])];
  }

  /** Saving progress: 0 idle, 1 saving, 2 saved, 3 failed. */
  get status(): SavingStatus {
    return this.store.get(this.session.status);
  }

  /** Finishes. While a finish is in flight, a second call makes no second request and resolves with the first. */
  submit(): Promise<FinishResult<PlainData>> {
    this.#inFlight ??= this.#finish().finally(() => {
      this.#inFlight = undefined;
    });
    return this.#inFlight;
  }

  /** Why the payload may not be finished, a sentence each: what keeps a form from being submitted keeps us from sending. */
  protected refusals(): string[] {
    const { model } = this;
    const found = model.problems().map(({ message }) => message);
    const isMissing = found.length === 0 && this.setting<boolean>("required") && model.isEmpty();
    return isMissing ? [this.missingMessage()] : found;
  }

  protected override showProblems(): void {
    this.mount();
    this.store.set(this.session.attempts, (count) => count + 1);
    this.model.goTo(undefined);
  }

  /** What was said about the last finish no longer holds. */
  protected clearNotices(): void {
    this.store.set(this.session.failure, null);
    this.store.set(this.session.success, null);
    this.store.set(this.session.notice, null);
  }

  /** The page is too old to save anything on it: keeps the work and reloads, unless the host prevents it. */
  protected expire(status: number): void {
    const kept = expirePage({
      keep: () => this.keepWork(),
      mayReload: () => this.emit("page-expired", { status }),
    });
    if (kept) return;
    const reasons = [editingWords[this.shownLocale].draftNotKept];
    this.store.set(this.session.failure, { title: this.finishWords().failed, reasons });
  }

  async #finish(): Promise<FinishResult<PlainData>> {
    const { session, store, model } = this;
    // What is said about it must be heard, also where nobody has scrolled to yet.
    this.mount();
    this.clearNotices();
    const result = await finish({
      finisher: this.setting<Finisher>("finisher"),
      payload: model.payload(),
      problems: this.refusals(),
      send: (payload) => this.send(payload),
      explain: (failure) => this.failureMessages(failure),
      emit: (type, detail) => this.emit(type, detail),
      setStatus: (status) => {
        store.set(session.status, status);
        this.emit("status-change", { status });
      },
      applySave: (payload, response) => {
        this.model.applySave(payload, response);
        store.set(session.attempts, 0);
        this.workSaved();
      },
      showRefusal: () => this.showProblems(),
      showFailure: ([title = "", ...reasons], failure) => {
        const isPage = failure.kind === "unreadable" && failure.isPage === true;
        store.set(session.failure, { title, reasons, isPage });
        if (failure.kind === "refused" || failure.kind === "unreadable") this.report(failure);
      },
      showSuccess: () => store.set(session.success, this.finishWords().saved),
      expire: (status) => this.expire(status),
      follow: (response) => this.#follow(response),
    });
    return privateCopy(result);
  }

  #follow(response: PlainData): boolean {
    return followRedirect(response, {
      allowedOrigins: this.context().allowedRedirectOrigins ?? [],
      mayGo: (url) => this.emit("navigate", { url }),
      beforeLeaving: () => void this.keepWork(),
      report: (error) => this.report(error),
    });
  }
}
