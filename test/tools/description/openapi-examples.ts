import * as v from "valibot";
import {
  bodySchema,
  callAt,
  type DescribedCall,
  describedCalls,
} from "../../../src/api/description/index.js";
import type { CallRow } from "../../api/call-row.js";
import { calls as rows } from "../../api/calls.js";
import { readBracketKeys } from "../../host/api/bracket-keys.js";
import { fromText } from "../../host/described/from-text.js";
import type { Examples } from "./host-examples.js";
import { answersLike, saidAnswers, saidBodies } from "./said-examples.js";
import { tidyExample } from "./tidy-example.js";

/* Examples are what the reference host answers, and what the tests send and let the elements read: no other text about a call is as sure to be true. */

/** What a call sends, where a test sends it as it is described. */
export function bodyExample(call: DescribedCall): unknown {
  const { body } = call;
  if (!body) return undefined;
  const schema = "json" in body ? body.json : body.form;
  return firstFitting(schema, [saidBodies[call.id], ...rowsOf(call).map((row) => sentBy(row, schema))]);
}

/** A body as a server should write it. */
export function successExample(call: DescribedCall, examples: Examples): unknown {
  const schema = bodySchema(call);
  if (!schema) return undefined;
  const bodies = rowsOf(call).flatMap(({ understands, readsWholeBody }) =>
    understands.map((body) => (readsWholeBody || call.answer.body ? body : { data: body })),
  );
  const own = examples.get(answersLike[call.id] ?? call.id) ?? [];
  return firstFitting(schema, [...richestFirst(own), saidAnswers[call.id], ...bodies, ...own]);
}

function rowsOf(call: DescribedCall): readonly CallRow[] {
  return rows.filter((row) => callAt(describedCalls, row.method, row.path) === call);
}

function sentBy({ body }: CallRow, schema: v.GenericSchema): unknown {
  if (!body) return undefined;
  return "json" in body ? JSON.parse(body.json) : fromText(schema, readBracketKeys(body.form));
}

/** JSON has no `undefined`: what stands for it in a test is left out, or is no example. */
function firstFitting(schema: v.GenericSchema, bodies: readonly unknown[]): unknown {
  return bodies
    .filter((body) => body !== undefined)
    .map((body) => JSON.parse(JSON.stringify(body)))
    .flatMap((body) => [tidyExample(schema, body), body])
    .find((body) => v.is(schema, body));
}

/** Without empty lists, which show nothing. */
function richestFirst(bodies: readonly unknown[]): readonly unknown[] {
  const size = (body: unknown) => Math.min(JSON.stringify(body).length, 2_000);
  return bodies
    .filter((body) => !/^(\{"data":)?\[\]/.test(JSON.stringify(body)))
    .toSorted((one, other) => size(other) - size(one));
}
