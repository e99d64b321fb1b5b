import { Provider } from "jotai";
import type { ReactNode } from "react";
import { loadReservations, type Reservation } from "../../api/reservations.js";
import { askAgain } from "../../collection/index.js";
import type { ListenerMethod } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import { pageDeps, ScreenWithDialogs, withMembers, withProperties } from "../../element-base/index.js";
import {
  readRealtime,
  type SalonPlace,
  type SalonQueries,
  salonQueries,
} from "../../features/reservation/index.js";
import {
  createMutations,
  createScheduleModel,
  keptHourWidth,
  type Place,
  placeOf,
  readDialogWork,
  type ScheduleActions,
  ScheduleDrafts,
  ScheduleListening,
  type SchedulePage,
  type ScheduleQueries,
  ScheduleScreen,
  type ScheduleSettings,
  type ScheduleView,
  scheduleQueries,
  scheduleStyles,
  scheduleWords,
} from "../../features/schedule/index.js";
import { tokyoDay } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import { writeTime } from "../../lib/dates/times.js";
import { asPlainData } from "../../lib/plain-data.js";
import { reservationScheduleDeclaration } from "./declaration.js";
import type { ReservationScheduleEventMap } from "./events.js";

type ReservationScheduleProperties = PropertiesOf<(typeof reservationScheduleDeclaration)["attributes"]>;

/** The class that it extends, the accessors of its attributes, and its events. */
interface ReservationScheduleMembers extends ScreenWithDialogs, ReservationScheduleProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, ReservationScheduleEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, ReservationScheduleEventMap>;
}

/**
 * `<reservation-schedule>`: a salon's reservations, blocked time and shifts (rules: schedule-pages). Importing the class
 * defines no element.
 */
export class ReservationScheduleElement extends withMembers<ReservationScheduleMembers>()(ScreenWithDialogs) {
  static override readonly declaration = reservationScheduleDeclaration;

  protected override readonly styles = scheduleStyles;
  protected override readonly beginsAt = "[role=grid] [tabindex='0']";
  readonly #model = createScheduleModel({
    store: this.store,
    settings: this.#settings(),
    hourWidth: keptHourWidth(),
    today: () => tokyoDay(serverNow()),
    leaving: pageDeps.client.leaving,
  });
  readonly #listening = new ScheduleListening({
    page: pageDeps,
    place: () => this.#place(),
    records: () => this.#records(),
    range: () => this.#model.range(),
    recount: () => void this.#recount(),
  });
  readonly #mutations = createMutations({
    client: pageDeps.client,
    httpOf: (server) => this.httpOf(server),
    commands: this.commands,
    model: () => this.#model,
    words: () => scheduleWords[this.shownLocale],
    queries: () => this.#queries(),
    salon: () => this.#salon(),
    isOnPage: () => this.isOnPage,
    listening: this.#listening,
    refresh: () => void this.refresh(),
    runs: () => this.draft,
  });
  protected override readonly draft: ScheduleDrafts = new ScheduleDrafts(
    this.draftDeps({
      dialogs: () => this.#mutations.dialogs(),
      readWork: readDialogWork,
      server: () => this.#model.settings().server,
      record: () => {
        const { server, salonId } = this.#model.settings();
        return JSON.stringify([server, salonId]);
      },
    }),
    pageDeps,
  );
  readonly #actions: ScheduleActions = {
    ...this.#mutations.actions,
    queries: () => this.#queries(),
    salon: () => this.#salon(),
    select: (record) => this.#select(record),
    selectById: (id) => this.#selectById(id),
    selectSlot: (place) => this.#selectSlot(place),
  };

  /** Asks again for what is shown. Resolves when it is shown, or the failure is. */
  async refresh(): Promise<void> {
    await Promise.all([askAgain(this.#records()), this.#recount()]);
  }

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <ScheduleScreen model={this.#model} commands={this.commands} actions={this.#actions} />
      </Provider>
    );
  }

  protected override connected(): void {
    super.connected();
    this.#listening.follow();
  }

  protected override disconnected(): void {
    this.#listening.follow();
    super.disconnected();
  }

  protected override settingsChanged(): void {
    const next = this.#settings();
    if (this.isOnPage && this.#model.isOtherSalon(next)) this.draft.keep();
    this.#model.configure(next);
    if (!this.isOnPage) return;
    this.#listening.follow();
    this.draft.refresh();
  }

  #select(record: Reservation): void {
    const plain = asPlainData({ ...record });
    if (record.status !== "blocked") {
      this.emit("reservation-select", { reservation: plain });
      return;
    }
    const place = placeOf(record);
    if (this.emit("block-select", { blockTime: plain }) && place)
      this.#model.dialogs.open({ is: "block", block: record, place });
  }

  /** One that is not shown, perhaps. */
  async #selectById(id: number): Promise<void> {
    const salon = this.#model.settings().salonId ?? "";
    const words = scheduleWords[this.shownLocale];
    const answer = await this.commands.perform(
      () => loadReservations(this.http, salon, { ids: String(id) }, this.leaveSignal),
      words.failed,
    );
    const [record] = answer.ok ? answer.data : [];
    if (record) this.#select(record);
    else if (answer.ok) this.commands.refuse(words.gone);
  }

  #selectSlot({ date, from, to, salonResourceId }: Place): void {
    this.emit("slot-select", { date, from: writeTime(from), to: writeTime(to), salonResourceId });
  }

  async #recount(): Promise<void> {
    const { openCount, unsolved } = this.#queries();
    await Promise.all([openCount.invalidate(), unsolved.invalidate()]);
  }

  #records() {
    return this.#queries().records(this.#model.range());
  }

  /** Salon whose events are of use. */
  #place(): SalonPlace | null {
    const { server, salonId } = this.#model.settings();
    if (!this.isOnPage || salonId === null) return null;
    return { server, salon: salonId, realtime: readRealtime(this.context().realtime) };
  }

  #queries(): ScheduleQueries {
    return scheduleQueries(pageDeps.client, this.#onServer());
  }

  #salon(): SalonQueries {
    return salonQueries(pageDeps.client, this.#onServer());
  }

  #onServer() {
    const { server, salonId } = this.#model.settings();
    return { server, salon: salonId ?? "", http: pageDeps.httpOf(server) };
  }

  #settings(): ScheduleSettings {
    return this.keptSettings({
      locale: this.shownLocale,
      server: this.server(),
      salonId: this.setting<string | null>("salon-id") || null,
      page: this.setting<SchedulePage>("page"),
      view: this.setting<ScheduleView>("view"),
      date: this.setting<string | null>("date") || null,
    });
  }
}

withProperties(ReservationScheduleElement);
