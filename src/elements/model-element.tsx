import { createStore } from "jotai";
import { parseJson, stringify } from "../lib/json.js";
import { privateCopy, samePlainData } from "../lib/plain-data.js";
import { ConsoleElement } from "./define.js";
import type { ValueModel } from "./editor-model.js";
import { FormLink } from "./form-link.js";

/** The base of the elements that edit a value: the model, its value and history for scripts, and forms. */
export abstract class ModelElement<Model extends ValueModel> extends ConsoleElement {
  static readonly formAssociated = true;

  protected readonly store: ReturnType<typeof createStore> = createStore();
  readonly #form = new FormLink(this.internals, {
    model: () => this.model,
    required: () => this.setting<boolean>("required"),
    missingMessage: () => this.missingMessage(),
    entries: () => this.formEntries(),
    anchor: () => this.container,
  });
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
  /** What is said of a required value that is missing, where no problem says it. */
  protected missingMessage(): string {
    return "";
  }
  /** What a form submits instead of the payload as JSON. */
  protected formEntries(): FormData | null {
    return null;
  }

  /** Made when first needed: a value set on a detached element is held without mounting anything. */
  protected get model(): Model {
    if (this.#model === undefined) {
      this.#model = this.createModel(() => this.edited());
      this.#model.subscribe(() => this.#form.refresh());
      this.#form.refresh();
    }
    this.catchUp();
    return this.#model;
  }

  /** Whether nothing can be edited now: by `disabled` here or on a fieldset around. */
  protected get isDisabled(): boolean {
    return this.setting<boolean>("disabled") || this.#formDisabled;
  }

  /** The current payload, a private copy. Setting it replaces the content and clears the history. */
  get value(): ReturnType<Model["value"]> {
    const value = this.model.value();
    return (typeof value === "object" && value !== null ? privateCopy(value) : value) as ReturnType<
      Model["value"]
    >;
  }
  set value(value: unknown) {
    this.setProperty("value", value);
  }

  /** Whether the payload differs from what was last set or finished. */
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

  /** @internal */
  workAsText(): string {
    return stringify(this.model.value());
  }

  /** @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#formDisabled = disabled;
    this.settingsChanged();
  }
  /** @internal */
  formResetCallback(): void {
    this.reset();
  }
  /** @internal */
  formAssociatedCallback(): void {
    this.#form.refresh();
  }
  /** Back and forward bring back what was typed; it counts as the operator's edit, so it can be undone. @internal */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state !== "string") return;
    const kept = parseJson(state);
    if (kept.ok && !samePlainData(kept.data, this.model.value())) this.model.restoreDraft(kept.data);
  }
}
