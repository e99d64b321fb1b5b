import type { Reservation } from "../../api/reservations.js";
import type { Query, ServerClient } from "../../collection/index.js";
import type { ScreenCommands } from "../../editor/index.js";
import type {
  DayRange,
  ScheduleModel,
  ScheduleQueries,
  ScheduleWords,
} from "../../features/schedule/index.js";
import type { Answer } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { Locale } from "../../lib/locale.js";

/** The salon that a gesture is about. Its answer may come when the page has named another one: it changes this one's days. */
export interface ScheduleHere {
  readonly server: string;
  readonly salon: string;
  /** Calls of that server, whichever the page has named by the time they are made. */
  readonly http: Http;
  readonly queries: ScheduleQueries;
  /** The records of the days that are shown. */
  records(): Query<Reservation[]>;
  /** Whether it is still shown. What follows is only said as long as it is. */
  isShown(): boolean;
  say(text: string): void;
  /** Does something; a failure is said and fired. Gives the answer in either case. */
  perform<T>(call: () => Promise<Answer<T>>, title: string): Promise<Answer<T>>;
  /** The others on the page hear of it. */
  saved(reservation: Reservation): void;
  /** What stands on days, and what waits for a judgement, is asked again. */
  refresh(): void;
}

/** The element as its calls see it. */
export interface SchedulePort {
  readonly client: ServerClient;
  model(): ScheduleModel;
  words(): ScheduleWords;
  locale(): Locale;
  resourceName(id: number | null): string;
  isConnected(): boolean;
  /** The salon that is shown now. */
  here(): ScheduleHere;
}

/** The salon that is shown, as a gesture begins. */
export function scheduleHere(
  { server, salon }: { readonly server: string; readonly salon: string },
  element: {
    readonly model: ScheduleModel;
    readonly commands: ScreenCommands;
    readonly http: Http;
    readonly queries: ScheduleQueries;
    /** The days that are shown. */
    range(): DayRange;
    /** Tells the others on the page; `teller` of the salon of now, whichever is shown by then. */
    readonly listening: {
      saved(reservation: Reservation): void;
      teller(): (reservation: Reservation) => void;
    };
    refresh(): void;
  },
): ScheduleHere {
  const { model, commands, http, queries, listening } = element;
  const tellThere = listening.teller();
  function isShown(): boolean {
    const now = model.settings();
    return now.server === server && (now.salonId ?? "") === salon;
  }
  return {
    ...{ server, salon, http, queries, isShown },
    records: () => queries.records(element.range()),
    say(text) {
      if (isShown()) model.say(text);
    },
    async perform(call, title) {
      if (!isShown()) return call();
      const answer = call();
      // Nobody is told of it in another salon.
      await commands.perform(async () => ((await answer).ok || isShown() ? answer : aborted), title);
      return answer;
    },
    saved(reservation) {
      if (isShown()) listening.saved(reservation);
      else tellThere(reservation);
    },
    refresh() {
      if (isShown()) element.refresh();
    },
  };
}

const aborted = { ok: false, failure: { kind: "aborted", status: null, messages: [] } } as const;
