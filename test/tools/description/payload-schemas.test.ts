import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { effects } from "../../../src/features/action/effects/index.js";
import { actionSchema } from "../../../src/features/action/schema.js";
import { episodeSchema } from "../../../src/features/episode/schema.js";
import { conditions } from "../../../src/features/filter/conditions/index.js";
import { filterSchema } from "../../../src/features/filter/schema.js";
import { formFieldSchema } from "../../../src/features/form-field/schema.js";
import { notificationSchema } from "../../../src/features/notification/schema.js";
import { arbitraryOf } from "../../api/description/arbitrary.js";
import action from "../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../fixtures/defaults.json" with { type: "json" };
import { blankEpisode, quietEpisode, wholeEpisode } from "../../fixtures/episodes.js";
import filter from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { blankNotification, wholeNotification } from "../../fixtures/notifications.js";
import { openApiAnswer } from "../../fixtures/open-api.js";
import { demoActions } from "../../host/demo/actions.js";
import { demoEpisodes } from "../../host/demo/episodes.js";
import { demoFilters } from "../../host/demo/filters.js";
import { demoFormFields } from "../../host/demo/form-fields.js";
import { demoNotifications } from "../../host/demo/notifications.js";
import { descriptionFiles } from "./index.js";
import { payloadSchemas } from "./payload-schemas.js";
import { actionHead, episode, filterHead, formField, notification } from "./stored-payloads.js";
import { missing, type WrongBody, wrongBodies, wronglyTyped } from "./wrong-bodies.js";

type Body = Readonly<Record<string, unknown>>;

const schemas = payloadSchemas();
// They are compiled together, as a host has them: each has an id of its own, and stands alone.
const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
const checks = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]),
);

const samplesOf = import.meta.glob<Record<string, Record<string, Body>>>(
  "../../../src/features/{action/effects,filter/conditions}/*/*.samples.ts",
  { eager: true },
);

/** What stories and tests show of a kind, and one as it is when it is new. */
function variants(what: "effect" | "condition", all: readonly { type: number; name: string }[]) {
  const fresh: Readonly<Record<string, Body>> = defaults[`${what}s`];
  return all.map(({ type, name }) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const file = Object.entries(samplesOf).find(([path]) =>
      path.endsWith(`${what}s/${kebab}/${kebab}.samples.ts`),
    );
    const samples = Object.values(Object.values(file?.[1] ?? {})[0] ?? {});
    return { name: `${what}-${kebab}`, samples: [...samples, fresh[type] as Body] };
  });
}

const kinds = [...variants("effect", effects), ...variants("condition", conditions)];
const trigger = (openApiAnswer("/api/open_api/triggers") as { data: Body[] }).data[0] as Body;
const reservation: Body = {
  ...{ id: 7, name: "佐藤", comment: "", contact_address: "", course_id: 3, member_id: null },
  ...{ date: "2026-11-20", from: "10:00", to: "11:00", salon_resource_id: 11, sub_resource_ids: [12] },
  ...{
    resource_fee_is_charged: true,
    meta_data: "",
    status: "approved",
    updated_at: "2026-11-20T10:00:00+09:00",
  },
};

/** What an older product has left is held by the editors, and nothing that anybody should store. */
const isOurs = ({ id }: Body) => id !== 741 && id !== 12;

/** One that is right comes first; then what cannot be in its fields. */
const wholes: Readonly<
  Record<string, { samples: readonly Body[]; wrong: Parameters<typeof wrongBodies>[1] }>
