import type { PlainData } from "../../lib/plain-data.js";
import type { Draft } from "./draft.js";
import type { DraftRival } from "./draft-rivals.js";
import type { FormMember } from "./submission-watch.js";

/** Work that a draft holds in addition to the value: it is no part of it yet. */
export interface DraftExtras<Model> {
  /** As plain data; `undefined` where there is none. */
  writeExtras(model: Model): PlainData | undefined;
  /** Puts both in place of the content, as one edit of the operator's. `base`: see `writeBase`; `extras` may be `null` then. */
  restoreWithExtras(model: Model, value: PlainData, extras: PlainData, base?: PlainData): void;
  /** Part of them that a save does not send; without it that is all of them. */
  unsent?(extras: PlainData): PlainData | undefined;
  /**
   * Record that the work stands on, where it is brought over what others have saved since. It is no work itself. What two
   * people have changed and nobody has decided is in it as it was before, so that it is asked again.
   */
  writeBase?(model: Model): PlainData | undefined;
  /** They say all of the work: what else is in the value is what the server has, and not here before it was asked. */
  readonly areAll?: true;
}

/** Deps of the keeper: the facts of its editor. */
export interface DraftSource<Model> {
  /** The page's `draft-key`; without one work is kept for its document, and by an expired page for the next. */
  key(): string | null;
  /** Those of all editors of the page, in the order in which they came. */
  readonly rivals: Set<DraftRival>;
  isConnected(): boolean;
  /** A key of our own, for work without `draft-key`. */
  fallbackKey(): string;
  model(): Model;
  draftExtras(): DraftExtras<Model> | undefined;
  /** A draft from before that the operator has not answered yet; it must not be lost under a new one. */
  offered(): Draft | null;
  offer(draft: Draft | null): void;
  /** Text that a form around it submits. */
  member: FormMember;
}
