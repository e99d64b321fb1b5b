import { Provider } from "jotai";
import type { ReactNode } from "react";
import { askAgain, outdateUnseen } from "../../collection/index.js";
import {
  createCallReports,
  DialogDraft,
  type ListenerMethod,
  loadPageAgain,
  type ScreenCommands,
} from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  pageDeps,
  pageServer,
  pageSingleton,
  readId,
  ScreenWithDialogs,
  sharedHttp,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import { dialogConditions } from "../../features/condition-draft/index.js";
import { createConditionPage } from "../../features/condition-slide/index.js";
import {
  createJourneyModel,
  createMutations,
  explainCall,
  type JourneyActions,
  type JourneyDialog,
  type JourneyQueries,
  JourneyScreen,
  type JourneySettings,
  journeyQueries,
  journeyStyles,
  journeyWords,
  readDialogWork,
} from "../../features/journey/index.js";
import { journeyListDeclaration } from "./declaration.js";
import type { JourneyGroupId, JourneyListEventMap } from "./events.js";
import { ListWatch } from "./list-watch.js";
import { readSettings } from "./read-settings.js";
import { readGroup, ShownPlace } from "./shown-place.js";

type JourneyListProperties = Omit<
  PropertiesOf<(typeof journeyListDeclaration)["attributes"]>,
  "groupId" | "journeyId" | "query"
>;

/** The class that it extends, the accessors of its attributes, and its events. */
interface JourneyListMembers extends ScreenWithDialogs, JourneyListProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, JourneyListEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, JourneyListEventMap>;
}

/**
 * `<journey-list>`: journeys with their phases, in groups, and who passed them (rules: journey-groups, journey-phases, journey-passed). It has no
 * value: each gesture makes its call. Importing the class defines no element.
 */
export class JourneyListElement extends withMembers<JourneyListMembers>()(ScreenWithDialogs) {
  static override readonly declaration = journeyListDeclaration;

