import { Provider } from "jotai";
import type { ReactNode } from "react";
import { loadCallLogs } from "../../api/open-api-calls.js";
import { askAgain, outdateUnseen } from "../../collection/index.js";
import {
  createCallReports,
  DialogDraft,
  type ListenerMethod,
  type ScreenCommands,
} from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  pageDeps,
  readId,
  ScreenWithDialogs,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import { dialogConditions } from "../../features/condition-draft/index.js";
import { createConditionPage } from "../../features/condition-slide/index.js";
import {
  createMutations,
  createOpenApiModel,
  explainCall,
  isSection,
  type OpenApiActions,
  type OpenApiDialog,
  type OpenApiQueries,
  OpenApiScreen,
  type OpenApiSettings,
  openApiQueries,
  openApiStyles,
  readDialogWork,
  type SectionName,
  WindowWatch,
} from "../../features/open-api/index.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import { openApiConsoleDeclaration } from "./declaration.js";
import type { OpenApiConsoleEventMap } from "./events.js";
import { isWebAddress, readSettings } from "./read-settings.js";
import { ShownPlace } from "./shown-place.js";

type OpenApiConsoleProperties = Omit<
  PropertiesOf<(typeof openApiConsoleDeclaration)["attributes"]>,
  "section" | "serviceCodeId" | "triggerId"
>;

/** The class that it extends, the accessors of its attributes, and its events. */
interface OpenApiConsoleMembers extends ScreenWithDialogs, OpenApiConsoleProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, OpenApiConsoleEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, OpenApiConsoleEventMap>;
}

/**
 * `<open-api-console>`: service codes with their tokens, how often they call, what they called, and triggers
 * (rules: console-sections). It has no value: each gesture makes its call. Importing the class defines no element.
 */
export class OpenApiConsoleElement extends withMembers<OpenApiConsoleMembers>()(ScreenWithDialogs) {
  static override readonly declaration = openApiConsoleDeclaration;

