import * as v from "valibot";
import * as timeline from "../timeline.js";
import { calledBy, type DescribedCall } from "./call.js";
import { flagsAsOthers, numbersAsTexts } from "./deviations.js";
import { pageIsLoadedAgain } from "./expiry.js";
import { failureTexts } from "./failures.js";
import { bit, count, day, id, known, memberLite, noId, noText, text } from "./fields.js";

/* Messages of a friend and of all, and confirming them (rules: timeline-query, confirm-many). */

/** One that is not among them is shown by its name. */
const type = known([...timeline.messageTypes, "unsent"]);

/** `timestamp` in milliseconds since 1970, `date` its day in Asia/Tokyo; `rate` 2 is starred, `notify` 1 not yet confirmed. */
const message = v.looseObject({
  id,
  member_id: id,
  member: v.nullable(memberLite),
  date: day,
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  text: noText,
  type,
  from: v.picklist(["member", "account"]),
  media: v.nullable(
    v.looseObject({
      url: noText,
      thumb_url: noText,
      mime: noText,
      name: noText,
      size: v.nullable(count),
    }),
  ),
  rate: v.picklist([1, 2]),
  notify: bit,
  quoted_message_id: noId,
  line_message_id: noText,
});

/** Schema of a page whose cursors are the server's own: they come back as query fields, unread. */
function pageOf(next: v.GenericSchema) {
  return v.looseObject({ data: v.array(message), has_next: v.boolean(), next: v.nullable(next) });
}

const each = { elements: ["friend-list", "message-timeline"] } as const;
const mayBeLess = [
  "The list itself: then there are no more.",
  "Without `next`: further messages are asked for by the page's number, or from the last message on.",
  numbersAsTexts,
  flagsAsOthers,
  "Messages with less than all of it but `id`.",
];
const notShown: DescribedCall["failures"] = {
  ...failureTexts(
    ["400", "401", "404", "422", "5xx", "timeout", "unreadable"],
    "It says that the messages could not be loaded, with the server's messages and a button that asks again; messages that are there stay.",
  ),
  ...pageIsLoadedAgain,
};

/** Those of one friend have calls of one shape. */
const ofOneFriend = {
  ...each,
  query: {
    fid: v.optional(id),
    ptime: v.optional(count),
    all_table: v.optional(bit),
    to_future: v.optional(bit),
  },
  answer: {
    status: 200,
    body: pageOf(v.looseObject({ fid: id, ptime: count, all_table: bit })),
    may: mayBeLess,
  },
  failures: notShown,
} as const satisfies Partial<DescribedCall>;

export const timelineDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadTimeline", timeline.loadTimelineEndpoint),
    query: {
      pattern: v.picklist(["top", "timeline", "memberDetail"]),
      takeNum: v.picklist([10, 50, 100]),
      memberId: v.optional(id),
      hasCurrentItems: v.optional(bit),
      page: v.optional(id),
      viewOptionMode: v.optional(v.picklist(["normal", "uncheck", "star"])),
      search: v.optional(text),
      funnelId: v.optional(id),
      timeline_view_date_from: v.optional(day),
      timeline_view_date_to: v.optional(day),
      allTable: v.optional(bit),
      allCursorId: v.optional(id),
      types: v.optional(v.array(text)),
    },
    answer: {
      status: 200,
      body: pageOf(v.looseObject({ page: id, allTable: bit, allCursorId: noId })),
      may: [
        "205 without a body where the timeline is at `/line/timeline`: the page goes there.",
        ...mayBeLess,
      ],
    },
    when: "Newest first: when the element is mounted, for each change of what is asked, at `refresh()`, each `poll` seconds, after a confirmation, and page by page as one scrolls. `takeNum` is 10, 100 or 50 by the pattern.",
    failures: notShown,
  },
  {
    ...ofOneFriend,
    ...calledBy("loadMemberMessages", timeline.loadMemberMessagesEndpoint),
    when: "Instead of the timeline in the pattern `memberDetail` without filters, oldest first: the newest page at once, older ones as one scrolls, and at `refresh()` and each `poll` seconds the newest page again where that is seen, else with `to_future=1` those behind the newest and the page that is seen.",
  },
  {
    ...ofOneFriend,
    ...calledBy("loadStarredMessages", timeline.loadStarredMessagesEndpoint),
    when: "The same in the mode `star`.",
  },
  {
    ...each,
    ...calledBy("confirmMessages", timeline.confirmMessagesEndpoint),
    body: { json: v.looseObject({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(500)) }) },
    answer: {
      status: 200,
      body: v.looseObject({ status: v.literal(200), message_count: count }),
      may: [
        "The same under `data`.",
        "Nothing, or without `message_count`: then all that were sent count as confirmed.",
        "No status but 200: any other success counts as refused, in the body too.",
      ],
    },
    when: "When the operator has confirmed the selection, or all that match: up to 500 ids at a time, the parts one after another.",
    failures: {
      ...pageIsLoadedAgain,
      "422":
        "All messages are shown below the feed, and how many were confirmed before; the others stay selected.",
      unreadable: "It says that an unknown error occurred; the messages stay selected.",
    },
  },
];
