import type { ServerClient } from "../../collection/index.js";
import type {
  SalonModel,
  SalonSettingsQueries,
  SalonWords,
  SectionName,
} from "../../features/salon/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { SalonSavedDetail } from "./events.js";

/** The salon that a call is about. Its answer may come when another one is shown. */
export interface SalonHere {
  readonly salon: number;
  readonly server: string;
  /** Calls of that server, whichever the page has named by the time they are made. */
  readonly http: Http;
  readonly queries: SalonSettingsQueries;
  /** Whether it is still shown. */
  isShown(): boolean;
  /** Fires `saved`; not for a salon that is shown no more. */
  saved(section: SectionName, kind: SalonSavedDetail["kind"], id: number | null, data?: PlainData): void;
  announce(text: string): void;
  /** What was said of an earlier call no longer holds. */
  clear(section: SectionName): void;
  /** Says something in the alert of a section. */
  warn(section: SectionName, lines: readonly string[]): void;
  /** Says in the alert of a section why a call failed, and fires `failure`; `title` is the first line. */
  failed(section: SectionName, failure: Failure, title?: string): void;
}

/** What of a salon was changed. */
export type SalonChange = "courses" | "resources" | "config";

/** The element as its calls see it. */
export interface SalonPort {
  readonly client: ServerClient;
  model(): SalonModel;
  words(): SalonWords;
  /** The salon that is shown now. */
  here(): SalonHere;
  /** Fires `failure` for what is said at its place. Gives the lines that say it. */
  report(section: SectionName, failure: Failure): readonly string[];
  /** Other lists of the page that show this are read again. */
  changed(here: SalonHere, what: SalonChange): void;
  /** Calls back later; gives what calls it off. */
  after(ms: number, act: () => void): () => void;
}
