import { at, body, headers, json, rows, type Spoil, says, status, text } from "./spoil.js";

/** A way to be wrong, and the one line that says so. */
export interface Wrong {
  readonly name: string;
  readonly spoil: Spoil;
  readonly code: string;
  readonly at: string;
}

const page = (inner: string) => `<!DOCTYPE html><html><body>${inner}</body></html>`;
const html = { "Content-Type": "text/html; charset=UTF-8" };
const journeys = "GET /api/journeys";
const groups = "GET /api/journey_groups";
const reservations = "GET /api/salon/*/reservations";

function wrong(name: string, spoil: Spoil, code: string, place: string, call = journeys): Wrong {
  return { name, spoil: at(call, spoil), code, at: place };
}

/** "来店" in Shift_JIS, in place of the first name. */
const shiftJis = (answer: string) => {
  const [before = "", behind = ""] = answer.split(/(?<="name":")[^"]*/, 2);
  const end = answer.slice(before.length).replace(/^[^"]*/, "") || behind;
  const ascii = (part: string) => new TextEncoder().encode(part.replace(/[\u0080-\uffff]/g, "?"));
  return Uint8Array.from([...ascii(before), 0x97, 0x88, 0x93, 0x58, ...ascii(end)]);
};

const never: Spoil = ({ init }) =>
  new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason)));

const endless: Spoil = () => {
  const stream = new ReadableStream({ start: (one) => one.enqueue(new TextEncoder().encode('{"data":[')) });
  return new Response(stream, { headers: json });
};

const breaks: Spoil = () => {
  throw Object.assign(new TypeError("fetch failed: secret"), {
    cause: Object.assign(new Error("reset, secret"), { code: "ECONNRESET" }),
  });
};

