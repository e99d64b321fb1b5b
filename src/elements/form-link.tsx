import { stringify } from "../lib/json.js";
import type { EditorModel } from "./editor-model.js";

/** What a form around an editor, and the browser, know about it. */
export class FormLink {
  constructor(
    readonly internals: ElementInternals,
    readonly source: { model(): EditorModel; required(): boolean; anchor(): HTMLElement },
  ) {}

  /** Brings value and validity in step with the model. */
  refresh(): void {
    // Stringifying at each keystroke is for forms only; elsewhere nothing would be submitted.
    if (this.internals.form) {
      const text = stringify(this.source.model().value());
      this.internals.setFormValue(text, text);
    }
    this.refreshValidity();
  }

  /** What may be held but not saved is a `customError`; an empty required value is missing as well. */
  refreshValidity(): void {
    const model = this.source.model();
    const [problem] = model.problems();
    const valueMissing = this.source.required() && model.isEmpty();
    if (!problem) this.internals.setValidity({});
    else
      this.internals.setValidity({ customError: true, valueMissing }, problem.message, this.source.anchor());
  }
}
