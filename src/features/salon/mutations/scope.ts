import { createScope } from "../../../collection/index.js";
import type { Failure } from "../../../lib/failure.js";
import type { SectionName } from "../settings.js";
import type { SalonContext, SalonDeps, SalonSaved, SalonScope } from "./deps.js";

/** Says in the alert of a section why a call failed, and fires `failure`; `title` is the first line. */
export function reportFailure(
  { model, report }: SalonDeps,
  section: SectionName,
  failure: Failure,
  title?: string,
): void {
  const lines = report(section, failure);
  if (failure.kind !== "aborted") model().warn(section, title === undefined ? lines : [title, ...lines]);
}

/** Makes what the mutations are given. */
export function salonContext(deps: SalonDeps): SalonContext {
  const { model, emit } = deps;

  function getScope(): SalonScope {
    const { salon, server } = model().settings();
    const scope = createScope<SalonSaved>({
      shown() {
        const now = model().settings();
        return [now.salon, now.server];
      },
      announce: (text) => model().announce(text),
      emit: (saved) => emit("saved", { ...saved }),
    });
    return {
      ...scope,
      ...{ salon: salon ?? 0, server },
      http: deps.httpOf(server),
      queries: deps.queries(),
      warn: scope.whileShown((section: SectionName, lines: readonly string[]) =>
        model().warn(section, lines),
      ),
      failed: scope.whileShown((section: SectionName, failure: Failure, title?: string) =>
        reportFailure(deps, section, failure, title),
      ),
    };
  }

  return { ...deps, getScope, clear: (section) => model().warn(section, []) };
}
