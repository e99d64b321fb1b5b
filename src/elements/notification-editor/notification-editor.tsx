import { Provider } from "jotai";
import type { ReactNode } from "react";
import {
  type Boilerplate,
  loadNotification,
  notificationsPath,
  saveNotification,
} from "../../api/notifications.js";
import { createRecordLoader, outdateUnseen } from "../../collection/index.js";
import type { DraftExtras, ListenerMethod } from "../../editor/index.js";
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
  createMutations,
  createNotificationModel,
  type Notification,
  type NotificationModel,
  type NotificationQueries,
  NotificationScreen,
  type NotificationServices,
  notificationQueries,
  notificationStyles,
  notificationWords,
  type TestChannelFunction,
} from "../../features/notification/index.js";
import { tokyoClock } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import type { Answer } from "../../lib/failure.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { notificationEditorDeclaration } from "./declaration.js";
import type { NotificationEventMap } from "./events.js";

type NotificationEditorProperties = Omit<
  PropertiesOf<(typeof notificationEditorDeclaration)["attributes"]>,
  "value"
>;

/** The class that it extends, the accessors of its attributes, and its events. */
interface NotificationEditorMembers extends EditorElement<NotificationModel>, NotificationEditorProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, NotificationEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, NotificationEventMap>;
}

/**
 * `<notification-editor>`: edits one notification, and saves it or hands it over (rules: notification-screen). Importing
 * the class defines no element; `define` or an entry does.
 */
export class NotificationEditorElement extends withMembers<NotificationEditorMembers>()(EditorElement) {
  static override readonly declaration = notificationEditorDeclaration;

  protected override readonly styles = notificationStyles;
  /** The condition that is being edited, and no condition yet. */
  protected override readonly draftExtras: DraftExtras<NotificationModel> = {
    writeExtras: (model) => model.pendingForDraft(),
    restoreWithExtras: (model, value, extras) => model.restoreDraftWith(value, extras),
  };
  readonly #services: NotificationServices = {
    ...createMutations({
      client: pageDeps.client,
      http: this.http,
      model: () => this.model,
      queries: () => this.#queries(),
      emit: (type, detail) => void this.emit(type, { ...detail }),
    }),
    page: createConditionPage({
      page: pageDeps,
      http: this.http,
      server: this.server,
      encoding: () => "json",
    }),
    boilerplate: () => this.#queries().boilerplate,
    channels: () => this.#queries().channels,
    loadAgain: () => this.#record.retry(),
    moment: () => tokyoClock(serverNow()),
    reportError: (error) => this.report(error),
  };
  readonly #record = createRecordLoader({
    id: () => this.#id(),
    value: () => this.setting<PlainData>("value"),
    isOnPage: () => this.isOnPage,
    load: (id: number, signal) => loadNotification(this.http, id, signal),
    become: (state) => this.model.becomeLoading(state),
    show: (data) => this.loadContent(data),
  });
  #hasBegun = false;
  #leaveBoilerplate = (): void => {};

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <NotificationScreen model={this.model} commands={this.commands} services={this.#services} />
      </Provider>
    );
  }

  /** A `Notification`, with whatever else was loaded. Setting it takes `null` for a new one. */
  override get value(): Notification & PlainObject {
    return super.value as Notification & PlainObject;
  }
  override set value(value: unknown) {
    super.value = value;
  }

  /** Sends a test through a channel. Without it nothing is tested, and no button is shown. */
  get testChannel(): TestChannelFunction | null {
    return this.model.testChannel();
  }
  set testChannel(test: TestChannelFunction | null) {
    this.model.testBy(typeof test === "function" ? test : null);
  }

  protected override createModel(onEdit: () => void): NotificationModel {
    return createNotificationModel({
      store: this.store,
      settings: this.keptSettings(this.editorSettings()),
      now: () => performance.now(),
      onEdit,
    });
  }

  protected override connected(): void {
    replayProperties(this, ["testChannel"]);
    super.connected();
    outdateUnseen(pageDeps.client, "notification channels");
    const query = this.#services.boilerplate();
    const refresh = () => this.#beginWith(query.state().data);
    this.#leaveBoilerplate = query.subscribe(refresh);
    refresh();
    this.#record.follow();
  }

  protected override disconnected(): void {
    super.disconnected();
    this.#leaveBoilerplate();
    this.#record.stop();
  }

  protected override settingsChanged(): void {
    this.model.configure(this.keptSettings(this.editorSettings()));
    this.#record.follow();
  }

  protected override inputProblem(name: string): string | null {
    const id = this.setting<number | null>("notification-id");
    return name === "notificationId" && id !== readId(id)
      ? "no id of a notification"
      : super.inputProblem(name);
  }

  /** Nothing is saved over a notification that is not there yet. */
  protected override unreadableMessage(): string | null {
    return super.unreadableMessage() ?? (this.model.isWaiting() ? this.#words().notLoaded : null);
  }

  protected override missingMessage(): string {
    return this.#words().titleRequired;
  }

  protected override async send(payload: PlainObject, isShown: () => boolean): Promise<Answer<PlainData>> {
    const sent = this.model.state();
    const path = this.setting<string | null>("finish-path") || notificationsPath;
    const answer = await saveNotification(this.http, payload, path);
    if (isShown()) this.model.showRefusal(sent, answer.ok ? null : answer.failure);
    return answer;
  }

  protected override finishWords(): FinishWords {
    const { saveFailed, saved } = this.#words();
    return { failed: saveFailed, saved };
  }

  /** A new one begins with what the boilerplate has, as long as nobody has written anything. */
  #beginWith(boilerplate: Boilerplate | null): void {
    if (this.#hasBegun || boilerplate === null) return;
    this.#hasBegun = true;
    const { notification } = boilerplate;
    if (this.setting<PlainData>("value") !== null || this.#id() !== null || notification === null) return;
    if (this.model.isBlank() && !this.model.isDirty()) this.loadContent(notification);
  }

  #id(): number | null {
    return readId(this.setting<number | null>("notification-id"));
  }

  #queries(): NotificationQueries {
    const server = this.server();
    return notificationQueries(pageDeps.client, server, pageDeps.httpOf(server));
  }

  #words() {
    return notificationWords[this.shownLocale];
  }
}

withProperties(NotificationEditorElement);
