import type { NamedEntry, NamedList } from "../../api/journey-groups.js";
import type { JourneyFriends } from "../../api/journey-members.js";
import type { ListedJourney } from "../../api/journeys.js";
import type { Answer, Failure } from "../../lib/failure.js";
import type { Move } from "../../lib/moves.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { ConditionContext } from "../condition-slide/index.js";
import type { UnansweredWork } from "./left/unanswered-work.js";
import type { OrderScope } from "./order/orders.js";
import type { JourneyQueries } from "./queries.js";
import type { ShownGroup } from "./settings.js";

/** Fields with which a journey is saved; `kpis` only where the phases were edited. */
export interface JourneyEdits {
  readonly name?: string;
  readonly group_id?: number | null;
  readonly journey_kpis?: readonly PlainObject[];
  readonly member_query_id?: number | null;
}

/** Outcome of a save of a whole journey. */
export type SaveOutcome =
  | { readonly is: "saved"; readonly journey: ListedJourney }
  /** Others have changed it since: `null` where they have deleted it. */
  | { readonly is: "stale"; readonly current: ListedJourney | null }
  | { readonly is: "failed"; readonly failure: Failure };

/** Actions of the screen. Promises resolve when the server has answered and the screen shows it. */
export interface JourneyActions {
  queries(): JourneyQueries;
  refresh(): void;
  /** The operator opens a journey, or closes the one that is open. */
  open(id: number | null): void;
  showGroup(group: ShownGroup): void;
  search(text: string): void;
  /** The selection has changed by the operator's hand. */
  selectionChanged(): void;

  add(
    fields: Required<Pick<JourneyEdits, "name" | "group_id" | "journey_kpis">> & JourneyEdits,
  ): Promise<SaveOutcome>;
  /** `original` with the edits; what is not edited is sent as it was loaded. */
  save(original: PlainObject, edits: JourneyEdits): Promise<SaveOutcome>;
  /** A new name, shown at once; the field opens again where it fails. */
  renameJourney(journey: ListedJourney, name: string): Promise<void>;
  setFavorite(journey: ListedJourney, favorite: boolean): void;
  copy(journey: ListedJourney): Promise<void>;
  /** `text` is what is announced. */
  move(scope: OrderScope, move: Move, text: string): void;
  /** Gives why some could not be moved; its caller says it. */
  moveToGroup(groupId: number | null, ids: readonly number[]): Promise<Failure | null>;

  /** Does what was left undone when the page was left; `text` is what is announced of an order. */
  finishLeft(work: UnansweredWork, text: string): Promise<void>;
  /** It is not offered again. */
  forgetLeft(work: UnansweredWork): void;

  /** Takes rows away, and deletes them when their time is over. */
  removeSoon(ids: readonly number[]): void;
  keepWaiting(): void;
  removeNow(): void;

  addEntry(list: NamedList, name: string): Promise<Answer<NamedEntry>>;
  renameEntry(list: NamedList, entry: NamedEntry, name: string): Promise<void>;
  /** Gives why it could not be deleted; its caller says it. `onDeleted` comes before its row goes. */
  removeEntry(list: NamedList, entry: NamedEntry, onDeleted: () => void): Promise<Failure | null>;

  /** How many passed each phase, in their order; a failure where one could not be counted. */
  countPassed(journey: ListedJourney, signal: AbortSignal): Promise<Answer<readonly number[]>>;
  /** A page of who passed a phase (`phaseId` `null`: of who is meant). */
  friends(
    journey: ListedJourney,
    phaseId: number | null,
    page: number,
    signal: AbortSignal,
  ): Promise<Answer<JourneyFriends>>;
  selectFriend(id: number): void;

  /** Says in the alert why a call failed, and fires `failure`. */
  failed(failure: Failure): void;
  /** Fires `failure` for what is said at its place. Gives the lines that say it. */
  report(failure: Failure): readonly string[];
  /** Fires `failure` for what is not sent since it is not right. */
  refuse(message: string): void;

  /** Context for the condition of a journey. */
  condition(): ConditionContext;
  reloadPage(): void;
  /** Follows the lists and the window as long as the screen is there; gives what ends it. */
  watch(): () => void;
}
