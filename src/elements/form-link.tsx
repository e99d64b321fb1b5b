import { stringify } from "../lib/json.js";
import type { ValueModel } from "./editor-model.js";

/** An element as its form sees it. */
export interface FormSource {
  model(): ValueModel;
  required(): boolean;
  /** What is said of a required value that is missing, where the model has no problem with that. */
  missingMessage(): string;
  /** What is submitted, unless it is the payload as JSON. */
  entries(): FormData | null;
  anchor(): HTMLElement;
}

/** What a form around an element, and the browser, know about it. */
export class FormLink {
  constructor(
    readonly internals: ElementInternals,
    readonly source: FormSource,
  ) {}

  /** Brings value and validity in step with the model. */
  refresh(): void {
    // Stringifying at each keystroke is for forms only; elsewhere nothing would be submitted.
    if (this.internals.form) {
      const model = this.source.model();
      const text = stringify(model.value());
      const sent = model.payload ? stringify(model.payload()) : text;
      this.internals.setFormValue(this.source.entries() ?? sent, text);
    }
    this.refreshValidity();
  }

  /** What may be held but not saved is a `customError`; an empty required value is missing as well. */
  refreshValidity(): void {
    const model = this.source.model();
    const [problem] = model.problems();
    const valueMissing = this.source.required() && model.isEmpty();
    if (!problem && !valueMissing) {
      this.internals.setValidity({});
      return;
    }
    const message = problem?.message ?? this.source.missingMessage();
    this.internals.setValidity(
      { customError: problem !== undefined, valueMissing },
      message,
      this.source.anchor(),
    );
  }
}
