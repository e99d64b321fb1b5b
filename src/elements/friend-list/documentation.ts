import { contextAttributeDocs, type ElementDocumentation } from "../../element-base/documentation.js";
import type { friendListDeclaration } from "./declaration.js";

/** Documentation of `<friend-list>`. */
export const friendListDocumentation: ElementDocumentation<typeof friendListDeclaration> = {
  description: "The friends that an operator may see, and one of them beside the list.",
  attributes: {
    ...contextAttributeDocs,
    "operator-role-id": "Id of the operator's role, which decides what friends are listed.",
    "member-id": "Id of the friend who is shown beside the list. The property follows the operator.",
    "order-by":
      "Order: by when friends were added, earliest (0) or latest (1) first, or by their messages, newest (3) or oldest (4) first. Absent: the server's order.",
    "tag-id": "Shows only friends with this tag.",
    notify: "Shows only friends of this notify level, which is the number of a response mark.",
    query: "Text that is searched for in names.",
  },
  events: {
    "member-select": {
      description: "The operator has chosen a friend: `{memberId}`.",
      detail: "MemberSelectDetail",
    },
    failure: { description: "Something could not be loaded.", detail: "FailureDetail" },
    "page-expired": {
      description:
        "The page is about to reload (401 after its alert, 409 and 419). Preventing the event keeps the page.",
      detail: "PageExpiredDetail",
    },
    navigate: {
      description:
        "The page is about to go to its address without the query (403 after its alert), or to a link inside. Preventing the event keeps the page.",
      detail: "NavigateDetail",
    },
  },
  properties: {},
  methods: {
    refresh: {
      type: "Promise<void>",
      description:
        "Loads again what is shown, and what could not be loaded. Resolves when it is shown, or when the failure is shown.",
    },
  },
  parts: { editor: "All of it, inside of the element's own box.", listbox: "The rows, which scroll." },
};
