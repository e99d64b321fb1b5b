import type { ServerClient } from "../../collection/index.js";
import type {
  JourneyActions,
  JourneyModel,
  JourneyQueries,
  JourneyWords,
} from "../../features/journey/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { createEntryCalls } from "./entry-calls.js";
import { createFriendCalls } from "./friend-calls.js";
import { createJourneyCalls } from "./journey-calls.js";
import type { JourneyHere, JourneyPort } from "./port.js";
import { WaitingWork } from "./waiting-work.js";

/** The element as what makes its calls sees it. */
export interface CallsPort {
  readonly client: ServerClient;
  /** Calls of the server that is named when they are made, and of one server whichever is named by then. */
  readonly http: Http;
  httpOf(server: string): Http;
  model(): JourneyModel;
  /** Of the server that is shown. */
  queries(): JourneyQueries;
  server(): string;
  words(): JourneyWords;
  /** Whose work it is; `null` where the page says nothing of it. */
  owner(): string | null;
  emit(type: string, detail: PlainObject): void;
  failed(failure: Failure, title?: string): void;
  report(failure: Failure): readonly string[];
  listsChanged(which: "journey" | "journey_tag"): void;
  selectionChanged(): void;
  /** Reads the lists again; `false` where they must not change now. */
  readAgain(): Promise<boolean>;
}

/** All calls of the element, each about the server that was shown when it began, and what of them waits. */
export function createCalls(element: CallsPort) {
  const { client, http, model, words, report, listsChanged, selectionChanged } = element;
  const port: JourneyPort = {
    ...{ client, http, model, words, report, listsChanged, selectionChanged },
    here,
    clear: () => model().warn(null),
  };
  const waiting = new WaitingWork(port, {
    owner: element.owner,
    server: element.server,
    readAgain: element.readAgain,
    offer: (works) => model().offerLeft(works),
  });

  /** What a call says later is said as long as its server is shown. */
  function here(): JourneyHere {
    const server = element.server();
    const isShown = () => element.server() === server;
    return {
      ...{ server, isShown },
      http: element.httpOf(server),
      queries: element.queries(),
      announce(text) {
        if (isShown()) model().announce(text);
      },
      failed(failure, title) {
        if (isShown()) element.failed(failure, title);
      },
      saved(resource, kind, ids, data = null) {
        if (isShown()) element.emit("saved", { resource, kind, ids: [...ids], data });
      },
      begin: (work) => waiting.left.begin(server, work),
      leave: (work) => waiting.left.leave(server, work),
    };
  }

  const actions = {
    ...createJourneyCalls(port),
    ...waiting.actions(),
    ...createEntryCalls(port),
    ...createFriendCalls(port),
  } satisfies Partial<JourneyActions>;
  return { actions, waiting };
}
