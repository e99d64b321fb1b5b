import type { ApiToken, CallLog, ServiceCode } from "../host/api/open-api-codes.js";
import { openCalls } from "../host/api/open-api-logs.js";
import type { TriggerAction, TriggerDocument } from "../host/api/open-api-trigger-documents.js";
import { createApi } from "../host/api.js";
import { fillWithDemoOpenApi } from "../host/demo/open-api.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { createOpenApiDesk } from "../host/open-api-desk.js";
import { createMemoryStore } from "../host/store-memory.js";

/** What an answer may hold: what was asked for, or why not. */
export interface Answer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly data: Data;
    readonly pagination: {
      readonly total: number;
      readonly current_page: number;
      readonly last_page: number;
    };
    readonly message: string;
    readonly errors: Readonly<Record<string, string[]>>;
  };
}

export interface ToldCode extends ServiceCode {
  readonly tokens: AtLeastTwo<ApiToken>;
  readonly last_used_at: string | null;
  readonly count_30d: number;
}

export interface ToldTrigger extends TriggerDocument {
  readonly open_api_trigger_actions: readonly TriggerAction[];
}

export interface Count {
  readonly date: string;
  readonly open_api_code_id: number;
  readonly total_count: number;
}

/* How many of each the demonstration has at the least. */
type AtLeastTwo<T> = readonly [T, T, ...T[]];
export type Codes = readonly [ToldCode, ToldCode, ToldCode];
export type Counts = AtLeastTwo<Count>;
export type Logs = readonly [CallLog, ...CallLog[]];
type Three = readonly [ToldTrigger, ToldTrigger, ToldTrigger];
export type Triggers = readonly [...Three, ...Three, ToldTrigger];

/** The present of these tests. */
export const now = () => new Date("2026-11-20T10:00:00+09:00");

/** A host with the demonstration's open API, and ways to ask it things. */
export function openHost(isAllowed = true) {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoOpenApi(store, now());
  const programCalls = openCalls(store);
  const api = createApi({ store, programCalls, clock: now, allows: () => isAllowed });
  const host = createOpenApiDesk({ store, programCalls, now });
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  const written = (body: unknown) => (body === undefined ? {} : { body: JSON.stringify(body) });
  return {
    store,
    async call<Data = never>(method: string, path: string, body?: unknown): Promise<Answer<Data>> {
      const request = new Request(`http://host/api/open_api/${path}`, { method, headers, ...written(body) });
      return read(await api(request));
    },
    /** The host's own switches. */
    async desk<Data = never>(path: string, body?: unknown): Promise<Answer<Data>> {
      return read(await host.request(`/_host/open_api/${path}`, { method: "POST", ...written(body) }));
    },
  };
}

/** Status and messages of a refusal. */
export function errorsOf({ status, body }: Answer<unknown>) {
  return [status, body.errors];
}

async function read<Data>(answer: Response): Promise<Answer<Data>> {
  const text = await answer.text();
  const { status, headers } = answer;
  return { status, headers, body: text === "" ? null : JSON.parse(text) };
}
