import * as v from "valibot";
import * as formFields from "../form-fields.js";
import { calledBy, type DescribedCall } from "./call.js";
import { pageIsLoadedAgain } from "./expiry.js";
import { id, text } from "./fields.js";

/* The definition of what a friend is asked for. No call belongs to it: the page says where it is posted (rules: form-field-shape). */

/** Its fields have a schema of their own, and go back as they came until they are edited: numbers as texts too. */
const field = v.looseObject({ id: v.optional(v.nullable(v.union([id, text]))) });

const each = { byPage: true, timeout: 30_000 } as const;

export const formFieldDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    id: "loadFormField",
    method: "GET",
    path: "/api/form-fields/{id}",
    answer: { status: 200, body: field },
    elements: [],
    when: "By no element: a page that gives a definition to `form-field-editor` as its `value` reads it so.",
  },
  {
    ...each,
    ...calledBy("postFormField", { ...formFields.postFormFieldEndpoint, path: "/api/form-fields" }),
    body: { json: field },
    answer: {
      status: 200,
      body: v.looseObject({ id, redirect_to: v.optional(text) }),
      may: [
        "The same under `data`.",
        "Anything, or nothing: it is handed to the page, and an `id` in it becomes that of the definition.",
      ],
    },
    elements: ["form-field-editor"],
    when: "When the operator finishes and the `finisher` is `post` or `postemit`, to the `finish-path` of the element.",
    failures: {
      ...pageIsLoadedAgain,
      "422":
        "Messages of `label`, `options.0` and such are shown at their fields, and all of them above; what was typed stays.",
    },
  },
];