/** One answer to a reading call is spoilt. */
export const wrongReads: readonly Wrong[] = [
  wrong(
    "a login page at 200",
    says(page('<form><input type="password">'), { headers: html }),
    "login-page",
    "body",
  ),
  wrong("the page of the app at 200", says(page("<div id=app>"), { headers: html }), "page", "body"),
  wrong("a redirect to the login", status(302, { Location: "/login?back=1" }), "login-redirect", "status"),
  wrong(
    "a redirect to a slash at the end",
    status(301, { Location: "/api/journeys/" }),
    "redirect",
    "status",
  ),
  wrong("304 that nobody asked for", says(null, { status: 304 }), "not-modified", "status"),
  wrong("400", status(400), "refused", "status"),
  wrong("401", status(401), "no-session", "status"),
  wrong("403", status(403), "forbidden", "status"),
  wrong("404", status(404), "missing", "status"),
  wrong("404 with a page", says(page("Not found"), { status: 404, headers: html }), "missing", "status"),
  wrong("405", status(405), "method", "status"),
  wrong("409 where 422 is meant", status(409), "conflict", "status"),
  wrong("419", status(419), "expired", "status"),
  wrong("422", status(422), "invalid", "status"),
  wrong("429", status(429), "too-many", "status"),
  wrong("500 with a page", says(page("Whoops"), { status: 500, headers: html }), "failed", "status"),
  wrong("501", status(501), "not-implemented", "status"),
  wrong("502", status(502), "gateway", "status"),
  wrong("503", status(503), "unavailable", "status"),
  wrong("504", status(504), "gateway-timeout", "status"),
  wrong(
    "201 for a reading",
    async (_, answer) => Response.json(await (await answer()).json(), { status: 201 }),
    "status",
    "status",
  ),
  wrong("204 where a body is needed", says(null, { status: 204 }), "no-body", "body"),
  wrong("nothing at 200", says("", { headers: json }), "no-body", "body"),
  wrong("no answer", never, "timeout", "time"),
  wrong("an answer without an end", endless, "timeout", "time"),
  wrong("a connection that breaks", breaks, "unreachable", "connection"),
  wrong(
    "text/html for JSON",
    headers({ "Content-Type": "text/html; charset=UTF-8" }),
    "content-type",
    "header Content-Type",
  ),
  wrong("no type", headers({ "Content-Type": null }), "no-content-type", "header Content-Type"),
  wrong("Shift_JIS without a word of it", text(shiftJis), "charset", "body"),
  wrong(
    "another charset by name",
    headers({ "Content-Type": "application/json; charset=Shift_JIS" }),
    "charset-name",
    "header Content-Type",
  ),
  wrong(
    "UTF-8 encoded twice",
    text((answer) => [...new TextEncoder().encode(answer)].map((byte) => String.fromCharCode(byte)).join("")),
    "encoded-twice",
    "body",
  ),
  wrong(
    "a warning of PHP before the JSON",
    text((answer) => `<br />\n<b>Warning</b>: Undefined key on line <b>12</b>\n${answer}`),
    "malformed",
    "body",
  ),
  wrong(
    "a comma too many",
    text((answer) => answer.replace(/\]\}$/, ",]}")),
    "malformed",
    "body",
  ),
  wrong(
    "half of the answer",
    text((answer) => answer.slice(0, answer.length / 2)),
    "malformed",
    "body",
  ),
  wrong(
    "None for null",
    text((answer) => answer.replace(/null/, "None")),
    "malformed",
    "body",
  ),
  wrong(
    "an id above 2^53",
    text((answer) => answer.replace(/"id":\d+/, '"id":9223372036854775807')),
    "inexact",
    "data[].id",
  ),
  wrong(
    "JSON in a text",
    body((value) => JSON.stringify(value)),
    "json-in-text",
    "body",
  ),
  wrong(
    "bare data",
    body(({ data }) => data),
    "bare",
    "body",
  ),
  wrong(
    "data wrapped twice",
    body((value) => ({ data: value })),
    "wrapped-twice",
    "data",
  ),
  wrong(
    "an error at 200",
    body(() => ({ success: false, error: "x" })),
    "error-at-success",
    "body",
  ),
  wrong(
    "no data at all",
    body(() => ({ journeys: [] })),
    "key-missing",
    "data",
  ),
  wrong(
    "a list as an object",
    body(({ data }) => ({ data: { ...data } })),
    "list-as-object",
    "data",
  ),
  wrong(
    "an object as a list",
    body((value) => ({ ...value, pagination: [] })),
    "object-as-list",
    "pagination",
    "GET /api/journey/member_queries/*/members",
  ),
  wrong(
    "numbers as texts that are read",
    rows((row) => Object.assign(row, { order: String(row.order) })),
    "number-as-text",
    "data[].order",
  ),
  wrong(
    "numbers as texts",
    rows((row) => Object.assign(row, { item_count: String(row.item_count) })),
    "number-as-text",
    "data[].item_count",
    groups,
  ),
  wrong(
    "texts as numbers",
    rows((row) => Object.assign(row, { name: 12 })),
    "text-as-number",
    "data[].name",
    groups,
  ),
  wrong(
    "true for 1",
    rows((row) => Object.assign(row, { favorite: true })),
    "boolean",
    "data[].favorite",
  ),
  wrong(
    "another value",
    rows((row) => Object.assign(row, { favorite: 2 })),
    "value",
    "data[].favorite",
  ),
  wrong(
    "an order from 0",
    rows((row) => void row.order--),
    "range",
    "data[].order",
    groups,
  ),
  wrong(
    "null for a name",
    rows((row) => Object.assign(row, { name: null })),
    "null",
    "data[].name",
    groups,
  ),
  wrong(
    "a key that is missing",
    rows((row) => void delete row.order),
    "key-missing",
    "data[].order",
    groups,
  ),
  wrong(
    "keys in camelCase",
    rows((row) => {
      row.itemCount = row.item_count;
      delete row.item_count;
    }),
    "key-spelling",
    "data[].item_count",
    groups,
  ),
  wrong(
    "an instant without a zone",
    rows((row) => Object.assign(row, { updated_at: "2026-03-25 19:00:00" })),
    "date-zone",
    "data[].updated_at",
  ),
  wrong(
    "a date with slashes",
    rows((row) => Object.assign(row, { updated_at: "2026/03/25" })),
    "date-form",
    "data[].updated_at",
  ),
  wrong(
    "a day as an instant in UTC",
    body(({ data }) => void Object.assign(data[0], { date: "2026-03-24T15:00:00Z" })),
    "date-zone",
    "data[].date",
    reservations,
  ),
  wrong(
    "a time with seconds",
    body(({ data }) => void Object.assign(data[0], { from: "09:00:00" })),
    "time-form",
    "data[].from",
    reservations,
  ),
  wrong(
    "flags as numbers that are read",
    body(({ data }) => void Object.assign(data[0], { resource_fee_is_charged: 0 })),
    "flag",
    "data[].resource_fee_is_charged",
    reservations,
  ),
  wrong(
    "kept by everybody",
    headers({ "Cache-Control": "public, max-age=60" }),
    "cache-shared",
    "header Cache-Control",
  ),
  wrong("kept for a while", headers({ "Cache-Control": "max-age=600" }), "cache", "header Cache-Control"),
  wrong(
    "kept until a date",
    headers({ Expires: "Fri, 01 Jan 2100 00:00:00 GMT" }),
    "cache",
    "header Cache-Control",
  ),
];
