import { readFileSync } from "node:fs";
import type { GenericSchema } from "valibot";
import { clock, day, id, instant, pagination, span } from "../../../src/api/description/fields.js";
import {
  bodySchema,
  commonFailures,
  type DescribedCall,
  describedCalls,
  parameterNames,
} from "../../../src/api/description/index.js";
import { describedElements } from "../manifest/elements.js";
import { type Convert, type JsonSchema, jsonSchemaOf } from "./json-schema.js";
import { components, refusals } from "./openapi-components.js";
import { bodyExample, successExample } from "./openapi-examples.js";

/* What a host's server is asked and should answer, as OpenAPI 3.1, for viewers, generators of code and mock servers. */

/** The file of the package; the build writes it. */
export function openApiFile(): Record<string, string> {
  return { "openapi.json": `${JSON.stringify(openApiDocument(), null, 1)}\n` };
}

export function openApiDocument(calls: readonly DescribedCall[] = describedCalls) {
  const { version, license } = JSON.parse(read("package.json"));
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of calls) {
    const path = pathOf(call, Object.keys(paths));
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, path, schemas) };
  }
  const used = new Set(calls.flatMap(({ elements }) => elements));
  return {
    openapi: "3.1.0",
    info: {
      title: "console-editors: what a host's server answers",
      version,
      description:
        "Each element makes the calls under its tag. A server that answers as it is said here shows everything; what is also understood is said in `x-may`, and what operators see of a failure in the description of its status. Unknown fields are ignored both ways, except that records are given back with every field they came with.",
      license: { name: license, identifier: license },
    },
    servers: [{ url: "/", description: "The page's own origin, or what the page gives as `apiBase`." }],
    tags: describedElements
      .filter(({ tag }) => used.has(tag))
      .map(({ tag, description }) => ({ name: tag, description })),
    paths,
    "x-shown": shownBy({}),
    components: { ...components, schemas: { ...components.schemas, ...schemas } },
  };
}

/** What has a name of its own in the document. */
const shared = { Id: id, Day: day, Clock: clock, Instant: instant, Span: span, Pagination: pagination };

/** What is seen of failures that have no status. */
function shownBy(call: Pick<DescribedCall, "failures">) {
  const { timeout, unreadable } = { ...commonFailures, ...call.failures };
  return { timeout, unreadable };
}

/** The path as it stands among the others: one that differs in the names of its parameters alone is the same. */
function pathOf({ path }: DescribedCall, known: readonly string[]): string {
  const shape = (each: string) => each.replace(/\{\w+\}/g, "{}");
  return known.find((each) => shape(each) === shape(path)) ?? path;
}

function operationOf(call: DescribedCall, path: string, schemas: Record<string, JsonSchema>): JsonSchema {
  const convert = (schema: GenericSchema, part: string) => {
    const nameOf = (name: string) => (Object.hasOwn(shared, name) ? name : `${call.id}.${part}${name}`);
    const refTo = (name: string) => `#/components/schemas/${nameOf(name)}`;
    const { schema: converted, definitions } = jsonSchemaOf(schema, { refTo, shared });
    for (const [name, definition] of Object.entries(definitions)) schemas[nameOf(name)] = definition;
    return converted;
  };
  return {
    operationId: call.id,
    summary: wordsOf(call.id),
    description: call.when,
    tags: call.elements,
    security: [call.method === "GET" ? { session: [] } : { session: [], csrfToken: [] }],
    parameters: parametersOf(call, path, convert),
    ...(call.body ? { requestBody: requestBodyOf(call, convert) } : {}),
    responses: { [call.answer.status]: successOf(call, convert), ...refusals(call, convert) },
    "x-timeout-ms": call.timeout,
    ...(call.answer.may?.length ? { "x-may": call.answer.may } : {}),
    ...(call.failures?.timeout || call.failures?.unreadable ? { "x-shown": shownBy(call) } : {}),
  };
}

function parametersOf(call: DescribedCall, path: string, convert: Convert): JsonSchema[] {
  const names = parameterNames({ path });
  const inPath = parameterNames(call).map((name, at) => ({
    name: names[at],
    in: "path",
    required: true,
    schema: convert(call.parameters?.[name] ?? id, name),
  }));
  const inQuery = Object.entries(call.query ?? {}).map(([name, schema]) => {
    const isOptional = optional.includes(schema.type);
    const { schema: inner, isList } = queryOf(schema as GenericSchema);
    return {
      name: isList ? `${name}[]` : name,
      in: "query",
      required: !isOptional,
      ...(isList ? { style: "form", explode: true } : {}),
      schema: convert(inner, name),
    };
  });
  const headers = ["RequestedWith", ...(call.once ? ["IdempotencyKey"] : []), "SocketId"];
  return [...inPath, ...inQuery, ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

const optional: readonly string[] = ["optional", "exact_optional", "nullish", "undefinedable"];

/** What is sent when it is sent at all. */
function queryOf(schema: GenericSchema): { schema: GenericSchema; isList: boolean } {
  const { type, wrapped } = schema as unknown as { type: string; wrapped?: GenericSchema };
  if (wrapped && [...optional, "nullable"].includes(type)) return queryOf(wrapped);
  return { schema, isList: type === "array" };
}

function requestBodyOf(call: DescribedCall, convert: Convert): JsonSchema {
  const { body } = call;
  if (!body) return {};
  const isJson = "json" in body;
  const schema = convert(isJson ? body.json : body.form, "body");
  const example = bodyExample(call);
  const media = { schema, ...(example === undefined ? {} : { example }) };
  const content = isJson
    ? { "application/json": media }
    : { "application/x-www-form-urlencoded": { ...media, encoding: encodingOf(schema) } };
  return { required: true, content };
}

/** Lists and objects stand in one field each, as JSON. */
function encodingOf({ properties = {} }: JsonSchema): JsonSchema {
  const nested = Object.entries(properties as Record<string, JsonSchema>).filter(([, { type }]) =>
    ["array", "object"].includes(String(type)),
  );
  return Object.fromEntries(nested.map(([name]) => [name, { contentType: "application/json" }]));
}

function successOf(call: DescribedCall, convert: Convert): JsonSchema {
  const schema = bodySchema(call);
  const headers = call.keepsNothing
    ? { headers: { "Cache-Control": { $ref: "#/components/headers/NotStored" } } }
    : {};
  if (!schema) return { description: "Done. Nothing is read of a body.", ...headers };
  const example = successExample(call);
  const media = { schema: convert(schema, "answer"), ...(example === undefined ? {} : { example }) };
  return { description: "Done.", ...headers, content: { "application/json": media } };
}

/** `loadJourneys` as words. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
}
