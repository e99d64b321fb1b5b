import "../../../src/entries/friend-list.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, inside, press } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import type { SmallWork, Step } from "../../browser/support/small-works.js";
import { friendAnswer } from "../../fixtures/friends.js";

export const growth = growing([], {
  tag: "friend-list",
  nodes: 90,
  make: () =>
    withAttributes(document.createElement("friend-list"), {
      "api-base": freshServer(),
      "operator-role-id": "4",
    }),
  last: "[data-friend]",
  word: { ja: "3人", en: "3 friends" },
  answer: friendAnswer,
  opens: {},
  more: [anotherFriend(), anotherSearch()],
});

/** Two friends, one after the other: the views of each go with them. */
function anotherFriend(): SmallWork {
  const show = (id: number, name: string): Step => ({
    act: (element) => press(element, `[data-friend="${id}"]`),
    until: (element) =>
      inside(element, "h2")?.textContent === name &&
      inside(element, `friend-editor[member-id="${id}"]`) !== null,
  });
  return { name: "another friend and back", steps: [show(1, "佐藤"), show(2, "鈴木")] };
}

/** Another list each time, as the server's answers are its own. */
function anotherSearch(): SmallWork {
  const ask = (query: string): Step => ({
    act: (element) => element.setAttribute("query", query),
    until: (element) =>
      (inside(element, "[role=searchbox]") as HTMLInputElement | null)?.value === query &&
      inside(element, "[data-friend]") !== null,
  });
  return { name: "another search and back", steps: [ask("佐"), ask("")] };
}
