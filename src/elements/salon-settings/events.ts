import type { FailureReason } from "../../editor/index.js";
import type { PlainData } from "../../lib/plain-data.js";

/** A part of a salon's settings. */
export type SalonSection = "courses" | "resources" | "opening" | "online" | "calendars" | "urls";

/** Detail of `change`. */
export interface SalonChangeDetail {
  dirty: boolean;
  valid: boolean;
  section: SalonSection;
}

/** Detail of `saved`. */
export interface SalonSavedDetail {
  section: SalonSection;
  kind: "create" | "update" | "delete" | "sort";
  /** Id of the record, where it has one. */
  id: number | null;
  /** Answer of the server, or `null`. */
  data: PlainData;
}

/** Detail of `section-change`. */
export interface SalonSectionDetail {
  section: SalonSection;
}

/** Detail of `failure`. */
export interface SalonFailureDetail {
  reason: FailureReason;
  /** The status of the answer, if there was one. */
  status: number | null;
  /** Messages that the operator is shown. */
  messages: string[];
  section: SalonSection;
}

/** The events of `<salon-settings>`. */
export interface SalonSettingsEventMap {
  change: CustomEvent<SalonChangeDetail>;
  saved: CustomEvent<SalonSavedDetail>;
  "section-change": CustomEvent<SalonSectionDetail>;
  failure: CustomEvent<SalonFailureDetail>;
}
