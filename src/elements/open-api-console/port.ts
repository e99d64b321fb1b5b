import type { ServerClient } from "../../collection/index.js";
import type {
  OpenApiModel,
  OpenApiQueries,
  OpenApiWords,
  SectionName,
} from "../../features/open-api/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import type { OpenApiSavedDetail } from "./events.js";

/** The server that a call is about. Its answer may come when the page has named another one: it changes this one's lists. */
export interface OpenApiHere {
  readonly server: string;
  readonly http: Http;
  readonly queries: OpenApiQueries;
  /** Whether it is still shown. What follows is only said as long as it is. */
  isShown(): boolean;
  announce(text: string): void;
  /** Says in the alert of a section why a call failed, and fires `failure`. */
  failed(section: SectionName, failure: Failure): void;
  emit(type: string, detail: PlainObject): void;
  /** Fires `saved` of the section of triggers. */
  saved(kind: OpenApiSavedDetail["kind"], id: number, data: PlainData): void;
}

/** The element as its calls see it. */
export interface OpenApiPort {
  readonly client: ServerClient;
  model(): OpenApiModel;
  words(): OpenApiWords;
  /** The server that is shown now. */
  here(): OpenApiHere;
}
