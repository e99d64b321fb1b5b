import type { Judgement, Reservation } from "../../api/reservations.js";
import type { Query } from "../../collection/index.js";
import type { SalonQueries } from "../reservation/index.js";
import type { Patch } from "./detail/patch.js";
import type { FindFriends, FriendLite } from "./form/friend.js";

/** Actions that the panel asks of its element. */
export interface ReservationActions {
  /** The lists of the salon that is shown; `null` where none is named. */
  salon(): SalonQueries | null;
  /** The reservation that is shown; `null` of a new one. */
  reservation(): Query<Reservation> | null;
  patch(patch: Patch, force?: boolean): Promise<boolean>;
  judge(judgement: Judgement, force: boolean): Promise<void>;
  readonly findFriends: FindFriends;
  /** One by its id; `null` where nobody knows. */
  readonly friendById: (id: number, signal: AbortSignal) => Promise<FriendLite | null>;
  /** Saves the form although something stands in the way. */
  saveAnyway(): void;
  remove(): Promise<void>;
  /** The operator wants to close the panel. */
  askToClose(): void;
  /** The answer to the question whether unsaved work may be given up. */
  leave(mayLeave: boolean): void;
}
