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

/** What is said about `<friend-editor>`. */
export const friendEditorDocumentation: ElementDocumentation<typeof friendEditorDeclaration> = {
  description:
    "What is known of a friend, in three tabs: tags, variables, base values. In a dialog, or in the page.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value:
      "Changes to the friend: `{tags: {tag_ids}, variables: {vals, metas, changed_item_ids}, base: {vals}}`; `tags` is null until they are loaded.",
    "finish-path": "Where all tabs are sent; without it each goes to the path of its own.",
    "finish-label": "Label of the button that saves the tab that is shown.",
    "member-id": "The friend.",
    "member-name": "The friend's name, for the title.",
    tab: "The tab that is shown: `tags`, `variables` or `base`.",
    open: "Shows the dialog.",
    inline: "Stands in the page, without a dialog.",
  },
  events: {
    ...finishingEventDocs,
    close: { description: "The dialog was closed by the operator." },
  },
  properties: {
    ...finishingPropertyDocs,
    loadingState: {
      type: "0 | 1 | 2",
      description: "0 idle, 1 loading, 2 saving.",
    },
  },
  methods: {
    ...finishingMethodDocs,
    show: { type: "void", description: "Opens the dialog." },
    close: {
      type: "void",
      description: "Closes it. What is not saved stays, and is there when it is opened again.",
    },
    confirmLeave: {
      type: "Promise<boolean>",
      description:
        "Asks whether unsaved work may be given up, where there is any; `true` where the page may show something else.",
    },
  },
  parts: finishingPartDocs,
};
