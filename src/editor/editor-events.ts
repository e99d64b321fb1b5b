import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { FailureReason, Finisher, SavingStatus } from "./finishing.js";

/** Detail of `change`. */
export interface ChangeDetail {
  value: PlainObject;
  /** True where it differs from what was last set or finished. */
  dirty: boolean;
  /** True where it may be finished. */
  valid: boolean;
}

/** Detail of `before-finish`. */
export interface BeforeFinishDetail {
  payload: PlainObject;
}

/** Detail of `finish`. */
export interface FinishDetail {
  finisher: Finisher;
  payload: PlainObject;
  /** Answer of the server; absent when the finisher is `emit`. */
  response?: PlainData;
}

/** Detail of `failure`. */
export interface FailureDetail {
  reason: FailureReason;
  /** The status of the answer, if there was one. */
  status: number | null;
  /** Messages that the operator is shown. */
  messages: string[];
}

/** Detail of `status-change`. */
export interface StatusChangeDetail {
  status: SavingStatus;
}

/** Detail of `page-expired`. */
export interface PageExpiredDetail {
  /** 409 or 419. */
  status: number;
}

/** Detail of `navigate`. */
export interface NavigateDetail {
  url: string;
}

/** The events of every editor that finishes, by name. */
export interface EditorEventMap {
  change: CustomEvent<ChangeDetail>;
  "before-finish": CustomEvent<BeforeFinishDetail>;
  finish: CustomEvent<FinishDetail>;
  cancel: CustomEvent<null>;
  failure: CustomEvent<FailureDetail>;
  "status-change": CustomEvent<StatusChangeDetail>;
  "page-expired": CustomEvent<PageExpiredDetail>;
  navigate: CustomEvent<NavigateDetail>;
}

/** `addEventListener` and `removeEventListener` with the details typed; every other event is as on any element. */
export interface ListenerMethod<Element, Options, Events = EditorEventMap> {
  <Type extends keyof ListenedEventMap<Events>>(
    type: Type,
    listener: (this: Element, event: ListenedEventMap<Events>[Type]) => unknown,
    options?: boolean | Options,
  ): void;
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | Options): void;
}

type ListenedEventMap<Events> = Events & Omit<HTMLElementEventMap, keyof Events>;
