import {
  audiencePropertyDocs,
  contextAttributeDocs,
  type ElementDocumentation,
  finishingAttributeDocs,
  finishingEventDocs,
  finishingMethodDocs,
  finishingPartDocs,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { funnelEditorDeclaration } from "./declaration.js";

/** What is said about `<funnel-editor>`. */
export const funnelEditorDocumentation: ElementDocumentation<typeof funnelEditorDeclaration> = {
  description: "Builder of filters (custom searches): conditions that friends must meet.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    mode: "`editor` shows everything, `board` no option selectors, `funneling` conditions only.",
    copyable: "Offers to copy the conditions of a saved search.",
    "funnel-id": "Loads the saved filter of this id, unless a `value` is given.",
    "member-filter": "Hides the condition on common information.",
    "no-template": "Sent as `no_template`.",
    "with-count": "Sent as `withCount`.",
    "with-description": "Sent as `withDescription`: asks the server for descriptions.",
    encoding: "How nested values are posted: as JSON in one field, or with bracket keys.",
    swatch: "Type ids of the conditions that are offered, in that order.",
    "disabled-types": "Type ids of the conditions that are never offered.",
  },
  events: finishingEventDocs,
  properties: {
    ...finishingPropertyDocs,
    ...audiencePropertyDocs,
  },
  methods: finishingMethodDocs,
  parts: {
    ...finishingPartDocs,
    panel: "The panel of the conditions that must all be met, and each or-panel.",
    condition: "A condition in its panel.",
  },
};
