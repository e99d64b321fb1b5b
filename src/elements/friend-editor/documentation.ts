import {
  contextAttributeDocs,
  type ElementDocumentation,
  finishingAttributeDocs,
  finishingEventDocs,
  finishingMethodDocs,
  finishingPartDocs,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { friendEditorDeclaration } from "./declaration.js";

/** Documentation of `<friend-editor>`. */
export const friendEditorDocumentation: ElementDocumentation<typeof friendEditorDeclaration> = {
  description:
    "Editor of what is known of a friend, in three tabs: tags, variables, base values. In a dialog, or in the page.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value:
      "Changes to the friend as JSON: `{tags: {tag_ids}, variables: {vals, metas, changed_item_ids}, base: {vals}}`. `tags` holds the whole choice, and is `null` until the tags are loaded.",
    "finish-path": "Path that every tab is posted to. Absent: a path for each tab.",
    "finish-label": "Label of the button that saves the tab that is shown.",
    "member-id": "Id of the friend.",
    "member-name": "The friend's name, for the title.",
    tab: "Tab that is shown.",
    open: "Shows the dialog.",
    inline: "Shows the editor in the page, without a dialog.",
  },
  events: {
    ...finishingEventDocs,
    close: { description: "The dialog was closed by the operator." },
  },
  properties: {
    ...finishingPropertyDocs,
    loadingState: {
      type: "0 | 1 | 2",
      description: "State of the calls: 0 idle, 1 loading, 2 saving.",
    },
  },
  methods: {
    ...finishingMethodDocs,
    show: { type: "void", description: "Opens the dialog." },
    close: {
      type: "void",
      description: "Closes the dialog. Unsaved work stays, and is there when the dialog is opened again.",
    },
    confirmLeave: {
      type: "Promise<boolean>",
      description:
        "Asks the operator about unsaved work, if there is any. Resolves with `true` when the page may show something else.",
    },
  },
  parts: finishingPartDocs,
};
