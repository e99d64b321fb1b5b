import { type EditorModel, type FinishResult, SavingStatus, type SentWork } from "../editor/index.js";
import { type PlainData, samePlainData } from "../lib/plain-data.js";
import { ModelElement } from "./model-element.js";
import type { FinishTask } from "./screen-element.js";

/** The base of the elements that finish their value: which finish is under way, and what its answer is about. */
export abstract class FinishingElement<Model extends EditorModel> extends ModelElement<Model> {
  #submitting: Promise<FinishResult<PlainData>> | undefined;
  /** Counts the contents that took the place of another. */
  #content = 0;
  /** Tells whether the last finish is about what is shown. */
  #isShown = (): boolean => true;

  protected abstract finishAll(): Promise<FinishResult<PlainData>>;
  /** The work of now is about to be sent. */
  protected abstract workSent(): SentWork;

  /** Finishes. While a finish is in flight, a second call makes no second request and resolves with the first. */
  submit(): Promise<FinishResult<PlainData>> {
    if (this.#submitting) return this.#submitting;
    const isShown = this.#watchContent();
    const submitting = this.finishAll().finally(() => {
      if (this.#submitting === submitting) this.#submitting = undefined;
    });
    // A listener may have set other content by now.
    if (isShown()) this.#submitting = submitting;
    return submitting;
  }

  protected override leaveFinishing(): void {
    this.#submitting = undefined;
    super.leaveFinishing();
  }

  /** Other content is there: to finish it is another finish. */
  protected leaveContent(): void {
    this.#content += 1;
    this.#submitting = undefined;
    // A finish that has its answer ends by itself.
    const isAnswered = this.store.get(this.session.status) > SavingStatus.saving;
    if (!this.#isShown() && !isAnswered) this.leaveFinishing();
  }

  /** Returns a function that tells whether what is edited now is still there. */
  #watchContent(): () => boolean {
    const own = this.#content;
    return () => own === this.#content;
  }

  /**
   * An answer is about the content that was there when its task was made, unless the task itself says what it is about: a
   * listener may set other content before the payload is sent.
   */
  protected override finishWith(task: FinishTask): Promise<FinishResult<PlainData>> {
    const isShown = task.isShown ?? this.#watchContent();
    this.#isShown = isShown;
    const sent = this.workSent();
    // A part of it may be sent alone, and its draft holds all.
    const isAll = samePlainData(task.payload, this.model.payload());
    return super.finishWith({
      ...task,
      isShown,
      send: async (payload) => {
        const answer = await task.send(payload, isShown);
        if (answer.ok && isAll) sent.arrived();
        return answer;
      },
      applySave(payload, response) {
        if (isShown()) task.applySave(payload, response, sent);
        // It was handed over.
        else if (isAll) sent.arrived();
      },
    });
  }
}
