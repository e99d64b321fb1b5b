import * as v from "valibot";
import type { Schema } from "../../api/description/index.js";

type Issue = v.BaseIssue<unknown>;
type Path = NonNullable<Issue["path"]>;

/** Parts of schemas, as far as a path leads through them. */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly getter?: (input: unknown) => Schema;
}

/** Issues of a schema with an input. If none of several shapes fits, the issues are those of the likeliest. */
export function issuesOf(schema: Schema, input: unknown, before: readonly unknown[] = []): readonly Issue[] {
  const { issues = [] } = v.safeParse(schema, input);
  return issues.flatMap((issue): readonly Issue[] => {
    const whole = behind(isList(issue), before);
    if (!["union", "variant"].includes(issue.type) || !isObject(issue.input)) return [whole];
    const shapes = shapesOf(schemaAt(schema, issue.path ?? []));
    const path = [...before, ...(issue.path ?? [])];
    const [likeliest] = shapes
      .map((shape) => issuesOf(shape, issue.input, path))
      .sort((one, other) => oddness(one) - oddness(other));
    return likeliest?.length ? likeliest : [whole];
  });
}

/** A list has none of the keys of an object, which is one mistake. */
function isList(issue: Issue): Issue {
  const { received } = issue;
  const path = issue.path ?? [];
  const list: unknown = path.at(-1)?.input;
  if (received !== "undefined" || !Array.isArray(list)) return issue;
  const rest = path.slice(0, -1);
  return { ...issue, expected: "Object", received: "Array", input: list, path: rest } as Issue;
}

function behind(issue: Issue, before: readonly unknown[]): Issue {
  return before.length ? { ...issue, path: [...before, ...(issue.path ?? [])] as unknown as Path } : issue;
}

/** A shape of which the kind is another is less likely than one with a field that is wrong. */
function oddness(issues: readonly Issue[]): number {
  return issues.reduce((sum, { type }) => sum + (["literal", "picklist"].includes(type) ? 3 : 1), 0);
}

function schemaAt(
  schema: Schema | undefined,
  path: readonly { readonly key: unknown }[],
): Schema | undefined {
  const [first, ...rest] = path;
  const bare = unwrapped(schema);
  if (!first || !bare) return bare;
  const { entries, item, items, value } = bare as Parts;
  const next = entries?.[String(first.key)] ?? item ?? items?.[Number(first.key)] ?? value;
  return schemaAt(next, rest);
}

function unwrapped(schema: Schema | undefined): Schema | undefined {
  const { wrapped, getter } = (schema ?? {}) as Parts;
  if (wrapped) return unwrapped(wrapped);
  return getter ? unwrapped(getter(undefined)) : schema;
}

function shapesOf(schema: Schema | undefined): readonly Schema[] {
  const { type, options = [] } = (schema ?? { type: "" }) as Parts;
  return type === "union" || type === "variant" ? (options as readonly Schema[]) : [];
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
