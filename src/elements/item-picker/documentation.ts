import {
  contextAttributeDocs,
  type ElementDocumentation,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { itemPickerDeclaration } from "./declaration.js";

const { form, labels, validity, validationMessage, willValidate } = finishingPropertyDocs;

/** What is said about `<item-picker>`. */
export const itemPickerDocumentation: ElementDocumentation<typeof itemPickerDeclaration> = {
  description: "Searchable picker for 18 kinds of items.",
  attributes: {
    ...contextAttributeDocs,
    kind: "What is picked: one of the 18 kinds, such as `tag` or `scenario`.",
    value: "An id, or with `multiple` a list of ids; `null` for none.",
    multiple: "Several items can be chosen.",
    "only-editable": "Protects items that this operator may not change (`tag` and `varia`).",
    "show-deleted": "Ids that are no longer in the list are kept and shown, with a warning.",
    "allow-new": "Offers to add new items, if the account may.",
    "disallow-lmp": "Protects items that are marked `is_lmp`.",
    "allowed-types": "Types of the items that may be chosen; absent allows all, empty none.",
    "allowed-generations": "Generations of the items that may be chosen; absent allows all, empty none.",
    "extra-items": "Items that stand first and that every search finds: `[{id, name}]`.",
    "sender-id": "Whom a preview comes from.",
    name: "Name under which a form submits one entry per id, as a multiple `<select>` does.",
    entry: "`joined`: one entry for all ids, `101,121`; absent: one per id.",
    required: "As for native form controls.",
    disabled: "As for native form controls.",
    readonly: "As for native form controls.",
  },
  events: {
    change: { description: "After each edit by the operator.", detail: "PickerChangeDetail" },
    failure: { description: "Something was refused or could not be read.", detail: "FailureDetail" },
    "item-added": { description: "A new item was made on the server.", detail: "ItemAddedDetail" },
    "picker-add-failed": {
      description: "A new item could not be made.",
      detail: "PickerAddFailedDetail",
    },
    "picker-dropped": {
      description: "With the first edit ids left the value that the list does not have.",
      detail: "PickerDroppedDetail",
    },
  },
  properties: {
    dirty: { type: "boolean", description: "Whether the value differs from what was last set." },
    source: {
      type: "ResourceSource | null",
      description: "A list that is used instead of the call. It is read where it lies.",
    },
    form,
    labels,
    validity,
    validationMessage,
    willValidate,
  },
  methods: {
    reset: { type: "void", description: "Back to the last set value." },
    checkValidity: { type: "boolean", description: "As for native form controls." },
    reportValidity: {
      type: "boolean",
      description: "As for native form controls, and the problem is shown in place.",
    },
  },
  parts: {
    combobox: "The closed field.",
    popup: "The open list with its search box.",
    search: "The search box.",
    listbox: "The rows.",
  },
};
