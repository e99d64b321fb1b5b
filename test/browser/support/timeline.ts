import { onTestFinished } from "vitest";
import type { Locator } from "vitest/browser";
import "../../../src/entries/message-timeline.js";
import type { MessageTimelineElement } from "../../../src/entries/message-timeline.js";
import { type Attributes, eventually, mountMarkup, withAttributes, within } from "./editors.js";
import { freshServer, kindIn } from "./pickers.js";
import { type Received, type Scripted, serveBy } from "./server.js";

/** A message as the server spells it, as far as a test cares. */
export interface ServerMessage {
  id: number;
  text?: string | null;
  type?: string;
  notify?: number;
  rate?: number;
  member_id?: number;
  [field: string]: unknown;
}

/** 25 November 2026, noon in Japan, and a minute later for each id. */
export const sentAt = (id: number) => Date.UTC(2026, 10, 25, 3) + id * 60_000;

export function message(id: number, more: Partial<ServerMessage> = {}): ServerMessage {
  const member_id = more.member_id ?? 7;
  return {
    id,
    member_id,
    member: { id: member_id, name: `友だち${member_id}`, icon_url: null },
    timestamp: sentAt(id),
    text: `本文${id}`,
    type: "text",
    from: "member",
    media: null,
    rate: 1,
    notify: 0,
    quoted_message_id: null,
    ...more,
  };
}

/** Messages `1` to `count`, each of another height, and the calls that a timeline makes of them. */
export function messagesOf(count: number, more: (id: number) => Partial<ServerMessage> = () => ({})) {
  return Array.from({ length: count }, (_, at) => {
    const id = at + 1;
    return message(id, { text: `本文${id}${"\n行".repeat((id * 7) % 6)}`, ...more(id) });
  });
}

/** A server with these messages. What `confirm` gives is the answer to the next confirming; by default it does what it is asked. */
export function serveTimeline(messages: ServerMessage[]) {
  const server = {
    messages,
    /** Answers before anything else, once each. */
    script: [] as (Scripted | Promise<Scripted>)[],
    confirm: [] as (Scripted | Promise<Scripted>)[],
    confirmed: [] as number[][],
    /** Lists to choose from, by their kinds; each answer is given once. */
    lists: {} as Record<string, (Scripted | Promise<Scripted>)[]>,
    received: [] as Received[],
    asked: () => server.received.filter(({ method, url }) => method === "GET" && kindIn(url) === null),
    listed: () => server.received.flatMap(({ url }) => kindIn(url) ?? []),
  };
  server.received = serveBy((call) => {
    const kind = kindIn(call.url);
    if (kind !== null) return server.lists[kind]?.shift();
    if (call.method === "POST") {
      const { ids } = JSON.parse(call.text) as { ids: number[] };
      server.confirmed.push(ids);
      const scripted = server.confirm.shift();
      if (scripted) return scripted;
      for (const each of server.messages) if (ids.includes(each.id)) each.notify = 0;
      return { json: { status: 200, message_count: ids.length } };
    }
    return server.script.shift() ?? listFor(call.url, server.messages);
  });
  return server;
}

function listFor(url: URL, messages: readonly ServerMessage[]): Scripted {
  const asked = (name: string) => url.searchParams.get(name);
  const newest = [...messages].sort((one, other) => other.id - one.id);
  const friend = /\/member\/messages\/(\d+)(\/star)?$/.exec(url.pathname);
  if (friend) {
    const own = newest.filter(
      ({ member_id, rate }) => member_id === Number(friend[1]) && (!friend[2] || rate === 2),
    );
    const fid = Number(asked("fid") ?? 0);
    const isLater = asked("to_future") === "1";
    const found = fid === 0 ? own : own.filter(({ id }) => (isLater ? id > fid : id < fid));
    const shown = isLater ? found.slice(-50) : found.slice(0, 50);
    const edge = isLater ? shown[0] : shown.at(-1);
    const hasNext = shown.length < found.length;
    return {
      json: {
        data: [...shown].reverse(),
        has_next: hasNext,
        next: hasNext && edge ? { fid: edge.id, ptime: edge.timestamp, all_table: 0 } : null,
      },
    };
  }
  const mode = asked("viewOptionMode");
  const types = url.searchParams.getAll("types[]");
  const search = asked("search") ?? "";
  const memberId = asked("memberId");
  const found = newest.filter(
    (each) =>
      (mode !== "uncheck" || each.notify === 1) &&
      (mode !== "star" || each.rate === 2) &&
      (types.length === 0 || types.includes(each.type ?? "text")) &&
      (memberId === null || memberId === "" || each.member_id === Number(memberId)) &&
      (each.text ?? "").includes(search),
  );
  const page = Number(asked("page") ?? 1);
  const take = Number(asked("takeNum"));
  const hasNext = found.length > page * take;
  return {
    json: {
      data: found.slice((page - 1) * take, page * take),
      has_next: hasNext,
      next: hasNext ? { page: page + 1 } : null,
    },
  };
}

