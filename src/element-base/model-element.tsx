import { editingWords, type ValueModel } from "../editor/index.js";
import { parseJson, stringify } from "../lib/json.js";
import { type PlainData, privateCopy, samePlainData } from "../lib/plain-data.js";
import { FallbackControls } from "./fallback-controls.js";
import { FormLink } from "./form-link.js";
import { FormMirror } from "./form-mirror.js";
import { ScreenElement } from "./screen-element.js";
import { hintAtMirror } from "./sending-libraries.js";
import { withoutDetail } from "./without-detail.js";

/** The base of the elements that edit a value: the model, its value for scripts, and forms. */
export abstract class ModelElement<Model extends ValueModel> extends ScreenElement {
  static readonly formAssociated = true;

  readonly #form = new FormLink(this.internals, {
    model: () => this.model,
    required: () => this.setting<boolean>("required"),
    isBlank: () => this.isBlank(),
    unreadable: () => this.unreadableMessage(),
    missingMessage: () => this.missingMessage(),
    entryText: () => this.entryText(),
    state: () => this.formState(),
    formEntries: () => this.formEntries(),
    anchor: () => this.container,
  });
  readonly #mirror = new FormMirror(this, {
    form: () => this.form,
    values: () => this.mirroredValues(),
    isDisabled: () => this.isDisabled,
  });
  readonly #fallback = new FallbackControls(this, () => this.setting<string | null>("name"));
  #model: Model | undefined;
  #formDisabled = false;

  constructor() {
    super();
    // The browser is about to point at us: a form was submitted, or somebody asked to report.
    this.addEventListener("invalid", () => {
      setTimeout(() => {
        if (this.ownerDocument.activeElement === this) this.showProblems();
      });
    });
  }

  protected abstract createModel(onEdit: () => void): Model;
  /** The operator changed something. */
  protected abstract edited(): void;
  /** Shows what keeps the value from being saved, and goes to the first of it. */
  protected abstract showProblems(): void;
  abstract reset(): void;
  /** Replaces the content; `false` when the model cannot take it. */
  protected loadContent(data: PlainData): boolean {
    return this.model.load(data);
  }
  protected override inputProblem(name: string): string | null {
    if (name !== "value") return null;
    const data = this.setting<PlainData>("value");
    // `e.value = e.value` in a page's `change` would end the history.
    if (samePlainData(data, this.model.value())) return null;
    return this.loadContent(data) ? null : "no value of this element";
  }
  protected override inputRead(name: string, problem: string | null): void {
    super.inputRead(name, problem);
    // An unreadable value is no blank one.
    if (name === "value") this.refreshForm();
  }
  /** Message for a required value that is missing, where no problem has one. */
  protected missingMessage(): string {
    return "";
  }
  /** Message where a form must not be sent, since the page's value could not be read; `null` where it may. */
  protected unreadableMessage(): string | null {
    const at = this.inexactAt("value");
    return at === undefined ? null : editingWords[this.shownLocale].inexact(at);
  }
  /** True where nobody has filled it in. */
  protected isBlank(): boolean {
    return this.model.isBlank();
  }
  /** A form has to know: what the model does not say of the value has changed. */
  protected refreshForm(): void {
    this.#form.refresh();
    this.#mirror.refresh();
  }
  #hint(): void {
    hintAtMirror(this, this.form, this.context().debug);
  }
  /** Texts for the hidden inputs that a page names by `data-mirror`, one for each. */
  protected mirroredValues(): readonly string[] {
    return [this.#form.entry()];
  }
  /** The value as a form submits it, where it is a text and no JSON. */
  protected entryText(): string | null {
    return null;
  }
  /** Encoding in which its form sends it, as `accept-charset` lists it; `null` where that is UTF-8, or it is not sent. */
  protected sentCharset(): string | null {
    return this.form && this.setting("name") ? this.#form.charset() : null;
  }
  /** State that the browser keeps for its back and forward buttons. */
  protected formState(): PlainData {
    return this.model.value();
  }
  protected restoreFormState(state: PlainData): void {
    this.model.restoreDraft(state);
  }
  /** Entries that a form submits instead of one. */
  protected formEntries(): FormData | null {
    return null;
  }

  /** A form reads attributes that are no settings of the model, too: `name`, `required`. */
  protected override catchUp(): boolean {
    const isApplied = super.catchUp();
    if (isApplied && this.#model) {
      this.refreshForm();
      this.#hint();
    }
    return isApplied;
  }

  /** Made when first needed: a value set on a detached element is held without mounting anything. */
  protected get model(): Model {
    if (this.#model === undefined) {
      this.#model = this.createModel(() => {
        this.exit.stays();
        this.edited();
      });
      this.#model.subscribe(() => {
        this.refreshForm();
        this.#hint();
      });
      this.refreshForm();
    }
    this.catchUp();
    return this.#model;
  }

  /** True where nothing can be edited: by `disabled` here or on a fieldset around. */
  protected get isDisabled(): boolean {
    return this.setting<boolean>("disabled") || this.#formDisabled;
  }

  /**
   * The current payload, a private copy. Setting it replaces the content and clears the history; setting what is there,
   * equal as data, changes nothing. Of the detail of its own `change`, which some bindings write back, it takes the value.
   */
  get value(): PlainData {
    const value = this.model.value();
    return typeof value === "object" && value !== null ? privateCopy(value) : value;
  }
  set value(value: unknown) {
    this.setProperty("value", withoutDetail(value));
  }

  /** True where the payload differs from what was last set or finished. */
  get dirty(): boolean {
    return this.model.isDirty();
  }

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  get labels(): NodeList {
    return this.internals.labels;
  }
  get validity(): ValidityState {
    this.#form.refreshValidity();
    return this.internals.validity;
  }
  get validationMessage(): string {
    this.#form.refreshValidity();
    return this.internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.internals.willValidate;
  }
  checkValidity(): boolean {
    this.#form.refreshValidity();
    return this.internals.checkValidity();
  }
  /** As on native controls, and the problems are shown in place as well. */
  reportValidity(): boolean {
    this.#form.refreshValidity();
    const valid = this.internals.reportValidity();
    if (!valid) this.showProblems();
    return valid;
  }

  protected override connected(): void {
    super.connected();
    this.#fallback.takeOver();
  }

  /** @internal */
  override workAsText(): string {
    return stringify(this.model.value());
  }

  /** @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#formDisabled = disabled;
    this.settingsChanged();
    this.#mirror.refresh();
  }
  /** @internal */
  formResetCallback(): void {
    this.reset();
  }
  /** @internal */
  formAssociatedCallback(): void {
    this.refreshForm();
    this.#hint();
  }
  /** Back and forward bring back what was typed; it counts as the operator's edit, so it can be undone. @internal */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state !== "string") return;
    const kept = parseJson(state);
    if (kept.ok && !samePlainData(kept.data, this.formState())) this.restoreFormState(kept.data);
  }
}
