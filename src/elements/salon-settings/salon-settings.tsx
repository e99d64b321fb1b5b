import { Provider } from "jotai";
import type { ReactNode } from "react";
import { askAgain, outdateUnseen } from "../../collection/index.js";
import { createCallReports, DialogDraft, type ListenerMethod } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  pageDeps,
  readId,
  ScreenWithDialogs,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import {
  createSalonModel,
  explainCall,
  isSection,
  readDialogWork,
  type SalonActions,
  type SalonDialog,
  type SalonSettings,
  type SalonSettingsQueries,
  type SectionName,
  salonSettingsQueries,
  salonWords,
} from "../../features/salon/index.js";
import { createMutations, SalonScreen, salonStyles } from "../../features/salon-settings/index.js";
import { writeClipboard } from "../../kit/write-clipboard.js";
import { tokyoDay } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import type { PageLists } from "../../references/index.js";
import { salonSettingsDeclaration } from "./declaration.js";
import type { SalonSettingsEventMap } from "./events.js";
import { readSettings } from "./read-settings.js";
import { shownQueries } from "./shown-queries.js";
import { watchWindow } from "./watch-window.js";

type SalonSettingsProperties = Omit<
  PropertiesOf<(typeof salonSettingsDeclaration)["attributes"]>,
  "section" | "salonId"
>;

/** The class that it extends, the accessors of its attributes, and its events. */
interface SalonSettingsMembers extends ScreenWithDialogs, SalonSettingsProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, SalonSettingsEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, SalonSettingsEventMap>;
}

/**
 * `<salon-settings>`: what a salon offers, who does it, when it is open, what customers see, its calendars and its links
 * (rules: salon-sections). It has no value: each press that says it saves makes its call. Importing the class
 * defines no element.
 */
export class SalonSettingsElement extends withMembers<SalonSettingsMembers>()(ScreenWithDialogs) {
  static override readonly declaration = salonSettingsDeclaration;

  protected override readonly styles = salonStyles;
  /** Last request of the page, to see when it asks for something else. */
  #askedSection: SectionName = "courses";
  /** The last good id of a salon. */
  #salon: number | null = null;
  /** As soon as a section with pickers brings what makes them. */
  #lists: PageLists | null = null;
  readonly #model = createSalonModel({
    store: this.store,
    settings: this.#settings(),
    year: Number(tokyoDay(serverNow()).slice(0, 4)),
    onEdit: () => this.#edited(),
    onLeaving: () => void this.draft.keep(),
    onLeft: () => {
      this.#mutations.calendars.stop();
      if (this.isOnPage) this.draft.refresh();
    },
  });
  readonly #notify = createCallReports({
    explain: (failure) => explainCall(failure, this.shownLocale),
    emit: (type, detail) => this.emit(type, detail),
  });
  protected override readonly draft = new DialogDraft<SalonDialog>(
    this.draftDeps({
      dialogs: () => this.#model.dialogs,
      readWork: readDialogWork,
      server: () => this.#model.settings().server,
      record: () => JSON.stringify([this.#model.settings().server, this.#model.settings().salon]),
      key: () => {
        const key = this.setting<string | null>("draft-key");
        return key ? `${key}:${this.#model.settings().salon}` : null;
      },
    }),
  );
  readonly #mutations = createMutations({
    client: pageDeps.client,
    store: this.store,
    httpOf: (server) => this.httpOf(server),
    emit: (type, detail) => void this.emit(type, detail),
    report: (section, failure) => this.#notify(failure, { section }),
    model: () => this.#model,
    words: () => salonWords[this.shownLocale],
    queries: () => this.#queries(),
    isSeen: () => document.visibilityState !== "hidden",
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
  readonly #actions: SalonActions = {
    ...this.#mutations.actions,
    queries: () => this.#queries(),
    showSection: (section) => this.#showSection(section),
    keepSalon: () => this.setProperty("salon-id", this.#model.settings().salon),
    copyText: writeClipboard,
    refuse: (section, messages) =>
      void this.emit("failure", { reason: "validation", status: null, messages: [...messages], section }),
    lists: (make) => {
      this.#lists ??= make(pageDeps, this.http, this.server);
      return this.#lists;
    },
    watch: () =>
      watchWindow({
        refresh: this.#mutations.calendars.refresh,
        leave: () => void this.#mutations.orders.flush(true),
        again: () => void this.refresh(),
      }),
    reportError: (error) => this.report(error),
  };

  /** The section that is shown; the operator may have chosen it. */
  get section(): SectionName {
    this.catchUp();
    return this.#model.section();
  }
  set section(name: SectionName) {
    this.setProperty("section", name);
  }

  /** The salon that is shown; another one that the page names waits while something is unsaved. */
  get salonId(): number | null {
    this.catchUp();
    return this.#model.settings().salon;
  }
  set salonId(id: number | null) {
    this.setProperty("salon-id", id);
  }

  /** True when anything is unsaved. */
  get dirty(): boolean {
    return this.#model.isDirty();
  }

  /** Reads again what the shown section shows; unsaved work stays. Resolves when that is shown, or the failure is. */
  async refresh(): Promise<void> {
    if (this.#model.settings().salon === null) return;
    await Promise.all(shownQueries(this.#model, this.#queries()).map((query) => askAgain(query)));
  }

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <SalonScreen model={this.#model} commands={this.commands} actions={this.#actions} />
      </Provider>
    );
  }

  protected override connected(): void {
    super.connected();
    outdateUnseen(pageDeps.client, "salon settings");
  }

  protected override disconnected(): void {
    void this.#mutations.orders.flush(true);
    this.#mutations.calendars.stop();
    super.disconnected();
  }

  protected override shownSection(): SectionName {
    return this.#model.section();
  }

  protected override settingsChanged(): void {
    this.#model.configure(this.#settings());
    const asked = this.setting<SectionName>("section");
    if (asked === this.#askedSection) return;
    this.#askedSection = asked;
    const { sections } = this.#model.settings();
    this.#model.show(sections.includes(asked) ? asked : (sections[0] ?? asked));
  }

  protected override inputProblem(name: string): string | null {
    const salon = this.setting<number | null>("salon-id");
    if (name === "salonId" && salon !== readId(salon)) return "no id of a salon";
    const sections = this.setting<readonly string[] | null>("sections");
    if (name === "sections" && sections?.some((each) => !isSection(each))) return "no section";
    return super.inputProblem(name);
  }

  #showSection(section: SectionName): void {
    if (section === this.#model.section()) return;
    this.#model.show(section);
    this.#askedSection = section;
    this.setProperty("section", section);
    this.emit("section-change", { section });
  }

  #edited(): void {
    this.emit("change", {
      dirty: this.dirty,
      valid: this.#model.isValid(),
      section: this.#model.section(),
    });
  }

  #queries(): SalonSettingsQueries {
    const { salon, server } = this.#model.settings();
    const http = pageDeps.httpOf(server);
    return salonSettingsQueries(pageDeps.client, { server, salon: salon ?? 0, http });
  }

  #settings(): SalonSettings {
    const named = this.setting<number | null>("salon-id");
    if (named === readId(named)) this.#salon = named;
    return this.keptSettings(
      readSettings(this.context(), {
        locale: this.shownLocale,
        readonly: this.setting<boolean>("readonly"),
        salon: this.#salon,
        sections: this.setting<readonly string[] | null>("sections"),
      }),
    );
  }
}

withProperties(SalonSettingsElement);
