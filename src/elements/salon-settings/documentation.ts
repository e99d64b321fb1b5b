import {
  contextAttributeDocs,
  draftOwnerDoc,
  type ElementDocumentation,
} from "../../element-base/documentation.js";
import type { salonSettingsDeclaration } from "./declaration.js";

/** Documentation of `<salon-settings>`. */
export const salonSettingsDocumentation: ElementDocumentation<typeof salonSettingsDeclaration> = {
  description:
    "Settings of a salon: courses, staff, hours, what customers see and are asked, calendars and booking links.",
  attributes: {
    ...contextAttributeDocs,
    "salon-id":
      "Id of the salon. Absent: no call is made. When the page sets another one and something is unsaved, the operator is asked first, and the old salon stays until then.",
    section: "Section that is shown. The property follows the operator, the attribute does not.",
    sections:
      "Sections that are offered, in that order. Absent: all. An unknown one is left out, and `failure` reports it.",
    readonly: "Everything can be read, and nothing can be changed.",
    "draft-key":
      "Keeps the unsaved work of every section in `sessionStorage` under this key and the salon's id, and offers it back.",
    "draft-owner": draftOwnerDoc,
  },
  events: {
    change: {
      description: "The operator has edited something: `dirty`, `valid`, `section`.",
      detail: "SalonChangeDetail",
    },
    saved: {
      description: "A change was saved: `section`, `kind`, `id`, and the server's answer.",
      detail: "SalonSavedDetail",
    },
    "section-change": {
      description: "The operator has chosen another section.",
      detail: "SalonSectionDetail",
    },
    failure: {
      description:
        "Something could not be loaded or saved, or was refused; `section` says where. The element never reloads the page.",
      detail: "SalonFailureDetail",
    },
  },
  properties: {
    dirty: { type: "boolean", description: "`true` while something is unsaved." },
  },
  methods: {
    refresh: {
      type: "Promise<void>",
      description:
        "Loads the shown section again; unsaved work stays. Resolves when it is shown, or when the failure is shown.",
    },
  },
  parts: { editor: "All of it, inside of the element's own box." },
};
