import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { failureOf, readSuccess } from "../../src/lib/response.js";

const saved = v.object({ aid: v.number() });
const any = v.unknown();
const json = "application/json";

describe("readSuccess: what is read as data", () => {
  it.each<[what: string, text: string, type: string | null, schema: v.GenericSchema, data: unknown]>([
    ["a bare body", '{"aid":5}', json, saved, { aid: 5 }],
    ["a wrapped body", '{"data":{"aid":5}}', json, saved, { aid: 5 }],
    ["a wrapped body with more beside", '{"data":{"aid":5},"message":"ok"}', json, saved, { aid: 5 }],
    ["a wrapped null", '{"data":null}', json, v.null(), null],
    ["keys that nobody asked for are ignored", '{"aid":5,"extra":{"x":1}}', json, saved, { aid: 5 }],
    ["a list", "[1,2]", json, v.array(v.number()), [1, 2]],
    ["a scalar", "5", json, v.number(), 5],
    ["an empty body where that is allowed", "", null, v.null(), null],
    ["an empty body of any type", "", "text/html", v.null(), null],
    ["a type with parameters", '{"aid":5}', "application/json; charset=utf-8", saved, { aid: 5 }],
    ["a type in capitals", '{"aid":5}', "Application/JSON", saved, { aid: 5 }],
    ["a type that is a kind of JSON", '{"aid":5}', "application/vnd.api+json", saved, { aid: 5 }],
    ["blanks around the JSON", ' \n{"aid":5}\n', json, saved, { aid: 5 }],
    [
      "hostile keys are dropped",
      '{"__proto__":{"x":1},"constructor":1,"a":{"prototype":1,"b":2}}',
      json,
      any,
      { a: { b: 2 } },
    ],
  ])("%s", (_, text, type, schema, data) => {
    expect(read(text, type, schema)).toEqual({ ok: true, data, status: 200 });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});

describe("readSuccess: what is unreadable", () => {
  it.each<[what: string, text: string, type: string | null, schema: v.GenericSchema]>([
    ["a login page", "<!doctype html><title>ログイン</title>", "text/html; charset=utf-8", any],
    ["JSON that says it is HTML", '{"aid":5}', "text/html", saved],
    ["JSON that says it is plain text", '{"aid":5}', "text/plain", saved],
    ["JSON that says nothing", '{"aid":5}', null, saved],
    ["HTML that says it is JSON", "<html>", json, any],
    ["JSON that breaks off", '{"aid": 1,', json, any],
    ["two documents", '{"aid":5}{"aid":6}', json, saved],
    ["a PHP notice before the JSON", 'Notice: Undefined index\n{"aid":5}', json, saved],
    ["blanks only", " ", json, v.null()],
    ["an empty body where something was promised", "", null, saved],
    ["another shape", '{"aid":"one"}', json, saved],
    ["a list instead of an object", "[5]", json, saved],
    ["a missing key", "{}", json, saved],
    ["another shape in the wrapping", '{"data":{"id":5}}', json, saved],
    ["a number beyond all numbers", '{"aid":1e999}', json, saved],
    ["250 lists deep", `${"[".repeat(250)}${"]".repeat(250)}`, json, any],
  ])("%s", (_, text, type, schema) => {
    const isPage = type?.startsWith("text/html") && { isPage: true };
    const failure = { kind: "unreadable", status: 200, messages: [], ...isPage };
    expect(read(text, type, schema)).toEqual({ ok: false, failure });
  });
});

describe("failureOf: the kind comes from the status alone", () => {
  it.each<[status: number, kind: string]>([
    [400, "refused"],
    [401, "refused"],
    [403, "forbidden"],
    [404, "refused"],
    [405, "refused"],
    [409, "expired"],
    [413, "refused"],
    [419, "expired"],
    [422, "invalid"],
    [429, "refused"],
    [500, "refused"],
    [503, "refused"],
  ])("%i is %s", (status, kind) => {
    const fields = kind === "invalid" ? { fields: {} } : {};
    expect(failureOf(status, null)).toEqual({ kind, status, messages: [], ...fields });
    expect(failureOf(status, { message: "理由" })).toEqual({ kind, status, messages: ["理由"], ...fields });
  });
});

describe("failureOf: the sentences in a 422", () => {
  const many = Array.from({ length: 60 }, (_, i) => `誤り${i}`);

  it.each<[what: string, body: unknown, messages: string[], fields: object]>([
    ["nothing", null, [], {}],
    ["a text", "error", [], {}],
    ["a message", { message: "理由" }, ["理由"], {}],
    ["a message that is no text", { message: { a: 1 } }, [], {}],
    [
      "a map under errors",
      { errors: { name: ["必須"], text: ["長い"] } },
      ["必須", "長い"],
      { name: ["必須"], text: ["長い"] },
    ],
    [
      "a message and a map",
      { message: "誤り", errors: { name: ["必須"] } },
      ["誤り", "必須"],
      { name: ["必須"] },
    ],
    [
      "a map at the top",
      { name: ["必須"], "inputs.0.text": ["長い"] },
      ["必須", "長い"],
      { name: ["必須"], "inputs.0.text": ["長い"] },
    ],
    [
      "a map at the top beside other things",
      { message: "誤り", code: "invalid", name: ["必須"] },
      ["誤り", "必須"],
      { name: ["必須"] },
    ],
    ["one text a field", { errors: { name: "必須" } }, ["必須"], { name: ["必須"] }],
    [
      "nested fields",
      { errors: { inputs: [{ text: ["必須", ["長い"]] }] } },
      ["必須", "長い"],
      { inputs: ["必須", "長い"] },
    ],
    ["a lone list", { errors: ["必須", "長い"] }, ["必須", "長い"], { "": ["必須", "長い"] }],
    ["a lone text", { errors: "必須" }, ["必須"], { "": ["必須"] }],
    ["an empty list, as PHP writes an empty map", { message: "誤り", errors: [] }, ["誤り"], { "": [] }],
    ["no errors, but fields at the top", { errors: null, name: ["必須"] }, ["必須"], { name: ["必須"] }],
    [
      "the same sentence twice",
      { message: "必須", errors: { a: ["必須", "必須"], b: ["必須"] } },
      ["必須"],
      { a: ["必須", "必須"], b: ["必須"] },
    ],
    [
      "blank sentences",
      { message: " ", errors: { a: ["", "　", "必須"] } },
      ["必須"],
      { a: ["", "　", "必須"] },
    ],
    ["what is no sentence", { errors: { a: [1, null, true, "必須"] } }, ["必須"], { a: ["必須"] }],
    ["markup stays text", { message: "<img src=x>" }, ["<img src=x>"], {}],
    ["more than fifty", { errors: { a: many } }, many.slice(0, 50), { a: many }],
  ])("%s", (_, body, messages, fields) => {
    expect(failureOf(422, body as never)).toEqual({ kind: "invalid", status: 422, messages, fields });
  });

  it("the sentences of other failures are gathered the same way", () => {
    const body = { message: "拒否", errors: { a: ["理由"] } };
    expect(failureOf(403, body)).toEqual({ kind: "forbidden", status: 403, messages: ["拒否", "理由"] });
    expect(failureOf(409, body)).toEqual({ kind: "expired", status: 409, messages: ["拒否", "理由"] });
  });
});

function read(text: string, type: string | null, schema: v.GenericSchema) {
  const headers = new Headers(type === null ? {} : { "content-type": type });
  return readSuccess(text, { status: 200, headers }, { success: schema });
}
