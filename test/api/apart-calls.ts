import * as timeline from "../../src/api/timeline.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

const aPage = {
  understands: [{ data: [], has_next: false, next: null }],
  refuses: [{}],
} satisfies Partial<CallRow>;

/**
 * Calls of which a success is more than its body, and which go through other tests than the others (timeline.test.ts). Here
 * they stand for what is said of all.
 */
export const apartCalls: readonly CallRow[] = [
  {
    ...sentBy("loadTimeline", timeline.loadTimelineEndpoint),
    ...aPage,
    make: (http) =>
      timeline.loadTimeline(
        http,
        { pattern: "top", takeNum: 10, hasCurrentItems: false, types: ["text"] },
        signal,
      ),
    query: { pattern: "top", takeNum: "10", hasCurrentItems: "0", "types[]": "text" },
  },
  {
    ...sentBy("loadMemberMessages", timeline.loadMemberMessagesEndpoint, { id: 7 }),
    ...aPage,
    make: (http) =>
      timeline.loadMemberMessages(
        http,
        { id: 7, starred: false },
        { fid: 5, ptime: 9, to_future: 1 },
        signal,
      ),
    query: { fid: "5", ptime: "9", to_future: "1" },
  },
  {
    ...sentBy("loadMemberMessages with a star", timeline.loadStarredMessagesEndpoint, { id: 7 }),
    ...aPage,
    make: (http) => timeline.loadMemberMessages(http, { id: 7, starred: true }, {}, signal),
  },
  {
    ...sentBy("confirmMessages", timeline.confirmMessagesEndpoint),
    make: (http) => timeline.confirmMessages(http, [3, 1], timeline.confirmPath),
    body: { json: '{"ids":[3,1]}' },
    understands: [{ status: 200, message_count: 2 }],
    refuses: [[]],
    understandsNothing: true,
  },
];