  protected override readonly styles = journeyStyles;
  readonly #model = createJourneyModel({
    store: this.store,
    settings: this.#settings(),
    queries: () => this.#queries(),
  });
  readonly #shown = new ShownPlace({
    model: () => this.#model,
    queries: () => this.#queries(),
    words: () => this.#words(),
    setProperty: (name, value) => this.setProperty(name, value),
    emit: (type, detail) => this.emit(type, detail),
    selectionChanged: () => this.#actions.selectionChanged(),
  });
  readonly #notify = createCallReports({
    explain: (failure) => explainCall(failure, this.shownLocale),
    emit: (type, detail) => this.emit(type, detail),
  });
  readonly #watch = new ListWatch({
    queries: () => this.#queries(),
    isBusy: () => this.#model.isBusy(),
    resolve: () => this.#shown.resolve(),
  });
  readonly #mutations = createMutations({
    client: pageServer(),
    http: this.http,
    httpOf: (server) => this.httpOf(server),
    emit: (type, detail) => void this.emit(type, detail),
    report: (failure) => this.#notify(failure),
    model: () => this.#model,
    words: () => this.#words(),
    server: () => this.#server(),
    queries: () => this.#queries(),
    readAgain: () => this.#watch.readAgain(),
    listsChanged: (which) => this.#conditionPage.lists.list(which).invalidate(),
    owner: () => this.ownerOfDrafts,
    leftPage: pageSingleton("left journeys", () => ({ underWay: [] })),
  });
  readonly #conditionPage = createConditionPage({
    page: pageDeps,
    http: this.http,
    server: this.server,
    encoding: () => "json",
  });
  protected override readonly draft = new DialogDraft<JourneyDialog>(
    this.draftDeps({
      dialogs: () => this.#model.kept,
      readWork: readDialogWork,
      record: () => this.#shownServer,
      server: () => this.#shownServer,
    }),
  );
  readonly #actions: JourneyActions = {
    ...this.#mutations.actions,
    queries: () => this.#queries(),
    refresh: () => void this.refresh(),
    open: (id) => this.#shown.open(id),
    showGroup: (group) => this.#shown.showGroup(group),
    search: (text) => this.#shown.search(text),
    selectFriend: (memberId) => void this.emit("member-select", { memberId }),
    condition: () =>
      dialogConditions({
        settings: () => this.#settings(),
        page: this.#conditionPage,
        reportError: (error) => this.report(error),
      }),
    refuse: (message) =>
      void this.emit("failure", { reason: "validation", status: null, messages: [message] }),
    reloadPage: () => {
      if (this.keepAllWork()) loadPageAgain();
    },
    watch: this.#watch.start,
  };
  /** The server whose lists are shown. */
  #shownServer = this.#server();

  /** Shown group; the operator may have chosen it. */
  get groupId(): JourneyGroupId {
    this.catchUp();
    return this.#model.group();
  }
  set groupId(id: JourneyGroupId) {
    this.setProperty("group-id", id === null || id === undefined ? null : String(id));
  }

  /** The journey whose detail is open; the operator may have opened it. */
  get journeyId(): number | null {
    this.catchUp();
    return this.#model.openId();
  }
  set journeyId(id: number | null) {
    this.setProperty("journey-id", id);
  }

  /** Search text; the operator may have typed it. */
  get query(): string {
    this.catchUp();
    return this.#model.query();
  }
  set query(text: string | null) {
    this.setProperty("query", text);
  }

  /** The selected journeys in the order of the list. */
  get selectedIds(): readonly number[] {
    return this.#model.selectedIds();
  }

  /** True when a dialog or a name holds unsaved work, or a deletion is waiting. */
  get dirty(): boolean {
    return this.#model.kept.unsaved() !== null || this.#model.waiting() !== null;
  }

  /**
   * Reads the three lists again; what is shown stays meanwhile, and what waits is sent first. Resolves when they are shown, or
   * the failure is.
   */
  async refresh(): Promise<void> {
    await this.#mutations.waiting.flush();
    const { journeys, groups, phases } = this.#queries();
    await Promise.all([askAgain(journeys), askAgain(groups), askAgain(phases)]);
  }

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <JourneyScreen model={this.#model} commands={this.commands} actions={this.#actions} />
      </Provider>
    );
  }

  protected override createCommands(): ScreenCommands {
    return { ...super.createCommands(), contentFailed: (failure) => this.#notify(failure) };
  }

  protected override connected(): void {
    super.connected();
    outdateUnseen(pageServer(), "journeys", "journey groups", "journey phases");
    this.#mutations.waiting.start();
  }

  protected override disconnected(): void {
    this.#mutations.waiting.stop();
    super.disconnected();
  }

  protected override changeDraftOwner(change: () => void): void {
    super.changeDraftOwner(change);
    this.#mutations.waiting.left.refresh();
  }

  protected override settingsChanged(): void {
    this.#model.configure(this.#settings());
    this.#followServer();
    this.#watch.settingsChanged();
    this.#shown.follow({
      group: this.setting<string | null>("group-id") ?? "",
      journey: this.setting<number | null>("journey-id"),
      query: this.setting<string | null>("query") ?? "",
    });
  }

  /** Forgets the work and the messages of one server when the page names another. */
  #followServer(): void {
    const server = this.#server();
    if (server === this.#shownServer) return;
    const { isOnPage } = this;
    if (isOnPage) this.draft.keep();
    this.#shownServer = server;
    this.#model.leaveServer();
    if (!isOnPage) return;
    this.draft.refresh();
    this.#mutations.waiting.left.refresh();
  }

  protected override inputProblem(name: string): string | null {
    const group = this.setting<string | null>("group-id") ?? "";
    if (name === "groupId" && readGroup(group) === undefined) return "no group";
    const journey = this.setting<number | null>("journey-id");
    if (name === "journeyId" && journey !== readId(journey)) return "no id of a journey";
    return super.inputProblem(name);
  }

  #words() {
    return journeyWords[this.shownLocale];
  }

  #server(): string {
    return this.context().apiBase ?? "";
  }

  #queries(): JourneyQueries {
    const server = this.#server();
    // A shared query outlives an element, so it is made on behalf of the page.
    return journeyQueries(
      pageServer(),
      server,
      sharedHttp(() => ({ apiBase: server })),
    );
  }

  #settings(): JourneySettings {
    const readonly = this.setting<boolean>("readonly");
    return this.keptSettings(readSettings(this.context(), { locale: this.shownLocale, readonly }));
  }
}

withProperties(JourneyListElement);
