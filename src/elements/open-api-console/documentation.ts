import {
  contextAttributeDocs,
  draftOwnerDoc,
  type ElementDocumentation,
} from "../../element-base/documentation.js";
import type { openApiConsoleDeclaration } from "./declaration.js";

/** What is said about `<open-api-console>`. */
export const openApiConsoleDocumentation: ElementDocumentation<typeof openApiConsoleDeclaration> = {
  description:
    "Where other programs reach the account: service codes with their tokens, how often they call, what they called, and the triggers that run actions.",
  attributes: {
    ...contextAttributeDocs,
    section: "Which section is shown; the property follows the operator.",
    sections: "Which sections are offered, in that order, separated by blanks; absent: all.",
    "service-code-id": "The code whose log is shown, and which is marked and has the focus among the codes.",
    "trigger-id": "The trigger that is open; the property follows the operator.",
    "call-url": "Address for the sample of a call by cURL, http or https; absent: no such sample.",
    readonly: "Nothing can be changed, and no token be shown or copied.",
    "draft-key": "Keeps the unsaved work of triggers in `sessionStorage` under this key; never a token.",
    "draft-owner": draftOwnerDoc,
  },
  events: {
    change: { description: "Something unsaved was edited.", detail: "OpenApiChangeDetail" },
    saved: {
      description: "A write of a trigger or its actions has succeeded.",
      detail: "OpenApiSavedDetail",
    },
    "token-issued": { description: "A token was issued.", detail: "OpenApiTokenDetail" },
    "token-revoked": { description: "A token was revoked.", detail: "OpenApiTokenDetail" },
    "service-code-select": {
      description: "The operator chose another code for the log.",
      detail: "OpenApiCodeDetail",
    },
    "section-change": { description: "The operator chose another section.", detail: "OpenApiSectionDetail" },
    failure: {
      description: "Something could not be loaded or saved, or was refused.",
      detail: "OpenApiFailureDetail",
    },
  },
  properties: {
    dirty: { type: "boolean", description: "Whether a trigger or a dialog holds unsaved work." },
  },
  methods: {
    refresh: {
      type: "Promise<void>",
      description:
        "Reads again what the shown section shows. Kept when that is shown, or the failure is said.",
    },
  },
  parts: { editor: "All of it, inside of the element's own box." },
};
