import { askedHeaders } from "../../src/cli/check/judge-origin.js";
import { unknownPath } from "../../src/cli/check/judge-unknown.js";
import { at, body, json, type Spoil, says, status } from "./spoil.js";
import type { Wrong } from "./wrong-reads.js";

const html = { "Content-Type": "text/html" };

function unknown(name: string, spoil: Spoil, code: string): Wrong {
  return { name, spoil: at(`GET ${unknownPath}`, spoil), code, at: "an address that is none" };
}

/** What is wrong with all calls alike. */
export const wrongServers: readonly Wrong[] = [
  unknown(
    "the page of the app at every address",
    says("<!DOCTYPE html>", { headers: html }),
    "unknown-succeeds",
  ),
  unknown("to the login from every address", status(302, { Location: "/login" }), "unknown-redirects"),
  unknown("500 at every address that is none", status(500), "unknown-fails"),
  unknown("errors as pages", says("<h1>404</h1>", { status: 404, headers: html }), "errors-as-pages"),
];

export const pageOrigin = "https://page.test";

const allowed = {
  "Access-Control-Allow-Origin": pageOrigin,
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
  "Access-Control-Allow-Headers": askedHeaders.join(", "),
};

/** A host whose pages may be of another origin, but for one thing. */
export function crossOrigin(other: Record<string, string>, ofAnswers = true): Spoil {
  return async ({ method }, answer) => {
    const response = method === "OPTIONS" ? new Response(null, { status: 204 }) : await answer();
    const all = new Headers(response.headers);
    const mine: Record<string, string> =
      method === "OPTIONS" ? { ...allowed, ...other } : ofAnswers ? allowed : {};
    for (const [name, value] of Object.entries(mine)) all.set(name, value);
    return new Response(response.body, { status: response.status, headers: all });
  };
}

/** With a page of another origin, that only reads. */
export const wrongOrigins: readonly Wrong[] = [
  {
    name: "no answer to OPTIONS",
    spoil: async (exchange, answer) =>
      exchange.method === "OPTIONS"
        ? new Response(null, { status: 405 })
        : await (crossOrigin({})(exchange, answer) as Promise<Response>),
    code: "no-preflight",
    at: "OPTIONS for GET",
  },
  {
    name: "another origin",
    spoil: crossOrigin({ "Access-Control-Allow-Origin": "https://other.test" }),
    code: "preflight-origin",
    at: "header Access-Control-Allow-Origin",
  },
  {
    name: "a header that is not allowed",
    spoil: crossOrigin({ "Access-Control-Allow-Headers": "content-type" }),
    code: "preflight-headers",
    at: "header Access-Control-Allow-Headers",
  },
  {
    name: "nothing of it with the answers themselves",
    spoil: crossOrigin({}, false),
    code: "origin",
    at: "header Access-Control-Allow-Origin",
  },
];

const isWrong = ({ init }: { init: RequestInit }) => JSON.parse(String(init.body || "{}")).name === "";
const isOld = ({ init }: { init: RequestInit }) => String(init.body).includes("2000-01-01");

function when(
  call: string,
  applies: (exchange: { init: RequestInit; headers: Headers }) => boolean,
  spoil: Spoil,
) {
  return at(call, (exchange, answer) => (applies(exchange) ? spoil(exchange, answer) : null));
}

const create = "POST /api/journeys";
const replace = "PUT /api/journeys/*";

function invalid(name: string, spoil: Spoil, code: string, place = "status of a refusal"): Wrong {
  return { name, spoil: when(create, isWrong, spoil), code, at: place };
}

function stale(name: string, spoil: Spoil, code: string, place = "status of an old version"): Wrong {
  return { name, spoil: when(replace, isOld, spoil), code, at: place };
}

const asIfNamed: Spoil = async ({ init }, answer) => {
  // As a server that does not look: the same with a name.
  init.body = String(init.body).replace('"name":""', '"name":"x"');
  return await answer();
};

/** Of writes. */
export const wrongWrites: readonly Wrong[] = [
  invalid("409 for what is invalid", status(409), "conflict-for-invalid"),
  invalid("an empty name is taken", asIfNamed, "accepts-invalid"),
  invalid("500 for what is invalid", status(500), "fails-on-invalid"),
  invalid("back to the form", status(302, { Location: "/form" }), "redirect-on-invalid"),
  invalid("400 for what is invalid", status(400), "status-of-invalid"),
  invalid(
    "422 with a page",
    says("<h1>No</h1>", { status: 422, headers: html }),
    "refusal-unreadable",
    "body of a refusal",
  ),
  invalid("422 without fields", status(422), "no-field-errors", "errors of a refusal"),
  stale("409 for an old version", status(409), "conflict-for-stale"),
  stale(
    "an old version is taken",
    async ({ init }, answer) => {
      init.body = String(init.body).replace(/,"base_updated_at":"[^"]*"/, "");
      return await answer();
    },
    "stale-unnoticed",
  ),
  stale(
    "an old version is refused without the new one",
    says('{"message":"old","code":"stale","errors":{}}', { status: 422, headers: json }),
    "stale-without-current",
    "current of a refusal",
  ),
  stale("an old version fails", status(500), "status-of-stale"),
  {
    name: "keys of repeats are not looked at",
    spoil: at(create, ({ init }, answer) => {
      const all = new Headers(init.headers);
      all.delete("Idempotency-Key");
      init.headers = all;
      return answer();
    }),
    code: "made-twice",
    at: "header Idempotency-Key",
  },
  {
    name: "the id of what was made is missing",
    spoil: at(
      "PATCH /api/journeys/*/fav",
      body(({ data }) => void delete data.id),
    ),
    code: "key-missing",
    at: "data.id",
  },
  {
    name: "no token is asked for",
    spoil: when(
      create,
      ({ headers }) => !headers.has("X-CSRF-TOKEN"),
      async ({ init }, answer) => {
        const all = new Headers(init.headers);
        all.set("X-CSRF-TOKEN", tokenOf.current);
        init.headers = all;
        return await answer();
      },
    ),
    code: "csrf-not-asked",
    at: "header X-CSRF-TOKEN",
  },
  {
    name: "422 for a token that is missing",
    spoil: when(create, ({ headers }) => !headers.has("X-CSRF-TOKEN"), status(422)),
    code: "csrf-status",
    at: "header X-CSRF-TOKEN",
  },
  {
    name: "500 for a token that is missing",
    spoil: when(create, ({ headers }) => !headers.has("X-CSRF-TOKEN"), status(500)),
    code: "csrf-fails",
    at: "header X-CSRF-TOKEN",
  },
];

/** The token of the host that is spoilt. */
export const tokenOf = { current: "" };
