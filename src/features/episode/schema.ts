import * as v from "valibot";
import { type PlainObject, toPlainData } from "../../lib/plain-data.js";
import { readEpisode } from "./entity.js";

/**
 * One step of a sequence (rules: step-timing, step-content), in the server's spelling. Times are those of a clock in Japan.
 */
export interface EpisodeStep {
  /** `null` for one that the server does not have yet. */
  id: number | null;
  /** Its place in the list, from 1. */
  order: number;
  /** 0: at `time` of the day `days` before or after that of the moment. 1: `offset_min` minutes before or after the moment. */
  timing_type: 0 | 1;
  direction: "before" | "after";
  /** Whole days; 0 is the day itself. */
  days: number;
  /** `HH:mm`. */
  time: string | null;
  /** Whole minutes. */
  offset_min: number | null;
  content: {
    kind: "text" | "template" | "action";
    /** At most 4,500 UTF-16 units. */
    text: string | null;
    template_id: number | null;
    action_id: number | null;
  };
  /** The id of a saved filter; `null` is everybody. */
  member_query_id: number | null;
}

/**
 * A sequence of messages around a moment (rules: episode-types), in the server's spelling. A loaded one may have more
 * keys, and types, timings and contents that nobody knows: they go back as they came.
 */
export interface Episode {
  id: number | null;
  /** At most 100 characters. */
  name: string;
  /** 0 and 1: before a goal, by date or by time left. 10: before a reservation. 11: after a visit. */
  type: 0 | 1 | 10 | 11;
  is_active: boolean;
  activated_at: string | null;
  deleted_at: string | null;
  salon_id?: number | null;
  steps: EpisodeStep[];
  /** As the server wrote it. */
  updated_at?: string;
}

/**
 * Schema of values that `<episode-editor>` can load: plain data that is an object. Nothing in it is changed. Like
 * every schema of the package it says what can be held, not what may be saved: `validity` of the element does.
 */
export const episodeSchema: v.GenericSchema<unknown, PlainObject> = /* @__PURE__ */ v.custom<PlainObject>(
  (value) => {
    const plain = toPlainData(value);
    return plain.ok && readEpisode(plain.data) !== null;
  },
  "This is no sequence of messages.",
);
