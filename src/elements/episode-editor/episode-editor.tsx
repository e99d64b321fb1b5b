import { Provider } from "jotai";
import type { ReactNode } from "react";
import { loadEpisode } from "../../api/episodes.js";
import { createRecordLoader } from "../../collection/index.js";
import type { DraftExtras, FinishResult, ListenerMethod, SentWork } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  EditorElement,
  type FinishWords,
  pageDeps,
  readId,
  replayProperties,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import { createConditionPage } from "../../features/condition-slide/index.js";
import {
  createEpisodeModel,
  createMutations,
  type Episode,
  type EpisodeModel,
  EpisodeScreen,
  type EpisodeServices,
  type EpisodeSettings,
  episodeStyles,
  episodeWords,
  pendingAlone,
  type SalonPlace,
  type SampleReservation,
} from "../../features/episode/index.js";
import { tokyoClock } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import { type PlainData, type PlainObject, samePlainData, toPlainData } from "../../lib/plain-data.js";
import { episodeEditorDeclaration } from "./declaration.js";
import type { EpisodeEventMap } from "./events.js";

type EpisodeEditorProperties = Omit<PropertiesOf<(typeof episodeEditorDeclaration)["attributes"]>, "value">;

/** The class that it extends, the accessors of its attributes, and its events. */
interface EpisodeEditorMembers extends EditorElement<EpisodeModel>, EpisodeEditorProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, EpisodeEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, EpisodeEventMap>;
}

/**
 * `<episode-editor>`: edits one sequence of messages around a moment, saves it, starts it and puts it into a salon's place
 * (rules: episode-types). Importing the class defines no element; `define` or an entry does.
 */
export class EpisodeEditorElement extends withMembers<EpisodeEditorMembers>()(EditorElement) {
  static override readonly declaration = episodeEditorDeclaration;

