import { Provider } from "jotai";
import type { ReactNode } from "react";
import {
  type ActionModel,
  type ActionSettings,
  actionStyles,
  actionWords,
  createActionModel,
  effectTypeIds,
} from "../features/action/index.js";
import { ActionScreen, prefetchCondition, prefetchEffectEditors } from "../features/action/views.js";
import { lazily } from "../kit/lazily.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import { actionEditorDeclaration } from "./action-editor.declaration.js";
import type { PropertiesOf } from "./declaration.js";
import { EditorElement, type FinishWords } from "./editor-element.js";
import type { ListenerMethod } from "./editor-events.js";
import { withProperties } from "./registry.js";
import { unknownTypes } from "./type-lists.js";

const saving = lazily(() => import("./action-saving.js"));

type ActionEditorProperties = Omit<PropertiesOf<(typeof actionEditorDeclaration)["attributes"]>, "value">;

/** The accessors that `withProperties` gives the class, and its events. */
export interface ActionEditorElement extends ActionEditorProperties {
  addEventListener: ListenerMethod<ActionEditorElement, AddEventListenerOptions>;
  removeEventListener: ListenerMethod<ActionEditorElement, EventListenerOptions>;
}

/**
 * `<action-editor>`: edits an action, an ordered list of effects, and saves it or hands it over
 * (actions-and-filters §2–8). Importing the class defines no element; `define` or an entry does.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: see above
export class ActionEditorElement extends EditorElement<ActionModel> {
  static override readonly declaration = actionEditorDeclaration;

  protected override readonly styles = actionStyles;

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <ActionScreen model={this.model} surroundings={this.surroundings} />
      </Provider>
    );
  }

  protected override createModel(onEdit: () => void): ActionModel {
    return createActionModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      onEdit,
    });
  }

  protected override connected(): void {
    super.connected();
    prefetchEffectEditors(this.model.editableTypes());
    prefetchCondition();
    saving.load().catch(() => {});
  }

  protected override settingsChanged(): void {
    this.model.configure(this.#settings());
  }

  protected override inputRead(name: string, problem: string | null): void {
    super.inputRead(name, problem ?? this.#unknownTypes(name));
  }

  protected override async send(payload: PlainObject): Promise<Answer<PlainData>> {
    // A file that cannot be loaded is to the operator what a call that cannot be made is; the next try loads it again.
    await saving.load().catch(() => {});
    if (!saving.value) return { ok: false, failure: { kind: "unreachable", status: null, messages: [] } };
    return saving.value.saveAction(payload, {
      context: this.ownContext(),
      path: this.setting<string | null>("finish-path"),
      encoding: this.setting<FormEncoding>("encoding"),
      withDescription: this.setting<boolean>("with-description"),
    });
  }

  protected override finishWords(): FinishWords {
    const { saveFailed, saved } = actionWords[this.shownLocale];
    return { failed: saveFailed, saved };
  }

  #settings(): ActionSettings {
    return {
      locale: this.shownLocale,
      template: this.setting<boolean>("template"),
      groupId: this.setting<number | null>("group-id"),
      swatch: this.setting<readonly string[] | null>("swatch")?.map(Number) ?? null,
      disabledTypes: this.setting<readonly string[] | null>("disabled-types")?.map(Number) ?? [],
      abilities: this.context().abilities ?? [],
      finishLabel: this.setting<string | null>("finish-label") || null,
      cancelable: this.setting<boolean>("cancelable"),
      readonly: this.setting<boolean>("readonly"),
      disabled: this.isDisabled,
    };
  }

  /** Custom swatch ids must all be known types (§5); the known ones among them stay in use. */
  #unknownTypes(name: string): string | null {
    return unknownTypes(name, (attribute) => this.setting(attribute) ?? [], effectTypeIds);
  }
}

withProperties(ActionEditorElement);
