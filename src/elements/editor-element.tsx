import {
  createEditorSession,
  type EditorSurroundings,
  editingWords,
  explainFailure,
  type Finisher,
  type FinishResult,
  failureDetail,
  finish,
  type SavingStatus,
} from "../features/editing/index.js";
import { prefetchNotice } from "../kit/LateNotice.js";
import { type Lazy, lazily } from "../kit/lazily.js";
import type { Answer, Failure } from "../lib/failure.js";
import { type PlainData, type PlainObject, privateCopy } from "../lib/plain-data.js";
import type { Beside, DraftKeeper } from "./draft-keeper.js";
import type { EditorModel } from "./editor-model.js";
import { expirePage, followRedirect } from "./leaving.js";
import { ModelElement } from "./model-element.js";

const drafting = lazily(() => import("./draft-keeper.js"));

/** The words a screen has for the two ends of a finish (they differ by screen, actions-and-filters §8). */
export interface FinishWords {
  failed: string;
  saved: string;
}

/**
 * The base of the elements that finish a payload: the finish with its events, what is said about it, drafts. What is
 * edited, and how it is sent, is the subclass's.
 */
export abstract class EditorElement<Model extends EditorModel> extends ModelElement<Model> {
  protected readonly session = createEditorSession();
  /** What drafts hold beside the value; it comes late. */
  protected readonly beside?: Lazy<Beside<Model>>;
  /** Its file comes late, and with it what was kept before is offered. */
  #drafts: DraftKeeper<Model> | undefined;
  #keyboard: Promise<(() => void) | undefined> | undefined;
  #inFlight: Promise<FinishResult> | undefined;

  /** Posts the payload; rejects never. */
  protected abstract send(payload: PlainObject): Promise<Answer<PlainData>>;
  /** Why it failed, a sentence each; the first is the heading of the others. */
  protected failureMessages(failure: Failure): readonly string[] {
    return [this.finishWords().failed, ...explainFailure(failure, editingWords[this.shownLocale])];
  }
  protected abstract finishWords(): FinishWords;

  /** What a screen may ask of this element. */
  protected readonly surroundings: EditorSurroundings = {
    session: this.session,
    submit: () => void this.submit(),
    cancel: () => void this.emit("cancel"),
    expire: (status) => this.#expire(status),
    restoreDraft: () => this.#drafts?.restoreOffered(),
    discardDraft: () => this.#drafts?.discardOffered(),
    refuse: (message) => {
      this.store.set(this.session.failure, { title: message, reasons: [] });
      this.emit("failure", { reason: "validation", status: null, messages: [message] });
    },
    tellFailure: (failure, messages) => void this.emit("failure", failureDetail(failure, messages)),
  };

  // ── The public surface ─────────────────────────────────────────────────────────────────────────

  /** Saving progress: 0 idle, 1 saving, 2 saved, 3 failed. */
  get status(): SavingStatus {
    return this.store.get(this.session.status);
  }

  get canUndo(): boolean {
    return this.model.canUndo();
  }
  get canRedo(): boolean {
    return this.model.canRedo();
  }
  undo(): void {
    this.model.undo();
  }
  redo(): void {
    this.model.redo();
  }

  /** Back to the last set or finished value. */
  reset(): void {
    this.model.reset();
    this.#startAfresh();
    this.#drafts?.edited();
  }