> = {
  action: {
    samples: [action, ...demoActions],
    wrong: [
      [["a_name"], missing, 5, "あ".repeat(101)],
      [["a_twice_type"], 2, "one"],
      [["inputs"], missing, {}, "[]"],
      [["inputs", 0], "text", []],
      [["inputs", 0, "type"], missing, "1"],
      [["inputs", 0, "text"], missing, 5],
      [["inputs", 0, "delay_type"], 9],
      [["inputs", 3, "tag_ids"], "101"],
    ],
  },
  filter: {
    samples: [filter, ...demoFilters],
    wrong: [
      [["name"], missing, null],
      [["take_num"], 60, "many"],
      [["with_blocked"], 3],
      [["inputs"], missing, {}],
      [["inputs", 0], null, []],
      [["inputs", 0, "type"], missing, "11"],
      [["inputs", 0, "names"], {}],
      [["inputs", 28, "effects"], missing, {}],
      [["inputs", 28, "effects", 0], { type: 120, effects: [] }],
      [["inputs", 28, "effects", 0, "tag_ids"], 103],
    ],
  },
  "form-field": {
    samples: [...demoFormFields],
    wrong: [
      [["label"], missing, 5, null],
      [["swatch_id"], missing, 7],
      [["rule"], "date"],
      [["required"], 2, "yes"],
      [["options"], missing, {}, [{ id: 1 }], [5]],
      [["var_id"], "two", 0],
    ],
  },
  notification: {
    samples: [wholeNotification, blankNotification, ...demoNotifications.filter(isOurs)],
    wrong: [
      [["title"], missing, 7],
      [["condition"], missing, []],
      [["condition", "operator_role"], missing, ["店長"], 1802],
      [["condition", "model_funnel"], "form_answered", {}],
      [["notification_channels"], missing, {}, [1]],
      [["notification_channels", 0, "kind"], missing, 5],
      [["schedule", "mode"], "never"],
      [["timings", 0, "weekdays"], [7], ["1"], 1],
      [["timings", 0, "from"], "9:00", "24:00", missing],
    ],
  },
  episode: {
    samples: [wholeEpisode, quietEpisode, blankEpisode, ...demoEpisodes.filter(isOurs)],
    wrong: [
      [["name"], missing, null, "あ".repeat(101)],
      [["type"], 2, missing],
      [["is_active"], 1],
      [["activated_at"], "2026-11-01"],
      [["steps"], missing, {}],
      [["steps", 0], "壊れたステップ"],
      [["steps", 0, "order"], 0, missing],
      [["steps", 0, "timing_type"], 7],
      [["steps", 0, "direction"], "later"],
      [["steps", 0, "days"], -1, 1.5],
      [["steps", 0, "time"], "25:00"],
      [["steps", 0, "content"], missing, []],
      [["steps", 0, "content", "kind"], "sound"],
    ],
  },
  "open-api-trigger": {
    samples: [trigger],
    wrong: [
      [["name"], missing, 5],
      [["open_api_trigger_actions"], {}, missing],
      [["open_api_trigger_actions", 0, "state"], 3],
      [["context", "category"], "salon"],
      [["context", "params"], [], missing],
      [["context", "params", "order", "type"], "boolean"],
      [["context", "params", "order", "children", "total", "label"], missing, 5],
    ],
  },
  reservation: {
    samples: [reservation, {}, { member_id: 3, sub_resource_ids: null, future: [1] }],
    wrong: [
      [["id"], "7", 7.5],
      [["name"], 5],
      [["sub_resource_ids"], 12, ["12"]],
      [["resource_fee_is_charged"], 2, "yes"],
    ],
  },
};

test("there is a schema of each payload, effect and condition, in a file of its name", () => {
  const names = [...Object.keys(wholes), ...kinds.map(({ name }) => name)];
  expect(Object.keys(schemas)).toEqual(names);
  const files = Object.keys(descriptionFiles()).filter((name) => name.startsWith("schemas/"));
  expect(files).toEqual(names.map((name) => `schemas/${name}.schema.json`));
  for (const [name, schema] of Object.entries(schemas)) {
    expect(schema).toMatchObject({
      $id: `urn:console-editors:${name}`,
      title: expect.stringMatching(/^[A-Z]/),
    });
    expect(schema.description).toMatch(/\.$/);
  }
});

const samples = [
  ...Object.entries(wholes).map(([name, { samples: all }]) => ({ name, samples: all })),
  ...kinds,
];

test.each(samples)("$name takes all samples", ({ name, samples: all }) => {
  expect(all.length).toBeGreaterThan(0);
  // As it is sent: samples may name what is not there.
  const bodies = all.map((body) => JSON.parse(JSON.stringify(body)));
  expect(bodies.flatMap((body) => problems(name, body))).toEqual([]);
});

describe("what is wrong in one way is refused", () => {
  const wrong: (WrongBody & { name: string })[] = [
    ...Object.entries(wholes).flatMap(
      ([
        name,
        {
          samples: [right = {}],
          wrong: fields,
        },
      ]) => wrongBodies(right, fields).map((body) => ({ name, ...body })),
    ),
    ...kinds.flatMap(({ name, samples: all }) =>
      [...wronglyTyped(all), ...wrongBodies(all[0] as Body, [[["type"], missing, 999, "1"]])].map((body) => ({
        name,
        ...body,
      })),
    ),
  ];

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
