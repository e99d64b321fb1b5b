import { contextAttributeDocs, type ElementDocumentation } from "../../element-base/documentation.js";
import type { friendListDeclaration } from "./declaration.js";

/** What is said about `<friend-list>`. */
export const friendListDocumentation: ElementDocumentation<typeof friendListDeclaration> = {
  description: "The friends that an operator may see, and one of them beside the list.",
  attributes: {
    ...contextAttributeDocs,
    "operator-role-id": "The operator's role, which says what friends are there.",
    "member-id": "The friend who is shown beside the list; the property follows the operator's choice.",
    "order-by":
      "0 and 1 order by when friends were added, earliest and latest first, 3 and 4 by their messages, newest and oldest first; absent leaves it to the server.",
    "tag-id": "Shows only friends with this tag.",
    notify: "Shows only friends of this notify level.",
    query: "What names are searched for.",
  },
  events: {
    "member-select": { description: "The operator has chosen a friend.", detail: "MemberSelectDetail" },
    failure: { description: "Something could not be loaded.", detail: "FailureDetail" },
    "page-expired": {
      description:
        "The page is about to reload (401 after its alert, 409 and 419). Preventing it keeps the page.",
      detail: "PageExpiredDetail",
    },
    navigate: {
      description:
        "The page is about to go to its address without the query (403 after its alert), or where something inside leads.",
      detail: "NavigateDetail",
    },
  },
  properties: {},
  methods: {
    refresh: {
      type: "Promise<void>",
      description:
        "Asks again for what is shown, and for what could not be loaded. Kept when it is shown, or the failure is said.",
    },
  },
  parts: { editor: "All of it, inside of the element's own box.", listbox: "The rows, which scroll." },
};
