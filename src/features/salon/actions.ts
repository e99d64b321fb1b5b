import type { Atom } from "jotai/vanilla";
import type { NewCalendarLink } from "../../api/salon-calendars.js";
import type { SwitchKey } from "../../api/salon-configs.js";
import type { SalonItem, SalonItemKind, Unlink } from "../../api/salon-items.js";
import type { OnlinePatch } from "../../api/salon-online.js";
import type { NewSalonUrl, SalonUrl } from "../../api/salon-urls.js";
import type { Answer, Failure } from "../../lib/failure.js";
import type { Move } from "../../lib/moves.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import type { PageLists, pageLists } from "../../references/index.js";
import type { SalonSettingsQueries } from "./queries.js";
import type { SectionName } from "./settings.js";

/** Outcome of a write of a record that others may have changed meanwhile. */
export type SaveOutcome<T> =
  | { readonly is: "saved"; readonly record: T }
  /** `null`: it is gone, or nobody says what it is now. */
  | { readonly is: "stale"; readonly current: PlainObject | null; readonly failure: Failure }
  | { readonly is: "failed"; readonly failure: Failure };

/** Outcome of a change of one field. */
export type FieldOutcome =
  | { readonly is: "saved" }
  /** Others have changed the same field to something else. */
  | { readonly is: "conflict"; readonly current: SalonItem }
  | { readonly is: "failed"; readonly failure: Failure };

/** Calls about courses and resources. */
export interface ItemActions {
  addItem(kind: SalonItemKind, made: PlainObject): Promise<Answer<SalonItem>>;
  /** `whole` as it is sent, with its `base_updated_at`. */
  saveItem(kind: SalonItemKind, id: number, whole: PlainObject): Promise<SaveOutcome<SalonItem>>;
  /** `was`: what the field was when the operator began. */
  saveField(
    kind: SalonItemKind,
    id: number,
    attr: string,
    change: { readonly value: PlainData; readonly was: PlainData },
  ): Promise<FieldOutcome>;
  /** At once; the last state that is wanted is sent. */
  setPublic(kind: SalonItemKind, item: SalonItem, isPublic: boolean): void;
  copyItem(kind: SalonItemKind, item: SalonItem): Promise<void>;
  /** `null`: it is deleted. */
  removeItem(kind: SalonItemKind, id: number, force: boolean): Promise<Failure | null>;
  /** Takes it from customers instead of deleting it. */
  hideItem(kind: SalonItemKind, id: number): Promise<Failure | null>;
  moveItem(kind: SalonItemKind, move: Move, text: string): void;
  /** Reads the pairs again, and saves them with one's own changes. */
  savePairs(changes: PairChanges): Promise<Answer<readonly Unlink[]>>;
}

/** `off`: may not be booked together from now on. */
export interface PairChanges {
  readonly off: readonly PairIds[];
  readonly on: readonly PairIds[];
}

export interface PairIds {
  readonly courseId: number;
  readonly resourceId: number;
}

/** Calls about the configuration and its hours. */
export interface ConfigActions {
  /** At once; without a configuration it is made. The switch stands at what the server says after a failure. */
  setSwitch(section: SectionName, key: SwitchKey, value: boolean): void;
  /** At once: a key of the configuration that is saved with the whole of it. */
  setConfigField(section: SectionName, key: string, value: PlainData): void;
  /** The whole configuration with some keys changed; made where there is none. */
  saveConfig(
    section: SectionName,
    change: PlainObject,
    base: PlainObject | null,
  ): Promise<SaveOutcome<PlainObject>>;
  saveSpecialDates(dates: readonly PlainData[], base: PlainObject | null): Promise<SaveOutcome<PlainObject>>;
  /** A year as the server has it now. */
  readYear(year: number): Promise<Answer<PlainObject>>;
  saveYear(whole: PlainObject): Promise<Answer<PlainObject>>;
  /** Reads the reservations of the next days, for those that a change of hours leaves outside. */
  readReservations(
    from: string,
    to: string,
  ): Promise<
    Answer<
      readonly {
        readonly date: string;
        readonly from: string;
        readonly to: string;
        readonly name: string;
        readonly status: string;
      }[]
    >
  >;
}

/** Calls about what customers see. */
export interface OnlineActions {
  /** At once. */
  setPagePublic(isPublic: boolean): void;
  /** As the server has it now: what it is saved with has no version. */
  readOnline(): Promise<Answer<PlainObject | null>>;
  patchOnline(patch: OnlinePatch): Promise<Answer<PlainObject>>;
  saveOnlineActions(actions: readonly PlainData[]): Promise<Answer<PlainObject>>;
  moveCustomerItem(move: Move, text: string): void;
}

/** A calendar that was added, and when it is read again. */
export interface CalendarWait {
  readonly primaryId: number;
  /** By the clock, in milliseconds since 1970. */
  readonly until: number;
  /** The time is over; what is read then is not here yet. */
  readonly isOver: boolean;
}

/** Calls about calendars. */
export interface CalendarActions {
  addCalendar(made: NewCalendarLink): Promise<Failure | null>;
  removeCalendar(of: {
    readonly primaryId: number;
    readonly purpose: string;
    readonly associationId: number;
  }): Promise<Failure | null>;
  resync(of: { readonly primaryId: number; readonly associationId: number }): Promise<void>;
  /** The waits that are under way, each until what is read then is here. */
  readonly waits: Atom<readonly CalendarWait[]>;
}

/** Calls about links. */
export interface UrlActions {
  addUrl(made: NewSalonUrl): Promise<Answer<SalonUrl>>;
  removeUrl(id: number): Promise<Failure | null>;
}

/** Actions of the screen. Promises resolve when the server has answered and the screen shows it. */
export interface SalonActions extends ItemActions, ConfigActions, OnlineActions, CalendarActions, UrlActions {
  /** Queries of the salon that is shown. */
  queries(): SalonSettingsQueries;
  showSection(section: SectionName): void;
  /** The operator stays with the salon that is shown, whatever the page asked for. */
  keepSalon(): void;
  /** Puts a text into the clipboard and says whether it is there. */
  copyText(text: string): Promise<boolean>;
  /** Says in the alert of a section why a call failed, and fires `failure`; `title` is the first line. */
  failed(section: SectionName, failure: Failure, title?: string): void;
  /** Fires `failure` for what is said at its place. Gives the lines that say it. */
  report(section: SectionName, failure: Failure): readonly string[];
  /** Fires `failure` for what is not sent since it is not right. */
  refuse(section: SectionName, messages: readonly string[]): void;
  /** The lists of the page, for pickers. What makes them comes with the section that has them, after the first files. */
  lists(make: typeof pageLists): PageLists;
  /** Follows the window as long as the screen is there; gives what ends it. */
  watch(): () => void;
  reportError(error: unknown): void;
}