  /** Finishes. While a finish is in flight, a second call makes no second request and resolves with the first. */
  submit(): Promise<FinishResult> {
    this.#inFlight ??= this.#finish().finally(() => {
      this.#inFlight = undefined;
    });
    return this.#inFlight;
  }

  // ── Lifecycle ──────────────────────────────────────────────────────────────────────────────────

  protected override connected(): void {
    drafting.load().then(
      () => this.#keepDrafts(),
      // Without it nothing is kept, and an expired page is not reloaded.
      () => {},
    );
    prefetchNotice();
    this.#keyboard = import("./keyboard.js").then(
      ({ attendKeyboard }) =>
        attendKeyboard({
          mount: () => this.container,
          isFixed: () => this.isDisabled || this.setting<boolean>("readonly"),
          undo: () => this.model.undoEdit(),
          redo: () => this.model.redoEdit(),
        }),
      // Then the fields have the undo of the browser.
      () => undefined,
    );
  }

  /** @internal */
  override disconnectedCallback(): void {
    // At once: where a page exchanges its body, the next editor looks for a draft before this one is unmounted.
    this.#drafts?.flush();
    super.disconnectedCallback();
  }

  protected override disconnected(): void {
    this.#drafts?.stop();
    this.#keyboard?.then((end) => end?.());
  }

  protected override inputRead(name: string, problem: string | null): void {
    const taken =
      problem === null && (name !== "value" || this.loadContent(this.setting<PlainData>("value")));
    const others = this.store.get(this.session.unreadableInputs).filter((other) => other !== name);
    this.store.set(this.session.unreadableInputs, taken ? others : [...others, name]);
    if (taken) return;
    const message = editingWords[this.shownLocale].inputUnreadable(name);
    this.emitOnPage("failure", { reason: "invalid-input", status: null, messages: [message] });
  }

  #keepDrafts(): void {
    const keeping = drafting.value;
    if (!keeping || !this.isConnected) return;
    this.#drafts ??= new keeping.DraftKeeper({
      key: () => this.setting<string | null>("draft-key"),
      fallbackKey: () => keeping.fallbackDraftKey(this, this.declaration.tag),
      model: () => this.model,
      beside: this.beside,
      offered: () => this.store.get(this.session.offeredDraft),
      offer: (draft) => this.store.set(this.session.offeredDraft, draft),
    });
    this.#drafts.start();
  }

  /** Replaces the content by something that nobody has edited here; `false` when the model cannot take it. */
  protected loadContent(data: PlainData): boolean {
    const loaded = this.model.load(data);
    if (loaded) {
      this.#startAfresh();
      if (this.isConnected) this.#drafts?.lookForDraft();
    }
    return loaded;
  }

  // ── Edits ──────────────────────────────────────────────────────────────────────────────────────

  protected override edited(): void {
    this.#clearNotices();
    this.#drafts?.edited();
    const { value, dirty } = this;
    this.emit("change", { value, dirty, valid: this.#refusals().length === 0 });
  }

  /** What was said about the last finish no longer holds. */
  #clearNotices(): void {
    this.store.set(this.session.failure, null);
    this.store.set(this.session.success, null);
  }

  #startAfresh(): void {
    this.store.set(this.session.attempts, 0);
    this.#clearNotices();
  }

  protected override showProblems(): void {
    this.mount();
    this.store.set(this.session.attempts, (count) => count + 1);
    this.model.goTo(undefined);
  }

  // ── Finishing ──────────────────────────────────────────────────────────────────────────────────

  /** Why the payload may not be finished, a sentence each: what keeps a form from being submitted keeps us from sending. */
  #refusals(): string[] {
    const { model } = this;
    const found = model.problems().map(({ message }) => message);
    const isMissing = found.length === 0 && this.setting<boolean>("required") && model.isEmpty();
    return isMissing ? [this.missingMessage()] : found;
  }

  async #finish(): Promise<FinishResult> {
    const { session, store, model } = this;
    // What is said about it must be heard, also where nobody has scrolled to yet.
    this.mount();
    this.#clearNotices();
    const result = await finish({
      finisher: this.setting<Finisher>("finisher"),
      payload: model.payload(),
      problems: this.#refusals(),
      send: (payload) => this.send(payload),
      explain: (failure) => this.failureMessages(failure),
      emit: (type, detail) => this.emit(type, detail),
      setStatus: (status) => {
        store.set(session.status, status);
        this.emit("status-change", { status });
      },
      settle: (payload, response) => this.#settle(payload, response),
      showRefusal: () => this.showProblems(),
      showFailure: ([title = "", ...reasons], failure) => {
        store.set(session.failure, { title, reasons });
        if (failure.kind === "refused" || failure.kind === "unreadable") this.report(failure);
      },
      showSuccess: () => store.set(session.success, this.finishWords().saved),
      expire: (status) => this.#expire(status),
      follow: (response) => this.#follow(response),
    });
    return privateCopy(result);
  }

  #settle(payload: PlainObject, response: PlainData | undefined): void {
    this.model.settle(payload, response);
    this.store.set(this.session.attempts, 0);
    this.#drafts?.settled();
  }

  #expire(status: number): void {
    const kept = expirePage({
      keep: () => this.#drafts?.keep() ?? !this.model.isDirty(),
      mayReload: () => this.emit("page-expired", { status }),
    });
    if (kept) return;
    const reasons = [editingWords[this.shownLocale].draftNotKept];
    this.store.set(this.session.failure, { title: this.finishWords().failed, reasons });
  }

  #follow(response: PlainData): boolean {
    return followRedirect(response, {
      allowedOrigins: this.context().allowedRedirectOrigins ?? [],
      mayGo: (url) => this.emit("navigate", { url }),
      beforeLeaving: () => void this.#drafts?.keep(),
      report: (error) => this.report(error),
    });
  }
}
