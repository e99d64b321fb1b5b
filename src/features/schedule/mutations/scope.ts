import type { Reservation } from "../../../api/reservations.js";
import { createScope } from "../../../collection/index.js";
import { performWhileShown } from "../../reservation/index.js";
import type { ScheduleContext, ScheduleDeps, ScheduleScope } from "./deps.js";

/** Makes what the mutations are given. */
export function scheduleContext(deps: ScheduleDeps): ScheduleContext {
  const { commands, listening, model } = deps;

  function getScope(): ScheduleScope {
    const { server, salonId } = model().settings();
    const queries = deps.queries();
    const notifyOther = listening.teller();
    const scope = createScope<Reservation>({
      shown() {
        const now = model().settings();
        return [now.server, now.salonId];
      },
      announce: (text) => model().notify(text),
      emit: (saved) => listening.saved(saved),
    });
    const { isShown } = scope;
    return {
      ...scope,
      ...{ server, salon: salonId ?? "", queries },
      http: deps.httpOf(server),
      records: () => queries.records(model().range()),
      // Others on the page hear of it in any case.
      emit: (saved) => (isShown() ? scope.emit(saved) : notifyOther(saved)),
      perform: performWhileShown(commands, isShown),
      refresh: scope.whileShown(() => deps.refresh()),
      readShifts: queries.readShifts,
    };
  }

  return { ...deps, getScope };
}