  protected override readonly styles = openApiStyles;
  readonly #model = createOpenApiModel({
    store: this.store,
    settings: this.#settings(),
    queries: () => this.#queries(),
    readLogs: (codeId, query, signal) => loadCallLogs(this.http, codeId, { ...query }, signal),
    wait: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    now: serverNow,
    onEdit: () => this.#edited(),
  });
  readonly #shown = new ShownPlace({
    model: () => this.#model,
    setProperty: (name, value) => this.setProperty(name, value),
    emit: (type, detail) => void this.emit(type, detail),
  });
  readonly #notify = createCallReports({
    explain: (failure) => explainCall(failure, this.shownLocale),
    emit: (type, detail) => this.emit(type, detail),
  });
  readonly #watch = new WindowWatch({
    model: () => this.#model,
    shownAgain: () => void this.refresh(),
    onSection: (changed) => this.store.sub(this.#model.atoms.section, changed),
  });
  readonly #mutations = createMutations({
    client: pageDeps.client,
    httpOf: (server) => this.httpOf(server),
    emit: (type, detail) => void this.emit(type, detail),
    report: (section, failure) => this.#notify(failure, { section }),
    model: () => this.#model,
    locale: () => this.shownLocale,
    server: this.server,
    queries: () => this.#queries(),
    isOnPage: () => this.isOnPage,
  });
  readonly #conditionPage = createConditionPage({
    page: pageDeps,
    http: this.http,
    server: this.server,
    encoding: () => "json",
  });
  protected override readonly draft = new DialogDraft<OpenApiDialog>(
    this.draftDeps({
      dialogs: () => this.#model.dialogs,
      readWork: readDialogWork,
      record: () => this.#model.settings().server,
      server: () => this.#model.settings().server,
    }),
  );
  readonly #actions: OpenApiActions = {
    ...this.#mutations,
    queries: () => this.#queries(),
    showSection: (section) => this.#shown.showSection(section),
    chooseCode: (id) => this.#shown.chooseCode(id),
    openTrigger: (next) => this.#shown.openTrigger(next),
    triggerGone: () => this.#shown.triggerGone(),
    nameTrigger: (id) => this.#shown.nameTrigger(id),
    refresh: (section) => this.#refresh(section),
    refuse: (section, messages) =>
      void this.emit("failure", { reason: "validation", status: null, messages: [...messages], section }),
    condition: () =>
      dialogConditions({
        settings: () => this.#settings(),
        page: this.#conditionPage,
        reportError: (error) => this.report(error),
      }),
    watch: this.#watch.start,
  };

  /** The section that is shown; the operator may have chosen it. */
  get section(): SectionName {
    this.catchUp();
    return this.#model.section();
  }
  set section(name: SectionName) {
    this.setProperty("section", name);
  }

  /** The code whose log is shown; `null`: the first one. */
  get serviceCodeId(): number | null {
    this.catchUp();
    return this.#model.codeId();
  }
  set serviceCodeId(id: number | null) {
    this.setProperty("service-code-id", id);
  }

  /** The trigger that is open; the operator may have opened it. `null` for the list, and for a new one. */
  get triggerId(): number | null {
    this.catchUp();
    const open = this.#model.openTrigger();
    return typeof open === "number" ? open : null;
  }
  set triggerId(id: number | null) {
    this.setProperty("trigger-id", id);
  }

  /** True when a trigger or a dialog holds unsaved work. */
  get dirty(): boolean {
    return this.#model.isDirty();
  }

  /** Reads again what the shown section shows. Resolves when that is shown, or the failure is. */
  refresh(): Promise<void> {
    return this.#refresh(this.#model.section());
  }

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <OpenApiScreen model={this.#model} commands={this.commands} actions={this.#actions} />
      </Provider>
    );
  }

  protected override createCommands(): ScreenCommands {
    return {
      ...super.createCommands(),
      contentFailed: (failure) => this.#notify(failure, { section: "triggers" }),
    };
  }

  protected override connected(): void {
    super.connected();
    outdateUnseen(pageDeps.client, "open api codes", "open api triggers", "open api counts");
    this.#model.counts.anchor();
  }

  protected override disconnected(): void {
    this.#model.tokens.leave();
    super.disconnected();
  }

  protected override shownSection(): SectionName {
    return this.#model.section();
  }

  protected override settingsChanged(): void {
    const next = this.#settings();
    const isLeft = this.isOnPage && next.server !== this.#model.settings().server;
    if (isLeft) this.draft.keep();
    this.#model.configure(next);
    if (isLeft) this.draft.refresh();
    this.#shown.follow({
      section: this.setting<SectionName>("section"),
      code: this.setting<number | null>("service-code-id"),
      trigger: this.setting<number | null>("trigger-id"),
    });
  }

  protected override inputProblem(name: string): string | null {
    const isOther = (attribute: string) => {
      const id = this.setting<number | null>(attribute);
      return id !== readId(id);
    };
    if (name === "serviceCodeId" && isOther("service-code-id")) return "no id of a service code";
    if (name === "triggerId" && isOther("trigger-id")) return "no id of a trigger";
    const sections = this.setting<readonly string[] | null>("sections");
    if (name === "sections" && sections?.some((each) => !isSection(each))) return "no section";
    const url = this.setting<string | null>("call-url");
    if (name === "callUrl" && url !== null && !isWebAddress(url)) return "no address of the web";
    return super.inputProblem(name);
  }

  async #refresh(section: SectionName): Promise<void> {
    const queries = this.#queries();
    if (section === "codes") await askAgain(queries.codes);
    if (section === "triggers") await askAgain(queries.triggers);
    if (section === "counts") {
      this.#model.counts.anchor();
      await Promise.all([askAgain(queries.codes), askAgain(queries.counts(this.#model.counts.period()))]);
    }
    if (section === "logs") await this.#model.logs.again();
  }

  #edited(): void {
    const { dirty } = this;
    this.emit("change", { dirty, valid: this.#model.isValid(), section: this.#model.section() });
  }

  #queries(): OpenApiQueries {
    const server = this.server();
    return openApiQueries(pageDeps.client, server, pageDeps.httpOf(server));
  }

  #settings(): OpenApiSettings {
    return this.keptSettings(
      readSettings(this.context(), {
        locale: this.shownLocale,
        readonly: this.setting<boolean>("readonly"),
        sections: this.setting<readonly string[] | null>("sections"),
        callUrl: this.setting<string | null>("call-url"),
      }),
    );
  }
}

withProperties(OpenApiConsoleElement);
