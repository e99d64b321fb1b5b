import * as v from "valibot";
import { bodySchema, type DescribedCall, type Schema } from "../../api/description/index.js";
import { parseJson } from "../../lib/json.js";
import { atWorst, type Finding } from "./finding.js";
import { issuesOf } from "./issues.js";
import { knownKeys, placeOf } from "./known-keys.js";
import { kindOf } from "./safe-words.js";
import { wordsFor } from "./shape-words.js";

/** More lines of one answer help nobody. */
const mostLines = 8;

/** Findings about a body that is not what it should be; rows of a list that are wrong alike are one line. */
export function judgeShape(
  call: DescribedCall,
  body: unknown,
  query: Readonly<Record<string, string>>,
): readonly Finding[] {
  const schema = bodySchema(call, query);
  if (!schema) return [];
  const whole = judgeWhole(schema, call, body);
  if (whole) return [whole];
  const issues = issuesOf(schema, body);
  const keys = knownKeys(schema);
  const groups = new Map<string, v.BaseIssue<unknown>[]>();
  for (const issue of issues) {
    const place = placeOf(
      (issue.path ?? []).map(({ key }) => key),
      keys,
    );
    groups.set(place, [...(groups.get(place) ?? []), issue]);
  }
  const lines = [...groups].map(([place, [first, ...others]]) => {
    const words = wordsFor(first as v.BaseIssue<unknown>, call);
    const rows = new Set([first, ...others].map((issue) => issue?.path?.map(({ key }) => String(key)).join()))
      .size;
    const came = rows > 1 ? `${words.came} (${rows} times)` : words.came;
    return { at: place || "body", shows: atWorst(call), ...words, came } satisfies Finding;
  });
  return lines.length > mostLines
    ? [...lines.slice(0, mostLines), andMore(call, lines.length - mostLines)]
    : lines;
}

/** Mistakes of the whole, of which every field would be another line. */
function judgeWhole(schema: Schema, call: DescribedCall, body: unknown): Finding | null {
  const data = call.answer.data && dataOf(schema);
  const expected = data ? "{ data: … }" : "the body as described";
  const common = { weight: "wrong", at: "body", expected, shows: atWorst(call) } as const;
  if (typeof body === "string" && parseJson(body).ok && /^\s*[[{]/.test(body))
    return {
      ...common,
      ...{ code: "json-in-text", came: "JSON that was written into a text" },
      todo: "Write JSON once: the framework does it already.",
    };
  const hasData = isObject(body) && "data" in body;
  if (isObject(body) && !hasData && isRefusal(body) && !v.is(schema, body))
    return {
      ...common,
      ...{ code: "error-at-success", came: "an error, with a status that says success" },
      todo: "Answer an error with its status: 422 for fields, 401, 403, 404 or 500 for the rest.",
    };
  if (data && !hasData && v.is(data, body))
    return {
      ...common,
      ...{ code: "bare", weight: "note", came: `${kindOf(body)}, which should be under data` },
      ...{ shows: "Elements read that too.", todo: "Wrap it: { data: … }." },
    };
  const inner = hasData ? body.data : undefined;
  if (data && isObject(inner) && "data" in inner && v.is(data, inner.data))
    return {
      ...common,
      ...{ code: "wrapped-twice", at: "data", expected: "what is in data.data" },
      ...{
        came: "it, wrapped once more",
        todo: "Wrap it once: a paginator of the framework brings its own data.",
      },
    };
  return null;
}

/** Schema of `data`, as `bodySchema` has it. */
function dataOf(schema: Schema): Schema | undefined {
  return (schema as Schema & { entries?: { data?: Schema } }).entries?.data;
}

function isRefusal(body: Readonly<Record<string, unknown>>): boolean {
  return "error" in body || "errors" in body || "exception" in body || typeof body.message === "string";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function andMore(call: DescribedCall, count: number): Finding {
  return {
    code: "more",
    weight: "wrong",
    at: "body",
    expected: "as described",
    came: `${count} more fields that are not`,
    shows: atWorst(call),
    todo: "Mend the others first.",
  };
}
