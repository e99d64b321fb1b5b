import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

/** A JSON schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema as JSON schema (draft 2020-12), with what recursive parts of it refer to beside it. */
export interface Converted {
  readonly schema: JsonSchema;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

/** Schemas that stand elsewhere by a name of their own, and where those and recursive parts will stand. */
interface Elsewhere {
  readonly refTo?: (name: string) => string;
  readonly shared?: Readonly<Record<string, GenericSchema>>;
}

/** Makes a JSON schema of a part of a call, and keeps what that refers to. */
export type Convert = (schema: GenericSchema, part: string) => JsonSchema;

/**
 * What a valibot schema takes, as far as JSON schema can say it: what only a function can tell is left out, so that it never
 * refuses what the library takes.
 */
export function jsonSchemaOf(
  schema: GenericSchema,
  { refTo = (name) => `#/$defs/${name}`, shared = {} }: Elsewhere = {},
): Converted {
  const {
    $schema: _,
    $defs = {},
    ...converted
  } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    definitions: { ...shared },
    overrideSchema: ({ valibotSchema }) => (isWhole(valibotSchema) ? { type: "integer" } : undefined),
    overrideRef: ({ referenceId }) => refTo(referenceId),
  });
  return { schema: converted as JsonSchema, definitions: $defs as Record<string, JsonSchema> };
}

/** Ids are asked for by the function that tells whole numbers. */
function isWhole(schema: object): boolean {
  return "check" in schema && schema.check === Number.isSafeInteger;
}

/**
 * The same for who reads a document. A constant has its type beside it, by which texts of a query become figures; what says
 * no more than a `type` or an `id` says that it has other keys; and a choice is no claim that never two of it fit.
 */
export function wellSaid<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(wellSaid) as T;
  if (typeof schema !== "object" || schema === null) return schema;
  const said = Object.entries(schema).map(([key, each]) => [key, wellSaid(each)]);
  const { oneOf, ...parts } = Object.fromEntries(said) as Record<string, unknown>;
  return {
    ...(isScalar(parts.const) && !parts.type ? { type: typeof parts.const } : {}),
    ...parts,
    ...(oneOf ? { anyOf: oneOf } : {}),
    ...(saysOneKey(parts) ? { additionalProperties: true } : {}),
  } as T;
}

function isScalar(value: unknown): boolean {
  return value !== undefined && typeof value !== "object";
}

function saysOneKey({ type, properties, additionalProperties }: Record<string, unknown>): boolean {
  const names = Object.keys(properties ?? {}).join();
  return type === "object" && additionalProperties === undefined && ["type", "id"].includes(names);
}
