import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { IssuedToken } from "../../../api/open-api-tokens.js";
import type { Secret } from "../../../lib/secret.js";

/** So long a token is shown at most, in milliseconds (rules: token-shown-briefly). */
export const shownAtMost = 30_000;

/** The token of the list that is shown. */
export interface RevealedToken {
  readonly key: string;
  readonly secret: Secret;
}

/** A token that was issued, as long as its dialog is open. */
export interface ShownIssue extends IssuedToken {
  readonly codeId: number;
  readonly isShown: boolean;
  readonly isCopied: boolean;
}

/**
 * The one place where tokens are held: one of the list at most, and the one that was issued. What is hidden is forgotten,
 * except for the issued one, which comes back as long as its dialog is open.
 */
export interface TokenShows {
  readonly atoms: {
    readonly revealed: Atom<RevealedToken | null>;
    readonly issued: Atom<ShownIssue | null>;
  };
  revealed(): RevealedToken | null;
  issued(): ShownIssue | null;
  /** Generation counter that a request is made with: a late answer of an older one is dropped. */
  listGeneration(): number;
  viewGeneration(): number;

  /** Shows a token of the list, and hides the one that is shown. `false` where it came too late. */
  reveal(key: string, secret: Secret, generation: number): boolean;
  hideRevealed(): void;

  /** Opens with a token that was issued; hidden where nobody looks any more. */
  issue(token: IssuedToken, codeId: number, generation: number): void;
  /** The token of the dialog was asked for once more. */
  takeIssue(secret: Secret): void;
  showIssue(): void;
  hideIssue(): void;
  issueCopied(): void;
  endIssue(): void;

  /** The window has lost the focus, or the page is hidden. */
  hideAll(): void;
  /** The element has left the page: nothing stays. The dialog can ask for its token once more. */
  leave(): void;
}

/** Makes it. `wait` calls back after so many milliseconds, and gives what ends the waiting. */
export function createTokenShows(
  store: ReturnType<typeof createStore>,
  wait: (ms: number, act: () => void) => () => void,
): TokenShows {
  const revealed = atom<RevealedToken | null>(null);
  const issued = atom<ShownIssue | null>(null);
  let stopWaiting = (): void => {};
  let stopWaitingForIssue = (): void => {};
  /** Generation counters, of the list and of the whole view: a token of an older generation is not shown. */
  let listGeneration = 0;
  let viewGeneration = 0;

  function hideRevealed(): void {
    listGeneration++;
    stopWaiting();
    const now = store.get(revealed);
    if (now === null) return;
    now.secret.forget();
    store.set(revealed, null);
  }

  function changeIssue(change: Partial<ShownIssue>): void {
    const now = store.get(issued);
    if (now !== null) store.set(issued, { ...now, ...change });
  }

  function hideIssue(): void {
    stopWaitingForIssue();
    if (store.get(issued)?.isShown) changeIssue({ isShown: false });
  }

  function showIssue(): void {
    stopWaitingForIssue();
    changeIssue({ isShown: true });
    stopWaitingForIssue = wait(shownAtMost, hideIssue);
  }

  return {
    atoms: { revealed, issued },
    revealed: () => store.get(revealed),
    issued: () => store.get(issued),
    listGeneration: () => listGeneration,
    viewGeneration: () => viewGeneration,

    reveal(key: string, secret: Secret, generation: number): boolean {
      if (generation !== listGeneration) {
        secret.forget();
        return false;
      }
      hideRevealed();
      store.set(revealed, { key, secret });
      stopWaiting = wait(shownAtMost, hideRevealed);
      return true;
    },
    hideRevealed,

    issue(token: IssuedToken, codeId: number, generation: number): void {
      store.set(issued, { ...token, codeId, isShown: false, isCopied: false });
      if (token.secret !== null && generation === viewGeneration) showIssue();
    },
    takeIssue(secret: Secret): void {
      store.get(issued)?.secret?.forget();
      changeIssue({ secret });
    },
    showIssue,
    hideIssue,
    issueCopied: () => changeIssue({ isCopied: true }),
    endIssue(): void {
      stopWaitingForIssue();
      store.get(issued)?.secret?.forget();
      store.set(issued, null);
    },

    hideAll(): void {
      viewGeneration++;
      hideRevealed();
      hideIssue();
    },
    leave(): void {
      viewGeneration++;
      hideRevealed();
      hideIssue();
      store.get(issued)?.secret?.forget();
      changeIssue({ secret: null });
    },
  };
}
