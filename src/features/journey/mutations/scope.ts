import { createScope } from "../../../collection/index.js";
import type { Failure } from "../../../lib/failure.js";
import { offersReload } from "../explain.js";
import type { UnansweredWork } from "../left/unanswered-work.js";
import type { JourneyContext, JourneyDeps, JourneySaved, JourneyScope } from "./deps.js";

/** Says in the alert why a call failed, and fires `failure`. */
export function reportFailure({ model, report }: JourneyDeps, failure: Failure, title?: string): void {
  const lines = report(failure);
  const [first = "", ...reasons] = title === undefined ? lines : [title, ...lines];
  if (failure.kind !== "aborted")
    model().warn({ title: first, reasons, offersReload: offersReload(failure) });
}

/** Keeps what has no answer when the page goes. */
interface Left {
  begin(server: string, work: UnansweredWork): (part: UnansweredWork, isAnswered: boolean) => void;
  leave(server: string, work: UnansweredWork): void;
}

/** Makes what the mutations are given. */
export function journeyContext(deps: JourneyDeps, left: Left): JourneyContext {
  const { model, emit } = deps;

  function getScope(): JourneyScope {
    const server = deps.server();
    const scope = createScope<JourneySaved>({
      shown: () => [deps.server()],
      announce: (text) => model().announce(text),
      emit: (saved) => emit("saved", { ...saved, ids: [...saved.ids] }),
    });
    return {
      ...scope,
      server,
      http: deps.httpOf(server),
      queries: deps.queries(),
      failed: scope.whileShown((failure: Failure, title?: string) => reportFailure(deps, failure, title)),
      begin: (work) => left.begin(server, work),
      leave: (work) => left.leave(server, work),
    };
  }

  return {
    ...deps,
    getScope,
    clear: () => model().warn(null),
    selectionChanged: () => emit("selection-change", { ids: [...model().selectedIds()] }),
  };
}
