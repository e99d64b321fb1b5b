import {
  contextAttributeDocs,
  draftOwnerDoc,
  type ElementDocumentation,
} from "../../element-base/documentation.js";
import type { journeyListDeclaration } from "./declaration.js";

/** What is said about `<journey-list>`. */
export const journeyListDocumentation: ElementDocumentation<typeof journeyListDeclaration> = {
  description:
    "Journeys with their phases, in groups, with favourites; the groups, the phases, and who passed them.",
  attributes: {
    ...contextAttributeDocs,
    "group-id":
      "What is shown: the id of a group, `favorite` or `none`; absent is everything. The property follows the operator.",
    "journey-id": "The journey whose detail is open; the property follows the operator.",
    query: "What is searched for; the property follows the operator.",
    readonly: "Nothing can be changed: no control that writes is there.",
    "draft-key": "Keeps the unsaved work of an open dialog in `sessionStorage` under this key.",
    "draft-owner": draftOwnerDoc,
  },
  events: {
    "journey-select": {
      description: "The operator opens a journey. Preventing it leaves the detail closed.",
      detail: "JourneySelectDetail",
    },
    "group-change": {
      description: "The operator shows another group.",
      detail: "JourneyGroupChangeDetail",
    },
    "selection-change": {
      description: "The operator has selected other journeys.",
      detail: "JourneySelectionDetail",
    },
    "member-select": { description: "A friend was pressed.", detail: "JourneyMemberDetail" },
    saved: { description: "A write has succeeded.", detail: "JourneySavedDetail" },
    failure: {
      description: "Something could not be loaded or saved, or was refused.",
      detail: "FailureDetail",
    },
  },
  properties: {
    selectedIds: {
      type: "readonly number[]",
      description: "The selected journeys in the order of the list.",
    },
    dirty: {
      type: "boolean",
      description: "Whether a dialog holds unsaved work, or a deletion is waiting.",
    },
  },
  methods: {
    refresh: {
      type: "Promise<void>",
      description:
        "Reads the three lists again; a waiting deletion is sent first. Kept when they are shown, or the failure is said.",
    },
  },
  parts: { editor: "All of it, inside of the element's own box.", grid: "The rows, which scroll." },
};
