import { Provider } from "jotai";
import type { ReactNode } from "react";
import {
  type ActionModel,
  type ActionServices,
  type ActionSettings,
  actionStyles,
  actionWords,
  createActionModel,
  effectTypeIds,
} from "../features/action/index.js";
import { ActionScreen, lateEffects, prefetchCondition } from "../features/action/views.js";
import type { FinishResult } from "../features/editing/index.js";
import { lazily } from "../kit/lazily.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import { actionEditorDeclaration } from "./action-editor.declaration.js";
import type { PropertiesOf } from "./declaration.js";
import { EditorElement, type FinishWords } from "./editor-element.js";
import type { ListenerMethod } from "./editor-events.js";
import { localMoment, numberLimits } from "./here.js";
import { withProperties } from "./registry.js";
import { unknownTypes } from "./type-lists.js";

/** Its calls come late: nobody asks or saves before there is something to see. */
const actionPage = lazily(() => import("./action-page.js"));

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
  protected override readonly beside = actionPage;
  readonly #services: ActionServices = {
    page: lazily(async () => {
      await actionPage.load();
      if (!actionPage.value) throw new Error("the calls of an action are not there");
      return actionPage.value.createActionPage({
        own: () => this.ownContext(),
        whole: () => this.context(),
        encoding: () => this.setting<FormEncoding>("encoding"),
      });
    }),
    now: localMoment,
  };

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <ActionScreen model={this.model} surroundings={this.surroundings} services={this.#services} />
      </Provider>
    );
  }

  protected override createModel(onEdit: () => void): ActionModel {
    return createActionModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      moment: localMoment,
      lists: () => this.#services.page.value?.lists,
      onEdit,
    });
  }

  protected override connected(): void {
    super.connected();
    prefetchCondition();
    this.#services.page.load().catch(() => {});
    this.#readAllKinds().catch(() => {});
  }

  /** Waits for what is needed to judge every effect: of a kind that cannot be read yet nobody knows whether it may be saved. */
  override async submit(): Promise<FinishResult> {
    if (!this.model.isAwaiting()) return super.submit();
    await this.#readAllKinds().catch(() => {});
    if (!this.model.isAwaiting()) return super.submit();
    const message = actionWords[this.shownLocale].editorNotLoaded;
    this.surroundings.refuse(message);
    return { ok: false, messages: [message] };
  }

  protected override settingsChanged(): void {
    this.model.configure(this.#settings());
  }

  protected override inputRead(name: string, problem: string | null): void {
    super.inputRead(name, problem ?? this.#unknownTypes(name));
  }

  protected override async send(payload: PlainObject): Promise<Answer<PlainData>> {
    // A file that cannot be loaded is to the operator what a call that cannot be made is; the next try loads it again.
    await actionPage.load().catch(() => {});
    if (!actionPage.value) return { ok: false, failure: { kind: "unreachable", status: null, messages: [] } };
    return actionPage.value.saveAction(this.model, payload, {
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

  async #readAllKinds(): Promise<void> {
    await lateEffects.load();
    this.model.kindsArrived();
  }

  #settings(): ActionSettings {
    const context = this.context();
    const { abilities = [], triggerContext = null } = context;
    return {
      locale: this.shownLocale,
      template: this.setting<boolean>("template"),
      groupId: this.setting<number | null>("group-id"),
      swatch: this.setting<readonly string[] | null>("swatch")?.map(Number) ?? null,
      disabledTypes: this.setting<readonly string[] | null>("disabled-types")?.map(Number) ?? [],
      abilities,
      triggerContext,
      limits: numberLimits(context),
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
