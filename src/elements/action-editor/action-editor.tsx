import { Provider } from "jotai";
import type { ReactNode } from "react";
import type { ListenerMethod } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import { type FinishWords, ListEditorElement, withProperties } from "../../element-base/index.js";
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
import type { EstimateFunction, ExplainFunction, FindFriendsFunction } from "../../features/filter/index.js";
import { tokyoClock } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import type { Answer } from "../../lib/failure.js";
import type { FormEncoding } from "../../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { createAudience, replayPageFunctions } from "../page-functions.js";
import { createActionPage, pendingConditionExtras, saveAction } from "./action-page.js";
import { actionEditorDeclaration } from "./declaration.js";

type ActionEditorProperties = Omit<PropertiesOf<(typeof actionEditorDeclaration)["attributes"]>, "value">;

/** The accessors that `withProperties` gives the class, and its events. */
export interface ActionEditorElement extends ActionEditorProperties {
  addEventListener: ListenerMethod<ActionEditorElement, AddEventListenerOptions>;
  removeEventListener: ListenerMethod<ActionEditorElement, EventListenerOptions>;
}

/**
 * `<action-editor>`: edits an action, an ordered list of effects, and saves it or hands it over
 * (rules: action-screen). Importing the class defines no element; `define` or an entry does.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: see above
export class ActionEditorElement extends ListEditorElement<ActionModel> {
  static override readonly declaration = actionEditorDeclaration;

  protected override readonly styles = actionStyles;
  protected override readonly typeIds = effectTypeIds;
  protected override readonly draftExtras = pendingConditionExtras;
  readonly #audience = createAudience(this.store);
  readonly #services = {
    page: createActionPage({
      audience: this.#audience.atom,
      http: this.http,
      context: () => this.context(),
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

  /** Counts the friends that the condition of an effect reaches. Without it nothing is counted, and nothing shown. */
  get estimate(): EstimateFunction | null {
    return this.#audience.get().estimate;
  }
  set estimate(call: EstimateFunction | null) {
    this.#audience.set("estimate", call);
  }

  /** Says whether one friend meets the condition of an effect. Without it nobody can be asked about. */
  get explain(): ExplainFunction | null {
    return this.#audience.get().explain;
  }
  set explain(call: ExplainFunction | null) {
    this.#audience.set("explain", call);
  }

  /** Finds friends by name, to be asked about by `explain`. Without it a friend is named by id. */
  get findFriends(): FindFriendsFunction | null {
    return this.#audience.get().findFriends;
  }
  set findFriends(call: FindFriendsFunction | null) {
    this.#audience.set("findFriends", call);
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
    replayPageFunctions(this);
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

  protected override send(payload: PlainObject): Promise<Answer<PlainData>> {
    return saveAction(this.model, payload, {
      http: this.http,
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
      ...this.listSettings(),
      template: this.setting<boolean>("template"),
      groupId: this.setting<number | null>("group-id"),
    };
  }
}

withProperties(ActionEditorElement);