  protected override readonly styles = episodeStyles;
  /** Conditions that are being edited, and what a first save has not done yet. */
  protected override readonly draftExtras: DraftExtras<EpisodeModel> = {
    writeExtras: (model) => model.extrasForDraft(),
    restoreWithExtras: (model, value, extras, base) => model.restoreDraftWith(value, extras, base),
    writeBase: (model) => model.baseForDraft(),
    unsent: pendingAlone,
  };
  readonly #mutations = createMutations({
    http: this.http,
    emit: (type, detail) => void this.emit(type, detail),
    perform: (call, title) => this.commands.perform(call, title),
    model: () => this.model,
    words: () => this.#words(),
    salonId: () => this.#salonId(),
    attr: () => this.#attr(),
    finishPath: () => this.setting<string | null>("finish-path") || null,
    notify: (kind, text) => this.store.set(this.session[kind], text),
    progressed: (sent) => this.#progressed(sent),
    settled: () => this.saved(),
    load: (id) => this.#loading.load(id),
    listChanged: () => this.#listChanged(),
  });
  /** Works that were sent of a sequence that is saved by parts: their drafts go when all of it is there. */
  #partsSent: SentWork[] = [];
  #lastSent: SentWork | null = null;
  /** A deleted one can be loaded too. */
  readonly #loading = createRecordLoader({
    id: () => readId(this.setting<number | null>("episode-id")),
    value: () => this.setting<PlainData>("value"),
    isOnPage: () => this.isOnPage,
    load: (id: number, signal) => loadEpisode(this.http, id, signal),
    become: (state) => this.model.becomeLoading(state),
    show: (data) => this.loadContent(data),
  });
  readonly #services: EpisodeServices = {
    ...this.#mutations.services,
    page: createConditionPage({
      page: pageDeps,
      http: this.http,
      server: this.server,
      encoding: () => "json",
    }),
    save: async () => (await this.submit()).ok,
    loadAgain: this.#loading.retry,
    moment: () => tokyoClock(serverNow()),
    reportError: (error) => this.report(error),
  };

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <EpisodeScreen model={this.model} commands={this.commands} services={this.#services} />
      </Provider>
    );
  }

  /** An `Episode`, with whatever else was loaded. Setting it takes `null` for a new one. */
  override get value(): Episode & PlainObject {
    return super.value as Episode & PlainObject;
  }
  override set value(value: unknown) {
    super.value = value;
  }

  /** Real reservations that the sequence is tried with; nothing of them is sent. */
  get reservations(): readonly SampleReservation[] {
    return this.model.reservations().map((each) => ({ ...each }));
  }
  set reservations(reservations: unknown) {
    const plain = toPlainData(reservations ?? []);
    this.model.tryWith(plain.ok ? plain.data : []);
  }

  protected override createModel(onEdit: () => void): EpisodeModel {
    return createEpisodeModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      moment: () => tokyoClock(serverNow()),
      onEdit,
    });
  }

  protected override connected(): void {
    replayProperties(this, ["reservations"]);
    super.connected();
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

  protected override inputProblem(name: string): string | null {
    const ids: Readonly<Record<string, string>> = { episodeId: "episode-id", salonId: "salon-id" };
    const attribute = ids[name];
    if (attribute === undefined) return super.inputProblem(name);
    const id = this.setting<number | null>(attribute);
    return id === readId(id) ? null : `no id: ${attribute}`;
  }

  /** Nothing is saved over a sequence that is not there yet, or is deleted. */
  protected override unreadableMessage(): string | null {
    const { notLoaded, isDeleted } = this.#words();
    const unreadable = super.unreadableMessage();
    if (unreadable !== null) return unreadable;
    return this.model.isWaiting() ? notLoaded : this.model.isDeleted() ? isDeleted : null;
  }

  protected override missingMessage(): string {
    return this.#words().nameRequired;
  }

  protected override contentReplaced(): void {
    super.contentReplaced();
    this.#partsSent = [];
  }

  #progressed(sent: PlainData): void {
    this.workChanged();
    this.flushDraft();
    const isAsSent = !this.model.isDirty() || samePlainData(this.model.payload(), sent);
    if (this.#lastSent) this.#partsSent.push(this.#lastSent);
    if (isAsSent) this.#partsSent.push(this.workSent());
  }

  protected override finishAll(): Promise<FinishResult<PlainData>> {
    this.model.resolveConflicts();
    const payload = this.model.payload();
    const save = this.#mutations.save(payload);
    const parts = this.#partsSent;
    this.#lastSent = this.workSent();
    return this.finishWith({
      payload,
      problems: this.refusals(),
      words: this.finishWords(),
      send: async () => {
        const answer = await save.send();
        if (answer.ok) for (const each of parts.splice(0)) each.arrived();
        return answer;
      },
      sent: () => save.sent,
      applySave: (value, response, sent) => {
        this.#applySave(value, response, sent);
        if (response !== undefined && save.note !== null) this.store.set(this.session.notice, save.note);
      },
      showProblems: () => this.showProblems(),
      explain: (failure) => {
        const [, ...reasons] = this.failureMessages(failure);
        return [save.failed, ...reasons];
      },
    });
  }

  protected override finishWords(): FinishWords {
    const { saveFailed, saved } = this.#words();
    return { failed: saveFailed, saved };
  }

  #applySave(payload: PlainData, response: PlainData | undefined, sent?: SentWork): void {
    // Our own calls have said by now what is saved; the page's own has not.
    const isOurs = response !== undefined && !this.setting<string | null>("finish-path");
    if (!isOurs) this.model.applySave(payload as PlainObject, response);
    this.saved(sent);
    if (response !== undefined) this.#listChanged();
  }

  /** Pickers, effects and conditions of the page read the list of reminders again. */
  #listChanged(): void {
    this.#services.page.lists.list("episode").invalidate();
  }

  #salonId(): number | null {
    return readId(this.setting<number | null>("salon-id"));
  }

  #attr(): SalonPlace | null {
    const attr = this.setting<string>("attr");
    return attr === "episode_id" || attr === "follow_id" ? attr : null;
  }

  #words() {
    return episodeWords[this.shownLocale];
  }

  #settings(): EpisodeSettings {
    return this.keptSettings({
      ...this.editorSettings(),
      salonId: this.#salonId(),
      attr: this.#attr(),
      isHandedOver: this.setting<string>("finisher") === "emit",
    });
  }
}

withProperties(EpisodeEditorElement);
