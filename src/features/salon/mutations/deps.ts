import type { createStore } from "jotai/vanilla";
import type { ServerClient, ShownScope } from "../../../collection/index.js";
import type { Failure } from "../../../lib/failure.js";
import type { Http } from "../../../lib/http.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { SalonWords } from "../messages.js";
import type { SalonSettingsQueries } from "../queries.js";
import type { SalonModel } from "../salon-model.js";
import type { SectionName } from "../settings.js";

/** Deps that the element gives its mutations. */
export interface SalonDeps {
  readonly client: ServerClient;
  /** Store of the model's atoms. */
  readonly store: ReturnType<typeof createStore>;
  /** Calls of one server, whichever the page has named by the time they are made. */
  httpOf(server: string): Http;
  /** Fires an event of the element. */
  emit(type: "saved", detail: PlainObject): void;
  /** Fires `failure` for what is said at its place. Returns the lines that say it. */
  report(section: SectionName, failure: Failure): readonly string[];
  model(): SalonModel;
  words(): SalonWords;
  /** Queries of the salon that is shown. */
  queries(): SalonSettingsQueries;
  /** True while somebody may see the page. */
  isSeen(): boolean;
  /** Calls back later; returns what calls it off. */
  after(ms: number, act: () => void): () => void;
}

/** Something was saved: the detail of the event. */
export interface SalonSaved {
  readonly section: SectionName;
  readonly kind: "create" | "update" | "delete" | "sort";
  /** Id of the record, where it has one. */
  readonly id: number | null;
  /** The answer of the server; `null` for none. */
  readonly data: PlainData;
}

/** The salon that a mutation is about. Its answer may come when another one is shown, and is told only while this one is. */
export interface SalonScope extends ShownScope<SalonSaved> {
  readonly salon: number;
  readonly server: string;
  readonly http: Http;
  readonly queries: SalonSettingsQueries;
  /** Says something in the alert of a section. */
  warn(section: SectionName, lines: readonly string[]): void;
  /** Says in the alert of a section why a call failed, and fires `failure`; `title` is the first line. */
  failed(section: SectionName, failure: Failure, title?: string): void;
}

/** Context of each mutation: the element's deps, and the salon that is shown as it begins. */
export interface SalonContext extends SalonDeps {
  getScope(): SalonScope;
  /** Clears the messages of earlier calls in a section. */
  clear(section: SectionName): void;
}

/** The serial queue of writes on a part of a salon. */
export function salonQueue({ server, salon }: SalonScope, ...part: readonly (string | number)[]): string {
  return ["salon", server, salon, ...part].join(" ");
}
