import { bodySchema, commonFailures, type DescribedCall } from "../../../src/api/description/index.js";
import type { Convert, JsonSchema } from "./json-schema.js";

/* What calls share: who is asking, what travels in headers, and what is answered where something is refused. */

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const message = {
  type: "string",
  description: "One sentence for the operator, in the operator's language.",
};
const errors = {
  type: "object",
  description:
    "Sentences by field. The names of fields in lists have dots: `inputs.0.text`. It may also stand at the top.",
  additionalProperties: { type: "array", items: { type: "string" } },
};

const schemas: Record<string, JsonSchema> = {
  Message: {
    title: "Refused",
    type: "object",
    properties: { message },
    required: ["message"],
    examples: [{ message: "この操作は許可されていません。" }],
  },
  Invalid: {
    title: "Something is wrong in what was sent",
    type: "object",
    properties: {
      message,
      code: {
        type: "string",
        description:
          "`invalid`, `conflict`, `stale`, `in_use` or `not_allowed`. What nobody knows counts as `invalid`.",
      },
      errors,
    },
    required: ["message"],
    examples: [
      {
        message: "入力内容に誤りがあります。",
        code: "invalid",
        errors: { name: ["名前を入力してください。"] },
      },
    ],
  },
  StaleRecord: {
    title: "Somebody else saved it first",
    description: "When `base_updated_at` is older than `updated_at` of the stored record.",
    type: "object",
    properties: {
      message,
      code: { type: "string", const: "stale" },
      current: { type: "object", description: "The record as it is stored now, as reading it answers." },
      errors,
    },
    required: ["message", "code", "current"],
  },
  StaleOrder: {
    title: "The list is another by now",
    description: "When the ids that were sent are not all that there are.",
    type: "object",
    properties: {
      message,
      code: { type: "string", const: "stale" },
      current_ids: {
        type: "array",
        items: { type: "integer", minimum: 1 },
        description: "Every id, in the stored order.",
      },
      errors,
    },
    required: ["message", "code", "current_ids"],
  },
  Conflict: {
    title: "It collides with something else",
    description: "Answered as 422: a 409 says that the page is too old.",
    type: "object",
    properties: {
      message,
      code: { type: "string", const: "conflict" },
      forcible: { type: "boolean", description: "Whether `force` saves it all the same." },
      conflicts: { type: "array", items: schemaRef("Clash") },
      errors,
    },
    required: ["message", "code", "forcible", "conflicts"],
  },
  Clash: {
    type: "object",
    properties: {
      kind: {
        type: "string",
        examples: [
          "reservation",
          "blocked",
          "outside_shift",
          "outside_opening",
          "resource_course_unlinked",
          "external",
        ],
      },
      id: { type: ["integer", "null"] },
      salon_resource_id: { type: ["integer", "null"] },
      date: { type: "string" },
      from: { type: "string" },
      to: { type: "string" },
      label: { type: "string" },
    },
    required: ["kind", "date", "from", "to", "label"],
  },
};

const statuses = ["400", "401", "403", "404", "409", "413", "419", "422", "5XX"] as const;

const nameOf = (status: (typeof statuses)[number]) => (status === "5XX" ? "5xx" : status);
const json = (schema: JsonSchema) => ({ "application/json": { schema } });

export const components = {
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "cookie",
      name: "session",
      description: "The host's own session. Its cookie may have any name; calls are of the page's origin.",
    },
    csrfToken: {
      type: "apiKey",
      in: "header",
      name: "X-CSRF-TOKEN",
      description:
        "The token of the page, read again at each call. Calls that send a form also have it as `_token`. Where it is too old, 419 asks the operator to load the page again.",
    },
  },
  parameters: {
    RequestedWith: {
      name: "X-Requested-With",
      in: "header",
      required: true,
      description: "With `Accept: application/json` it asks for refusals as JSON, and for no redirects.",
      schema: { type: "string", const: "XMLHttpRequest" },
    },
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      required: true,
      description:
        "The same when a call is sent again whose answer was lost. A server answers it as it did the first time and does nothing twice; one that ignores it works too.",
      schema: { type: "string", format: "uuid" },
    },
    SocketId: {
      name: "X-Socket-ID",
      in: "header",
      required: false,
      description:
        "The socket by which events come, where there is one: it need not be told of what this call does.",
      schema: { type: "string" },
    },
  },
  headers: {
    NotStored: {
      description: "The answer may hold a secret: nobody may keep it.",
      schema: { type: "string", const: "no-store" },
    },
  },
  schemas,
  responses: Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: commonFailures[nameOf(status)],
        content: json(schemaRef(status === "422" ? "Invalid" : "Message")),
      },
    ]),
  ),
};

/** What may be answered instead of a success, with what is seen of it. */
export function refusals(call: DescribedCall, convert: Convert): JsonSchema {
  const shapes: Readonly<Record<string, JsonSchema | null>> = {
    "409": call.conflict ? convert(call.conflict, "conflict") : null,
    "422": invalidOf(call),
  };
  return Object.fromEntries(
    statuses.map((status) => {
      const seen = call.failures?.[nameOf(status)];
      const shape = shapes[status];
      if (!seen && !shape) return [status, { $ref: `#/components/responses/${status}` }];
      const usual = schemaRef(status === "422" ? "Invalid" : "Message");
      return [status, { description: seen ?? commonFailures[nameOf(status)], content: json(shape ?? usual) }];
    }),
  );
}

/** What a call may also be refused with; `null` where that is nothing of its own. */
function invalidOf(call: DescribedCall): JsonSchema | null {
  const said = call.failures?.["422"] ?? "";
  const more = [
    ...(call.stale && bodySchema(call) ? ["StaleRecord"] : []),
    ...(said.includes("current_ids") ? ["StaleOrder"] : []),
    ...(said.includes('"conflict"') ? ["Conflict"] : []),
  ];
  return more.length === 0 ? null : { anyOf: ["Invalid", ...more].map(schemaRef) };
}
