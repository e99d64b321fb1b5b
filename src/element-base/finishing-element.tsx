import { type EditorModel, type FinishResult, SavingStatus } from "../editor/index.js";
import { type PlainData, samePlainData } from "../lib/plain-data.js";
import { ModelElement } from "./model-element.js";
import type { FinishTask } from "./screen-element.js";

/** The base of the elements that finish their value: which finish is under way, and what its answer is about. */
export abstract class FinishingElement<Model extends EditorModel> extends ModelElement<Model> {
  #submitting: Promise<FinishResult<PlainData>> | undefined;
  /** Counts the contents that took the place of another. */
  #content = 0;
  /** True where the last finish ends with the content that it was for. */
  #isOfContent = false;

  protected abstract finishAll(): Promise<FinishResult<PlainData>>;
  /** All of the work is sent. Returns what is called when it has arrived, whatever is shown by then. */
  protected abstract workSent(): () => void;

  /** Finishes. While a finish is in flight, a second call makes no second request and resolves with the first. */
  submit(): Promise<FinishResult<PlainData>> {
    if (this.#submitting) return this.#submitting;
    const submitting = this.finishAll().finally(() => {
      if (this.#submitting === submitting) this.#submitting = undefined;
    });
    this.#submitting = submitting;
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
    // After the answer the status is that finish's own to end.
    if (this.#isOfContent && this.store.get(this.session.status) === SavingStatus.saving)
      this.leaveFinishing();
  }

  /** Returns a function that tells whether what is edited now is still there, when an answer comes. */
  protected watchContent(): () => boolean {
    const own = this.#content;
    return () => own === this.#content;
  }

  /** An answer is about the content that was sent, unless the task itself says what it is about. */
  protected override finishWith(task: FinishTask): Promise<FinishResult<PlainData>> {
    let { isShown } = task;
    return super.finishWith({
      ...task,
      isShown: () => isShown?.() !== false,
      send: async (payload) => {
        this.#isOfContent = task.isShown === undefined;
        isShown ??= this.watchContent();
        // A part of it may be sent alone, and its draft holds all.
        const arrived = samePlainData(payload, this.model.payload()) ? this.workSent() : undefined;
        const answer = await task.send(payload);
        if (answer.ok) arrived?.();
        return answer;
      },
    });
  }
}
