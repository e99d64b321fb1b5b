import type { ServerClient, ShownScope } from "../../../collection/index.js";
import type { Failure } from "../../../lib/failure.js";
import type { Http } from "../../../lib/http.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { JourneyModel } from "../journey-model.js";
import type { LeftPage, UnansweredWork } from "../left/unanswered-work.js";
import type { JourneyWords } from "../messages.js";
import type { JourneyQueries } from "../queries.js";

/** Deps that the element gives its mutations. */
export interface JourneyDeps {
  readonly client: ServerClient;
  /** Calls of the server that is named when they are made, and of one server whichever is named by then. */
  readonly http: Http;
  httpOf(server: string): Http;
  /** Fires an event of the element. */
  emit(type: "saved" | "selection-change", detail: PlainObject): void;
  /** Fires `failure` for what is said at its place. Returns the lines that say it. */
  report(failure: Failure): readonly string[];
  model(): JourneyModel;
  words(): JourneyWords;
  /** The server that is shown, and its lists. */
  server(): string;
  queries(): JourneyQueries;
  /** Reads the lists again; `false` where they must not change now. */
  readAgain(): Promise<boolean>;
  /** The page's own lists of journeys and phases are read again. */
  listsChanged(which: "journey" | "journey_tag"): void;
  /** Owner of the work; `null` where the page says nothing of it. */
  owner(): string | null;
  /** Work under way in all lists of the page. */
  readonly leftPage: LeftPage;
}

/** Something was saved: the detail of the event. */
export interface JourneySaved {
  readonly resource: "journey" | "group" | "phase";
  readonly kind:
    | "create"
    | "update"
    | "delete"
    | "sort"
    | "sort-favorite"
    | "favorite"
    | "copy"
    | "move"
    | "rename";
  readonly ids: readonly number[];
  /** The answer of the server; `null` for none. */
  readonly data: PlainData;
}

/**
 * The server that a mutation is about. Its answer may come when the page has named another one: it changes this one's lists, and
 * is told only while they are shown.
 */
export interface JourneyScope extends ShownScope<JourneySaved> {
  readonly server: string;
  readonly http: Http;
  readonly queries: JourneyQueries;
  /** Says why a call failed, and fires `failure`; `title` where that needs a sentence of its own. */
  failed(failure: Failure, title?: string): void;
  /** A call is about to be made that an operator must hear of. Returns what is to be told of its answers. */
  begin(work: UnansweredWork): (part: UnansweredWork, isAnswered: boolean) => void;
  /** It failed where nobody was told, and is offered when its list is next shown. */
  leave(work: UnansweredWork): void;
}

/** Context of each mutation: the element's deps, and the server that is shown as it begins. */
export interface JourneyContext extends JourneyDeps {
  getScope(): JourneyScope;
  /** Clears the message of an earlier call. */
  clear(): void;
  /** Fires `selection-change`, which was not made by hand. */
  selectionChanged(): void;
}

/** The serial queues of writes on journeys. */
export function journeyQueues({ server }: JourneyScope, ids: readonly number[]): readonly string[] {
  return ids.map((id) => `journey ${server} ${id}`);
}
