import type { ServerClient } from "../../../collection/index.js";
import type { Http } from "../../../lib/http.js";
import type { TimelineWords } from "../messages.js";
import type { ShownMessages } from "../shown-messages.js";
import type { TimelineModel } from "../timeline-model.js";

/** Deps that the element gives its mutations. */
export interface TimelineDeps {
  readonly client: ServerClient;
  /** Calls of one server, also after the page has named another. */
  httpOf(server: string): Http;
  server(): string;
  readonly messages: ShownMessages;
  model(): TimelineModel;
  words(): TimelineWords;
  /** Path for confirmations, if the page gives one. */
  path(): string | null;
  /** These are selected no longer. */
  leaveSelection(ids: readonly number[]): void;
}

/** The server that a mutation is about. What is said of it is said by the finish that sends it. */
export interface TimelineScope {
  readonly http: Http;
  /** True while its messages are the shown ones. */
  isShown(): boolean;
}
