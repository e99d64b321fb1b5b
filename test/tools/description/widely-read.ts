import type { JsonSchema } from "./json-schema.js";

/*
 * JSON schemas in words that validators of every age know, so that one file serves drafts 4 to 2020-12. An old validator
 * passes over `const` and `if` without a word, and refuses a `$schema` or an id that it does not know.
 */

/** The same schema: it takes what it took. Some resolve references by its id, and only know ids that are addresses. */
export function widelyRead(schema: JsonSchema): JsonSchema {
  const { $schema: _, $id, ...others } = asObject(rewritten(schema));
  const name = String($id).replace("urn:console-editors:", "");
  return { $id: `https://console-editors.example/schemas/${name}.schema.json`, ...others };
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== "object" || value === null) return value;
  const said = plainlySaid(asObject(value));
  return Object.assign({}, ...Object.entries(said).map(([key, each]) => keyword(key, each)));
}

/** Variants as a choice, and values with their type: some compare `"1"` and `1` loosely. */
function plainlySaid(parts: JsonSchema): JsonSchema {
  if (isListOfVariants(parts)) return oneOfItsVariants(parts);
  const { type, enum: values, ...others } = parts;
  if (!Array.isArray(values) || !Array.isArray(type)) return parts;
  const ofType = (each: string) => ({ type: each, enum: values.filter((one) => typeof one === each) });
  return { ...others, anyOf: type.map(ofType) };
}

function keyword(key: string, value: unknown): JsonSchema {
  switch (key) {
    case "const":
      return { type: typeof value, enum: [value] };
    case "$defs":
      return { definitions: schemasByName(value) };
    case "properties":
      return { properties: schemasByName(value) };
    case "$ref":
      return { $ref: String(value).replace("#/$defs/", "#/definitions/") };
    case "pattern":
      return patternWords(String(value));
    case "anyOf":
      return { anyOf: (rewritten(value) as unknown[]).flatMap(choicesOf) };
    case "enum":
      return { enum: value };
    case "required":
      return (value as unknown[]).length === 0 ? {} : { required: value };
    case "additionalProperties":
      return Object.keys(asObject(value)).length === 0 ? {} : { [key]: rewritten(value) };
    // Keys are texts anyway.
    case "propertyNames":
      return {};
    default:
      return { [key]: rewritten(value) };
  }
}

/** What stands there by names, which may be called like keywords. */
function schemasByName(value: unknown): JsonSchema {
  return Object.fromEntries(Object.entries(asObject(value)).map(([name, each]) => [name, rewritten(each)]));
}

/** A choice of choices is one choice. */
function choicesOf(choice: unknown): readonly unknown[] {
  const { anyOf, ...others } = asObject(choice);
  return Array.isArray(anyOf) && Object.keys(others).length === 0 ? anyOf : [choice];
}

/**
 * `\d` is more than `0` to `9` in Python and Perl, and `$` stands before a line break at the end there and in PHP: what else
 * may not be in it is said beside it. `not` has a type, since generators of code drop all where it has none.
 */
function patternWords(pattern: string): JsonSchema {
  const [, known] = forms.find(([form]) => form === pattern) ?? [];
  if (!known) throw new Error(`Say how every validator reads ${pattern}: add it to the forms here.`);
  return known;
}

const none = (characters: string) => ({ not: { type: "string", pattern: `[^${characters}]` } });
const [month, minute] = ["(0[1-9]|1[0-2])", "[0-5][0-9]"];
const monthDay = `${month}-(0[1-9]|1[0-9]|2[0-8]|29|30|31)`;
const clock = `([01][0-9]|2[0-3]):${minute}`;
const offset = `[+-](0[0-9]|1[0-4]):${minute}`;

const forms: readonly (readonly [string, JsonSchema])[] = [
  [String.raw`^-?\d{1,15}$`, { pattern: "^-?[0-9]{1,15}$", ...none("-0-9") }],
  [String.raw`^([01]\d|2[0-3]):[0-5]\d$`, { pattern: `^${clock}$`, maxLength: 5 }],
  [
    String.raw`^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8]|29|30|31)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$`,
    {
      // Without an alternative that may be empty, which some take for a pattern that never ends.
      pattern: String.raw`^20[0-9][0-9]-${monthDay}T${clock}:${minute}(Z|${offset}|\.[0-9]{1,6}Z|\.[0-9]{1,6}${offset})$`,
      ...none("-+.:0-9TZ"),
    },
  ],
];

interface Variant {
  readonly if: { readonly properties: { readonly type: { readonly const: number } } };
  readonly then: JsonSchema;
}

function isListOfVariants({ allOf }: JsonSchema): boolean {
  return Array.isArray(allOf) && allOf.every((each) => "if" in each && "then" in each);
}

/**
 * By the type a variant has: one of the variants, each of which names its own type, or something of a type that nobody
 * knows. What is `not` among them is a type too.
 */
function oneOfItsVariants({ allOf, not, type: _, properties: __, required: ___, ...others }: JsonSchema) {
  const variants = allOf as readonly Variant[];
  const known = [...variants.map((each) => typeOf(each.if)), ...(not ? [typeOf(not)] : [])];
  const unknown = {
    type: "object",
    properties: { type: { type: "integer", not: { enum: known } } },
    required: ["type"],
  };
  return { ...others, anyOf: [...variants.map((each) => each.then), unknown] };
}

function typeOf(schema: unknown): number {
  return (schema as Variant["if"]).properties.type.const;
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return value as Readonly<Record<string, unknown>>;
}
