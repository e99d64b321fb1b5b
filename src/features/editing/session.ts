import { atom, type PrimitiveAtom } from "jotai/vanilla";
import type { Failure } from "../../lib/failure.js";
import type { Draft } from "./draft.js";
import { SavingStatus } from "./finishing.js";

/** A message in the alert region: what happened, and the reasons below it. */
export interface FailureNotice {
  title: string;
  reasons: readonly string[];
}

/** What happens around the content of one editor: saving, telling, keeping. */
export interface EditorSession {
  status: PrimitiveAtom<SavingStatus>;
  /** A failed call, until the next edit or finish. */
  failure: PrimitiveAtom<FailureNotice | null>;
  success: PrimitiveAtom<string | null>;
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
    attempts: atom(0),
    unreadableInputs: atom<readonly string[]>([]),
    offeredDraft: atom<Draft | null>(null),
  };
}

/** What a screen may ask of its element. */
export interface EditorCommands {
  submit(): void;
  cancel(): void;
  /** Refuses something in the alert region, and fires `failure` (`validation`). */
  refuse(message: string): void;
  /** Fires `failure` for a call that failed, with what the operator is shown of it. */
  tellFailure(failure: Failure, messages: readonly string[]): void;
  /** The page is too old to save anything on it: keeps the work and reloads, unless the host prevents it. */
  expire(status: number): void;
  restoreDraft(): void;
  discardDraft(): void;
}

/** What a screen gets from its element: the atoms around the content, and what it may ask for. */
export interface EditorSurroundings extends EditorCommands {
  session: EditorSession;
}
