import {
  contextAttributeDocs,
  draftOwnerDoc,
  type ElementDocumentation,
} from "../../element-base/documentation.js";
import type { salonSettingsDeclaration } from "./declaration.js";

/** What is said about `<salon-settings>`. */
export const salonSettingsDocumentation: ElementDocumentation<typeof salonSettingsDeclaration> = {
  description:
    "What a salon offers, who does it, when it is open, what customers see and are asked, its calendars and its booking links.",
  attributes: {
    ...contextAttributeDocs,
    "salon-id": "The salon. Another one waits until unsaved work is answered for.",
    section: "Which section is shown; the property follows the operator.",
    sections: "Which sections are offered, in that order, separated by blanks; absent: all.",
    readonly: "Everything can be read and nothing changed.",
    "draft-key":
      "Keeps the unsaved work of every section in `sessionStorage` under this key, with the salon's id.",
    "draft-owner": draftOwnerDoc,
  },
  events: {
    change: { description: "Something unsaved was edited.", detail: "SalonChangeDetail" },
    saved: { description: "A write has succeeded.", detail: "SalonSavedDetail" },
    "section-change": { description: "The operator chose another section.", detail: "SalonSectionDetail" },
    failure: {
      description: "Something could not be loaded or saved, or was refused.",
      detail: "SalonFailureDetail",
    },
  },
  properties: {
    dirty: { type: "boolean", description: "Whether anything is unsaved." },
  },
  methods: {
    refresh: {
      type: "Promise<void>",
      description: "Reads again what the shown section shows; unsaved work stays.",
    },
  },
  parts: { editor: "All of it, inside of the element's own box." },
};
