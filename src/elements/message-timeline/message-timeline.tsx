import { Provider } from "jotai";
import type { ReactNode } from "react";
import { type FinishResult, type ListenerMethod, SavingStatus } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  EditorElement,
  type FinishTask,
  type FinishWords,
  pageDeps,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import {
  ConfirmQueue,
  createMutations,
  createTimelineModel,
  findUnconfirmed,
  ShownMessages,
  type TimelineActions,
  type TimelineCriteria,
  type TimelineModel,
  type TimelineSettings,
  timelineStyles,
  timelineWords,
} from "../../features/timeline/index.js";
import { isDay } from "../../lib/dates/days.js";
import type { Answer, Failure } from "../../lib/failure.js";
import { pagePath } from "../../lib/page-address.js";
import { type PlainData, privateCopy } from "../../lib/plain-data.js";
import { messageTimelineDeclaration } from "./declaration.js";
import type { TimelineEventMap } from "./events.js";
import { keepPlace, takePlace } from "./reading-place.js";
import type { TimelineState } from "./state.js";
import { TimelineRoot } from "./TimelineRoot.js";

type MessageTimelineProperties = Omit<
  PropertiesOf<(typeof messageTimelineDeclaration)["attributes"]>,
  "value"
>;

/** The class that it extends, the accessors of its attributes, and its events. */
interface MessageTimelineMembers extends EditorElement<TimelineModel>, MessageTimelineProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, TimelineEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, TimelineEventMap>;
}

/** Address of the timeline, when the server answers that it is not here (rules: timeline-moved-away). */
const timelinePage = "/line/timeline";
/** So many characters of ids have room for certain in what outlives a page. */
const mostLeft = 60_000;

/**
 * `<message-timeline>`: messages of one friend or of all, and the confirming of many at once (rules: timeline-patterns, confirm-many). Its
 * value is the list of the selected ids; finishing confirms them.
 */
export class MessageTimelineElement extends withMembers<MessageTimelineMembers>()(EditorElement) {
  static override readonly declaration = messageTimelineDeclaration;

