import { Provider } from "jotai";
import type { ReactNode } from "react";
import { createRecordLoader } from "../../collection/index.js";
import type { ListenerMethod } from "../../editor/index.js";
import { editingWords, explainFailure, type FinishResult } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  AudienceEditorElement,
  type FinishWords,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import {
  conditionTypeIds,
  createFilterModel,
  type FilterMode,
  type FilterModel,
  FilterScreen,
  type FilterServices,
  type FilterSettings,
  filterStyles,
  filterWords,
  loadListsOf,
} from "../../features/filter/index.js";
import { tokyoClock, tokyoDay } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import { numberIfExact } from "../../lib/exact-number.js";
import type { Answer, Failure } from "../../lib/failure.js";
import type { FormEncoding } from "../../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { funnelEditorDeclaration } from "./declaration.js";
import { createFilterPage, saveFunnel } from "./filter-page.js";

type FunnelEditorProperties = Omit<PropertiesOf<(typeof funnelEditorDeclaration)["attributes"]>, "value">;

/** The class that it extends, the accessors of its attributes, and its events. */
interface FunnelEditorMembers extends AudienceEditorElement<FilterModel>, FunnelEditorProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions>;
  removeEventListener: ListenerMethod<this, EventListenerOptions>;
}

/**
 * `<funnel-editor>`: builds a filter (custom search), the conditions that friends must meet, and saves it or hands it
 * over (rules: filter-screen). Importing the class defines no element; `define` or an entry does.
 */
export class FunnelEditorElement extends withMembers<FunnelEditorMembers>()(AudienceEditorElement) {
  static override readonly declaration = funnelEditorDeclaration;

  protected override readonly styles = filterStyles;
  protected override readonly typeIds = conditionTypeIds;
  readonly #page = createFilterPage({
    audience: this.audience,
    http: this.http,
    server: this.server,
  });
  readonly #loading = createRecordLoader({
    id: () => this.setting<string | null>("funnel-id") || null,
    value: () => this.setting<PlainData>("value"),
    isOnPage: () => this.isOnPage,
    load: (id: string, signal) => this.#page.savedFilter(id, signal),
    become: (state) => {
      this.model.showLoading(state?.is ?? null);
      if (state?.is === "failed") this.#loadFailed(state.failure);
    },
    // A server may leave the id out, or empty; saved without it, it would be another filter.
    show: (filter, id) => void this.loadContent({ ...filter, fid: filter.fid || numberIfExact(id) }),
  });
  readonly #services: FilterServices = {
    page: this.#page,
    today: () => tokyoDay(serverNow()),
    retryLoading: this.#loading.retry,
  };

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <FilterScreen model={this.model} commands={this.commands} services={this.#services} />
      </Provider>
    );
  }

  /** Waits for the filter that the page named, since an empty one must not take its place. */
  override async submit(): Promise<FinishResult> {
    if (await this.#loading.settled()) return super.submit();
    return { ok: false, messages: [filterWords[this.shownLocale].loadFailed] };
  }

  protected override createModel(onEdit: () => void): FilterModel {
    return createFilterModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      localTime: () => tokyoClock(serverNow()),
      onEdit,
    });
  }

  protected override connected(): void {
    super.connected();
    // When the element has left, lists are not loaded on its behalf.
    void loadListsOf(this.model.state().rows, this.#page.lists, this.leaveSignal);
    this.#loading.follow();
  }

  protected override disconnected(): void {
    super.disconnected();
    this.#loading.stop();
  }

  protected override settingsChanged(): void {
    this.model.configure(this.#settings());
    this.#loading.follow();
  }

  protected override async send(payload: PlainObject, isShown: () => boolean): Promise<Answer<PlainData>> {
    return saveFunnel(this.model, payload, {
      isShown,
      http: this.http,
      path: this.setting<string | null>("finish-path"),
      encoding: this.setting<FormEncoding>("encoding"),
      flags: {
        withDescription: this.setting<boolean>("with-description"),
        no_template: this.setting<boolean>("no-template"),
        withCount: this.setting<boolean>("with-count"),
      },
    });
  }

  /** Messages of a failure; without an answer it does not say that the save failed: it may have been saved (rules: no-answer-came). */
  protected override failureMessages(failure: Failure): readonly string[] {
    const words = editingWords[this.shownLocale];
    if (failure.kind !== "timeout" && failure.kind !== "unreachable") return super.failureMessages(failure);
    return [words.unknownError, ...explainFailure(failure, words)];
  }

  protected override missingMessage(): string {
    return filterWords[this.shownLocale].empty;
  }

  /** An empty filter is no problem of the filter's own, so nothing in its content says why a form was held back. */
  protected override showProblems(): void {
    super.showProblems();
    if (!this.setting<boolean>("required") || !this.model.isEmpty() || this.model.problems().length > 0)
      return;
    this.store.set(this.session.failure, { title: this.missingMessage(), reasons: [] });
    this.model.goTo({ row: null, field: "add" });
  }

  protected override finishWords(): FinishWords {
    const { registerFailed, saved } = filterWords[this.shownLocale];
    return { failed: registerFailed, saved };
  }

  #loadFailed(failure: Failure): void {
    const messages = [
      filterWords[this.shownLocale].loadFailed,
      ...explainFailure(failure, editingWords[this.shownLocale]),
    ];
    this.commands.reportFailure(failure, messages);
  }

  #settings(): FilterSettings {
    return this.keptSettings({
      ...this.listSettings(),
      mode: this.setting<FilterMode>("mode"),
      copyable: this.setting<boolean>("copyable"),
      memberFilter: this.setting<boolean>("member-filter"),
    });
  }
}

withProperties(FunnelEditorElement);
