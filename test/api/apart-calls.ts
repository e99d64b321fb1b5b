import { confirmMessages, confirmPath, loadMemberMessages, loadTimeline } from "../../src/api/timeline.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();

const reading = {
  method: "GET",
  body: null,
  timeout: 30_000,
  understands: [{ data: [], has_next: false, next: null }],
  refuses: [{}],
  understandsNothing: false,
  readsWholeBody: true,
} satisfies Partial<CallRow>;

/**
 * Calls of which a success is more than its body, and which go through other tests than the others (timeline.test.ts). Here
 * they stand for what is said of all.
 */
export const apartCalls: readonly CallRow[] = [
  {
    ...reading,
    name: "loadTimeline",
    make: (http) =>
      loadTimeline(http, { pattern: "top", takeNum: 10, hasCurrentItems: false, types: ["text"] }, signal),
    path: "/api/v1/message/timeline/messages",
    query: { pattern: "top", takeNum: "10", hasCurrentItems: "0", "types[]": "text" },
  },
  {
    ...reading,
    name: "loadMemberMessages",
    make: (http) =>
      loadMemberMessages(http, { id: 7, starred: false }, { fid: 5, ptime: 9, to_future: 1 }, signal),
    path: "/api/v1/member/messages/7",
    query: { fid: "5", ptime: "9", to_future: "1" },
  },
  {
    ...reading,
    name: "loadMemberMessages with a star",
    make: (http) => loadMemberMessages(http, { id: 7, starred: true }, {}, signal),
    path: "/api/v1/member/messages/7/star",
    query: {},
  },
  {
    name: "confirmMessages",
    make: (http) => confirmMessages(http, [3, 1], confirmPath),
    method: "POST",
    path: confirmPath,
    query: {},
    body: { json: '{"ids":[3,1]}' },
    timeout: 30_000,
    once: true,
    readsWholeBody: true,
    understands: [{ status: 200, message_count: 2 }],
    refuses: [[]],
    understandsNothing: true,
  },
];
