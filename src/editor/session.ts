import { atom, type PrimitiveAtom } from "jotai/vanilla";
import type { Answer, Failure } from "../lib/failure.js";
import type { Draft } from "./drafts/draft.js";
import { SavingStatus } from "./finishing.js";

/** A message in the alert region: what happened, and the reasons below it. */
export interface FailureNotice {
  title: string;
  reasons: readonly string[];
  /** A page came in place of an answer, most likely the login. */
  isPage?: boolean;
}

/** The state around the content of one screen: saving, and what is said about it. */
export interface ScreenSession {
  status: PrimitiveAtom<SavingStatus>;
  /** A failed call, until the next edit or finish. */
  failure: PrimitiveAtom<FailureNotice | null>;
  success: PrimitiveAtom<string | null>;
  /** Something to know that is neither a success nor a failure, until the next edit or finish. */
  notice: PrimitiveAtom<string | null>;
  /** Names of attributes or properties that could not be read; their last good values stay. */
  unreadableInputs: PrimitiveAtom<readonly string[]>;
  /** Places of numbers that cannot be held, by the names of their inputs. */
  inexactInputs: PrimitiveAtom<Readonly<Record<string, string | undefined>>>;
}

/** The same around an editor, which refuses to finish and keeps drafts. */
export interface EditorSession extends ScreenSession {
  /** How often a finish was refused. From the first on problems are shown, even in fields nobody touched yet. */
  attempts: PrimitiveAtom<number>;
  /** Work found from before, until the operator says what to do with it. */
  offeredDraft: PrimitiveAtom<Draft | null>;
}

/** The atoms of one screen. They live in the store of its element. */
export function createScreenSession(): ScreenSession {
  return {
    status: atom<SavingStatus>(SavingStatus.idle),
    failure: atom<FailureNotice | null>(null),
    success: atom<string | null>(null),
    notice: atom<string | null>(null),
    unreadableInputs: atom<readonly string[]>([]),
    inexactInputs: atom({}),
  };
}

/** The atoms of one editor. */
export function createEditorSession(): EditorSession {
  return {
    ...createScreenSession(),
    attempts: atom(0),
    offeredDraft: atom<Draft | null>(null),
  };
}

/** Commands of every screen to its element, with the atoms around the content. */
export interface ScreenCommands {
  session: ScreenSession;
  /** The screens that are drawn on the page, so that their parts can be told apart. */
  pageEditors: Map<Node, () => void>;
  /** Refuses something in the alert region, and fires `failure` (`validation`). */
  refuse(message: string): void;
  /** Fires `failure` for a call that failed, with what the operator is shown of it. */
  reportFailure(failure: Failure, messages: readonly string[]): void;
  /** Fires `failure` for something that could not be loaded, once; an expired page is reloaded. */
  contentFailed(failure: Failure, title: string): void;
  /**
   * Makes a mutation. What was said of the one before goes; where it fails, that is said in the alert region under `title`,
   * `failure` is fired, and an expired page is reloaded.
   */
  perform<T>(call: () => Promise<Answer<T>>, title: string): Promise<Answer<T>>;
  /** The page is too old to save anything on it: keeps the work and reloads, unless the host prevents it. */
  expire(status: number): void;
}

/** Commands of an editor's screen. */
export interface EditorCommands extends ScreenCommands {
  session: EditorSession;
  submit(): void;
  cancel(): void;
  restoreDraft(): void;
  discardDraft(): void;
  /** In how many places a draft differs from what is shown, and which record is shown. */
  compareDraft(draft: Draft): { differences: number; shownRecord: string | null };
}
