import { readInstant } from "../lib/dates/moments.js";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer, Failure } from "../lib/failure.js";
import type { Http, Query } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { readId, readText } from "./read-fields.js";
import { read } from "./resources.js";

/** The types that can be asked for alone, in the order of their boxes (rules: timeline-message-types). */
export const messageTypes = [
  "text",
  "image",
  "video",
  "audio",
  "sticker",
  "location",
  "file",
  "postback",
  "template",
  "system",
] as const;

/** A message as the server has it (rules: timeline-message); what was missing is as if it were empty. */
export interface Message {
  readonly id: number;
  readonly member_id: number | null;
  readonly member: MessageMember | null;
  /** When it was sent, in milliseconds since 1970; 0 where nobody says. */
  readonly timestamp: number;
  readonly text: string | null;
  /** `text`, `image` …; one that we do not know is shown as such. */
  readonly type: string;
  readonly from: "member" | "account";
  readonly media: MessageMedia | null;
  /** 2 = starred. */
  readonly rate: number;
  /** 1 = not yet confirmed. */
  readonly notify: number;
  readonly quoted_message_id: number | null;
}

/** Author or recipient of a message. */
export interface MessageMember {
  readonly id: number;
  readonly name: string;
  readonly icon_url: string | null;
}

/** Media of a message. Addresses are the server's, and checked where they are shown. */
export interface MessageMedia {
  readonly url: string | null;
  readonly thumb_url: string | null;
  readonly mime: string | null;
  readonly name: string | null;
  /** In bytes. */
  readonly size: number | null;
}

/** Some messages, and what leads on from them: the server's own query fields. */
export interface MessageList {
  readonly messages: readonly Message[];
  readonly hasNext: boolean;
  readonly next: Query | null;
}

/** The timeline is shown elsewhere now: the answer 205 (rules: timeline-moved-away). */
export interface TimelineMoved {
  readonly isMoved: true;
}

/** Address at which messages are confirmed, unless the page says otherwise (rules: confirm-many). */
export const confirmPath = "/api/messages/confirm_multi";
/** So many ids may be in one call (rules: confirm-many). */
export const mostConfirmed = 500;

export const loadTimelineEndpoint = endpoint({
  method: "GET",
  path: "/api/v1/message/timeline/messages",
  wholeBody: true,
});

/** Loads messages of all friends, newest first. */
export async function loadTimeline(
  http: Http,
  query: Query,
  signal: AbortSignal,
): Promise<Answer<MessageList | TimelineMoved>> {
  const answer = await http.send({ ...loadTimelineEndpoint, query, signal, success: listOrNothing });
  if (!answer.ok || answer.data !== nothing) return answer;
  return answer.status === 205 ? { ...answer, data: { isMoved: true } } : unreadable(answer.status);
}

export const loadMemberMessagesEndpoint = endpoint({
  method: "GET",
  path: "/api/v1/member/messages/{id}",
  wholeBody: true,
});
export const loadStarredMessagesEndpoint = endpoint({
  method: "GET",
  path: "/api/v1/member/messages/{id}/star",
  wholeBody: true,
});

/** Loads messages of one friend, oldest first, or those with a star. */
export async function loadMemberMessages(
  http: Http,
  member: { id: number | string; starred: boolean },
  query: Query,
  signal: AbortSignal,
): Promise<Answer<MessageList>> {
  const { id, starred } = member;
  const answer = await http.send({
    ...at(starred ? loadStarredMessagesEndpoint : loadMemberMessagesEndpoint, { id }),
    query,
    signal,
    success: listOrNothing,
  });
  return answer.ok && answer.data === nothing ? unreadable(answer.status) : answer;
}

/** Answer to confirming. */
export interface Confirmed extends PlainObject {
  status: number;
  /** How many were confirmed by it. */
  message_count: number;
}

export const confirmMessagesEndpoint = endpoint({
  method: "POST",
  path: confirmPath,
  once: true,
  wholeBody: true,
});

