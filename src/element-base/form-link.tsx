import type { ValueModel } from "../editor/index.js";
import { inAscii, stringify } from "../lib/json.js";
import type { PlainData } from "../lib/plain-data.js";

/** An element as its form sees it. */
export interface FormSource {
  model(): ValueModel;
  required(): boolean;
  /** Nobody has filled it in. */
  isBlank(): boolean;
  /** Message where the page gave a value that cannot be read, and nothing has replaced it. */
  unreadable(): string | null;
  /** Message for a required value that is missing, where the model has no problem with that. */
  missingMessage(): string;
  /** The value as it is submitted, where it is a text and no JSON. */
  entryText(): string | null;
  /** State that the browser keeps. */
  state(): PlainData;
  /** Entries that are submitted instead of one. */
  formEntries(): FormData | null;
  anchor(): HTMLElement;
}

/** Facts about an element for the form around it, and for the browser. */
export class FormLink {
  constructor(
    readonly internals: ElementInternals,
    readonly source: FormSource,
  ) {}

  /** Brings value and validity in step with the model. */
  refresh(): void {
    // Stringifying at each keystroke is for forms only; elsewhere nothing would be submitted.
    if (this.internals.form) {
      const text = this.source.entryText() ?? stringify(this.source.state());
      this.internals.setFormValue(this.source.formEntries() ?? this.entry(), text);
    }
    this.refreshValidity();
  }

  /** Text that is submitted for the element; an empty one where nothing is filled in, as of an empty field. */
  entry(): string {
    if (this.source.isBlank()) return "";
    const text = this.source.entryText();
    if (text !== null) return text;
    const model = this.source.model();
    // In ASCII: what reads the form may take it for another charset, or cut a letter in two.
    return inAscii(stringify(model.payload ? model.payload() : model.value()));
  }

  /**
   * Updates the validity: what may be held but not saved is a `customError`; an empty required value is missing as
   * well. What nobody has filled in, and nobody requires, is no mistake.
   */
  refreshValidity(): void {
    const unreadable = this.source.unreadable();
    if (unreadable !== null) {
      this.internals.setValidity({ customError: true }, unreadable, this.source.anchor());
      return;
    }
    const model = this.source.model();
    const required = this.source.required();
    const problem = required || !this.source.isBlank() ? model.problems()[0] : undefined;
    const valueMissing = required && model.isEmpty();
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

  /**
   * Charset in which its form is sent, as `accept-charset` lists it; `null` where that is UTF-8. In another one
   * browsers write what it lacks as `&#128512;`, which nobody reads back.
   */
  charset(): string | null {
    const { form } = this.internals;
    // A field of the form may have the name of the method.
    const accepted = (form && Element.prototype.getAttribute.call(form, "accept-charset")) ?? "";
    const listed = accepted.trim() || this.source.anchor().ownerDocument.characterSet;
    return /^(utf-?8[\s,]*)+$/i.test(listed) ? null : listed;
  }
}
