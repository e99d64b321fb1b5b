import type { EditorModel } from "../editor/index.js";
import {
  bindKeyboard,
  createEditorSession,
  type DraftExtras,
  DraftKeeper,
  type DraftRival,
  type EditorCommands,
  type EditorSession,
  editingWords,
  explainFailure,
  type FinishResult,
  fallbackDraftKey,
  ownedKey,
  type SavingStatus,
  type SentWork,
} from "../editor/index.js";
import type { Answer, Failure } from "../lib/failure.js";
import type { PlainData } from "../lib/plain-data.js";
import { conditionSettings } from "./condition-settings.js";
import { FinishingElement } from "./finishing-element.js";
import { pageSingleton } from "./page.js";
import type { FinishWords } from "./screen-element.js";

/**
 * The base of the elements that finish their value: what the operator and the page may do to it, drafts, keys. What is
 * edited, and how it is sent, is the subclass's.
 */
export abstract class EditorElement<Model extends EditorModel> extends FinishingElement<Model> {
  declare protected readonly session: EditorSession;
  declare protected readonly commands: EditorCommands;
  /** Extras of a draft beside the value. */
  protected readonly draftExtras?: DraftExtras<Model>;
  readonly #drafts = new DraftKeeper<Model>({
    rivals: pageSingleton<Set<DraftRival>>("drafts", () => new Set()),
    isConnected: () => this.isConnected,
    key: () => {
      const key = this.setting<string | null>("draft-key");
      return key === null ? null : ownedKey(key, this.ownerOfDrafts);
    },
    fallbackKey: () => {
      // Off the page it has no place, and the address may be that of the next one.
      if (this.isConnected) this.#place = fallbackDraftKey(this, this.declaration.tag);
      return ownedKey(this.#place, this.ownerOfDrafts);
    },
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
  /** The place that it had on the page when drafts were looked for last. */
  #place = "";
  /** While the element is on the page. */
  #leaveKeyboard = (): void => {};

  protected override createSession(): EditorSession {
    return createEditorSession();
  }
  protected override createCommands(): EditorCommands {
    return {
      ...super.createCommands(),
      session: this.session,
      submit: () => void this.submit(),
      cancel: () => this.#cancel(),
      restoreDraft: () => this.#drafts.restoreOffered(),
      discardDraft: () => this.#drafts.discardOffered(),
      compareDraft: ({ value }) => ({
        differences: this.model.differences(value),
        shownRecord: this.model.record(),
      }),
    };
  }

  /** Settings of the page for everything that finishes, with those that conditions in it need. */
  protected editorSettings() {
    return {
      ...conditionSettings(this.context(), {
        locale: this.shownLocale,
        readonly: this.setting<boolean>("readonly"),
        disabled: this.isDisabled,
      }),
      finishLabel: this.setting<string | null>("finish-label") || null,
      cancelable: this.setting<boolean>("cancelable"),
    };
  }

  /** Posts the payload; rejects never. One that finishes several payloads has a `finishAll` of its own in its place. */
  protected send(_payload: PlainData, _isShown: () => boolean): Promise<Answer<PlainData>> {
    throw new Error("nothing says how this element sends its payload");
  }
  protected abstract finishWords(): FinishWords;

  override get value(): PlainData {
    this.#drafts.taken();
    return super.value;
  }
  override set value(value: unknown) {
    super.value = value;
  }

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
    this.#drafts.edited();
  }

  /** The page has saved what is there: `dirty` is false, the draft goes, `reset()` leads here, and the history stays. */
  markSaved(): void {
    this.#applySave(this.model.payload(), undefined);
  }

