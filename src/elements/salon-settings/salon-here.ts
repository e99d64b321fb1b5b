import type {
  SalonModel,
  SalonSettings,
  SalonSettingsQueries,
  SectionName,
} from "../../features/salon/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { SalonHere } from "./port.js";

/** The salon that a call is about, as it begins. What it says later is said as long as that one is shown. */
export function salonHere(
  { salon, server }: Pick<SalonSettings, "salon" | "server">,
  element: {
    readonly model: SalonModel;
    readonly http: Http;
    readonly queries: SalonSettingsQueries;
    emit(type: string, detail: PlainObject): void;
    failed(section: SectionName, failure: Failure, title?: string): void;
  },
): SalonHere {
  const { model, http, queries, emit, failed } = element;
  const isShown = () => {
    const now = model.settings();
    return now.salon === salon && now.server === server;
  };
  return {
    salon: salon ?? 0,
    server,
    ...{ http, queries },
    isShown,
    saved(section, kind, id, data = null) {
      if (isShown()) emit("saved", { section, kind, id, data });
    },
    announce(text) {
      if (isShown()) model.announce(text);
    },
    clear: (section) => model.warn(section, []),
    warn(section, lines) {
      if (isShown()) model.warn(section, lines);
    },
    failed(section, failure, title) {
      if (isShown()) failed(section, failure, title);
    },
  };
}
