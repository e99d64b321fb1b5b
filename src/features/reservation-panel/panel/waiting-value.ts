import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import {
  documentOf,
  type GivenReservation,
  payloadOf,
  readGiven,
  readSource,
} from "../../reservation/index.js";
import type { ReservationSettings } from "../settings.js";
import type { PanelState } from "./panel-state.js";
import { type ReservationItem, wantedItem } from "./reservation-item.js";

/** Value that waits until what is shown is closed. */
export interface WaitingValue {
  /** Keeps a value for when what is shown is closed; `false` where it need not wait, or is no reservation. The last one counts. */
  keepWaiting(data: PlainData): boolean;
  waiting(): GivenReservation | null;
  /** Value that is shown next, as it came, and its payload: while the panel closes nobody can edit it any more. */
  nextValue(): PlainObject | null;
  waitingPayload(): PlainObject | null;
  /** It waits no longer; `undefined` where nothing did. */
  takeWaiting(): PlainData | undefined;
}

/** Holds what the page has given while something else is shown, which stays until it is closed (rules: panel-waits-for-close). */
export function createWaitingValue(
  panel: () => PanelState<ReservationItem>,
  settings: () => ReservationSettings,
): WaitingValue {
  let waiting: { readonly data: PlainData; readonly read: GivenReservation } | null = null;

  function hasToWait({ record }: GivenReservation): boolean {
    const { phase, item } = panel();
    if (item === null || phase === "closing") return item !== null;
    const wanted = wantedItem(settings(), record?.id ?? null, false);
    return wanted !== null && wanted.key !== item.key;
  }

  function nextGiven(): GivenReservation | null {
    return waiting !== null && panel().phase === "closing" ? waiting.read : null;
  }

  return {
    keepWaiting(data: PlainData): boolean {
      const read = readGiven(data);
      if (read === null) return false;
      waiting = hasToWait(read) ? { data, read } : null;
      return waiting !== null;
    },
    waiting: (): GivenReservation | null => waiting?.read ?? null,
    nextValue(): PlainObject | null {
      const next = nextGiven();
      return waiting && next && documentOf(next.form, null, readSource(waiting.data));
    },
    waitingPayload(): PlainObject | null {
      const next = nextGiven();
      return next && payloadOf(next.form, next.record, next.rest);
    },
    takeWaiting(): PlainData | undefined {
      const data = waiting?.data;
      waiting = null;
      return data;
    },
  };
}
