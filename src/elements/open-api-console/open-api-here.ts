import type { OpenApiQueries, SectionName } from "../../features/open-api/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { OpenApiHere } from "./port.js";

/** The server that a call is about, as it begins. What it says later is said as long as that one is shown. */
export function openApiHere(
  server: string,
  element: {
    readonly http: Http;
    readonly queries: OpenApiQueries;
    /** The one that is shown by now. */
    server(): string;
    announce(text: string): void;
    failed(section: SectionName, failure: Failure): void;
    emit(type: string, detail: PlainObject): void;
  },
): OpenApiHere {
  const { http, queries } = element;
  const isShown = () => element.server() === server;
  function emit(type: string, detail: PlainObject): void {
    if (isShown()) element.emit(type, detail);
  }
  return {
    ...{ server, http, queries, isShown, emit },
    announce(text) {
      if (isShown()) element.announce(text);
    },
    failed(section, failure) {
      if (isShown()) element.failed(section, failure);
    },
    saved: (kind, id, data) => emit("saved", { section: "triggers", kind, id, data }),
  };
}
