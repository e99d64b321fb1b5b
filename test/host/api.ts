import { Hono } from "hono";
import { addActionCalls } from "./api/action.js";
import { type Audience, addAudienceCalls } from "./api/audience.js";
import type { ApiContext } from "./api/context.js";
import { requireCsrfToken } from "./api/csrf.js";
import { addFilterCalls } from "./api/filter.js";
import { addJourneyCalls } from "./api/journeys.js";
import { addMessageTextCalls } from "./api/message-texts.js";
import { addMetricsCalls } from "./api/metrics.js";
import { answerRefusal, Refusal } from "./api/refusal.js";
import { addRemainingCalls } from "./api/remaining.js";
import { addSalonLists } from "./api/salon-lists.js";
import { addResourceLists } from "./api/v-resource.js";
import { addVariableChoices } from "./api/variable-choices.js";
import type { Store } from "./store.js";

export interface ApiOptions {
  readonly store: Store;
  /** The friends as filters see them. Without it the calls that ask about friends answer 501. */
  readonly audience?: Audience;
  /** The token that writes must carry. Without it nothing is checked, as in a page that has no session. */
  readonly csrfToken?: () => string;
  /** The present. Default: the system's clock. */
  readonly clock?: () => Date;
  /**
   * Whether the operator may do what a right stands for: the abilities that adding choices needs (elements §1.1), and
   * `common_vars` for reading common information. Default: everything.
   */
  readonly allows?: (right: string) => boolean;
}

/** One call of the contract. A part of the path such as `:id` stands for any value. */
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

/** One line per resource; a new one joins here. */
const resources: readonly ((app: Hono, context: ApiContext) => void)[] = [
  addActionCalls,
  addFilterCalls,
  addAudienceCalls,
  addResourceLists,
  addVariableChoices,
  addRemainingCalls,
  addJourneyCalls,
  addSalonLists,
  addMessageTextCalls,
  addMetricsCalls,
];

/**
 * The HTTP contract over a store, as one function from request to response. It runs wherever `Request` and `Response` do:
 * in Node behind the reference host, and in the page itself behind Storybook. So nothing it imports may need Node.
 */
export function createApi(options: ApiOptions): Api {
  const { store, audience, csrfToken, clock = () => new Date(), allows = () => true } = options;
  const app = new Hono();
  if (csrfToken) app.use("/api/*", requireCsrfToken(csrfToken));
  for (const add of resources) add(app, { store, audience, now: clock, allows });

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
  return { method, path: path.replace(/\{[^}]*\}/g, "") };
}
