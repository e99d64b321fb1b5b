import { createScope } from "../../../collection/index.js";
import type { Failure } from "../../../lib/failure.js";
import type { SectionName } from "../settings.js";
import type { OpenApiContext, OpenApiDeps, OpenApiEvent, OpenApiScope } from "./deps.js";

/** Says in the alert of a section why a call failed, and fires `failure`. */
export function reportFailure({ model, report }: OpenApiDeps, section: SectionName, failure: Failure): void {
  const lines = report(section, failure);
  if (failure.kind !== "aborted") model().warn(section, lines);
}

/** Makes what the mutations are given. */
export function openApiContext(deps: OpenApiDeps): OpenApiContext {
  function getScope(): OpenApiScope {
    const server = deps.server();
    const scope = createScope<OpenApiEvent>({
      shown: () => [deps.server()],
      announce: (text) => deps.model().announce(text),
      emit: ({ type, ...detail }) => deps.emit(type, detail),
    });
    return {
      ...scope,
      server,
      http: deps.httpOf(server),
      queries: deps.queries(),
      failed: scope.whileShown((section: SectionName, failure: Failure) =>
        reportFailure(deps, section, failure),
      ),
    };
  }

  return { ...deps, getScope, clear: (section) => deps.model().warn(section, []) };
}
