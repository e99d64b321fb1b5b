import type { Store } from "../store.js";
import type { Audience } from "./audience.js";
import type { FriendTable } from "./friend/table.js";
import type { MessageTable } from "./message-table.js";
import type { CallTable } from "./open-api-logs.js";
import type { Operator } from "./operators.js";
import type { Announce } from "./salon/events.js";
import type { ReservationTable } from "./salon/reservation-table.js";

/** What the calls of a resource work with. */
export interface ApiContext {
  readonly store: Store;
  /** The friends as filters see them, where there is a database to ask. */
  readonly audience?: Audience | undefined;
  readonly friends: FriendTable;
  readonly messages: MessageTable;
  readonly reservations: ReservationTable;
  /** What programs called of the open API. */
  readonly programCalls: CallTable;
  /** The present, injected so that demo data and tests can hold it still. */
  now(): Date;
  /** Tells open pages what happened to a reservation. */
  readonly announce: Announce;
  /** Who sends a request. */
  operatorOf(request: Request): Operator;
  /** Whether the operator may do what a right stands for. */
  allows(right: string): boolean;
}
