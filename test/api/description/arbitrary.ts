import fc from "fast-check";
import type { GenericSchema } from "valibot";

/** What of a valibot schema values can be made from. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly Parts[];
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly items?: readonly GenericSchema[];
  readonly key?: GenericSchema;
  readonly value?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly getter?: (input: unknown) => GenericSchema;
}

/** How many times a schema that stands within itself is gone into. */
const mostLevels = 3;

/** Values that a schema takes, of those parts of valibot that the description uses. */
export function arbitraryOf(schema: GenericSchema, levels = mostLevels): fc.Arbitrary<unknown> {
  const within = (inner: GenericSchema) => arbitraryOf(inner, levels);
  const parts = schema as unknown as Parts;
  const { type, entries, item, wrapped, options } = parts;
  const others = (requirementOf(parts, "not_values") ?? []) as readonly unknown[];
  switch (type) {
    case "string":
      return textOf(parts).filter((each) => !others.includes(each));
    case "number":
      return numberOf(parts).filter((each) => !others.includes(each));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constant(parts.literal);
    case "picklist":
      return fc.constantFrom(...(options ?? []));
    case "unknown":
    case "any":
    case "custom":
      return fc.jsonValue({ maxDepth: 2 }).map(withExactNumbers);
    case "nullable":
      return fc.option(within(wrapped as GenericSchema), { nil: null });
    case "optional":
    case "exact_optional":
      return within(wrapped as GenericSchema);
    case "nullish":
      return fc.option(within(wrapped as GenericSchema), { nil: null });
    case "array":
      if (levels === 0 && isLazy(item as GenericSchema)) return fc.constant([]);
      return fc.array(within(item as GenericSchema), {
        minLength: Number(requirementOf(parts, "min_length") ?? 0),
        maxLength: Number(requirementOf(parts, "max_length") ?? requirementOf(parts, "length") ?? 3),
      });
    case "tuple":
      return fc.tuple(...(parts.items ?? []).map(within));
    case "record":
      return fc.dictionary(
        within(parts.key as GenericSchema) as fc.Arbitrary<string>,
        within(parts.value as GenericSchema),
        { maxKeys: 3 },
      );
    case "union":
    case "variant":
      return fc.oneof(...(options as readonly GenericSchema[]).map(within));
    case "intersect":
      return fc
        .tuple(...(options as readonly GenericSchema[]).map(within))
        .map((each) => Object.assign({}, ...each) as unknown);
    case "lazy":
      return arbitraryOf(
        (parts.getter as (input: unknown) => GenericSchema)(undefined),
        Math.max(levels - 1, 0),
      );
    case "object":
    case "loose_object":
    case "strict_object":
      return recordOf(entries ?? {}, levels);
    default:
      throw new Error(`Nothing is made from "${type}" yet: add it here.`);
  }
}

function recordOf(entries: Readonly<Record<string, GenericSchema>>, levels: number): fc.Arbitrary<unknown> {
  const isLeftOut = (schema: GenericSchema) => levels === 0 && isOptional(schema) && isLazy(schema);
  const all = Object.entries(entries).filter(([, schema]) => !isLeftOut(schema));
  const model = Object.fromEntries(all.map(([key, schema]) => [key, arbitraryOf(schema, levels)]));
  const requiredKeys = all.filter(([, schema]) => !isOptional(schema)).map(([key]) => key);
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}

/** Whole numbers that JavaScript cannot hold are refused wherever they stand (rules: numbers-held-exactly). */
function withExactNumbers(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    Number.isInteger(each) && !Number.isSafeInteger(each) ? 0 : each,
  );
}

function isOptional({ type }: GenericSchema): boolean {
  return ["optional", "exact_optional", "nullish"].includes(type);
}

/** Whether it may lead back to where it stands. */
function isLazy(schema: GenericSchema): boolean {
  const { type, wrapped } = schema as unknown as Parts;
  return type === "lazy" || (wrapped !== undefined && isLazy(wrapped));
}

function textOf(parts: Parts): fc.Arbitrary<string> {
  const regex = requirementOf(parts, "regex");
  if (regex instanceof RegExp) return fc.stringMatching(regex);
  const minLength = Number(requirementOf(parts, "min_length") ?? 0);
  const words = fc
    .constantFrom("", "佐藤", "VIP会員", "😀 b", "<b>", "0012")
    .filter(({ length }) => length >= minLength);
  return fc.oneof(
    words,
    fc.string({ minLength, maxLength: Number(requirementOf(parts, "max_length") ?? 20) }),
  );
}

function numberOf(parts: Parts): fc.Arbitrary<number> {
  const min = Number(requirementOf(parts, "min_value") ?? -1_000_000);
  const max = Number(requirementOf(parts, "max_value") ?? 1_000_000);
  const isWhole = parts.pipe?.some(({ type }) => type === "integer" || type === "safe_integer");
  return isWhole
    ? fc.integer({ min, max: Math.min(max, 2_147_483_647) })
    : fc.double({ min, max, noNaN: true });
}

/** What an action of its pipe asks for. */
function requirementOf({ pipe = [] }: Parts, action: string): unknown {
  return pipe.find(({ type }) => type === action)?.requirement;
}
