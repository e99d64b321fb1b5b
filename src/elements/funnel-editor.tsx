import { Provider } from "jotai";
import type { ReactNode } from "react";
import { editingWords, explainFailure, type FinishResult } from "../features/editing/index.js";
import {
  conditionTypeIds,
  createFilterModel,
  type EstimateFunction,
  type ExplainFunction,
  type FilterMode,
  type FilterModel,
  type FilterServices,
  type FilterSettings,
  filterStyles,
  filterWords,
} from "../features/filter/index.js";
import { FilterScreen, prefetchConditionEditors, prefetchMenus } from "../features/filter/views.js";
import { lazily } from "../kit/lazily.js";
import type { Answer, Failure } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { PropertiesOf } from "./declaration.js";
import { EditorElement, type FinishWords } from "./editor-element.js";
import type { ListenerMethod } from "./editor-events.js";
import { funnelEditorDeclaration } from "./funnel-editor.declaration.js";
import { FunnelLoading } from "./funnel-loading.js";
import { localDay, numberLimits } from "./here.js";
import { withProperties } from "./registry.js";
import { unknownTypes } from "./type-lists.js";

/** Its calls come late: nobody asks or saves before there is something to see. */
const filterPage = lazily(() => import("./filter-page.js"));

type FunnelEditorProperties = Omit<PropertiesOf<(typeof funnelEditorDeclaration)["attributes"]>, "value">;

/** The accessors that `withProperties` gives the class, and its events. */
export interface FunnelEditorElement extends FunnelEditorProperties {
  addEventListener: ListenerMethod<FunnelEditorElement, AddEventListenerOptions>;
  removeEventListener: ListenerMethod<FunnelEditorElement, EventListenerOptions>;
}

/**
 * `<funnel-editor>`: builds a filter (custom search), the conditions that friends must meet, and saves it or hands it
 * over (actions-and-filters §2–9). Importing the class defines no element; `define` or an entry does.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: see above
export class FunnelEditorElement extends EditorElement<FilterModel> {
  static override readonly declaration = funnelEditorDeclaration;

  protected override readonly styles = filterStyles;
  readonly #page = lazily(async () => {
    await filterPage.load();
    if (!filterPage.value) throw new Error("the calls of a filter are not there");
    return filterPage.value.createFilterPage({ own: () => this.ownContext(), whole: () => this.context() });
  });
  readonly #loading = new FunnelLoading({
    load: (id, signal) => this.#loadSaved(id, signal),
    become: (state) => void this.model.await(state),
    loaded: (filter) => void this.loadContent(filter),
    failed: (failure) => this.#loadFailed(failure),
  });
  readonly #services: FilterServices = {
    page: this.#page,
    today: localDay,
    retryLoading: () => this.#loading.retry(),
  };

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <FilterScreen model={this.model} surroundings={this.surroundings} services={this.#services} />
      </Provider>
    );
  }

  /** Counts the friends that a filter reaches. Without it nothing is counted, and nothing shown. */
  get estimate(): EstimateFunction | null {
    return this.model.estimate();
  }
  set estimate(call: EstimateFunction | null) {
    this.model.countBy(typeof call === "function" ? call : null);
  }

  /** Says whether one friend meets a filter, and which of its conditions. Without it nobody can be asked about. */
  get explain(): ExplainFunction | null {
    return this.model.explain();
  }
  set explain(call: ExplainFunction | null) {
    this.model.explainBy(typeof call === "function" ? call : null);
  }

  /** Waits for the filter that the page named, since an empty one must not take its place. */
  override async submit(): Promise<FinishResult> {
    this.#followId();
    if (await this.#loading.settled()) return super.submit();
    return { ok: false, messages: [filterWords[this.shownLocale].loadFailed] };
  }

  protected override createModel(onEdit: () => void): FilterModel {
    return createFilterModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      today: localDay,
      onEdit,
    });
  }

  protected override connected(): void {
    this.#replayFunctions();
    super.connected();
    prefetchConditionEditors(this.model.editableTypes());
    prefetchMenus();
    this.#page.load().catch(() => {});
    this.#followId();
  }

  protected override disconnected(): void {
    super.disconnected();
    this.#loading.leave();
  }

  protected override settingsChanged(): void {
    this.model.configure(this.#settings());
    if (this.isConnected) this.#followId();
  }

  protected override inputRead(name: string, problem: string | null): void {
    const unknown = unknownTypes(name, (attribute) => this.setting(attribute) ?? [], conditionTypeIds);
    super.inputRead(name, problem ?? unknown);
  }

  protected override async send(payload: PlainObject): Promise<Answer<PlainData>> {
    await filterPage.load().catch(() => {});
    if (!filterPage.value) return unreachable;
    return filterPage.value.saveFunnel(this.model, payload, {
      context: this.ownContext(),
      path: this.setting<string | null>("finish-path"),
      encoding: this.setting<FormEncoding>("encoding"),
      flags: {
        withDescription: this.setting<boolean>("with-description"),
        no_template: this.setting<boolean>("no-template"),
        withCount: this.setting<boolean>("with-count"),
      },
    });
  }

  /** Where no answer came, nothing is said to have failed: it may have been saved (§8). */
  protected override failureMessages(failure: Failure): readonly string[] {
    const words = editingWords[this.shownLocale];
    if (failure.kind !== "timeout" && failure.kind !== "unreachable") return super.failureMessages(failure);
    return [words.unknownError, words[failure.kind]];
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
    const { saveFailed, saved } = filterWords[this.shownLocale];
    return { failed: saveFailed, saved };
  }

  #followId(): void {
    const given = this.setting<PlainData>("value") !== null;
    this.#loading.follow(given ? null : this.setting<string | null>("funnel-id"));
  }

  async #loadSaved(id: string, signal: AbortSignal): Promise<Answer<PlainObject>> {
    await this.#page.load().catch(() => {});
    return this.#page.value?.savedFilter(id, signal) ?? unreachable;
  }

  #loadFailed(failure: Failure): void {
    const messages = [
      filterWords[this.shownLocale].loadFailed,
      ...explainFailure(failure, editingWords[this.shownLocale]),
    ];
    this.surroundings.tellFailure(failure, messages);
  }

  /** A script may set the properties before the class is loaded; they shadow the accessors until then. */
  #replayFunctions(): void {
    for (const name of ["estimate", "explain"] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const early: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }

  #settings(): FilterSettings {
    const context = this.context();
    const { abilities = [], triggerContext = null } = context;
    return {
      locale: this.shownLocale,
      mode: this.setting<FilterMode>("mode"),
      copyable: this.setting<boolean>("copyable"),
      memberFilter: this.setting<boolean>("member-filter"),
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
}

/** A file that cannot be loaded is to the operator what a call that cannot be made is. */
const unreachable = { ok: false, failure: { kind: "unreachable", status: null, messages: [] } } as const;

withProperties(FunnelEditorElement);
