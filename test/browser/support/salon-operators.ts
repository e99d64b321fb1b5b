import { onTestFinished, vi } from "vitest";
import type { SalonSettingsElement } from "../../../src/entries/salon-settings.js";
import { root } from "../../elements/page.js";
import { openSettings, panel } from "../../elements/salon-settings/page.js";
import type { SalonHost } from "../../elements/salon-settings/server.js";
import { coursesIn, unlinksIn } from "../../host/api/salon/catalogue.js";
import type { Random } from "../../host/large/random.js";
import { eventually } from "./editors.js";

/* Two operators at one salon: what each of them does, and what the host has before and after each of their calls. */

export type Row = Readonly<Record<string, unknown>>;

/** What the host has of a salon. */
export interface Snapshot {
  readonly courses: readonly Row[];
  readonly unlinks: readonly Row[];
}

/** A call as the host has answered it. */
export interface Answered {
  readonly call: string;
  readonly status: number;
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** What an operator is about to change: what they saw there, and what they want instead. */
export interface Intent {
  readonly seen: Map<string, string>;
  readonly wanted: Map<string, unknown>;
}

export interface Operator {
  readonly name: string;
  readonly made: SalonSettingsElement;
  readonly random: Random;
  intent: Intent;
}

/** As it was before anything was hurried. */
const later = globalThis.setTimeout;

/** The pause before an order is saved passes ten times as fast. */
export function hurry(): void {
  const hurried = (act: () => void, ms = 0, ...given: []) => later(act, ms === 400 ? ms / 10 : ms, ...given);
  const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation(hurried as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
}

export function pause(ms: number): Promise<void> {
  return new Promise((over) => later(over, ms));
}

/** Calls take some time to the host and back; the host answers one at a time, and `answered` looks at it in between. */
export function slowly(
  host: SalonHost,
  random: Random,
  answered: (server: string, of: Answered) => void,
): { underWay(server: string): number } {
  const { fetch } = globalThis;
  const underWay = new Map<string, number>();
  const count = (server: string, by: number) => underWay.set(server, (underWay.get(server) ?? 0) + by);
  let last: Promise<unknown> = Promise.resolve();
  const snapshot = (): Snapshot => ({
    courses: coursesIn(host.store, 1).map((row) => ({ ...row })),
    unlinks: unlinksIn(host.store, 1).map((row) => ({ ...row })),
  });
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), location.href);
    const [, server = "", path = ""] = /^(.*)\/api\/(?:v2\/)?(?:salon\/)?(.*)$/.exec(pathname) ?? [];
    count(server, 1);
    try {
      await pause(random.whole(0, 15));
      const turn = last.then(async () => {
        const before = snapshot();
        const answer = await fetch(input, init);
        const call = `${init?.method ?? "GET"} ${path}${decodeURIComponent(search)}`;
        answered(server, { call, status: answer.status, before, after: snapshot() });
        return answer;
      });
      last = turn.catch(() => {});
      const answer = await turn;
      await pause(random.whole(0, 15));
      return answer;
    } finally {
      count(server, -1);
    }
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
  return { underWay: (server) => underWay.get(server) ?? 0 };
}

export async function openOperator(name: string, random: Random): Promise<Operator> {
  const made = await openSettings();
  return { name, made, random, intent: nothing() };
}

export function nothing(): Intent {
  return { seen: new Map(), wanted: new Map() };
}

export function all<E extends HTMLElement>(made: Element, selector: string): E[] {
  return [...root(made).querySelectorAll<E>(selector)];
}

/** A press on what has this word or name. */
export async function press(made: Element, scope: string, name: string): Promise<void> {
  const find = () =>
    all(made, `${scope} button`).find(
      (each) => (each.ariaLabel ?? each.querySelector(".button-label")?.textContent) === name,
    );
  await eventually(find).toBeDefined();
  find()?.click();
}

/** Writes a text past React, as a keyboard does. */
export function write(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

export function enter(input: HTMLElement): void {
  const key = { key: "Enter", bubbles: true, composed: true, cancelable: true };
  input.dispatchEvent(new KeyboardEvent("keydown", key));
}

/** The row of a list by its place. */
export function rowAt(made: Element, at: number): HTMLElement | null {
  return panel(made)?.querySelectorAll<HTMLElement>("li > [role=group]")[at] ?? null;
}

/** Something both have changed: by its field, with what the other one has left, and how it is chosen. */
export function conflicts(scope: ParentNode | null): {
  field: string;
  theirs: string;
  choose(side: "mine" | "theirs"): void;
}[] {
  return [...(scope?.querySelectorAll<HTMLElement>("[role=radiogroup]") ?? [])].flatMap((group) => {
    const labelled = group.getAttribute("aria-labelledby") ?? "";
    const name =
      group.ariaLabel ?? (group.getRootNode() as ShadowRoot).getElementById(labelled)?.textContent ?? "";
    const sides = [...group.querySelectorAll("label")];
    if (!name.endsWith("の競合")) return [];
    return [
      {
        field: name.replace("の競合", ""),
        theirs: sides[1]?.querySelector(".radio-hint")?.textContent ?? "",
        choose: (side) => sides[side === "mine" ? 0 : 1]?.querySelector("input")?.click(),
      },
    ];
  });
}
