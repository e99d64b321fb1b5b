import { vi } from "vitest";
import { MadeUpListElement } from "../../made-up-element/made-up-list.js";
import { mountMarkup } from "./editors.js";
import { type Received, type Scripted, serveBy } from "./server.js";

/** What a server of friends answers, by what is asked, each in this order; one call more is an error. */
export interface FriendAnswers {
  GET?: (Scripted | Promise<Scripted>)[];
  PUT?: (Scripted | Promise<Scripted>)[];
}

/** A part of a list: names of friends, marked where a star follows, each with its place in the alphabet as its id. */
export function pageOf(names: string, next: number | null = null) {
  const items = names.split(" ").filter((name) => name !== "");
  return { json: { items: items.map(friendOf), previous: null, next } };
}

export function friendOf(written: string) {
  return { id: written.charCodeAt(0) - 96, name: written.replace("*", ""), marked: written.endsWith("*") };
}

type Lists = readonly [MadeUpListElement, ...MadeUpListElement[]];

let servers = 0;

/** Lists of friends on a page, all of one server that no test before has asked. */
export function mountLists(answers: FriendAnswers, count = 1): { lists: Lists; calls: Received[] } {
  const calls = serveBy(({ method }) => answers[method as keyof FriendAnswers]?.shift());
  return { lists: placeLists(count), calls };
}

/** The same where the test has its own answers. */
export function placeLists(count = 1): Lists {
  servers += 1;
  const lists = Array.from({ length: count }, (): MadeUpListElement => {
    const list = new MadeUpListElement();
    list.setAttribute("api-base", `/friends-${servers}`);
    return list;
  });
  mountMarkup("").append(...lists);
  return lists as unknown as Lists;
}

/** The names that it shows, with a star after each that is marked. */
export function friendsIn({ shadowRoot }: Element): string {
  const rows = [...(shadowRoot?.querySelectorAll("[aria-pressed]") ?? [])];
  return rows.map((row) => row.textContent + (row.ariaPressed === "true" ? "*" : "")).join(" ");
}

/** What it says in its live regions. */
export function announcedIn({ shadowRoot }: Element, role: "alert" | "status"): string[] {
  const regions = [...(shadowRoot?.querySelectorAll<HTMLElement>(`[role=${role}]`) ?? [])];
  return regions.map((region) => region.innerText.replaceAll("\n", " ").trim()).filter((text) => text !== "");
}

/** The page is seen again, which has every poll ask. */
export function seePage(): void {
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

/** Whether the page's last call was given up. */
export function isLastCallAborted(): boolean {
  const [, request] = vi.mocked(globalThis.fetch).mock.calls.at(-1) ?? [];
  return request?.signal?.aborted ?? false;
}
