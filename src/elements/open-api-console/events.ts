import type { FailureReason } from "../../editor/index.js";
import type { PlainData } from "../../lib/plain-data.js";

/** A part of the console. */
export type OpenApiSection = "codes" | "counts" | "logs" | "triggers";

/** Types of a value of a trigger. */
export type OpenApiParamType = "string" | "number" | "datetime" | "array" | "map";

/** The values that come with a trigger's call, by their keys, in order. */
export interface OpenApiParams {
  [key: string]: {
    label: string;
    type: OpenApiParamType;
    /** Read for maps only. */
    children?: OpenApiParams;
  };
}

/** Action of a trigger. */
export interface OpenApiTriggerAction {
  id: number;
  name: string;
  trigger_id: number;
  action_id: number | null;
  member_query_id: number | null;
  /** The setting. */
  is_active: boolean;
  /** State of the action: 0 stopped, 1 running, 2 halted by the server. */
  state: 0 | 1 | 2;
  /** ISO 8601. */
  updated_at: string;
}

/** An event from outside, as the server sends it (rules: trigger-tree). */
export interface OpenApiTrigger {
  id: number;
  name: string;
  open_api_trigger_actions: OpenApiTriggerAction[];
  /** Value that pages give other editors as `triggerContext`. */
  context: {
    category: "open_api";
    open_api_trigger_id: number | null;
    event: string;
    label: string;
    params: OpenApiParams;
  };
  /** ISO 8601. */
  updated_at: string;
}

/** Detail of `change`. */
export interface OpenApiChangeDetail {
  dirty: boolean;
  valid: boolean;
  section: OpenApiSection;
}

/** Detail of `saved`. */
export interface OpenApiSavedDetail {
  section: OpenApiSection;
  kind: "create" | "update" | "delete" | "state";
  id: number;
  /** Answer of the server, or `null`. */
  data: PlainData;
}

/** Detail of `token-issued` and `token-revoked`. Never the token. */
export interface OpenApiTokenDetail {
  serviceCodeId: number;
  /** The public handle of the token. */
  tokenKey: string;
}

/** Detail of `service-code-select`. */
export interface OpenApiCodeDetail {
  serviceCodeId: number;
}

/** Detail of `section-change`. */
export interface OpenApiSectionDetail {
  section: OpenApiSection;
}

/** Detail of `failure`. */
export interface OpenApiFailureDetail {
  reason: FailureReason;
  /** The status of the answer, if there was one. */
  status: number | null;
  /** Messages that the operator is shown. */
  messages: string[];
  section: OpenApiSection;
}

/** The events of `<open-api-console>`. */
export interface OpenApiConsoleEventMap {
  change: CustomEvent<OpenApiChangeDetail>;
  saved: CustomEvent<OpenApiSavedDetail>;
  "token-issued": CustomEvent<OpenApiTokenDetail>;
  "token-revoked": CustomEvent<OpenApiTokenDetail>;
  "service-code-select": CustomEvent<OpenApiCodeDetail>;
  "section-change": CustomEvent<OpenApiSectionDetail>;
  failure: CustomEvent<OpenApiFailureDetail>;
}
