import { readFileSync } from "node:fs";
import type { GenericSchema } from "valibot";
import { clock, day, id, instant, pagination, samples, span } from "../../../src/api/description/fields.js";
import {
  bodySchema,
  commonFailures,
  type DescribedCall,
  describedCalls,
  parameterNames,
} from "../../../src/api/description/index.js";
import { describedElements } from "../manifest/elements.js";
import { asSentInForm, textsOfForm } from "./form-texts.js";
import { type Examples, hostExamples } from "./host-examples.js";
import { type Convert, type JsonSchema, jsonSchemaOf, wellSaid } from "./json-schema.js";
import { components, refusals } from "./openapi-components.js";
import { bodyExample, successExample } from "./openapi-examples.js";

/* What a host's server is asked and should answer, as OpenAPI 3.1, for viewers, generators of code and mock servers. */

/** The file of the package; the build writes it. */
export async function openApiFile(): Promise<Record<string, string>> {
  const document = openApiDocument(describedCalls, await hostExamples());
  return { "openapi.json": `${JSON.stringify(document, null, 1)}\n` };
}

export function openApiDocument(
  calls: readonly DescribedCall[] = describedCalls,
  examples: Examples = new Map(),
) {
  const { version, license } = JSON.parse(read("package.json"));
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of calls) {
    const path = pathOf(call, Object.keys(paths));
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, path, schemas, examples) };
  }
  const used = new Set(calls.flatMap(tagsOf));
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
    tags: [...describedElements, pagesTag]
      .filter(({ tag }) => used.has(tag))
      .map(({ tag, description }) => ({ name: tag, description })),
    paths,
    "x-shown": shownBy({}),
    components: { ...components, schemas: { ...components.schemas, ...schemas } },
  };
}

/** Of calls that no element makes by itself. */
const pagesTag = { tag: "pages", description: "What a page asks for itself, to give it to an element." };

function tagsOf({ elements }: DescribedCall): readonly string[] {
  return elements.length > 0 ? elements : [pagesTag.tag];
}

/** What has a name of its own in the document. */
const shared = { Id: id, Day: day, Clock: clock, Instant: instant, Span: span, Pagination: pagination };

const sampleOf: Readonly<Record<string, unknown>> = {
  ...{ Id: 1, Day: samples.day, Clock: samples.clock, Instant: samples.instant },
  ...{
    Span: { from: "10:00", to: "19:00" },
    Pagination: { current_page: 1, last_page: 1, per_page: 50, total: 3 },
  },
};

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

function operationOf(
  call: DescribedCall,
  path: string,
  schemas: Record<string, JsonSchema>,
  examples: Examples,
): JsonSchema {
  const convert = (schema: GenericSchema, part: string) => {
    // What is within itself has no name but a number.
    const nameOf = (name: string) =>
      Object.hasOwn(shared, name)
        ? name
        : `${upperFirst(call.id)}${upperFirst(part)}Tree${name === "0" ? "" : name}`;
    const refTo = (name: string) => `#/components/schemas/${nameOf(name)}`;
    const { schema: converted, definitions } = jsonSchemaOf(schema, { refTo, shared });
    for (const [name, definition] of Object.entries(definitions))
      schemas[nameOf(name)] = {
        ...wellSaid(definition),
        ...(name in sampleOf ? { examples: [sampleOf[name]] } : {}),
      };
    return wellSaid(converted);
  };
  return {
    operationId: call.id,
    summary: wordsOf(call.id),
    description: call.when,
    tags: tagsOf(call),
    // First that there may be none: a mock has no session, and a page of another origin sends no cookie.
    security: [{}, call.method === "GET" ? { session: [] } : { session: [], csrfToken: [] }],
    parameters: parametersOf(call, path, convert),
    ...(call.body ? { requestBody: requestBodyOf(call, convert) } : {}),
    responses: { [call.answer.status]: successOf(call, convert, examples), ...refusals(call, convert) },
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
  const example = bodyExample(call);
  if ("json" in body) {
    const schema = convert(body.json, "body");
    return { required: true, content: { "application/json": { schema, ...shown(example) } } };
  }
  const schema = asSentInForm(convert(body.form, "body"));
  const media = { schema, ...shown(example === undefined ? undefined : textsOfForm(example)) };
  return { required: true, content: { "application/x-www-form-urlencoded": media } };
}

function successOf(call: DescribedCall, convert: Convert, examples: Examples): JsonSchema {
  const schema = bodySchema(call);
  const headers = call.keepsNothing
    ? { headers: { "Cache-Control": { $ref: "#/components/headers/NotStored" } } }
    : {};
  if (!schema) return { description: "Done. Nothing is read of a body.", ...headers };
  const example = successExample(call, examples);
  const media = { schema: convert(schema, "answer"), ...shown(example) };
  return { description: "Done.", ...headers, content: { "application/json": media } };
}

function shown(example: unknown) {
  return example === undefined ? {} : { example };
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `loadJourneys` as words. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
}
