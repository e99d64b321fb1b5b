import type { Failure } from "../../../lib/failure.js";
import type { SectionName } from "../settings.js";
import type { SalonContext, SalonDeps, SalonScope } from "./deps.js";

/** Says in the alert of a section why a call failed, and fires `failure`; `title` is the first line. */
export function sayFailure(
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

  function here(): SalonScope {
    const { salon, server } = model().settings();
    const isShown = () => {
      const now = model().settings();
      return now.salon === salon && now.server === server;
    };
    return {
      ...{ salon: salon ?? 0, server, isShown },
      http: deps.httpOf(server),
      queries: deps.queries(),
      announce(text) {
        if (isShown()) model().announce(text);
      },
      warn(section, lines) {
        if (isShown()) model().warn(section, lines);
      },
      failed(section, failure, title) {
        if (isShown()) sayFailure(deps, section, failure, title);
      },
      emit(saved) {
        if (isShown()) emit("saved", { ...saved });
      },
    };
  }

  return { ...deps, here, clear: (section) => model().warn(section, []) };
}
