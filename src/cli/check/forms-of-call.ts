import * as v from "valibot";
import type { DescribedCall, Schema } from "../../api/description/index.js";
import { dayFrom } from "./days.js";
import type { FindIds } from "./find-ids.js";
import { optionOfQuery } from "./id-sources.js";
import { requiredNames } from "./required-names.js";

/** One way to make a call: what stands in its path that is no id, and its query. */
export interface CallForm {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Options that would give what its query cannot be without. */
  readonly missing: readonly string[];
}

/** Parameters that may be left out, but without which little is asked; by address, its pieces that vary as `{}`. */
const usual: Readonly<Record<string, (now: Date) => Readonly<Record<string, string>>>> = {
  "/api/salon/{}/reservations": (now) => ({
    from: dayFrom(now, -30),
    to: dayFrom(now, 30),
    with_blocked: "1",
  }),
};

/** Search text for calls that need one: no element searches for nothing. */
const commonInNames = "\u7530";

/** Which ways a reading call is made: each choice of its path, and each query that is answered otherwise. */
export async function formsOf(call: DescribedCall, ids: FindIds, now: Date): Promise<readonly CallForm[]> {
  const choices = choicesOf(call.parameters ?? {});
  const { found, missing } = await required(call, ids, now);
  const query = { ...found, ...usual[call.path.replace(/\{\w+\}/g, "{}")]?.(now) };
  const others = (call.answer.instead ?? []).map((other) => ({
    ...query,
    ...other.query,
    ...(call.query?.y && "attr" in other.query && { y: dayFrom(now, 0).slice(0, 4) }),
  }));
  return choices.flatMap((parameters) =>
    [query, ...others].map((each) => ({ parameters, query: each, missing })),
  );
}

/** Every choice where a piece of the path is one of a few; ids are found elsewhere. */
function choicesOf(parameters: v.ObjectEntries): readonly Readonly<Record<string, string>>[] {
  let all: readonly Readonly<Record<string, string>>[] = [{}];
  for (const [name, schema] of Object.entries(parameters)) {
    const options = optionsOf(schema as Schema);
    if (options.length) all = all.flatMap((one) => options.map((option) => ({ ...one, [name]: option })));
  }
  return all;
}

function optionsOf(schema: Schema): readonly string[] {
  const { type, options, literal } = schema as Schema & { options?: readonly unknown[]; literal?: unknown };
  if (type === "literal") return [String(literal)];
  return type === "picklist" ? (options ?? []).map(String) : [];
}

async function required(call: DescribedCall, ids: FindIds, now: Date) {
  const found: Record<string, string> = {};
  const missing: string[] = [];
  for (const name of requiredNames(call)) {
    const value = await valueFor(name, call.query?.[name] as Schema, ids, now);
    if (value === null) missing.push(optionOfQuery(name));
    else found[name] = value;
  }
  return { found, missing };
}

/** A value that the schema takes; none where it is an id that is not known. */
async function valueFor(name: string, schema: Schema, ids: FindIds, now: Date): Promise<string | null> {
  const [choice] = optionsOf(schema);
  if (choice !== undefined) return choice;
  if (name === "q") return commonInNames;
  const id = await ids.forQuery(name);
  if (id === null && /_id$|Id$|^fid$/.test(name)) return null;
  const today = dayFrom(now, /^to$|end|_to$/.test(name) ? 6 : 0);
  const texts = [...(id === null ? [] : [id]), today, /per_?page/i.test(name) ? "50" : "1", "09:00"];
  const fits = texts.find((text) => v.is(schema, text) || (/^\d+$/.test(text) && v.is(schema, Number(text))));
  return fits ?? null;
}

/** Behind a path. */
export function queryText(query: Readonly<Record<string, string>>): string {
  const text = String(new URLSearchParams(query as Record<string, string>));
  return text && `?${text}`;
}
