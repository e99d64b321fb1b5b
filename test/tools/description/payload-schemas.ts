import * as v from "valibot";
import { openApiTriggerSchema } from "../../../src/elements/open-api-console/schema.js";
import { effects } from "../../../src/features/action/effects/index.js";
import { conditions } from "../../../src/features/filter/conditions/index.js";
import { brokenType, orPanelType } from "../../../src/features/filter/entity.js";
import { reservationSchema } from "../../../src/features/reservation/schema.js";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.js";
import { actionHead, episode, filterHead, formField, notification } from "./stored-payloads.js";
import { widelyRead } from "./widely-read.js";

/* JSON schemas of what a host stores, for its own checks: each stands alone, and takes keys that it does not name. */

/** The files of the package by their names, as validators of every age read them; the build writes them. */
export function payloadSchemaFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(payloadSchemas()).map(([name, schema]) => [
      `schemas/${name}.schema.json`,
      `${JSON.stringify(widelyRead(schema), null, 2)}\n`,
    ]),
  );
}

/** By name; variants are called after what they are of. */
export function payloadSchemas(): Record<string, JsonSchema> {
  const ofEffects = variantsOf("effect", effects);
  const ofConditions = variantsOf("condition", conditions);
  const wholes: Record<string, JsonSchema> = {
    action: {
      ...titled("Action", "What happens to a friend, effect by effect (`<action-editor>`)."),
      ...withList(actionHead, "inputs", { $ref: "#/$defs/effect" }),
      $defs: { effect: oneOfVariants(ofEffects), ...definitions(ofEffects) },
    },
    filter: {
      ...titled(
        "Filter",
        "Which friends are meant: all conditions must be met, of an or-panel one of them (`<funnel-editor>`).",
      ),
      ...withList(filterHead, "inputs", {
        anyOf: [{ $ref: "#/$defs/orPanel" }, { $ref: "#/$defs/condition" }],
      }),
      $defs: {
        orPanel: {
          type: "object",
          properties: {
            type: { const: orPanelType },
            effects: { type: "array", items: { $ref: "#/$defs/condition" } },
          },
          required: ["type", "effects"],
        },
        condition: { ...oneOfVariants(ofConditions), not: isType(orPanelType) },
        ...definitions(ofConditions),
        broken: {
          description: "Stands for a condition that the server could not read.",
          type: "object",
          properties: { type: { const: brokenType }, reason: { type: "string" } },
          required: ["type"],
        },
      },
    },
    "form-field": of(
      formField,
      "Form field",
      "One thing that friends are asked for (`<form-field-editor>`).",
    ),
    notification: of(
      notification,
      "Notification",
      "Who is told of what, where and when (`<notification-editor>`).",
    ),
    episode: of(
      episode,
      "Sequence of messages",
      "Messages around a moment (`<episode-editor>`). Times are those of a clock in Japan.",
    ),
    "open-api-trigger": of(
      openApiTriggerSchema,
      "Trigger of the open API",
      "An event from outside, and what it runs (`<open-api-console>`).",
    ),
    reservation: of(
      reservationSchema,
      "Reservation",
      "What can be written of a reservation, all of it optional (`<reservation-panel>`).",
    ),
  };
  const variants = [...ofEffects, ...ofConditions].map(({ name, title, schema }) => [
    name,
    { ...titled(title.en, `${title.ja} (\`type\` ${title.type}).`), ...schema },
  ]);
  return Object.fromEntries(
    [...Object.entries(wholes), ...variants].map(([name, schema]) => [
      name,
      {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        $id: `urn:console-editors:${name}`,
        ...(schema as JsonSchema),
      },
    ]),
  );
}

interface NamedVariant {
  readonly name: string;
  readonly title: { readonly type: number; readonly ja: string; readonly en: string };
  readonly schema: JsonSchema;
}

interface Definition {
  readonly type: number;
  readonly name: string;
  readonly label: { readonly ja: string; readonly en: string };
  readonly schema: v.GenericSchema;
}

function variantsOf(what: string, all: readonly unknown[]): readonly NamedVariant[] {
  return (all as readonly Definition[]).map(({ type, name, label, schema }) => ({
    name: `${what}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    title: { type, ...label },
    schema: jsonSchemaOf(schema).schema,
  }));
}

/** Each of a list by its own type; of types that nobody knows only that they have one. */
function oneOfVariants(variants: readonly NamedVariant[]): JsonSchema {
  return {
    type: "object",
    properties: { type: { type: "integer" } },
    required: ["type"],
    allOf: variants.map(({ name, title }) => ({
      if: isType(title.type),
      // biome-ignore lint/suspicious/noThenProperty: JSON schema calls it so.
      then: { $ref: `#/$defs/${name}` },
    })),
  };
}

function isType(type: number): JsonSchema {
  return { properties: { type: { const: type } }, required: ["type"] };
}

function definitions(variants: readonly NamedVariant[]): Record<string, JsonSchema> {
  return Object.fromEntries(variants.map(({ name, schema }) => [name, schema]));
}

function withList(head: v.ObjectEntries, list: string, items: JsonSchema): JsonSchema {
  const { schema } = jsonSchemaOf(v.looseObject(head));
  const { properties, required } = schema as { properties: object; required: readonly string[] };
  return {
    ...schema,
    properties: { ...properties, [list]: { type: "array", items } },
    required: [...required, list],
  };
}

function of(schema: v.GenericSchema, title: string, description: string): JsonSchema {
  const { schema: converted, definitions: $defs } = jsonSchemaOf(schema);
  return {
    ...titled(title, description),
    ...converted,
    ...(Object.keys($defs).length > 0 ? { $defs } : {}),
  };
}

function titled(title: string, description: string) {
  return { title, description };
}
