/**
 * Tagged template for request paths: every inserted id is percent-encoded, so no id can add a segment, a query or
 * a fragment. An id that would be a dot segment has no encoding that survives URL parsing and is refused.
 *
 * @throws RangeError for an empty id, `.`, `..` and half a character (a lone surrogate)
 */
export function path(parts: TemplateStringsArray, ...ids: readonly (string | number)[]): string {
  return parts.reduce((built, part, i) => built + encodeId(ids[i - 1]) + part);
}

/** The names in braces. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** An id for each name in a template. */
export type PathIds<Template extends string> = Readonly<Record<NamesIn<Template>, string | number>>;

/**
 * The path of a template such as `/api/journeys/{id}`, its ids encoded as `path` does it.
 *
 * @throws RangeError as `path` does
 */
export function fillPath<Template extends string>(template: Template, ids: PathIds<Template>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => encodeId(ids[name]));
}

/** True for an id that `path` takes. */
export function isPathId(id: string | number): boolean {
  const text = String(id);
  return text !== "" && text !== "." && text !== ".." && !loneSurrogate.test(text);
}

function encodeId(id: string | number | undefined): string {
  const text = String(id ?? "");
  if (!isPathId(text)) throw new RangeError(`"${text}" cannot be an id in a path`);
  return encodeURIComponent(text);
}

const loneSurrogate = /\p{Surrogate}/u;
