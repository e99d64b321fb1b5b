import {
  type HostCall,
  type Meeting,
  type ServedHost,
  serveHost,
} from "../../browser/support/served-host.js";
import type { KeptCall } from "../../host/api/open-api-codes.js";
import { openCalls } from "../../host/api/open-api-logs.js";
import { type TriggerDocument, triggers } from "../../host/api/open-api-trigger-documents.js";
import { createApi } from "../../host/api.js";
import { demoTokens, fillWithDemoOpenApi } from "../../host/demo/open-api.js";
import { demoParts } from "../../host/demo-data.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";

/** A call as the server has seen it. */
export interface OpenApiCall extends HostCall {
  readonly cache: RequestCache | undefined;
}

/** The reference host in the page. */
export interface OpenApiHost extends ServedHost<OpenApiCall> {
  readonly store: Store;
  /** A program calls so many times. */
  callFrom(codeId: number, times: number, change?: Partial<KeptCall>): void;
}

/** The demonstration's tokens by the numbers of their keys, from 1. The third is revoked, the fourth may not be shown. */
export const tokenOf = (number: number): string => demoTokens[number - 1]?.token ?? "";

/** What is shown of one. */
export const maskedOf = (number: number): string =>
  `${tokenOf(number).slice(0, 4)}…${tokenOf(number).slice(-4)}`;

/** Serves the demonstration's open API, whose calls end now. */
export function serveOpenApi(until: Date = new Date()): OpenApiHost {
  const store = createMemoryStore();
  fillWithDemoOpenApi(store, until);
  const programCalls = openCalls(store);
  const api = createApi({ store, programCalls });
  const host = serveHost(api, {
    nameOf: (path, search) => `${path.replace(/^\/api\/(open_api\/)?/, "")}${search}`,
    isMet: (call, start) => call.startsWith(start),
    more: (init) => ({ cache: init?.cache }),
  });
  return {
    store,
    ...host,
    callFrom(codeId, times, change) {
      const at = new Date();
      const make = (id: number): KeptCall => ({
        ...{ id, open_api_code_id: codeId, requested_at: at.toISOString(), method: "POST" },
        ...{ path: `/new/${id}`, status_code: 200, duration_ms: 20, trigger_id: null },
        ...{ request_bytes: 10, error_message: null, request_id: `req_${id}`, ...change },
      });
      for (let time = 0; time < times; time += 1) programCalls.add(make, at);
    },
  };
}

/** The reference host in the page: what it has, what it is asked to write, and what comes before it answers. */
export interface TriggerHost {
  readonly store: Store;
  /** The calls on triggers and their actions that write, as `METHOD path` and their bodies. */
  writes(): (readonly [call: string, body: unknown])[];
  /** How often this was called. */
  times(call: string): number;
  /** Answers the next call that this names instead of the host; `null` goes on to the host once the promise is kept. */
  meet(call: string, answer: Meeting): void;
  /** A colleague changes a trigger. */
  change(id: number, change: (trigger: TriggerDocument) => object): void;
  trigger(id: number): TriggerDocument | undefined;
}

/** Serves the demonstration's triggers, with the lists and conditions that their actions need. */
export function serveTriggers(): TriggerHost {
  const store = createMemoryStore();
  for (const fill of Object.values(demoParts)) fill(store);
  fillWithDemoOpenApi(store, new Date());
  const api = createApi({ store });
  const { calls, writes, meet } = serveHost(api, {
    nameOf: (path) => path.replace(/^\/api\/(open_api\/)?/, ""),
  });
  return {
    store,
    writes: () =>
      writes().flatMap(({ call, body }) => (call.includes(" triggers") ? [[call, body] as const] : [])),
    times: (call) => calls.filter((each) => each.call === call).length,
    meet,
    trigger: (id) => store.get(triggers, id)?.value,
    change(id, change) {
      const before = store.get(triggers, id)?.value;
      if (!before) throw new Error(`no trigger ${id}`);
      const after = { ...before, ...change(before), updated_at: new Date().toISOString() };
      store.put(triggers, id, after as TriggerDocument, new Date());
    },
  };
}

export const refusal = (status: number, body: object) => () => Response.json(body, { status });

/** A trigger with these parameters in its context. */
export const withParams = (params: unknown) => (trigger: TriggerDocument) => ({
  context: { ...trigger.context, params },
});
