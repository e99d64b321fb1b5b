import * as v from "valibot";
import { id } from "../../../src/api/description/fields.js";
import { bodySchema, callAt, type DescribedCall, matchPath } from "../../../src/api/description/index.js";
import { readBracketKeys } from "../api/bracket-keys.js";
import type { Api } from "../api.js";
import { fromText } from "./from-text.js";

/**
 * The same API, which tells of everything that is not as it is described: a call that nobody described, what is sent
 * otherwise than it says, and a success that is not what a server should answer. Only what the library sends is looked at: it
 * says so by a header, and what tests ask for themselves may be as odd as they like.
 */
export function heldTo(api: Api, calls: readonly DescribedCall[], notify: (misfit: string) => void): Api {
  const held = async (request: Request): Promise<Response> => {
    if (request.headers.get("x-requested-with") !== "XMLHttpRequest") return api(request);
    const sent = request.clone();
    const answer = await api(request);
    const { pathname, search, searchParams } = new URL(request.url);
    const call = callAt(calls, request.method, pathname);
    const misfits = call
      ? [...(await problemsOfRequest(call, sent)), ...(await problemsOfSuccess(call, searchParams, answer))]
      : ["no such call is described"];
    for (const misfit of misfits) notify(`${request.method} ${pathname}${search}: ${misfit}`);
    return answer;
  };
  return Object.assign(held, { calls: api.calls });
}

async function problemsOfRequest(call: DescribedCall, request: Request): Promise<string[]> {
  const { pathname, searchParams } = new URL(request.url);
  // Of the address that a page of the host gives to a finish: where that leads on.
  searchParams.delete("then");
  const named = Object.keys(matchPath(call, pathname) ?? {});
  const inPath = v.object(Object.fromEntries(named.map((name) => [name, call.parameters?.[name] ?? id])));
  const inQuery = v.strictObject(call.query ?? {});
  const hasKey = request.headers.has("idempotency-key");
  return [
    ...problems("path", inPath, fromText(inPath, matchPath(call, pathname))),
    ...problems("query", inQuery, fromText(inQuery, readBracketKeys(searchParams))),
    ...(hasKey === (call.once === true) ? [] : [`Idempotency-Key is ${hasKey ? "" : "not "}sent`]),
    ...(await problemsOfBody(call, request)),
  ];
}

async function problemsOfBody({ body }: DescribedCall, request: Request): Promise<string[]> {
  const text = await request.text();
  if (!body) return text === "" ? [] : ["a body is sent"];
  if ("json" in body) {
    const sent = parsed(text);
    return sent ? problems("body", body.json, sent.value) : ["the body that is sent is no JSON"];
  }
  const fields = new URLSearchParams(text);
  fields.delete("_token");
  return problems("body", body.form, fromText(body.form, readBracketKeys(fields)));
}

async function problemsOfSuccess(
  call: DescribedCall,
  query: URLSearchParams,
  answer: Response,
): Promise<string[]> {
  if (!answer.ok) return [];
  const { status } = call.answer;
  const others = answer.status === status ? [] : [`it is answered by ${answer.status} and not by ${status}`];
  const schema = bodySchema(call, Object.fromEntries(query));
  if (!schema) return others;
  const said = parsed(await answer.clone().text());
  return [...others, ...(said ? problems("answer", schema, said.value) : ["the answer is no JSON"])];
}

/** What a schema refuses of a value, one line each; of a long list that is wrong everywhere the first ones. */
function problems(where: string, schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues
    .slice(0, 5)
    .map((issue) => `${[where, v.getDotPath(issue)].filter(Boolean).join(".")}: ${issue.message}`);
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
