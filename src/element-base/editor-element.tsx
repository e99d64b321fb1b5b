import type { EditorModel } from "../editor/index.js";
import {
  attendKeyboard,
  type DraftExtras,
  DraftKeeper,
  type EditorCommands,
  editingWords,
  failureDetail,
  fallbackDraftKey,
} from "../editor/index.js";
import type { PlainData } from "../lib/plain-data.js";
import { FinishingElement } from "./finishing-element.js";
import { keptByPage } from "./page.js";

/**
 * The base of the elements that finish a payload: what the operator and the page may do to it, drafts, keys. What is edited,
 * and how it is sent, is the subclass's.
 */
export abstract class EditorElement<Model extends EditorModel> extends FinishingElement<Model> {
  /** What drafts hold in addition to the value. */
  protected readonly draftExtras?: DraftExtras<Model>;
  readonly #drafts = new DraftKeeper<Model>({
    key: () => this.setting<string | null>("draft-key"),
    fallbackKey: () => fallbackDraftKey(this, this.declaration.tag),
    model: () => this.model,
    draftExtras: () => this.draftExtras,
    offered: () => this.store.get(this.session.offeredDraft),
    offer: (draft) => this.store.set(this.session.offeredDraft, draft),
    member: {
      form: () => this.form,
      entryName: () =>
        this.isDisabled ? null : this.getAttribute("name") || this.getAttribute("data-mirror"),
    },
  });
  /** While the element is on the page. */
  #leaveKeyboard = (): void => {};

  /** What a screen may ask of this element. */
  protected readonly commands: EditorCommands = {
    session: this.session,
    pageEditors: keptByPage("editors", () => new Map()),
    submit: () => void this.submit(),
    cancel: () => this.#cancel(),
    expire: (status) => this.expire(status),
    restoreDraft: () => this.#drafts.restoreOffered(),
    discardDraft: () => this.#drafts.discardOffered(),
    compareDraft: ({ value }) => ({
      differences: this.model.differences(value),
      shownRecord: this.model.record(),
    }),
    refuse: (message) => {
      this.store.set(this.session.failure, { title: message, reasons: [] });
      this.emit("failure", { reason: "validation", status: null, messages: [message] });
    },
    reportFailure: (failure, messages) => void this.emit("failure", failureDetail(failure, messages)),
  };

  // ── The public surface ─────────────────────────────────────────────────────────────────────────

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
    this.#drafts.edited();
  }

  // ── Lifecycle ──────────────────────────────────────────────────────────────────────────────────

  protected override connected(): void {
    this.#drafts.start();
    this.#leaveKeyboard = attendKeyboard({
      mount: () => this.container,
      isFixed: () => this.isDisabled || this.setting<boolean>("readonly"),
      undo: () => this.model.undoEdit(),
      redo: () => this.model.redoEdit(),
    });
  }

  /** @internal */
  override disconnectedCallback(): void {
    // At once: where a page exchanges its body, the next editor looks for a draft before this one is unmounted.
    this.#drafts.flush();
    super.disconnectedCallback();
  }

  protected override disconnected(): void {
    this.#drafts.stop();
    this.#leaveKeyboard();
  }

  protected override inputRead(name: string, problem: string | null): void {
    const taken =
      problem === null && (name !== "value" || this.loadContent(this.setting<PlainData>("value")));
    const others = this.store.get(this.session.unreadableInputs).filter((other) => other !== name);
    this.store.set(this.session.unreadableInputs, taken ? others : [...others, name]);
    if (name === "value") this.refreshForm();
    if (taken) return;
    const message = editingWords[this.shownLocale].inputUnreadable(name);
    this.emitOnPage("failure", { reason: "invalid-input", status: null, messages: [message] });
  }

  /** A value that could not be read is still what the page holds: an empty entry would take its place. */
  protected override isBlank(): boolean {
    return !this.store.get(this.session.unreadableInputs).includes("value") && super.isBlank();
  }

  /** Replaces the content by something that nobody has edited here; `false` when the model cannot take it. */
  protected loadContent(data: PlainData): boolean {
    const loaded = this.model.load(data);
    if (loaded) {
      this.#startAfresh();
      if (this.isConnected) this.#drafts.contentLoaded();
    }
    return loaded;
  }

  // ── Edits ──────────────────────────────────────────────────────────────────────────────────────

  protected override edited(): void {
    this.clearNotices();
    this.#drafts.edited();
    const { value, dirty } = this;
    this.emit("change", { value, dirty, valid: this.refusals().length === 0 });
  }

  /** Where the page leaves the editor there, the operator reads that nothing is lost. */
  #cancel(): void {
    if (this.setting<string | null>("draft-key") !== null && this.#drafts.isKept()) {
      this.store.set(this.session.notice, editingWords[this.shownLocale].draftKept);
    }
    this.emit("cancel");
  }

  #startAfresh(): void {
    this.store.set(this.session.attempts, 0);
    this.clearNotices();
  }

  // ── Finishing ──────────────────────────────────────────────────────────────────────────────────

  protected override workSaved(): void {
    this.#drafts.saved();
  }
  protected override keepWork(): boolean {
    return this.#drafts.keep();
  }
}
