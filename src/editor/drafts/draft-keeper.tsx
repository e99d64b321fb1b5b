import { whenIdle } from "../../kit/when-idle.js";
import type { EditorModel } from "../editor-model.js";
import type { Draft } from "./draft.js";
import { type DraftRival, isFirst, rivalsOf, workOf } from "./draft-rivals.js";
import type { DraftSource } from "./draft-source.js";
import { loadDraft, saveDraft } from "./draft-storage.js";
import { draftOf, isUnsaved } from "./draft-work.js";
import { OfferedWork } from "./offered-work.js";
import { RecordDrafts } from "./record-drafts.js";
import { SentWork } from "./sent-work.js";
import type { Submission } from "./submission.js";
import { SubmissionWatch } from "./submission-watch.js";
import { loadUnsaved, noteSent } from "./unsaved-draft.js";

/** An edit is on the disk this soon, in milliseconds; one write covers the keystrokes in between. */
const soon = 250;

/** Keeps the unsaved work of one editor in `sessionStorage`: soon after each edit, and at once when the page goes. */
export class DraftKeeper<Model extends EditorModel> implements DraftRival {
  #pending: ReturnType<typeof setTimeout> | undefined;
  /** True once work from before was looked for since the element was connected. */
  #hasLooked = false;
  /** True where the page has the current value: it was sent, or read by a script. */
  #isTaken = false;
  /** Others of its key that were there as it left: one that came later has found its work by itself. */
  #staying: readonly DraftRival[] = [];
  /** Ends waiting for that look. */
  #endWaiting = (): void => {};
  readonly #stored: RecordDrafts;
  readonly #offered: OfferedWork<Model>;
  readonly #submissions: SubmissionWatch;
  /** Writes at once what would be written soon. */
  readonly flush = (): void => this.#flushPending();
  /** The page is left: work that goes with its form is set aside, since the server has it now. */
  readonly #leave = (): void => {
    const submission = this.#submissions.current;
    if (submission === null) this.flush();
    else this.#setAside(submission);
  };

  constructor(readonly source: DraftSource<Model>) {
    this.#stored = new RecordDrafts(source);
    this.#offered = new OfferedWork(source, this.#stored);
    this.#submissions = new SubmissionWatch(source.member, () => {
      for (const key of this.#stored.keys()) loadUnsaved(key, true);
    });
  }

  /** After the page set other content. Before the first look that one is to find it. */
  contentLoaded(): void {
    this.#stored.named = this.source.model().record();
    if (this.#isTaken || this.source.model().isBlank()) {
      this.#cancelPending();
      this.#stored.dropWritten();
    }
    this.#stored.begin();
    this.#isTaken = false;
    this.#submissions.forget();
    if (this.#hasLooked) this.#findDraft();
  }

  /** Work from before came by another way. */
  workIsBack(): void {
    if (this.#hasLooked) this.#findDraft();
  }

  /** At once: where a page exchanges its body, the next editor looks before this is unmounted. Without a key for this document. */
  leave(): void {
    this.#staying = rivalsOf(this, this.source);
    if (this.source.key() !== null) this.flush();
    else if (this.#hasLooked || isUnsaved(this.source)) this.#update();
  }

  /** Changes the owner: the work so far stays with the old one, and the new one is offered nothing of it. */
  changeOwner(change: () => void): void {
    this.flush();
    change();
    if (!this.#hasLooked) return;
    this.source.offer(null);
    this.#stored.begin();
    this.#findDraft();
  }

  /** Looks for work from before and offers it. */
  #findDraft(): void {
    this.#endWaiting();
    this.#hasLooked = true;
    const isFirstOfKey = isFirst(this, this.source);
    this.#offered.find(isFirstOfKey ? this.#stored.keys() : [this.source.fallbackKey()]);
  }

  restoreOffered(): void {
    this.#offered.restore();
  }

  discardOffered(): void {
    this.#offered.discard();
    this.#update();
  }

  /**
   * Looks for work from before, soon: the first look of a page into its storage keeps the browser waiting for longer than
   * drawing an editor takes. Nothing is written before. From now on the work is kept when the page is left.
   */
  start(): void {
    this.#endWaiting();
    this.#hasLooked = false;
    this.#endWaiting = whenIdle(() => this.#findDraft());
    // Its place, by which it is found again, is known only as long as it has it.
    this.source.fallbackKey();
    if (this.#stored.named === undefined) this.#stored.named = this.source.model().record();
    if (isUnsaved(this.source)) this.edited();
    this.#submissions.start();
    this.source.rivals.add(this);
    window.addEventListener("pagehide", this.#leave);
    document.addEventListener("visibilitychange", this.flush);
  }

  stop(): void {
    this.#flushPending();
    this.#endWaiting();
    this.#submissions.stop();
    this.source.rivals.delete(this);
    const left = isUnsaved(this.source) ? this.#draft(this.source.offered()) : this.source.offered();
    const heir = rivalsOf(this, this.source).find((each) => this.#staying.includes(each));
    if (left) heir?.takeOver(left);
    window.removeEventListener("pagehide", this.#leave);
    document.removeEventListener("visibilitychange", this.flush);
  }

  /** The page has got what is there: where it replaces it, that is no unsaved work any more. */
  taken(): void {
    this.#isTaken = true;
  }

  holds(key: string | null): boolean {
    return key !== null && this.source.isConnected() && this.source.key() === key;
  }

  work(): Draft | null {
    return isUnsaved(this.source) ? this.#draft(null) : null;
  }

  takeOver(left: Draft): void {
    if (this.#offered.takeOver(left)) this.#writeSoon();
  }

  withdraw(sent: SentWork): void {
    if (this.#offered.withdraw(sent)) this.#writeSoon();
  }

  /** After an edit. */
  edited(): void {
    this.#isTaken = false;
    this.#submissions.forget();
    this.#writeSoon();
  }

  /** Now, under the page's key or, without one, under our own. `false` when it could not be kept. */
  snapshot(): boolean {
    this.#cancelPending();
    this.#findDraftFirst();
    const key = this.source.key() ?? this.source.fallbackKey();
    this.#stored.makeRoom(key);
    return this.#stored.write(key, this.#draft());
  }

  /** The same where there is something to keep: `true` when nothing is lost now. */
  keep(): boolean {
    return !isUnsaved(this.source) || this.snapshot();
  }

  /** True where there is unsaved work; writes it now. */
  isKept(): boolean {
    return isUnsaved(this.source) && this.snapshot();
  }

  /** The work of now is sent. */
  sending(): SentWork {
    this.#findDraftFirst();
    const { source } = this;
    const editors = () => new Set<DraftRival>([this, ...source.rivals]);
    return new SentWork(this.#draft(null), this.#stored.keys(), source.offered(), editors);
  }

  /**
   * The work is saved as it was sent: nothing to keep, unless the operator has gone on meanwhile, and nothing to offer but
   * what came up since (another owner's, or that of an editor that has left).
   */
  saved(sent = this.sending()): void {
    const { source } = this;
    if (!isUnsaved(source)) {
      // What nobody has answered may be another new one's.
      if (source.offered() === null) this.#stored.dropNamed();
      if (source.offered()?.savedAt === sent.offered?.savedAt) source.offer(null);
      this.#update();
    } else this.edited();
  }

  #forget(): void {
    this.#cancelPending();
    this.#stored.drop();
    for (const rival of rivalsOf(this, this.source)) if (rival.work()) rival.edited();
  }

  /** Not lost under it: what was offered and not answered, or else the work of another with this key. */
  #draft(earlier = this.source.offered() ?? workOf(rivalsOf(this, this.source))): Draft {
    return draftOf(this.source, this.#stored.named, earlier);
  }

  /** Brings the storage in step: the work of now; without any, what is still on offer; else nothing. */
  #update(): void {
    this.#findDraftFirst();
    const { source } = this;
    const offered = source.offered();
    if (!isUnsaved(this.source)) {
      if (offered) saveDraft(source.key() ?? source.fallbackKey(), offered);
      else this.#forget();
    } else if (source.key() !== null) this.snapshot();
    else saveDraft(source.fallbackKey(), { ...this.#draft(), keptFor: performance.timeOrigin });
  }

  /** Until it is known what the server made of it: the next page of this element looks (`loadUnsaved`). */
  #setAside(submission: Submission): void {
    this.#cancelPending();
    this.#findDraftFirst();
    for (const key of this.#stored.keys()) {
      const draft = isUnsaved(this.source) ? this.#draft() : null;
      if (!draft || !(key === this.source.key() || loadDraft(key))) continue;
      if (saveDraft(key, { ...draft, submission })) noteSent(key);
    }
  }

  #writeSoon(): void {
    if (this.source.key() !== null) this.#pending ??= setTimeout(this.flush, soon);
  }

  #flushPending(): void {
    if (this.#pending === undefined) return;
    this.#cancelPending();
    this.#update();
  }

  /** Keeps the earlier draft from being overwritten by a new one. */
  #findDraftFirst(): void {
    if (!this.#hasLooked) this.#findDraft();
  }

  #cancelPending(): void {
    clearTimeout(this.#pending);
    this.#pending = undefined;
  }
}
