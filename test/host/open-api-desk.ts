import { Hono } from "hono";
import * as v from "valibot";
import { count } from "./api/field-schemas.js";
import { laterThan } from "./api/open-api-bodies.js";
import { apiTokens, type KeptCall, serviceCodes } from "./api/open-api-codes.js";
import type { CallTable } from "./api/open-api-logs.js";
import { isValid, tokensOf } from "./api/open-api-tokens.js";
import { type TriggerAction, triggerActions } from "./api/open-api-trigger-documents.js";
import { requestIdOf } from "./demo/open-api.js";
import { createRandom } from "./large/random.js";
import type { Store } from "./store.js";

interface OpenApiDeskTools {
  readonly store: Store;
  readonly programCalls: CallTable;
  now(): Date;
}

/** Each so-manyth call fails. */
const FAILING = 5;

const callSchema = v.strictObject({
  /** Default: the first code of the demonstration. */
  open_api_code_id: v.optional(count("Code", 1), 1),
});
const haltSchema = v.strictObject({
  /** The trigger and its action. Default: the first one that runs, of the trigger when that is said. */
  trigger_id: v.optional(count("Trigger", 1)),
  id: v.optional(count("Action", 1)),
});

/**
 * What tests and the demonstration ask of the open API: a program that calls, and a system that halts an action.
 * `/_host/open_api/call` and `/_host/open_api/halt`. Neither is part of the HTTP contract.
 */
export function createOpenApiDesk({ store, programCalls, now }: OpenApiDeskTools): Hono {
  const app = new Hono();
  const random = createRandom(91);
  let turn = 0;

  app.post("/_host/open_api/call", async (c) => {
    const { open_api_code_id } = v.parse(callSchema, await sentIn(c.req));
    return c.json({ data: call(open_api_code_id) }, 201);
  });
  app.post("/_host/open_api/halt", async (c) => {
    return c.json({ data: halt(v.parse(haltSchema, await sentIn(c.req))) });
  });
  app.onError((error, c) => c.json({ message: String(error) }, 422));

  function call(codeId: number): KeptCall {
    if (!store.get(serviceCodes, codeId)) throw new Error(`There is no code ${codeId}.`);
    const at = now();
    turn += 1;
    const token = tokensOf(store).find((each) => each.open_api_code_id === codeId && isValid(each, at));
    if (token) store.put(apiTokens, token.id, { ...token, last_used_at: at.toISOString() }, at);
    const failure = "params.order.pickup_at：日時の形式ではありません。";
    const isFailing = turn % FAILING === 0;
    const make = (id: number): KeptCall => ({
      ...{ id, open_api_code_id: codeId, requested_at: at.toISOString(), method: "POST" },
      ...{ path: "/open_api/v1/events", status_code: isFailing ? 422 : 200 },
      ...{ duration_ms: random.whole(18, 400), trigger_id: 5, request_bytes: random.whole(120, 4200) },
      ...{ error_message: isFailing ? failure : null, request_id: requestIdOf(random) },
    });
    return programCalls.add(make, at);
  }

  function halt({ trigger_id, id }: v.InferOutput<typeof haltSchema>): TriggerAction {
    const found = store.list(triggerActions).find(({ value }) => {
      const isMeant = id === undefined ? value.state === 1 : value.id === id;
      return isMeant && (trigger_id === undefined || value.trigger_id === trigger_id);
    });
    if (!found) throw new Error("There is no such action.");
    const updated_at = laterThan(found.value.updated_at, now());
    return store.put(triggerActions, found.id, { ...found.value, state: 2, updated_at }, now()).value;
  }

  return app;
}

async function sentIn(request: { text(): Promise<string> }): Promise<unknown> {
  const sent = await request.text();
  return sent === "" ? {} : JSON.parse(sent);
}