  protected override readonly styles = timelineStyles;
  protected override readonly beginsAt = "[role=feed] [tabindex='0']";
  #isNew = true;
  #shownServer: string | null = null;
  readonly #leavePage = (): void => {
    keepPlace(this, this.model.readingPlace());
    // A call that may outlive the page has no room for all of them: the next page offers the rest of the selection.
    if (this.#mutations.isConfirming() && this.value.join().length > mostLeft) this.keepWork();
  };
  /** The browser had kept the page while others were shown. */
  readonly #shownAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) void this.#messages.refresh();
  };
  /** The last confirmation that nobody selected, while it is under way or waits. */
  #confirming: Promise<FinishResult<PlainData>> | undefined;
  readonly #queue = new ConfirmQueue(pageDeps.client.leaving);
  readonly #messages = new ShownMessages({
    page: pageDeps,
    criteria: () => this.model.criteria(),
    server: this.server,
    pollSeconds: () => this.setting<number | null>("poll"),
  });
  readonly #mutations = createMutations({
    client: pageDeps.client,
    httpOf: (server) => this.httpOf(server),
    server: this.server,
    messages: this.#messages,
    model: () => this.model,
    words: () => timelineWords[this.shownLocale],
    path: () => this.setting<string | null>("finish-path"),
    leaveSelection: (ids) => this.#leaveSelection(ids),
  });
  readonly #actions: TimelineActions = {
    messagesOf: (criteria) => this.#messages.of(criteria),
    find: (criteria, upTo, signal, onFound) =>
      findUnconfirmed(criteria, { http: this.http, upTo, signal, onFound }),
    confirm: (ids, isRest) => this.#confirm(ids, isRest),
    refresh: () => this.refresh(),
    notify: (text) => this.store.set(this.session.notice, text),
    goElsewhere: () => this.#goElsewhere(),
  };

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <TimelineRoot
          model={this.model}
          commands={this.commands}
          actions={this.#actions}
          http={this.http}
          server={this.server}
        />
      </Provider>
    );
  }

  /** The ids of the selected messages, a copy. */
  override get value(): number[] {
    return super.value as number[];
  }
  override set value(value: unknown) {
    super.value = value;
  }

  /** Shown messages and selection, a copy (rules: timeline-state). */
  get state(): TimelineState {
    const { pattern, mode, types, dateFrom, dateTo, search, funnelId, memberId } = this.model.criteria();
    const failure = this.store.get(this.session.failure);
    return privateCopy({
      ...{ mode, pattern, types: [...types], dateFrom, dateTo, search, funnelId, memberId },
      loadPage: this.model.loadedPages(),
      selectedMessageIds: this.value,
      alert: failure
        ? [failure.title, ...failure.reasons].join("\n")
        : this.#messages.alert(this.shownLocale, this.model.failedRefresh()),
    }) as TimelineState;
  }

  /** Looks for new messages now, and tries again what could not be loaded. Resolves when they are shown, or the failure is. */
  async refresh(): Promise<void> {
    // Said once more when it fails as it did before.
    this.model.refreshed(null);
    this.model.refreshed(await this.#messages.refresh());
  }

  /**
   * Takes messages over that the page has heard of: a list of them. What cannot be read is left out; nothing is thrown. Nodes
   * and texts are appended as to every element.
   */
  override append(...given: unknown[]): void {
    const [messages] = given;
    if (Array.isArray(messages)) this.#messages.append(messages);
    else super.append(...(given as (Node | string)[]));
  }

  protected override createModel(onEdit: () => void): TimelineModel {
    return createTimelineModel({ store: this.store, settings: this.#settings(), onEdit });
  }

  protected override settingsChanged(): void {
    this.model.configure(this.#settings());
    const server = this.server();
    // What the operator has selected are numbers of another server; what the page has given may be meant for the new one.
    if (this.#shownServer !== null && this.#shownServer !== server) this.model.reset();
    this.#shownServer = server;
  }

  protected override connected(): void {
    super.connected();
    const place = this.#isNew ? takePlace(this) : null;
    this.#isNew = false;
    if (place) this.model.comeBackTo(place);
    addEventListener("pagehide", this.#leavePage);
    addEventListener("pageshow", this.#shownAgain);
  }

  protected override disconnected(): void {
    super.disconnected();
    removeEventListener("pagehide", this.#leavePage);
    removeEventListener("pageshow", this.#shownAgain);
  }

  /** The browser has scrolled it back to its beginning, without a word. */
  protected override moved(): void {
    super.moved();
    this.redraw();
  }

  protected override inputProblem(name: string): string | null {
    const day = { dateFrom: "date-from", dateTo: "date-to" }[name];
    if (day) {
      const given = this.setting<string | null>(day);
      return given && !isDay(given) ? "no day (YYYY-MM-DD)" : null;
    }
    return super.inputProblem(name);
  }

  protected override missingMessage(): string {
    return timelineWords[this.shownLocale].noneSelected;
  }

  /** While messages are confirmed that nobody selected, there is nothing else to be sent. */
  override submit(): Promise<FinishResult<PlainData>> {
    return this.#confirming ?? super.submit();
  }

  /** An answer is about the messages that were sent, whatever is selected by then. */
  protected override finishWith(task: FinishTask): Promise<FinishResult<PlainData>> {
    return this.#queue.add(task.payload as number[], super.finishWith({ ...task, isShown: () => true }));
  }

  protected override send(payload: PlainData): Promise<Answer<PlainData>> {
    return this.#mutations.confirm(payload as number[]);
  }

  protected override finishWords(): FinishWords {
    return this.#mutations.finishWords();
  }

  protected override failureMessages(failure: Failure): readonly string[] {
    return this.#mutations.explain(failure);
  }

  /**
   * Confirms messages that nobody selected; what fails is selected afterwards. They follow those that are under way, and
   * stay selected with them where those fail. `isRest`: nothing that is selected is to be confirmed.
   */
  #confirm(ids: readonly number[], isRest = false): void {
    const { model } = this;
    const { has } = this.#queue;
    if (isRest) {
      // After a failure, the rest must not be confirmed together with messages that were to be left out.
      const asked = model.present().filter(has);
      model.clear();
      model.select(asked);
    }
    const more = ids.filter((id) => !has(id));
    model.select(more);
    // With "saved" the page is leaving.
    if (more.length === 0 || this.status === SavingStatus.saved) return;
    const send = this.#mutations.sender();
    const task: FinishTask = {
      payload: [...more],
      problems: [],
      words: this.finishWords(),
      send: () => send(more),
      applySave: (payload) => this.#leaveSelection(payload),
      showProblems: () => {},
      explain: (failure) => this.failureMessages(failure),
      isShown: () => true,
    };
    const finish = () => super.finishWith(task);
    const confirming = this.#queue.follow(more, finish, () => void send(more));
    this.#confirming = confirming;
    void confirming.finally(() => {
      if (this.#confirming === confirming) this.#confirming = undefined;
    });
  }

  #leaveSelection(ids: PlainData | readonly number[]): void {
    this.model.applySave([...(ids as readonly number[])]);
    this.workChanged();
  }

  #goElsewhere(): void {
    // There already: it would go there for ever.
    if (pagePath().split(/[?#]/)[0] !== timelinePage) this.exit.follow({ redirect_to: timelinePage });
  }

  #settings(): TimelineSettings {
    const day = (name: string) => {
      const given = this.setting<string | null>(name) ?? "";
      return isDay(given) ? given : "";
    };
    const settings: TimelineSettings = {
      locale: this.shownLocale,
      readonly: this.setting<boolean>("readonly"),
      disabled: this.isDisabled,
      finishLabel: this.setting<string | null>("finish-label") || null,
      cancelable: this.setting<boolean>("cancelable"),
      criteria: {
        pattern: this.setting<TimelineCriteria["pattern"]>("pattern"),
        mode: this.setting<TimelineCriteria["mode"]>("mode"),
        memberId: this.setting<string | null>("member-id") || null,
        funnelId: this.setting<string | null>("funnel-id") || null,
        types: this.setting<readonly string[] | null>("types") ?? [],
        dateFrom: day("date-from"),
        dateTo: day("date-to"),
        search: this.setting<string | null>("query") ?? "",
      },
    };
    return this.keptSettings(settings, this.setting<number | null>("poll"));
  }
}

withProperties(MessageTimelineElement);
