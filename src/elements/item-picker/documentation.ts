import {
  contextAttributeDocs,
  type ElementDocumentation,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { itemPickerDeclaration } from "./declaration.js";

const { form, labels, validity, validationMessage, willValidate } = finishingPropertyDocs;

/** Documentation of `<item-picker>`. */
export const itemPickerDocumentation: ElementDocumentation<typeof itemPickerDeclaration> = {
  description: "Searchable picker for 18 kinds of items.",
  attributes: {
    ...contextAttributeDocs,
    kind: "Kind of the items.",
    value: "The chosen id, or with `multiple` a list of ids; `null` for none.",
    multiple: "Several items can be chosen.",
    "only-editable":
      "Items that this operator may not change (`tag` and `varia`) are shown with the reason, and cannot be chosen.",
    "show-deleted":
      "Ids that are no longer in the list are kept and shown with a warning. Without it they leave the value with the first edit.",
    "allow-new": "Offers to add new items, if the account may (`tag-write`, `var-write`, `journey-write`).",
    "disallow-lmp": "Items that are marked `is_lmp` are shown with the reason, and cannot be chosen.",
    "allowed-types": "Types of the items that can be chosen. Absent: all; empty: none.",
    "allowed-generations": "Generations of the items that can be chosen. Absent: all; empty: none.",
    "extra-items": "Items of the page's own, `[{id, name}]`. They are first in the list and in every search.",
    "sender-id": "Id of the sender that previews of messages show.",
    name: "Name under which a form submits one entry per id, as a multiple `<select>` does.",
    entry:
      "`joined`: a form gets one entry for all ids, `101,121`, for servers that count entries or keep the last one of a name. Absent: one entry for each id. `data-mirror` goes by it too.",
    required: "As for native form controls.",
    disabled: "As for native form controls.",
    readonly: "As for native form controls.",
  },
  events: {
    change: {
      description: "The operator has edited something: `{value, items, dirty, valid}`.",
      detail: "PickerChangeDetail",
    },
    failure: { description: "Something was refused or could not be read.", detail: "FailureDetail" },
    "item-added": { description: "A new item was created on the server.", detail: "ItemAddedDetail" },
    "picker-add-failed": {
      description: "A new item could not be created.",
      detail: "PickerAddFailedDetail",
    },
    "picker-dropped": {
      description: "Ids that are not in the list have left the value, with the first edit.",
      detail: "PickerDroppedDetail",
    },
  },
  properties: {
    dirty: { type: "boolean", description: "`true` while the value differs from the one that was last set." },
    source: {
      type: "ResourceSource | null",
      description: "A list of the page's own, used in place of the call. It is not copied.",
    },
    form,
    labels,
    validity,
    validationMessage,
    willValidate,
  },
  methods: {
    reset: { type: "void", description: "Goes back to the value that was last set." },
    checkValidity: { type: "boolean", description: "As for native form controls." },
    reportValidity: {
      type: "boolean",
      description: "As for native form controls. The problem is shown at the field.",
    },
  },
  parts: {
    combobox: "The closed field.",
    popup: "The open list with its search box.",
    search: "The search box.",
    listbox: "The rows.",
  },
};
