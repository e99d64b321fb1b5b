import { type Confirmed, confirmMessages, confirmPath, mostConfirmed } from "../../../api/timeline.js";
import { createMutation } from "../../../collection/index.js";
import { editingWords, explainFailure } from "../../../editor/index.js";
import type { Answer, Failure } from "../../../lib/failure.js";
import { type ConfirmProgress, confirmInParts, explainConfirming } from "../confirm.js";
import type { TimelineDeps, TimelineScope } from "./deps.js";

interface Confirming {
  readonly scope: TimelineScope;
  readonly ids: readonly number[];
  readonly to: string;
}

/** Mutations of the server's messages: confirming many of them. */
export interface TimelineMutations {
  confirm(ids: readonly number[]): Promise<Answer<Confirmed>>;
  /** Gives what does it, whenever that is: on the server and by the path of now. */
  sender(): (ids: readonly number[]) => Promise<Answer<Confirmed>>;
  /** True while they are being confirmed. */
  isConfirming(): boolean;
  /** Messages about it: only the answer says how many they were. */
  finishWords(): { readonly failed: string; readonly saved: string };
  /** Why the last one failed, and of how many. */
  explain(failure: Failure): readonly string[];
}

/** Makes it, about the server that is shown when it begins. */
export function createMutations(deps: TimelineDeps): TimelineMutations {
  const { client, messages, model, words } = deps;
  let isConfirming = false;
  /** How many the server has confirmed by the last one, in all and of those that were sent. */
  let confirmed = { count: 0, sent: 0 };

  const confirm = createMutation<Confirming, Confirmed>(client, {
    call: ({ scope, ids, to }) =>
      confirmInParts(ids, {
        leaving: client.leaving,
        send: (part) => confirmMessages(scope.http, part, to),
        onPart: (part, progress) => partConfirmed(scope, part, progress),
        isStopped: () => model().isStopped(),
      }),
    commit({ message_count }, { scope }) {
      confirmed.count = message_count;
      ended(scope);
    },
    rollback: (_, { scope }) => ended(scope),
  });

  function partConfirmed(scope: TimelineScope, part: readonly number[], progress: ConfirmProgress): void {
    confirmed.sent = progress.done;
    if (progress.total > mostConfirmed) model().confirming(progress);
    if (scope.isShown()) messages.confirmed(part);
    // Confirmed messages are no longer selected, whatever becomes of the rest.
    if (progress.done < progress.total) deps.leaveSelection(part);
  }

  function ended({ isShown }: TimelineScope): void {
    isConfirming = false;
    model().confirming(null);
    if (confirmed.sent > 0 && isShown()) messages.askAgain();
  }

  function getScope(): TimelineScope {
    const server = deps.server();
    return { http: deps.httpOf(server), isShown: () => deps.server() === server };
  }

  function sender(): TimelineMutations["confirm"] {
    const [scope, to] = [getScope(), deps.path() || confirmPath];
    return (ids) => {
      const total = ids.length;
      confirmed = { count: 0, sent: 0 };
      if (total > mostConfirmed) model().confirming({ done: 0, total });
      isConfirming = true;
      return confirm({ scope, ids, to });
    };
  }

  return {
    confirm: (ids) => sender()(ids),
    sender,
    isConfirming: () => isConfirming,
    finishWords() {
      return {
        failed: words().unknownError,
        get saved() {
          return words().confirmed(confirmed.count);
        },
      };
    },
    explain: (failure) =>
      explainConfirming(
        failure,
        confirmed.sent,
        words(),
        explainFailure(failure, editingWords[model().settings().locale]),
      ),
  };
}
