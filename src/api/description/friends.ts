import * as v from "valibot";
import * as friends from "../friends.js";
import { calledBy, type DescribedCall } from "./call.js";
import { numbersAsTexts } from "./deviations.js";
import { failureTexts } from "./failures.js";
import { bit, count, id, instant, noText, pagination, text, whole } from "./fields.js";

/* Friends as an operator may see them (rules: friend-row, operator-role). */

const named = v.looseObject({ id, name: text });
const friend = v.looseObject({
  id,
  name: text,
  icon_url: noText,
  richmenu: v.nullable(named),
  target_vars: v.array(
    v.looseObject({ var_id: id, name: text, type: whole, value: v.union([text, v.number()]) }),
  ),
  user_forms: v.array(v.looseObject({ id, name: text, answered_at: instant })),
  hide: bit,
  notify: count,
  tags: v.array(named),
  last_message_at: v.nullable(instant),
  last_message_text: noText,
});

/** 0 oldest friend first, 1 newest friend first, 3 newest message first, 4 oldest message first. */
const order = v.picklist([0, 1, 3, 4]);
const criteria = {
  operator_role_id: id,
  order_by: v.optional(order),
  tag_id: v.optional(id),
  notify: v.optional(count),
  name: v.optional(text),
};

const isPlain = ["Less than all of it but `id`: what is missing counts as empty.", numbersAsTexts];

/** The operator handler. */
const inTheList = {
  ...failureTexts(
    ["400", "404", "5xx", "timeout", "unreadable"],
    "In `friend-list` it says that the data could not be loaded, with the server's message and a button that asks again.",
  ),
  "401":
    "In `friend-list` it says that the authentication failed, and loads the page again after 3 s or on OK.",
  "403":
    "In `friend-list` it says that there is no permission, and goes to the page's address without its query after 3 s or on OK.",
  ...failureTexts(
    ["409", "419"],
    "`friend-list` loads the page again at once, where the page does not prevent `page-expired`.",
  ),
  "422":
    "In `friend-list` it says that the operation failed, with the first message of each field, and a button that asks again.",
} as const;

/** The same, and what is seen in the form of a reservation. */
function alsoInThePanel(text: string): NonNullable<DescribedCall["failures"]> {
  const described = Object.entries(inTheList).map(([name, seen]) => [name, `${seen} ${text}`]);
  return Object.fromEntries(described);
}

export const friendDescriptions: readonly DescribedCall[] = [
  {
    ...calledBy("loadPermissions", friends.loadPermissionsEndpoint),
    query: { operator_role_id: id },
    answer: {
      status: 200,
      data: v.looseObject({ permissions: v.array(text) }),
      may: ["The same without `data`.", "The list of permissions itself."],
    },
    elements: ["friend-list"],
    when: "When the element is mounted, at `refresh()`, and for another role: without `member.read` no friends are shown.",
    failures: inTheList,
  },
  {
    ...calledBy("loadFriends", friends.loadFriendsEndpoint),
    query: { ...criteria, page: id, per_page: id },
    answer: {
      status: 200,
      body: v.looseObject({ data: v.array(friend), pagination }),
      may: [
        "The list itself, or without `pagination`: then these are all.",
        "202 while the list is being prepared: it is asked for again every 500 ms, as long as the operator waits.",
        ...isPlain,
      ],
    },
    elements: ["friend-list", "reservation-panel"],
    when: "In `friend-list` page by page as one scrolls, and anew for each change of order, filter or name; in `reservation-panel` while the name of a friend is typed. A newer call aborts the one before.",
    failures: alsoInThePanel(
      "In `reservation-panel` a message below the search says that friends could not be looked for.",
    ),
  },
  {
    ...calledBy("loadFriend", friends.loadFriendEndpoint),
    query: { ...criteria, member_id: id },
    answer: { status: 200, data: friend, may: ["The friend itself, without `data`.", ...isPlain] },
    elements: ["friend-list", "reservation-panel"],
    when: "When a friend is selected in `friend-list`, and after something of them was saved; in `reservation-panel` when its form has a friend of whom only the id is known.",
    failures: alsoInThePanel("In `reservation-panel` the friend is shown by the id, and is kept."),
  },
];
