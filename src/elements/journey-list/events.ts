import type { FailureDetail } from "../../editor/index.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";

/** A way that friends go, as the server sends it (rules: journey-shapes). */
export interface Journey {
  id: number;
  name: string;
  /** `null`: 未分類. */
  group_id: number | null;
  /** In its group, from 1. */
  order: number;
  favorite: 0 | 1;
  favorite_order: number | null;
  journey_kpis: { journey_tag_id: number; order: number }[];
  /** The saved condition of whom it is about; `null` for everybody. */
  member_query_id: number | null;
  member_count: number;
  /** ISO 8601. */
  updated_at: string;
}

/** A group of journeys. */
export interface JourneyGroup {
  id: number;
  name: string;
  order: number;
  item_count: number;
}

/** A phase: a journey tag. */
export interface JourneyPhase {
  id: number;
  name: string;
  order: number;
  used_count: number;
}

/** Which group is shown: one of them, お気に入り, 未分類, or (`null`) すべて. */
export type JourneyGroupId = number | "favorite" | "none" | null;

/** Detail of `journey-select`. */
export interface JourneySelectDetail {
  journeyId: number;
  /** As the server sent it. */
  journey: Journey & PlainObject;
}

/** Detail of `group-change`. */
export interface JourneyGroupChangeDetail {
  groupId: JourneyGroupId;
}

/** Detail of `selection-change`. */
export interface JourneySelectionDetail {
  /** In the order of the list. */
  ids: number[];
}

/** Detail of `member-select`. */
export interface JourneyMemberDetail {
  memberId: number;
}

/** Detail of `saved`. */
export interface JourneySavedDetail {
  resource: "journey" | "group" | "phase";
  kind: "create" | "update" | "delete" | "sort" | "sort-favorite" | "favorite" | "copy" | "move" | "rename";
  ids: number[];
  /** Answer of the server, or `null`. */
  data: PlainData;
}

/** The events of `<journey-list>`. */
export interface JourneyListEventMap {
  /** Cancelable: else the detail of the journey opens. */
  "journey-select": CustomEvent<JourneySelectDetail>;
  "group-change": CustomEvent<JourneyGroupChangeDetail>;
  "selection-change": CustomEvent<JourneySelectionDetail>;
  "member-select": CustomEvent<JourneyMemberDetail>;
  saved: CustomEvent<JourneySavedDetail>;
  failure: CustomEvent<FailureDetail>;
}
