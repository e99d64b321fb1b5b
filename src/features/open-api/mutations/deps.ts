import type { ServerClient, ShownScope } from "../../../collection/index.js";
import type { Failure } from "../../../lib/failure.js";
import type { Http } from "../../../lib/http.js";
import type { Locale } from "../../../lib/locale.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { OpenApiModel } from "../open-api-model.js";
import type { OpenApiQueries } from "../queries.js";
import type { SectionName } from "../settings.js";

/** Deps that the element gives its mutations. */
export interface OpenApiDeps {
  readonly client: ServerClient;
  /** Calls of one server, also after the page has named another. */
  httpOf(server: string): Http;
  /** Fires an event of the element. */
  emit(type: OpenApiEvent["type"], detail: PlainObject): void;
  /** Fires `failure` for what is said at its place. Returns the lines that say it. */
  report(section: SectionName, failure: Failure): readonly string[];
  model(): OpenApiModel;
  locale(): Locale;
  /** The server that is shown, and its lists. */
  server(): string;
  queries(): OpenApiQueries;
  /** True while somebody could see a token. */
  isOnPage(): boolean;
}

/** Events that are fired after a call, with their details. */
export type OpenApiEvent =
  | {
      readonly type: "saved";
      readonly section: "triggers";
      readonly kind: "create" | "update" | "delete" | "state";
      readonly id: number;
      /** The answer of the server; `null` for none. */
      readonly data: PlainData;
    }
  | {
      readonly type: "token-issued" | "token-revoked";
      readonly serviceCodeId: number;
      /** The public handle. Never the token. */
      readonly tokenKey: string;
    };

/** The server that a call is about. Its answer may come when the page has named another one: it changes this one's lists. */
export interface OpenApiScope extends ShownScope<OpenApiEvent> {
  readonly server: string;
  readonly http: Http;
  readonly queries: OpenApiQueries;
  /** Says in the alert of a section why a call failed, and fires `failure`. */
  failed(section: SectionName, failure: Failure): void;
}

/** Context of each mutation: the element's deps, and the server that is shown as it begins. */
export interface OpenApiContext extends OpenApiDeps {
  getScope(): OpenApiScope;
  /** Clears the messages of earlier calls in a section. */
  clear(section: SectionName): void;
}
