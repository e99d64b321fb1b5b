import type { ServerClient } from "../../collection/index.js";
import type { JourneyModel, JourneyQueries, JourneyWords } from "../../features/journey/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { JourneySavedDetail } from "./events.js";

/** The element as its calls see it. */
export interface JourneyPort {
  readonly client: ServerClient;
  readonly http: Http;
  /** The same for a call that waits: it goes to the server that is named now, whichever is named by then. */
  httpHere(): Http;
  model(): JourneyModel;
  queries(): JourneyQueries;
  server(): string;
  words(): JourneyWords;
  /** Says why a call failed, and fires `failure`; `title` where that needs a sentence of its own. */
  failed(failure: Failure, title?: string): void;
  /** Fires `failure` for what is said at its place. Gives the lines that say it. */
  report(failure: Failure): readonly string[];
  /** What was said of an earlier call no longer holds. */
  clear(): void;
  /** Fires `saved`. */
  saved(
    resource: JourneySavedDetail["resource"],
    kind: JourneySavedDetail["kind"],
    ids: readonly number[],
    data?: PlainData,
  ): void;
  /** The page's own lists of journeys and phases are read again. */
  listsChanged(which: "journey" | "journey_tag"): void;
  /** The selection has changed, not by hand. */
  selectionChanged(): void;
}

/** Under these names writes on journeys wait for each other. */
export function journeyTurns(server: string, ids: readonly number[]): readonly string[] {
  return ids.map((id) => `journey ${server} ${id}`);
}
