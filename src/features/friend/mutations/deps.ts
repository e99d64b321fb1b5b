import type { createStore } from "jotai/vanilla";
import type { FinishDeps, Finisher, FinishResult, ScreenSession, SentWork } from "../../../editor/index.js";
import type { Http } from "../../../lib/http.js";
import type { Locale } from "../../../lib/locale.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { FriendModel } from "../friend-model.js";
import type { FriendTab } from "../settings.js";
import type { FriendQueries } from "../source.js";

/** Deps that the element gives its mutations. */
export interface FriendDeps {
  /** Calls of the server that is named when they are made. */
  readonly http: Http;
  model(): FriendModel;
  locale(): Locale;
  /** Path to which the page wants everything to be sent; without it each part goes to its own path. */
  path(): string | null;
  queriesOf(friend: string): FriendQueries;
  readonly store: ReturnType<typeof createStore>;
  readonly session: ScreenSession;
  finisher(): Finisher;
  /** Finishes one tab; those that are finished while another is in flight follow it. */
  finish(save: TabSave): Promise<FinishResult<PlainData>>;
  /** Shows what keeps a tab from being saved. */
  showProblems(): void;
  /** A tab is saved, as it was `sent` before. */
  saved(sent?: SentWork): void;
}

/** The finish of one tab. */
export interface TabSave extends Pick<FinishDeps, "payload" | "problems" | "send" | "explain"> {
  readonly words: { readonly failed: string; readonly saved: string };
  readonly detail: { readonly tab: FriendTab };
  /** True while the friend is still shown as the answer comes. */
  readonly isShown: () => boolean;
  /** Payload that was sent in the end, with what others have changed. */
  sent(): PlainObject;
  applySave(payload: PlainData, response: PlainData | undefined, sent?: SentWork): void;
  showProblems(): void;
}

/** The friend that a save is about. */
export interface FriendScope {
  /** `null` where nobody is shown. */
  readonly queries: FriendQueries | null;
  isShown(): boolean;
}
