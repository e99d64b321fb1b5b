import {
  contextAttributeDocs,
  draftOwnerDoc,
  type ElementDocumentation,
} from "../../element-base/documentation.js";
import type { openApiConsoleDeclaration } from "./declaration.js";

/** Documentation of `<open-api-console>`. */
export const openApiConsoleDocumentation: ElementDocumentation<typeof openApiConsoleDeclaration> = {
  description:
    "Console of the open API, by which other programs reach the account: service codes with their tokens, how often they call, what they called, and the triggers that run actions.",
  attributes: {
    ...contextAttributeDocs,
    section: "Section that is shown. The property follows the operator, the attribute does not.",
    sections:
      "Sections that are offered, in that order. Absent: all. An unknown one is left out, and `failure` reports it.",
    "service-code-id":
      "Id of the code whose log is shown. In the list of codes it is marked, and gets the focus once when the page sets it, unless the operator is writing in a field. The property follows the operator.",
    "trigger-id":
      "Id of the trigger that is open. The property follows the operator. Unsaved work is asked about before another is shown.",
    "call-url": "Address (http or https) in the sample of a call by cURL. Absent: no sample.",
    readonly: "Nothing can be changed, and no token can be shown or copied.",
    "draft-key":
      "Keeps the unsaved work of triggers in `sessionStorage` under this key and offers it back; never a token.",
    "draft-owner": draftOwnerDoc,
  },
  events: {
    change: {
      description: "The operator has edited something: `dirty`, `valid`, `section`.",
      detail: "OpenApiChangeDetail",
    },
    saved: {
      description: "A trigger or its actions were saved: `kind`, `id`, and the server's answer.",
      detail: "OpenApiSavedDetail",
    },
    "token-issued": { description: "A token was issued.", detail: "OpenApiTokenDetail" },
    "token-revoked": { description: "A token was revoked.", detail: "OpenApiTokenDetail" },
    "service-code-select": {
      description: "The operator has chosen another code for the log.",
      detail: "OpenApiCodeDetail",
    },
    "section-change": {
      description: "The operator has chosen another section.",
      detail: "OpenApiSectionDetail",
    },
    failure: {
      description:
        "Something could not be loaded or saved, or was refused; `section` says where. The element never reloads the page.",
      detail: "OpenApiFailureDetail",
    },
  },
  properties: {
    dirty: { type: "boolean", description: "`true` while a trigger or a dialog holds unsaved work." },
  },
  methods: {
    refresh: {
      type: "Promise<void>",
      description: "Loads the shown section again. Resolves when it is shown, or when the failure is shown.",
    },
  },
  parts: { editor: "All of it, inside of the element's own box." },
};
