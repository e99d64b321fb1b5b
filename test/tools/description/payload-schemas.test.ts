import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { actionSchema } from "../../../src/features/action/schema.js";
import { episodeSchema } from "../../../src/features/episode/schema.js";
import { filterSchema } from "../../../src/features/filter/schema.js";
import { formFieldSchema } from "../../../src/features/form-field/schema.js";
import { notificationSchema } from "../../../src/features/notification/schema.js";
import { arbitraryOf } from "../../api/description/arbitrary.js";
import { descriptionFiles } from "./index.js";
import { kinds, samples, wholes, wrong } from "./payload-samples.js";
import { payloadSchemas } from "./payload-schemas.js";
import { actionHead, episode, filterHead, formField, notification } from "./stored-payloads.js";

const schemas = payloadSchemas();
// They are compiled together, as a host has them: each has an id of its own, and stands alone.
const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
const checks = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]),
);

test("there is a schema of each payload, effect and condition, in a file of its name", async () => {
  const names = [...Object.keys(wholes), ...kinds.map(({ name }) => name)];
  expect(Object.keys(schemas)).toEqual(names);
  const files = Object.keys(await descriptionFiles()).filter((name) => name.startsWith("schemas/"));
  expect(files).toEqual(names.map((name) => `schemas/${name}.schema.json`));
  for (const [name, schema] of Object.entries(schemas)) {
    expect(schema).toMatchObject({
      $id: `urn:console-editors:${name}`,
      title: expect.stringMatching(/^[A-Z]/),
    });
    expect(schema.description).toMatch(/\.$/);
  }
});

test.each(samples)("$name takes all samples", ({ name, samples: all }) => {
  expect(all.length).toBeGreaterThan(0);
  // As it is sent: samples may name what is not there.
  const bodies = all.map((body) => JSON.parse(JSON.stringify(body)));
  expect(bodies.flatMap((body) => problems(name, body))).toEqual([]);
});

describe("what is wrong in one way is refused", () => {
  it("a hundred times over, each by a body of its own", () => {
    expect(wrong.length).toBeGreaterThan(100);
    expect(new Set(wrong.map(({ name, body }) => name + JSON.stringify(body))).size).toBe(wrong.length);
  });

  it.each([...Object.keys(wholes), ...kinds.map(({ name }) => name)])("%s", (name) => {
    const taken = wrong.filter((each) => each.name === name && problems(name, each.body).length === 0);
    expect(taken.map(({ says }) => says)).toEqual([]);
  });
});

/* The editors load whatever the schema calls right. */
test.each<[string, GenericSchema, GenericSchema]>([
  [
    "action",
    v.looseObject({ ...actionHead, inputs: v.array(v.looseObject({ type: v.number() })) }),
    actionSchema,
  ],
  [
    "filter",
    v.looseObject({ ...filterHead, inputs: v.array(v.looseObject({ type: v.number() })) }),
    filterSchema,
  ],
  ["form-field", formField, formFieldSchema],
  ["notification", notification, notificationSchema],
  ["episode", episode, episodeSchema],
])("%s says nothing that its editor cannot hold", (_, stored, held) => {
  for (const body of fc.sample(arbitraryOf(stored), { numRuns: 50, seed: 42 }))
    expect(v.is(held, body)).toBe(true);
});

function problems(name: string, body: unknown): string[] {
  const check = checks[name];
  if (!check) throw new Error(`no schema ${name}`);
  check(body);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}
