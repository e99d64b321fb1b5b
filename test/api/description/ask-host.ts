import * as v from "valibot";
import {
  bodySchema,
  callAt,
  type DescribedCall,
  describedCalls,
} from "../../../src/api/description/index.js";
import { createApi } from "../../host/api.js";
import { prepareStore } from "../../host/first-start.js";
import { smallParts } from "../../host/small-parts.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { openTables } from "../../host/tables.js";
import { formOf, fromScript } from "../../host-tests/calls.js";

/** What came, with what the description refuses of it and of what was sent. */
export interface Held {
  readonly id: string;
  readonly status: number;
  readonly problems: readonly string[];
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>> & { readonly data: Readonly<Record<string, unknown>> };
}

/** The reference host over memory with the demonstration's data, as it starts; each answer is held against the description. */
export function openDescribedHost(clock: () => Date): {
  store: Store;
  ask(method: string, address: string, body?: unknown): Promise<Held>;
} {
  const store = createMemoryStore();
  prepareStore(store, smallParts(clock));
  const api = createApi({ ...openTables(store, clock), clock });
  return { store, ask };

  async function ask(method: string, address: string, body?: unknown): Promise<Held> {
    const { href, pathname, searchParams } = new URL(address, "http://host.test");
    const call = callAt(describedCalls, method, pathname);
    if (!call) throw new Error(`${method} ${pathname} is not described.`);
    const query = Object.fromEntries(searchParams);
    const [type, sent] =
      call.body && "form" in call.body
        ? ["application/x-www-form-urlencoded", String(formOf(body as Record<string, unknown>, "json"))]
        : ["application/json", JSON.stringify(body)];
    const answer = await api(
      new Request(href, {
        method,
        headers: { ...fromScript, "content-type": type },
        ...(body === undefined ? {} : { body: sent }),
      }),
    );
    const text = await answer.text();
    const came = text === "" ? null : JSON.parse(text);
    const { status, headers } = answer;
    const problems = [...problemsSent(call, query, body), ...problemsCame(call, query, status, came)];
    return { id: call.id, status, problems, headers, body: came };
  }
}

function problemsSent(call: DescribedCall, query: Readonly<Record<string, string>>, body: unknown): string[] {
  const names = Object.keys(query).map((name) => name.replace(/\[\]$/, ""));
  const unknown = names.filter((name) => !Object.hasOwn(call.query ?? {}, name));
  if (!call.body) return body === undefined ? unknown : [...unknown, "body: nothing should be sent"];
  return [...unknown, ...problems("json" in call.body ? call.body.json : call.body.form, body)];
}

/** Of a refusal nothing is said. */
function problemsCame(
  call: DescribedCall,
  query: Readonly<Record<string, string>>,
  status: number,
  body: unknown,
): string[] {
  if (status >= 300) return [];
  const schema = bodySchema(call, query);
  const other = status === call.answer.status ? [] : [`status: ${status} for ${call.answer.status}`];
  return [...other, ...(schema ? problems(schema, body) : [])];
}

/** What a schema refuses of a value, one line each. */
export function problems(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => `${v.getDotPath(issue) ?? "body"}: ${issue.message}`);
}
