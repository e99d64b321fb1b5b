import { Provider } from "jotai";
import type { ReactNode } from "react";
import type { ListenerMethod } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  AudienceEditorElement,
  type FinishWords,
  pageDeps,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import {
  type ActionModel,
  ActionScreen,
  type ActionSettings,
  actionStyles,
  actionWords,
  createActionModel,
  effectTypeIds,
  loadListsOf,
} from "../../features/action/index.js";
import { tokyoClock } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import type { Answer } from "../../lib/failure.js";
import type { FormEncoding } from "../../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { createActionPage, pendingConditionExtras, saveAction } from "./action-page.js";
import { actionEditorDeclaration } from "./declaration.js";

type ActionEditorProperties = Omit<PropertiesOf<(typeof actionEditorDeclaration)["attributes"]>, "value">;

/** The class that it extends, the accessors of its attributes, and its events. */
interface ActionEditorMembers extends AudienceEditorElement<ActionModel>, ActionEditorProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions>;
  removeEventListener: ListenerMethod<this, EventListenerOptions>;
}

/**
 * `<action-editor>`: edits an action, an ordered list of effects, and saves it or hands it over
 * (rules: action-screen). Importing the class defines no element; `define` or an entry does.
 */
export class ActionEditorElement extends withMembers<ActionEditorMembers>()(AudienceEditorElement) {
  static override readonly declaration = actionEditorDeclaration;

  protected override readonly styles = actionStyles;
  protected override readonly typeIds = effectTypeIds;
  protected override readonly draftExtras = pendingConditionExtras;
  readonly #services = {
    page: createActionPage({
      page: pageDeps,
      audience: this.audience,
      http: this.http,
      server: this.server,
      encoding: () => this.setting<FormEncoding>("encoding"),
    }),
    reportError: (error: unknown) => this.report(error),
  };
  /** While the element is on the page. */
  #leaveLists = (): void => {};
  /** Before that not every attribute is known, and so not whose lists they are. */
  #isOnPage = false;

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <ActionScreen model={this.model} commands={this.commands} services={this.#services} />
      </Provider>
    );
  }

  protected override createModel(onEdit: () => void): ActionModel {
    return createActionModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      moment: () => tokyoClock(serverNow()),
      lists: () => (this.#isOnPage ? this.#services.page.lists : undefined),
      onEdit,
    });
  }

  protected override connected(): void {
    super.connected();
    this.#isOnPage = true;
    this.model.judgeAgain();
    this.#leaveLists = loadListsOf(this.model, this.#services.page.lists);
  }

  protected override disconnected(): void {
    super.disconnected();
    this.#isOnPage = false;
    this.#leaveLists();
  }

  protected override settingsChanged(): void {
    this.model.configure(this.#settings());
  }

  protected override send(payload: PlainObject, isShown: () => boolean): Promise<Answer<PlainData>> {
    return saveAction(this.model, payload, {
      http: this.http,
      path: this.setting<string | null>("finish-path"),
      encoding: this.setting<FormEncoding>("encoding"),
      withDescription: this.setting<boolean>("with-description"),
      isShown,
    });
  }

  protected override finishWords(): FinishWords {
    const { registerFailed, saved } = actionWords[this.shownLocale];
    return { failed: registerFailed, saved };
  }

  #settings(): ActionSettings {
    return this.keptSettings({
      ...this.listSettings(),
      template: this.setting<boolean>("template"),
      groupId: this.setting<number | null>("group-id"),
    });
  }
}

withProperties(ActionEditorElement);
