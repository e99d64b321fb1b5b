import { shiftRange } from "../shifts/shift-range.js";
import type { ScheduleContext, ScheduleDeps, ScheduleScope } from "./deps.js";

/** Makes what the mutations are given. */
export function scheduleContext(deps: ScheduleDeps): ScheduleContext {
  const { commands, listening, model } = deps;

  function here(): ScheduleScope {
    const { server, salonId } = model().settings();
    const queries = deps.queries();
    const tellThere = listening.teller();
    function isShown(): boolean {
      const now = model().settings();
      return now.server === server && now.salonId === salonId;
    }
    return {
      ...{ server, salon: salonId ?? "", queries, isShown },
      http: deps.httpOf(server),
      records: () => queries.records(model().range()),
      announce(text) {
        if (isShown()) model().say(text);
      },
      emit: (saved) => (isShown() ? listening.saved(saved) : tellThere(saved)),
      async perform(call, title) {
        if (!isShown()) return call();
        const answer = call();
        // Nobody is told of it in another salon.
        await commands.perform(async () => ((await answer).ok || isShown() ? answer : aborted), title);
        return answer;
      },
      refresh() {
        if (isShown()) deps.refresh();
      },
      readShifts: () => void queries.shifts(shiftRange(model().date())).invalidate(),
    };
  }

  return { ...deps, here };
}

const aborted = { ok: false, failure: { kind: "aborted", status: null, messages: [] } } as const;
