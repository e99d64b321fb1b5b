import "../../../src/entries/message-timeline.js";
import { onTestFinished } from "vitest";
import type { Locator } from "vitest/browser";
import type { MessageTimelineElement } from "../../../src/entries/message-timeline.js";
import {
  type Attributes,
  eventually,
  mountElement,
  onScreen,
  within,
} from "../../browser/support/editors.js";

/** A timeline in a box of its own, which has a height. */
export function mountTimeline(attributes: Attributes = {}, height = 400): MessageTimelineElement {
  const style = `width: 600px; ${height === 0 ? "" : `height: ${height}px`}`;
  return mountElement("message-timeline", attributes, style);
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

/** As a person scrolls: by a wheel, and the frame after it. */
export async function scrollTo(timeline: Element, top: number): Promise<void> {
  feedBox(timeline).scrollTop = top;
  await onScreen();
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
