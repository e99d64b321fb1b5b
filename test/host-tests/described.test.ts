import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { DescribedCall } from "../../src/api/description/index.js";
import type { Api } from "../host/api.js";
import { fromText } from "../host/described/from-text.js";
import { heldTo } from "../host/described/hold.js";

const about = { elements: ["action-editor"], timeout: 30_000, when: "Now." } as const;
const thing = v.looseObject({ id: v.number(), name: v.string() });
const calls: readonly DescribedCall[] = [
  {
    ...about,
    ...{ id: "loadThing", method: "GET", path: "/api/things/{id}" },
    query: { page: v.number(), ids: v.optional(v.array(v.number())), deep: v.optional(v.boolean()) },
    answer: { status: 200, data: thing },
  },
  {
    ...about,
    ...{ id: "createThing", method: "POST", path: "/api/things", once: true },
    body: { json: v.looseObject({ name: v.string() }) },
    answer: { status: 201, data: thing },
  },
  {
    ...about,
    ...{ id: "saveThing", method: "POST", path: "/api/things/save" },
    body: {
      form: v.looseObject({
        id: v.nullable(v.number()),
        inputs: v.array(v.looseObject({ type: v.number(), text: v.string() })),
      }),
    },
    answer: { status: 204 },
  },
];

const right = { data: { id: 3, name: "来店" } };

/** What is told of a request that is answered so; by the library, if nothing else is said. */
async function misfits(
  method: string,
  address: string,
  {
    body,
    answer = Response.json(right),
    headers = {},
  }: { body?: BodyInit; answer?: Response; headers?: HeadersInit } = {},
): Promise<string[]> {
  const told: string[] = [];
  const api: Api = Object.assign(async () => answer, { calls: [] });
  const sent = new Headers({ "X-Requested-With": "XMLHttpRequest", ...(headers as Record<string, string>) });
  const request = new Request(`http://localhost${address}`, {
    method,
    headers: sent,
    ...(body ? { body } : {}),
  });
  const given = await heldTo(api, calls, (line) => told.push(line))(request);
  expect(given).toBe(answer);
  return told.map((line) => line.slice(`${method} ${address}: `.length));
}

const key = { headers: { "Idempotency-Key": "one" } };
const created = () => Response.json(right, { status: 201 });

describe("an API that is held to its description", () => {
  it("tells nothing of what is as it is described, and of refusals", async () => {
    expect(await misfits("GET", "/api/things/3?page=2&ids[]=4&ids[]=5&deep=1")).toEqual([]);
    expect(await misfits("POST", "/api/things", { ...key, body: '{"name":"a"}', answer: created() })).toEqual(
      [],
    );
    const refused = Response.json({ message: "いいえ" }, { status: 422 });
    expect(await misfits("GET", "/api/things/3?page=2", { answer: refused })).toEqual([]);
  });

  it.each([
    ["GET", "/api/others", {}, ["no such call is described"]],
    ["DELETE", "/api/things/3", {}, ["no such call is described"]],
    ["GET", "/api/things/three?page=1", {}, [/^path\.id: /]],
    ["GET", "/api/things/3", {}, [/^query\.page: /]],
    ["GET", "/api/things/3?page=one", {}, [/^query\.page: /]],
    ["GET", "/api/things/3?page=1&more=1", {}, [/^query\.more: /]],
    ["POST", "/api/things", { body: '{"name":"a"}', answer: created() }, ["Idempotency-Key is not sent"]],
    ["POST", "/api/things", { ...key, body: '{"name":5}', answer: created() }, [/^body\.name: /]],
    ["POST", "/api/things", { ...key, body: "name=a", answer: created() }, [/no JSON/]],
    [
      "GET",
      "/api/things/3?page=1",
      { answer: Response.json({ data: { id: "3", name: "a" } }) },
      [/^answer\.data\.id: /],
    ],
    ["GET", "/api/things/3?page=1", { answer: new Response("<p>") }, ["the answer is no JSON"]],
    ["GET", "/api/things/3?page=1", { answer: created() }, ["it is answered by 201 and not by 200"]],
  ] as const)("tells of %s %s what does not fit", async (method, address, given, told) => {
    const found = await misfits(method, address, given);
    expect(found).toEqual(told.map((each) => (each instanceof RegExp ? expect.stringMatching(each) : each)));
  });

  it("reads forms, their lists as JSON or in brackets, and leaves the token out", async () => {
    const answer = () => new Response(null, { status: 204 });
    const send = (fields: Record<string, string>) =>
      misfits("POST", "/api/things/save", { body: new URLSearchParams(fields), answer: answer() });
    expect(await send({ _token: "t", id: "", inputs: '[{"type":1,"text":"5"}]' })).toEqual([]);
    expect(await send({ id: "7", "inputs[0][type]": "1", "inputs[0][text]": "5" })).toEqual([]);
    expect(await send({ id: "seven", inputs: "[]" })).toEqual([expect.stringMatching(/^body\.id: /)]);
    expect(await send({ id: "7", inputs: "{}" })).toEqual([expect.stringMatching(/^body\.inputs: /)]);
  });

  it("looks at nothing that the library did not send", async () => {
    const told = await misfits("GET", "/api/others", { headers: { "X-Requested-With": "tests" } });
    expect(told).toEqual([]);
  });
});

it.each([
  [v.string(), "5", "5"],
  [v.number(), "5", 5],
  [v.number(), "", ""],
  [v.boolean(), "0", false],
  [v.picklist([0, 1]), "1", 1],
  [v.nullable(v.number()), "", null],
  [v.nullable(v.string()), "", ""],
  [v.union([v.number(), v.string()]), "a", "a"],
  [v.record(v.string(), v.number()), '{"a":"1"}', { a: 1 }],
  [v.tuple([v.number(), v.string()]), ["1", "2"], [1, "2"]],
  [v.lazy(() => v.array(v.number())), ["1"], [1]],
  [v.array(v.number()), "[1", "[1"],
])("a text is what its schema asks for", (schema, text, value) => {
  expect(fromText(schema, text)).toEqual(value);
});