  protected override connected(): void {
    super.connected();
    this.#drafts.start();
    this.#leaveKeyboard = bindKeyboard({
      mount: () => this.container,
      isFixed: () => this.isDisabled || this.setting<boolean>("readonly"),
      endStep: () => this.model.endStep(),
      undo: () => this.model.undoEdit(),
      redo: () => this.model.redoEdit(),
    });
  }

  /** @internal */
  override disconnectedCallback(): void {
    this.#drafts.leave();
    super.disconnectedCallback();
  }

  protected override disconnected(): void {
    super.disconnected();
    this.#drafts.stop();
    this.#leaveKeyboard();
  }

  /** A value that could not be read is still what the page holds: an empty entry would take its place. */
  protected override isBlank(): boolean {
    return !this.store.get(this.session.unreadableInputs).includes("value") && super.isBlank();
  }

  /** Replaces the content by something that nobody has edited here; `false` when the model cannot take it. */
  protected override loadContent(data: PlainData): boolean {
    const loaded = super.loadContent(data);
    if (loaded) this.contentReplaced();
    return loaded;
  }

  /** Something else is edited now: what was said is over, and a draft of it is looked for. */
  protected contentReplaced(): void {
    this.leaveContent();
    this.#startAfresh();
    if (this.isOnPage) this.#drafts.contentLoaded();
  }

  /** Restores what the browser has kept; it is not offered a second time. @internal */
  override formStateRestoreCallback(state: string | File | FormData | null): void {
    super.formStateRestoreCallback(state);
    this.#drafts.workIsBack();
  }

  protected override edited(): void {
    this.clearNotices();
    this.#drafts.edited();
    const { model } = this;
    this.emit("change", {
      value: model.value(),
      dirty: model.isDirty(),
      valid: this.refusals().length === 0,
    });
  }

  /** Cancels; if the page leaves the editor there, the operator reads that nothing is lost. */
  #cancel(): void {
    if (this.setting<string | null>("draft-key") !== null && this.#drafts.isKept()) {
      this.store.set(this.session.notice, editingWords[this.shownLocale].draftKept);
    }
    this.emit("cancel");
  }

  protected override changeDraftOwner(change: () => void): void {
    this.#drafts.changeOwner(change);
  }

  /** Writes the last edits into the draft at once: another record is about to be shown. */
  protected flushDraft(): void {
    this.#drafts.flush();
  }

  /** The page has got what is there, by an event of the element's own. */
  protected handedOver(): void {
    this.#drafts.taken();
  }

  /** Something other than an edit has changed what must not be lost: a draft says the same from then on. */
  protected workChanged(): void {
    this.#drafts.edited();
  }

  #startAfresh(): void {
    this.store.set(this.session.attempts, 0);
    this.clearNotices();
  }

  protected override workSent(): SentWork {
    return this.#drafts.sending();
  }

  protected override finishAll(): Promise<FinishResult<PlainData>> {
    return this.finishWith({
      payload: this.model.payload(),
      problems: this.refusals(),
      words: this.finishWords(),
      send: (payload, isShown) => this.send(payload, isShown),
      applySave: (payload, response, sent) => this.#applySave(payload, response, sent),
      showProblems: () => this.showProblems(),
      explain: (failure) => this.failureMessages(failure),
    });
  }

  /** Why the payload may not be finished, a sentence each: what keeps a form from being submitted keeps us from sending. */
  protected refusals(): string[] {
    // Nothing is saved over what could not be held.
    const unreadable = this.unreadableMessage();
    if (unreadable !== null) return [unreadable];
    const { model } = this;
    const found = model.problems().map(({ message }) => message);
    const isMissing = found.length === 0 && this.setting<boolean>("required") && model.isEmpty();
    return isMissing ? [this.missingMessage()] : found;
  }

  /** Why it failed, a sentence each; the first is the heading of the others. */
  protected failureMessages(failure: Failure): readonly string[] {
    return [this.finishWords().failed, ...explainFailure(failure, editingWords[this.shownLocale])];
  }

  protected override showProblems(): void {
    this.mount();
    this.store.set(this.session.attempts, (count) => count + 1);
    this.model.goTo(undefined);
  }

  protected override keepWork(): boolean {
    return this.#drafts.keep();
  }

  /** Marks the page as too old; if the work could not be kept, the operator is told to copy it first. */
  protected override expire(status: number): boolean {
    const isKept = super.expire(status);
    if (!isKept) {
      const reasons = [editingWords[this.shownLocale].draftNotKept];
      this.store.set(this.session.failure, { title: this.finishWords().failed, reasons });
    }
    return isKept;
  }

  #applySave(payload: PlainData, response: PlainData | undefined, sent?: SentWork): void {
    this.model.applySave(payload, response);
    this.saved(sent);
  }

  /** Takes over that all or a part is saved, as it was `sent` before or just now: refusals end, and the draft goes where nothing is left. */
  protected saved(sent?: SentWork): void {
    this.store.set(this.session.attempts, 0);
    this.#drafts.saved(sent);
  }
}