/** A timeline in a box of its own, which has a height. */
export function mountTimeline(attributes: Attributes = {}, height = 400): MessageTimelineElement {
  const timeline = withAttributes(document.createElement("message-timeline"), {
    "api-base": freshServer(),
    ...attributes,
  });
  timeline.style.height = height === 0 ? "" : `${height}px`;
  timeline.style.width = "600px";
  mountMarkup("").append(timeline);
  return timeline;
}

export async function openTimeline(attributes: Attributes = {}, height = 400) {
  const timeline = mountTimeline(attributes, height);
  await eventually(() => articles(timeline).length > 0).toBe(true);
  return timeline;
}

export function articles(timeline: Element): HTMLElement[] {
  return [...(timeline.shadowRoot?.querySelectorAll<HTMLElement>("article") ?? [])];
}

/** The ids of what is drawn, as it stands. */
export function drawnIds(timeline: Element): number[] {
  return articles(timeline).map((each) => Number(each.dataset.message));
}

export function article(timeline: Element, id: number): HTMLElement {
  const found = articles(timeline).find((each) => each.dataset.message === `${id}`);
  if (!found) throw new Error(`message ${id} is not drawn`);
  return found;
}

export function checkbox(timeline: Element, id: number): HTMLInputElement {
  return article(timeline, id).querySelector("input[type=checkbox]") as HTMLInputElement;
}

/** The box of the messages, which scrolls. */
export function feedBox(timeline: Element): HTMLElement {
  return timeline.shadowRoot?.querySelector(".feed-box") as HTMLElement;
}

export function feedButton(timeline: Element, name: string | RegExp): Locator {
  return within(timeline).getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
}

/** Where a message stands on the screen. */
export function topOf(timeline: Element, id: number): number {
  return article(timeline, id).getBoundingClientRect().top;
}

/** The first message that begins in view, and where. */
export function firstInView(timeline: Element): { id: number; top: number } {
  const edge = feedBox(timeline).getBoundingClientRect().top;
  const found = articles(timeline).find((each) => each.getBoundingClientRect().top >= edge);
  if (!found) throw new Error("no message is in view");
  return { id: Number(found.dataset.message), top: found.getBoundingClientRect().top };
}

/** Two frames: what scrolling and measuring make is drawn. */
export async function frames(): Promise<void> {
  for (let at = 0; at < 2; at += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** As a person scrolls: by a wheel, and the frame after it. */
export async function scrollTo(timeline: Element, top: number): Promise<void> {
  feedBox(timeline).scrollTop = top;
  await frames();
}

/** Watches where a message stands in each frame; gives how far it was from its place at worst. */
export function watchPlace(timeline: Element, id: number): () => number {
  const place = topOf(timeline, id);
  let worst = 0;
  let frame = 0;
  const look = () => {
    const drawn = articles(timeline).find((each) => each.dataset.message === `${id}`);
    const away = drawn ? Math.abs(drawn.getBoundingClientRect().top - place) : Number.POSITIVE_INFINITY;
    worst = Math.max(worst, away);
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  onTestFinished(() => cancelAnimationFrame(frame));
  return () => worst;
}