/** Confirms up to 500 messages. Only 200 is a success (rules: confirm-many). */
export async function confirmMessages(
  http: Http,
  ids: readonly number[],
  to: string,
): Promise<Answer<Confirmed>> {
  const answer = await http.send({
    ...confirmMessagesEndpoint,
    path: to,
    json: { ids: [...ids] },
    success: read((body) => readConfirmed(body, ids.length)),
  });
  const status = answer.ok ? answer.status : answer.failure.status;
  const isElse = status !== null && status !== 200 && status >= 200 && status < 300;
  if (isElse || (answer.ok && answer.data.status !== 200))
    return { ok: false, failure: { kind: "refused", status: status ?? 200, messages: [] } };
  return answer;
}

/** Reads messages that a page hands over; what is none is left out. */
export function readMessages(data: PlainData): Message[] {
  return Array.isArray(data) ? data.flatMap((each) => readMessage(each) ?? []) : [];
}

/** Stands for a body that is empty. */
const nothing: MessageList = { messages: [], hasNext: false, next: null };

const listOrNothing = read((body) => (body === null ? nothing : readList(body)));

function unreadable(status: number): { ok: false; failure: Failure<never> } {
  return { ok: false, failure: { kind: "unreadable", status, messages: [] } };
}

function readList(body: PlainData): MessageList | null {
  const rows = isPlainObject(body) ? body.data : body;
  if (!Array.isArray(rows)) return null;
  const { has_next = false, next = null } = isPlainObject(body) ? body : {};
  return {
    messages: readMessages(rows),
    hasNext: has_next === true || has_next === 1 || has_next === "1",
    next: isPlainObject(next) ? scalarsOf(next) : null,
  };
}

/** A cursor is opaque to us, but it goes into an address. */
function scalarsOf(fields: PlainObject): Query {
  const scalars = Object.entries(fields).filter(([, value]) => typeof value !== "object" && value !== "");
  return Object.fromEntries(scalars) as Query;
}

function readMessage(data: PlainData): Message | null {
  if (!isPlainObject(data)) return null;
  const id = readId(data.id);
  if (id === null) return null;
  const member = readMember(data.member ?? null);
  return {
    id,
    member_id: readId(data.member_id) ?? member?.id ?? null,
    member,
    timestamp: readTimestamp(data),
    text: readText(data.text),
    type: readText(data.type) || "text",
    from: data.from === "account" ? "account" : "member",
    media: readMedia(data.media ?? null),
    rate: Number(data.rate ?? 1),
    notify: Number(data.notify ?? 0),
    quoted_message_id: readId(data.quoted_message_id),
  };
}

/** `date` alone is the beginning of that day in Japan. */
function readTimestamp({ timestamp, date }: PlainObject): number {
  const instant = typeof timestamp === "string" && timestamp !== "" ? Number(timestamp) : timestamp;
  // Beyond this no clock shows a date.
  if (typeof instant === "number" && Math.abs(instant) <= 8.64e15) return instant;
  return readInstant(`${date} 00:00`) ?? 0;
}

function readMember(data: PlainData): MessageMember | null {
  if (!isPlainObject(data)) return null;
  const id = readId(data.id);
  return id === null ? null : { id, name: readText(data.name) ?? "", icon_url: readText(data.icon_url) };
}

function readMedia(data: PlainData): MessageMedia | null {
  if (!isPlainObject(data)) return null;
  const { url, thumb_url, mime, name, size } = data;
  return {
    url: readText(url),
    thumb_url: readText(thumb_url),
    mime: readText(mime),
    name: readText(name),
    size: typeof size === "number" && size >= 0 ? size : null,
  };
}

function readConfirmed(body: PlainData, sent: number): Confirmed | null {
  // An empty 200 has said all that it was asked.
  if (body === null) return { status: 200, message_count: sent };
  if (!isPlainObject(body)) return null;
  const fields = isPlainObject(body.data) ? body.data : body;
  const count = Number(fields.message_count ?? sent);
  return {
    ...fields,
    status: Number(fields.status ?? 200),
    message_count: Number.isFinite(count) ? count : sent,
  };
}
