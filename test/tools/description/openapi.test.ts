import { validate } from "@readme/openapi-parser";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { describedCalls, failureOf } from "../../../src/api/description/index.js";
import { jsonSchemaOf } from "./json-schema.js";
import { openApiDocument, openApiFile } from "./openapi.js";

type Media = { schema: object; example?: unknown };
type Answer = { $ref?: string; description?: string; content?: Record<string, Media> };
interface Operation {
  operationId: string;
  parameters: object[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
}

// As whoever reads the file has it.
const document = JSON.parse((await openApiFile())["openapi.json"] ?? "");
const operations = (Object.values(document.paths) as Record<string, Operation>[]).flatMap((path) =>
  Object.values(path),
);

/* The parser refuses documents that break the specification, parameters that no path has, and names that stand twice. */
test("the document is valid", async () => {
  const result = await validate(structuredClone(document));
  expect(result.valid ? [] : result.errors).toEqual([]);
});

test("each described call is in it, and no other", () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    describedCalls.map(({ id }) => id).toSorted(),
  );
  expect(openApiDocument([]).paths).toEqual({});
});

test("each status says what is seen of it", () => {
  for (const call of describedCalls) {
    const { responses } = operations.find(({ operationId }) => operationId === call.id) as Operation;
    const seen = Object.entries(responses).filter(([status]) => status !== String(call.answer.status));
    for (const [status, answer] of seen)
      expect(resolved(answer).description).toBe(failureOf(call, status.toLowerCase() as "5xx"));
    expect(Object.keys(responses)).toHaveLength(10);
  }
});

test("a call whose path differs in the names of its parameters alone stands at the same path", () => {
  const [first] = describedCalls.filter(({ path }) => path.includes("{id}"));
  if (!first) throw new Error("no call has an id");
  const other = { ...first, id: "other", method: first.method === "GET" ? "PUT" : "GET" } as const;
  const { paths } = openApiDocument([first, { ...other, path: first.path.replace("{id}", "{other}") }]);
  expect(Object.keys(paths)).toEqual([first.path]);
});

test("parameters of a query say their type beside their values", () => {
  const inQuery = operations.flatMap(({ parameters }) =>
    (parameters as { in?: string; schema: { $ref?: string; type?: string } }[]).filter(
      (each) => each.in === "query",
    ),
  );
  expect(inQuery.filter(({ schema }) => !schema.$ref && !schema.type)).toEqual([]);
});

interface Form {
  schema: { properties: Record<string, unknown> };
  example: Record<string, unknown>;
}

test("forms are described as the texts that are sent", () => {
  const operation = operations.find(({ operationId }) => operationId === "registerAction");
  const form = operation?.requestBody?.content["application/x-www-form-urlencoded"];
  const { schema, example } = form as unknown as Form;
  expect(schema.properties.inputs).toMatchObject({ type: "string", contentMediaType: "application/json" });
  expect(schema.properties.aid).toEqual({
    anyOf: [{ $ref: "#/components/schemas/Id" }, { type: "string", maxLength: 0 }],
  });
  expect(typeof example.inputs).toBe("string");
});

test("a mock may answer without a session, each call has a tag, and names are names", () => {
  const whole = Object.values(document.paths).flatMap((path) => Object.values(path as object)) as {
    security: object[];
    tags: string[];
  }[];
  for (const { security, tags } of whole) {
    expect(security[0]).toEqual({});
    expect(tags.length).toBeGreaterThan(0);
  }
  for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
});

test("each build says the same", async () => {
  expect((await openApiFile())["openapi.json"]).toBe((await openApiFile())["openapi.json"]);
});

/* The specification leaves schemas to whoever reads them. */
describe("schemas", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uuid: true } });
  ajv.addSchema(document, "openapi");
  const at = (pointer: readonly string[]) => {
    const path = pointer.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"));
    const compiled = ajv.getSchema(`openapi#/${path.map(encodeURIComponent).join("/")}`);
    if (!compiled) throw new Error(`no schema at ${path.join("/")}`);
    return compiled;
  };

  it("can be read, whatever they refer to", () => {
    for (const name of Object.keys(document.components.schemas)) at(["components", "schemas", name]);
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { parameters, requestBody, responses }] of Object.entries(
        methods as Record<string, Operation>,
      )) {
        const here = ["paths", path, method];
        parameters.forEach((parameter, index) => {
          if (!("$ref" in parameter)) at([...here, "parameters", String(index), "schema"]);
        });
        for (const [type, { example }] of Object.entries(requestBody?.content ?? {}))
          expectFits(at([...here, "requestBody", "content", type, "schema"]), example);
        for (const [status, { content = {} }] of Object.entries(responses))
          for (const [type, { example }] of Object.entries(content))
            expectFits(at([...here, "responses", status, "content", type, "schema"]), example);
      }
    expect(document.components.schemas).toHaveProperty("Id");
  });

  it("have examples of all bodies and of all good answers, of two or three rows, with no key of a test", () => {
    const good = operations.flatMap(({ responses }) => Object.entries(responses).slice(0, 1));
    const media = [
      ...operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {})),
      ...good.flatMap(([, { content = {} }]) => Object.values(content)),
    ];
    expect(media.filter(({ example }) => example === undefined)).toEqual([]);
    const answers = good.flatMap(([, { content = {} }]) => Object.values(content));
    expect(JSON.stringify(answers.map(({ example }) => example))).not.toContain('"future"');
    const reads = (Object.values(document.paths) as { get?: Operation }[]).flatMap(({ get }) => get ?? []);
    const empty = reads.filter(({ responses }) => {
      const [{ content = {} } = {}] = Object.values(responses);
      const example = Object.values(content)[0]?.example as { data?: unknown } | undefined;
      const rows = Array.isArray(example) ? example : example?.data;
      return Array.isArray(rows) && rows.length === 0;
    });
    expect(empty.map(({ operationId }) => operationId)).toEqual([]);
    type Paged = { data: unknown[]; pagination?: { total?: number; last_page?: number } };
    const paged = answers.map(({ example }) => example as Paged).filter((each) => each?.pagination);
    expect(paged.length).toBeGreaterThan(2);
    for (const { data, pagination } of paged)
      expect(pagination).toMatchObject({ total: data.length, last_page: 1 });
  });

  it("say that there are other keys, where they name one and their example has more", () => {
    const operation = operations.find(({ operationId }) => operationId === "loadFormField");
    const [{ content = {} } = {}] = Object.values(operation?.responses ?? {});
    const { schema, example } = content["application/json"] as { schema: object; example: object };
    expect(Object.keys(example).length).toBeGreaterThan(5);
    expect(schema).toMatchObject({ type: "object", additionalProperties: true });
  });

  it("take what the examples of refusals show", () => {
    for (const [name, { examples = [] }] of Object.entries(
      document.components.schemas as Record<string, { examples?: unknown[] }>,
    ))
      for (const example of examples) expectFits(at(["components", "schemas", name]), example);
  });
});

test("what only a function can tell is left out", () => {
  const said = describedCalls.flatMap(({ body }) => (body && "json" in body ? [body.json] : []));
  expect(() => said.map((schema) => jsonSchemaOf(schema))).not.toThrow();
});

function expectFits(fits: { (value: unknown): unknown; errors?: unknown }, example: unknown): void {
  if (example === undefined) return;
  fits(example);
  expect({ example, errors: fits.errors ?? [] }).toEqual({ example, errors: [] });
}

function resolved(answer: Answer): Answer {
  if (!answer.$ref) return answer;
  return document.components.responses[answer.$ref.split("/").at(-1) ?? ""];
}
