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

/** Documentation of `<funnel-editor>`. */
export const funnelEditorDocumentation: ElementDocumentation<typeof funnelEditorDeclaration> = {
  description: "Builder of filters (custom searches): conditions that friends must meet.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The filter as JSON. Absent or `null`: a new one.",
    "finish-path": "Path that the payload is posted to. Absent: `/api/funnel/register`.",
    mode: "`editor` shows everything, `board` leaves the option selectors out, `funneling` shows the conditions only.",
    copyable: "Offers to copy the conditions of a saved search, in place of what is there or added to it.",
    "funnel-id":
      "Id of a saved filter, which is loaded unless a `value` is given. Nothing can be edited or saved before it is there.",
    "member-filter": "Hides the condition on common information.",
    "no-template": "Sent to the server as `no_template`.",
    "with-count": "Sent to the server as `withCount`.",
    "with-description": "Sent as `withDescription`: asks the server for descriptions.",
    encoding:
      "How `inputs` is posted: as JSON in one field, or as fields with brackets, which leave empty lists out.",
    swatch: "Type ids of the conditions that are offered, in that order. Absent: all.",
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
