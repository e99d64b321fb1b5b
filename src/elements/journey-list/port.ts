import type { ServerClient } from "../../collection/index.js";
import type { JourneyModel, JourneyQueries, JourneyWords, LeftWork } from "../../features/journey/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { JourneySavedDetail } from "./events.js";

/** The server that a call is about. Its answer may come when the page has named another one: it changes this one's lists. */
export interface JourneyHere {
  readonly server: string;
  readonly http: Http;
  readonly queries: JourneyQueries;
  /** Whether its lists are still the ones that are shown. What follows is only said, and only happens, as long as they are. */
  isShown(): boolean;
  announce(text: string): void;
  /** Says why a call failed, and fires `failure`; `title` where that needs a sentence of its own. */
  failed(failure: Failure, title?: string): void;
  /** Fires `saved`. */
  saved(
    resource: JourneySavedDetail["resource"],
    kind: JourneySavedDetail["kind"],
    ids: readonly number[],
    data?: PlainData,
  ): void;
  /** A call is about to be made that an operator must hear of; gives what is told of its answers. */
  begin(work: LeftWork): (part: LeftWork, isAnswered: boolean) => void;
  /** It failed where nobody was told, and is offered when its list is next shown. */
  leave(work: LeftWork): void;
}

/** The element as its calls see it. */
export interface JourneyPort {
  readonly client: ServerClient;
  /** Calls of the server that is named when they are made. */
  readonly http: Http;
  model(): JourneyModel;
  words(): JourneyWords;
  /** The server that is shown now. */
  here(): JourneyHere;
  /** Fires `failure` for what is said at its place. Gives the lines that say it. */
  report(failure: Failure): readonly string[];
  /** What was said of an earlier call no longer holds. */
  clear(): void;
  /** The page's own lists of journeys and phases are read again. */
  listsChanged(which: "journey" | "journey_tag"): void;
  /** The selection has changed, not by hand. */
  selectionChanged(): void;
}

/** Under these names writes on journeys wait for each other. */
export function journeyQueues(server: string, ids: readonly number[]): readonly string[] {
  return ids.map((id) => `journey ${server} ${id}`);
}
