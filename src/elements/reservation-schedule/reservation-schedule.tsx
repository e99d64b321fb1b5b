import { Provider } from "jotai";
import type { ReactNode } from "react";
import { loadReservations, type Reservation } from "../../api/reservations.js";
import { askAgain } from "../../collection/index.js";
import type { ListenerMethod } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import { pageDeps, ScreenWithDialogs, withProperties } from "../../element-base/index.js";
import {
  readRealtime,
  type SalonPlace,
  type SalonQueries,
  salonQueries,
} from "../../features/reservation/index.js";
import {
  createScheduleModel,
  keptHourWidth,
  type Place,
  placeOf,
  readDialogWork,
  type ScheduleActions,
  type SchedulePage,
  type ScheduleQueries,
  ScheduleScreen,
  type ScheduleSettings,
  type ScheduleView,
  scheduleQueries,
  scheduleStyles,
  scheduleWords,
  shownDays,
} from "../../features/schedule/index.js";
import { tokyoDay } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import { writeTime } from "../../lib/dates/times.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { reservationScheduleDeclaration } from "./declaration.js";
import type { ReservationScheduleEventMap } from "./events.js";
import { createInboxCalls } from "./inbox-calls.js";
import { createScheduleCalls } from "./schedule-calls.js";
import { ScheduleDrafts } from "./schedule-drafts.js";
import { type ScheduleHere, type SchedulePort, scheduleHere } from "./schedule-here.js";
import { ScheduleListening } from "./schedule-listening.js";
import { createShiftCalls } from "./shift-calls.js";
import { createShiftRows } from "./shift-rows.js";

type ReservationScheduleProperties = PropertiesOf<(typeof reservationScheduleDeclaration)["attributes"]>;

/** The accessors that `withProperties` gives the class, and its events. */
export interface ReservationScheduleElement extends ReservationScheduleProperties {
  addEventListener: ListenerMethod<
    ReservationScheduleElement,
    AddEventListenerOptions,
    ReservationScheduleEventMap
  >;
  removeEventListener: ListenerMethod<
    ReservationScheduleElement,
    EventListenerOptions,
    ReservationScheduleEventMap
  >;
}

/**
 * `<reservation-schedule>`: a salon's reservations, blocked time and shifts (rules: schedule-pages). Importing the class
 * defines no element.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: see above
export class ReservationScheduleElement extends ScreenWithDialogs {
  static override readonly declaration = reservationScheduleDeclaration;

  protected override readonly styles = scheduleStyles;
  readonly #model = createScheduleModel({
    store: this.store,
    settings: this.#settings(),
    hourWidth: keptHourWidth(),
    today: () => tokyoDay(serverNow()),
    leaving: pageDeps.client.leaving,
  });
  readonly #port: SchedulePort = {
    client: pageDeps.client,
    model: () => this.#model,
    words: () => scheduleWords[this.shownLocale],
    locale: () => this.shownLocale,
    resourceName: (id) => this.#resourceName(id),
    isConnected: () => this.isConnected,
    here: () => this.#here(),
  };
  readonly #shiftRows = createShiftRows(this.#port, () => this.draft);
  readonly #listening = new ScheduleListening({
    place: () => this.#place(),
    records: () => this.#records(),
    range: () => this.#range(),
    recount: () => void this.#recount(),
  });
  protected override readonly draft: ScheduleDrafts = new ScheduleDrafts(
    this.draftPort({
      dialogs: () => this.#shiftRows.dialogs(),
      readWork: readDialogWork,
      record: () => {
        const { server, salonId } = this.#model.settings();
        return JSON.stringify([server, salonId]);
      },
    }),
  );
  readonly #actions: ScheduleActions = {
    ...createScheduleCalls(this.#port),
    ...createShiftCalls(this.#port, this.#shiftRows),
    ...createInboxCalls(this.#port),
    queries: () => this.#queries(),
    salon: () => this.#salon(),
    select: (record) => this.#select(record),
    selectById: (id) => this.#selectById(id),
    selectSlot: (place) => this.#selectSlot(place),
  };

  /** Asks again for what is shown. Kept when it is shown, or the failure is said. */
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
    if (this.isConnected && this.#model.isOtherSalon(next)) this.draft.keep();
    this.#model.configure(next);
    if (!this.isConnected) return;
    this.#listening.follow();
    this.draft.look();
  }

  #select(record: Reservation): void {
    const plain = { ...record } as unknown as PlainObject;
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
    const { unsolvedCount, unsolved } = this.#queries();
    await Promise.all([unsolvedCount.invalidate(), unsolved.invalidate()]);
  }

  #records() {
    return this.#queries().records(this.#range());
  }

  #range() {
    const model = this.#model;
    const isDay = model.settings().page !== "PAGE_SCHEDULE";
    return shownDays(model.date(), isDay ? "date" : model.view());
  }

  /** Whose events are of use. */
  #place(): SalonPlace | null {
    const { server, salonId } = this.#model.settings();
    if (!this.isConnected || salonId === null) return null;
    return { server, salon: salonId, realtime: readRealtime(this.context().realtime) };
  }

  #resourceName(id: number | null): string {
    const resources = this.#salon().resources.state().data ?? [];
    return resources.find((each) => each.id === id)?.name ?? scheduleWords[this.shownLocale].noResource;
  }

  #here(): ScheduleHere {
    const { server, salonId } = this.#model.settings();
    return scheduleHere(
      { server, salon: salonId ?? "" },
      {
        ...{ model: this.#model, commands: this.commands, http: this.httpOf(server) },
        queries: this.#queries(),
        range: () => this.#range(),
        listening: this.#listening,
        refresh: () => void this.refresh(),
      },
    );
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
    return {
      locale: this.shownLocale,
      server: this.server(),
      salonId: this.setting<string | null>("salon-id") || null,
      page: this.setting<SchedulePage>("page"),
      view: this.setting<ScheduleView>("view"),
      date: this.setting<string | null>("date") || null,
    };
  }
}

withProperties(ReservationScheduleElement);
