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

/** The element as its calls see it. */
export interface OpenApiPort {
  readonly client: ServerClient;
  readonly http: Http;
  model(): OpenApiModel;
  queries(): OpenApiQueries;
  server(): string;
  words(): OpenApiWords;
  /** Says in the alert of a section why a call failed, and fires `failure`. */
  failed(section: SectionName, failure: Failure): void;
  emit(type: string, detail: PlainObject): void;
  /** Fires `saved` of the section of triggers. */
  saved(kind: OpenApiSavedDetail["kind"], id: number, data: PlainData): void;
}
