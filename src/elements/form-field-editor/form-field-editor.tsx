import { Provider } from "jotai";
import type { ReactNode } from "react";
import { postFormField } from "../../api/form-fields.js";
import type { DraftExtras, Finisher, FinishResult, ListenerMethod } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  EditorElement,
  type FinishWords,
  pageDeps,
  unknownTypes,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import {
  createFormFieldModel,
  type FormField,
  type FormFieldModel,
  FormFieldScreen,
  type FormFieldSettings,
  formFieldStyles,
  formFieldWords,
  inputTypes,
  offeredTypes,
  type SyncName,
  syncNames,
} from "../../features/form-field/index.js";
import type { Answer } from "../../lib/failure.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { pageLists } from "../../references/index.js";
import { formFieldEditorDeclaration } from "./declaration.js";

type FormFieldEditorProperties = Omit<
  PropertiesOf<(typeof formFieldEditorDeclaration)["attributes"]>,
  "value"
>;

/** The class that it extends, the accessors of its attributes, and its events. */
interface FormFieldEditorMembers extends EditorElement<FormFieldModel>, FormFieldEditorProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions>;
  removeEventListener: ListenerMethod<this, EventListenerOptions>;
}

/**
 * `<form-field-editor>`: edits the definition of one thing that a friend is asked for, and hands it over or posts it
 * (rules: form-field-screen). Importing the class defines no element; `define` or an entry does.
 */
export class FormFieldEditorElement extends withMembers<FormFieldEditorMembers>()(EditorElement) {
  static override readonly declaration = formFieldEditorDeclaration;

  protected override readonly styles = formFieldStyles;
  /** The text of all choices, while it is edited and in no choice yet. */
  protected override readonly draftExtras: DraftExtras<FormFieldModel> = {
    writeExtras: ({ lines }) => lines.draft(),
    restoreWithExtras(model, value, extras) {
      model.restoreDraft(value);
      model.lines.restore(extras);
    },
  };
  readonly #lists = pageLists(pageDeps, this.http, this.server);

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <FormFieldScreen model={this.model} commands={this.commands} lists={this.#lists} />
      </Provider>
    );
  }

  /** A `FormField`, with whatever else was loaded. Setting it takes `null` for a new one. */
  override get value(): FormField & PlainObject {
    return super.value as FormField & PlainObject;
  }
  override set value(value: unknown) {
    super.value = value;
  }

  /** Finishes. To be posted it must be told where to: no call is its own (see the attribute `finish-path`). */
  override submit(): Promise<FinishResult<FormField & PlainObject>> {
    const isPosted = this.setting<Finisher>("finisher") !== "emit";
    if (!isPosted || this.setting<string | null>("finish-path"))
      return super.submit() as Promise<FinishResult<FormField & PlainObject>>;
    this.mount();
    const message = formFieldWords[this.shownLocale].noPath;
    this.commands.refuse(message);
    return Promise.resolve({ ok: false, messages: [message] });
  }

  protected override createModel(onEdit: () => void): FormFieldModel {
    return createFormFieldModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      onEdit,
      onUnfinished: () => this.workChanged(),
    });
  }

  protected override settingsChanged(): void {
    this.model.configure(this.#settings());
  }

  protected override inputProblem(name: string): string | null {
    const idsOf = (attribute: string) => this.setting<readonly string[] | null>(attribute) ?? [];
    const unknown = name === "sync" ? idsOf("sync").filter((each) => !isSyncName(each)) : [];
    if (unknown.length > 0) return `unknown destinations: ${unknown.join(", ")}`;
    return unknownTypes(name, idsOf, inputTypes) ?? super.inputProblem(name);
  }

  /** Messages of a refusal; one about several choices stands once. */
  protected override refusals(): string[] {
    return [...new Set(super.refusals())];
  }

  protected override missingMessage(): string {
    return formFieldWords[this.shownLocale].labelRequired;
  }

  protected override async send(payload: PlainObject, isShown: () => boolean): Promise<Answer<PlainData>> {
    const sent = this.model.state();
    const path = this.setting<string | null>("finish-path") ?? "";
    const answer = await postFormField(this.http, payload, path);
    if (isShown()) this.model.showRefusal(sent, answer.ok ? null : answer.failure);
    return answer;
  }

  protected override finishWords(): FinishWords {
    const { saveFailed, saved } = formFieldWords[this.shownLocale];
    return { failed: saveFailed, saved };
  }

  #settings(): FormFieldSettings {
    const { abilities = [] } = this.context();
    const sync = this.setting<readonly string[] | null>("sync");
    return this.keptSettings({
      locale: this.shownLocale,
      types: offeredTypes(
        this.setting<readonly string[] | null>("swatch")?.map(Number) ?? null,
        this.setting<readonly string[] | null>("disabled-types")?.map(Number) ?? [],
      ),
      sync: sync === null ? syncNames : syncNames.filter((name) => sync.includes(name)),
      abilities,
      finishLabel: this.setting<string | null>("finish-label") || null,
      cancelable: this.setting<boolean>("cancelable"),
      readonly: this.setting<boolean>("readonly"),
      disabled: this.isDisabled,
    });
  }
}

withProperties(FormFieldEditorElement);

function isSyncName(name: string): name is SyncName {
  return syncNames.some((each) => each === name);
}
