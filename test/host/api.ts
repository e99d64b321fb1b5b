import { Hono } from "hono";
import { addActionCalls } from "./api/action.js";
import { type Audience, addAudienceCalls } from "./api/audience.js";
import { addConfirmCall } from "./api/confirm-messages.js";
import type { ApiContext } from "./api/context.js";
import { requireCsrfToken } from "./api/csrf.js";
import { addFilterCalls } from "./api/filter.js";
import { addBaseValueCalls } from "./api/friend/base-values.js";
import { type FriendTable, openFriends } from "./api/friend/table.js";
import { addFriendTagCalls } from "./api/friend/tags.js";
import { addFriendVariableCalls } from "./api/friend/variables.js";
import { addFriendMessageCalls } from "./api/friend-messages.js";
import { onceByKey } from "./api/idempotency.js";
import { addJourneyCalls } from "./api/journeys.js";
import { type MessageTable, openMessages } from "./api/message-table.js";
import { addMessageTextCalls } from "./api/message-texts.js";
import { addMetricsCalls } from "./api/metrics.js";
import { type CallTable, openCalls } from "./api/open-api-logs.js";
import { type Operator, operators } from "./api/operators.js";
import { answerRefusal, Refusal } from "./api/refusal.js";
import { addRemainingCalls } from "./api/remaining.js";
import type { Announce } from "./api/salon/events.js";
import { salonCalls } from "./api/salon/index.js";
import { openReservations, type ReservationTable } from "./api/salon/reservation-table.js";
import { addSalonLists } from "./api/salon-lists.js";
import { addResourceLists } from "./api/v-resource.js";
import { addVariableChoices } from "./api/variable-choices.js";
import { shownElements } from "./serve/shown-elements.js";
import type { Store } from "./store.js";

export interface ApiOptions {
  readonly store: Store;
  /** The friends as filters see them. Without it the calls that ask about friends answer 501. */
  readonly audience?: Audience;
  /** The friends of the store, for a host that also asks about them itself. Default: opened here. */
  readonly friends?: FriendTable;
  /** The messages of the store, for a host that also adds some itself. Default: opened here. */
  readonly messages?: MessageTable;
  /** The reservations of the store, for a host that also changes some itself. Default: opened here. */
  readonly reservations?: ReservationTable;
  /** What programs called, for a host that also adds some itself. Default: opened here. */
  readonly programCalls?: CallTable;
  /** Tells open pages what happened to a reservation. Default: nobody is told. */
  readonly announce?: Announce;
  /** The token that writes must carry. Without it nothing is checked, as in a page that has no session. */
  readonly csrfToken?: () => string;
  /** The present. Default: the system's clock. */
  readonly clock?: () => Date;
  /** Who sends a request. Default: always the first operator, as in a page that is its own host. */
  readonly operatorOf?: (request: Request) => Operator;
  /**
   * Whether the operator may do what a right stands for: the abilities that adding choices needs (rules: picker-new-items), and
   * `common_vars` for reading common information. Default: everything.
   */
  readonly allows?: (right: string) => boolean;
}

/** One call of the HTTP contract. A part of the path such as `:id` stands for any value. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
}

/** Answers one request of the HTTP contract. */
export interface Api {
  (request: Request): Promise<Response>;
  /** What it can be asked, in no order that means anything. */
  readonly calls: readonly ApiCall[];
}

/** One line per resource that several elements share; what one has for itself is with it. */
const resources: readonly ((app: Hono, context: ApiContext) => void)[] = [
  addActionCalls,
  addFilterCalls,
  addAudienceCalls,
  addResourceLists,
  addVariableChoices,
  addRemainingCalls,
  addJourneyCalls,
  addSalonLists,
  ...salonCalls,
  addMessageTextCalls,
  addFriendMessageCalls,
  addConfirmCall,
  addFriendTagCalls,
  addFriendVariableCalls,
  addBaseValueCalls,
  addMetricsCalls,
  ...Object.values(shownElements).flatMap(({ calls }) => calls ?? []),
];

/**
 * The HTTP contract over a store, as one function from request to response. It runs wherever `Request` and `Response` do:
 * in Node behind the reference host, and in the page itself behind Storybook. So nothing it imports may need Node.
 */
export function createApi(options: ApiOptions): Api {
  const { store, audience, friends = openFriends(store), messages = openMessages(store) } = options;
  const { reservations = openReservations(store), announce = () => {} } = options;
  const { programCalls = openCalls(store) } = options;
  const { csrfToken, clock = () => new Date(), allows = () => true } = options;
  const { operatorOf = () => operators[0] as Operator } = options;
  const app = new Hono();
  if (csrfToken) app.use("/api/*", requireCsrfToken(csrfToken));
  app.use("/api/*", onceByKey());
  const tables = { store, audience, friends, messages, reservations, programCalls };
  for (const add of resources) add(app, { ...tables, announce, now: clock, allows, operatorOf });

  app.notFound(({ req }) => answerRefusal(new Refusal(404, { message: "見つかりません。" }), req.raw));
  app.onError((error, { req }) => {
    if (error instanceof Refusal) return answerRefusal(error, req.raw);
    throw error;
  });
  const calls = app.routes.filter(({ method }) => method !== "ALL").map(callOf);
  return Object.assign(async (request: Request) => app.fetch(request), { calls });
}

/** Without the patterns that say which values a part of the path takes. */
function callOf({ method, path }: ApiCall): ApiCall {
  return { method, path: path.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, "") };
}
