/* Bodies that are wrong in one way each, made from one that is right: the same ones every time. */

/** What is wrong, and the body. */
export interface WrongBody {
  readonly says: string;
  readonly body: unknown;
}

type Path = readonly (string | number)[];

/**
 * Other things than objects; each field named with what it cannot be; each required one left out. A value that is `missing`
 * is left out.
 */
export const missing = Symbol("missing");

export function wrongBodies(right: object, fields: readonly (readonly [Path, ...unknown[]])[]): WrongBody[] {
  const wholes = [[], [right], null, "a text", 5, true];
  return [
    ...wholes.map((body) => ({ says: `${JSON.stringify(body).slice(0, 20)} for an object`, body })),
    ...fields.flatMap(([path, ...values]) =>
      values.map((value) => ({
        says: `${path.join(".")}: ${value === missing ? "missing" : JSON.stringify(value)}`,
        body: withValue(right, path, value),
      })),
    ),
  ];
}

/** A field of each variant as something that no sample of it has there: an object, or a list in the place of one. */
export function wronglyTyped(samples: readonly Readonly<Record<string, unknown>>[]): WrongBody[] {
  const [right = {}] = samples;
  return Object.keys(right).map((key) => {
    const isObject = samples.some((sample) => isRecord(sample[key]));
    const value = isObject ? [["wrong"]] : { wrong: true };
    return { says: `${key}: ${JSON.stringify(value)}`, body: { ...right, [key]: value } };
  });
}

function withValue(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<
    string | number,
    unknown
  >;
  if (!Object.hasOwn(copy, first)) throw new Error(`"${first}" is not in the body that is right`);
  if (rest.length === 0 && value === missing) delete copy[first];
  else copy[first] = withValue(copy[first], rest, value);
  return copy;
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
