import "../../../src/entries/message-timeline.js";
import type { MessageTimelineElement } from "../../../src/entries/message-timeline.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, inside, insideAll } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import { popover } from "../../browser/support/shared-works.js";
import type { SmallWork, Step } from "../../browser/support/small-works.js";
import { threeMessages } from "../../fixtures/messages.js";

export const growth = growing(["value"], {
  tag: "message-timeline",
  nodes: 150,
  make() {
    const timeline = withAttributes(document.createElement("message-timeline"), {
      "api-base": freshServer(),
      mode: "normal",
    });
    // One is selected, so that leaving it can be asked about.
    return Object.assign(timeline, { value: [2] });
  },
  last: "article",
  other: [3, 1],
  otherShows: "2件を選択中",
  word: { ja: "確認済みにする", en: "Mark as confirmed" },
  answer(address) {
    if (!address.includes("/message/timeline/")) return undefined;
    const { data, ...end } = threeMessages;
    return { ...end, data: address.includes("star") ? data.slice(0, 1) : data };
  },
  opens: {
    "what is filtered": { opener: ".timeline-head [aria-haspopup=dialog]", shows: popover },
    "the list of keys": { opener: ".timeline-head > .icon-button:last-child", shows: "dialog[open]" },
    "the question before the selection is left": {
      opener: ".timeline-foot > .button-quiet",
      shows: "dialog[open]",
    },
  },
  more: [anotherMode(), arrived()],
});

/** Only what is not confirmed, and everything again: another list each. */
function anotherMode(): SmallWork {
  const choose = (mode: string, count: number): Step => ({
    act: (element) => element.setAttribute("mode", mode),
    until: (element) => insideAll(element, "article").length === count,
  });
  return { name: "another mode and back", steps: [choose("star", 1), choose("normal", 3)] };
}

/** A message that changes for good, again and again. */
function arrived(): SmallWork {
  let count = 0;
  const [newest] = threeMessages.data;
  return {
    name: "a message heard of",
    steps: [
      {
        act(element) {
          count += 1;
          (element as MessageTimelineElement).append([{ ...newest, text: `書き直し${count}。` }]);
        },
        until: (element) => inside(element, "article")?.textContent?.includes(`書き直し${count}。`) === true,
      },
    ],
  };
}
