import {
  contextAttributeDocs,
  draftOwnerDoc,
  type ElementDocumentation,
} from "../../element-base/documentation.js";
import type { journeyListDeclaration } from "./declaration.js";

/** Documentation of `<journey-list>`. */
export const journeyListDocumentation: ElementDocumentation<typeof journeyListDeclaration> = {
  description:
    "Journeys with their phases, in groups, with favourites; the groups, the phases, and who passed them.",
  attributes: {
    ...contextAttributeDocs,
    "group-id":
      "Id of the group that is shown, `favorite` for the favourites, or `none` for journeys without a group. Absent: everything. The property follows the operator, the attribute does not.",
    "journey-id": "Id of the journey whose detail is open. The property follows the operator.",
    query:
      "Text that is searched for in the names of journeys and phases. The property follows the operator.",
    readonly: "Nothing can be changed: controls that write are not there, and no such call is made.",
    "draft-key":
      "Keeps the unsaved work of an open dialog in `sessionStorage` under this key and offers it back.",
    "draft-owner": draftOwnerDoc,
  },
  events: {
    "journey-select": {
      description: "The operator opens a journey. Preventing the event keeps its detail closed.",
      detail: "JourneySelectDetail",
    },
    "group-change": {
      description: "The operator has chosen another group.",
      detail: "JourneyGroupChangeDetail",
    },
    "selection-change": {
      description: "The operator has selected other journeys.",
      detail: "JourneySelectionDetail",
    },
    "member-select": {
      description: "A friend was pressed in the list of those who have passed a phase.",
      detail: "JourneyMemberDetail",
    },
    saved: {
      description:
        "A change was saved: `resource` (`journey`, `group`, `phase`), `kind`, `ids`, and the server's answer.",
      detail: "JourneySavedDetail",
    },
    failure: {
      description:
        "Something could not be loaded or saved, or was refused. The element never reloads the page.",
      detail: "FailureDetail",
    },
  },
  properties: {
    selectedIds: {
      type: "readonly number[]",
      description: "Ids of the selected journeys, in the order of the list.",
    },
    dirty: {
      type: "boolean",
      description:
        "`true` while a dialog holds unsaved work, or a deletion can still be undone and is not sent yet.",
    },
  },
  methods: {
    refresh: {
      type: "Promise<void>",
      description:
        "Loads the three lists again; a deletion that waits is sent first. Resolves when they are shown, or when the failure is shown.",
    },
  },
  parts: { editor: "All of it, inside of the element's own box.", grid: "The rows, which scroll." },
};
