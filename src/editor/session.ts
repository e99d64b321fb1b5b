import { atom, type PrimitiveAtom } from "jotai/vanilla";
import type { Failure } from "../lib/failure.js";
import type { Draft } from "./draft.js";
import { SavingStatus } from "./finishing.js";

/** A message in the alert region: what happened, and the reasons below it. */
export interface FailureNotice {
  title: string;
  reasons: readonly string[];
  /** A page came in place of an answer, most likely the login. */
  isPage?: boolean;
}

/** The state around the content of one editor: saving, messages, drafts. */
export interface EditorSession {
  status: PrimitiveAtom<SavingStatus>;
  /** A failed call, until the next edit or finish. */
  failure: PrimitiveAtom<FailureNotice | null>;
  success: PrimitiveAtom<string | null>;
  /** Something to know that is neither a success nor a failure, until the next edit or finish. */
  notice: PrimitiveAtom<string | null>;
  /** How often a finish was refused. From the first on problems are shown, even in fields nobody touched yet. */
  attempts: PrimitiveAtom<number>;
  /** Names of attributes or properties that could not be read; their last good values stay. */
  unreadableInputs: PrimitiveAtom<readonly string[]>;
  /** Work found from before, until the operator says what to do with it. */
  offeredDraft: PrimitiveAtom<Draft | null>;
}

/** The atoms of one editor. They live in the store of its element. */
export function createEditorSession(): EditorSession {
  return {
    status: atom<SavingStatus>(SavingStatus.idle),
    failure: atom<FailureNotice | null>(null),
    success: atom<string | null>(null),
    notice: atom<string | null>(null),
    attempts: atom(0),
    unreadableInputs: atom<readonly string[]>([]),
    offeredDraft: atom<Draft | null>(null),
  };
}

/** What a screen gets from its element: the atoms around the content, and what it may ask for. */
export interface EditorCommands {
  session: EditorSession;
  /** Those that are drawn on the page, so that their parts can be told apart. */
  pageEditors: Map<Node, () => void>;
  submit(): void;
  cancel(): void;
  /** Refuses something in the alert region, and fires `failure` (`validation`). */
  refuse(message: string): void;
  /** Fires `failure` for a call that failed, with what the operator is shown of it. */
  reportFailure(failure: Failure, messages: readonly string[]): void;
  /** The page is too old to save anything on it: keeps the work and reloads, unless the host prevents it. */
  expire(status: number): void;
  restoreDraft(): void;
  discardDraft(): void;
  /** In how many places a draft differs from what is shown, and which record is shown. */
  compareDraft(draft: Draft): { differences: number; shownRecord: string | null };
}
