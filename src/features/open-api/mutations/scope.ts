import type { Failure } from "../../../lib/failure.js";
import type { SectionName } from "../settings.js";
import type { OpenApiContext, OpenApiDeps, OpenApiScope } from "./deps.js";

/** Says in the alert of a section why a call failed, and fires `failure`. */
export function sayFailure({ model, report }: OpenApiDeps, section: SectionName, failure: Failure): void {
  const lines = report(section, failure);
  if (failure.kind !== "aborted") model().warn(section, lines);
}

/** Makes what the mutations are given. */
export function openApiContext(deps: OpenApiDeps): OpenApiContext {
  function here(): OpenApiScope {
    const server = deps.server();
    const isShown = () => deps.server() === server;
    return {
      ...{ server, isShown },
      http: deps.httpOf(server),
      queries: deps.queries(),
      announce(text) {
        if (isShown()) deps.model().announce(text);
      },
      failed(section, failure) {
        if (isShown()) sayFailure(deps, section, failure);
      },
      emit({ type, ...detail }) {
        if (isShown()) deps.emit(type, detail);
      },
    };
  }

  return { ...deps, here, clear: (section) => deps.model().warn(section, []) };
}
