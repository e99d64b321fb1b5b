import { expect, userEvent, waitFor, within } from "storybook/test";
import { openReservations } from "../../../test/host/api/salon/reservation-table.js";
import { createApi } from "../../../test/host/api.js";
import { fillWithDemoReservations } from "../../../test/host/demo/reservations/index.js";
import { fillWithDemoSalonSettings } from "../../../test/host/demo/salon-settings/index.js";
import { fillWithDemoData } from "../../../test/host/demo-data.js";
import { fillSalonSettings, largeSettingsSizes } from "../../../test/host/large/salon-settings.js";
import { createMemoryStore } from "../../../test/host/store-memory.js";
import { erase, focused, typeInto } from "../../drivers.js";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import { type Fault, refusal } from "../../host-in-page.js";

export type Row = Record<string, unknown>;

export const tag = "salon-settings";

const ownFetch = window.fetch;

/**
 * Gives the story a host of its own: the reference host's API with the demonstration's salons, whose reservations lie around
 * now. `isLarge`: with the salon in which very much is set up. What it returns takes the host away again.
 */
export function salonInPage(fault: Fault = () => undefined, { isLarge = false } = {}): () => void {
  const store = createMemoryStore();
  const now = new Date();
  fillWithDemoData(store);
  fillWithDemoReservations(store, now);
  fillWithDemoSalonSettings(store, now);
  if (isLarge) fillSalonSettings(store, now, { ...largeSettingsSizes, urls: 20 });
  const api = createApi({ store, reservations: openReservations(store) });
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return ownFetch(input, init);
    const asked = new Request(request.url.replace(/\/api\/[\w-]+\/api\//, "/api/"), request);
    return (await fault(asked.clone())) ?? api(asked);
  };
  return () => {
    window.fetch = ownFetch;
    sessionStorage.clear();
  };
}

/** A server of the story's own: what was read before belongs to another. */
export function serverOf({ id }: { id: string }): { "api-base": string } {
  return { "api-base": `/api/${[...id].map((each) => each.charCodeAt(0).toString(36)).join("")}` };
}

/** Answers the calls of one method whose paths end so. */
export function at(method: string, end: string, answer: (request: Request) => Response | null): Fault {
  return (request) =>
    request.method === method && new URL(request.url).pathname.endsWith(end)
      ? (answer(request) ?? undefined)
      : undefined;
}

/** The first of them that answers. */
export function firstOf(...faults: readonly Fault[]): Fault {
  return (request) => {
    for (const fault of faults) {
      const answer = fault(request);
      if (answer) return answer;
    }
    return undefined;
  };
}

/** Reads data of its own at the end of a path. */
export function reads(end: string, data: unknown): Fault {
  return at("GET", end, () => Response.json({ data }));
}

/** Refuses what is read at the end of a path. */
export function refuses(end: string): Fault {
  return at("GET", end, () => refusal(403, { message: "この店舗を見る権限がありません。" }));
}

export const neverAnswered: Fault = () => new Promise<Response>(() => {});

/** Says that the record is another by now. */
export function stale(current: Row | null): Response {
  const message = "ほかの人が先に変更しました。";
  return refusal(422, { message, code: "stale", current, errors: {} });
}

/** Queries inside the story's settings. */
export function inside(canvas: HTMLElement) {
  return waitFor(() => insideEditor(canvas, tag));
}

export type Inside = Awaited<ReturnType<typeof inside>>;

/** Presses the button of that name once it is there. */
export async function press(of: Pick<Inside, "findByRole">, name: string): Promise<void> {
  await userEvent.click(await of.findByRole("button", { name }, waitOptions));
}

/** The group once it is there. */
export function groupOf(of: Pick<Inside, "findByRole">, name: string | RegExp): Promise<HTMLElement> {
  return of.findByRole("group", { name }, waitOptions);
}

/** Presses a button of a group. */
export async function pressIn(canvas: Inside, group: string | RegExp, name: string): Promise<void> {
  await press(within(await groupOf(canvas, group)), name);
}

/** What is in the dialog, once it is open. */
export async function dialogOf(canvas: Inside, name: string): Promise<Inside> {
  return within(await canvas.findByRole("dialog", { name }, waitOptions));
}

/** Writes into the field of that name in place of what is there. */
export async function write(of: Inside, name: string, text: string): Promise<void> {
  await replace(await of.findByRole("textbox", { name }, waitOptions), text);
}

/** Writes into a field in place of what is there. */
export async function replace(field: HTMLElement, text: string): Promise<void> {
  await erase(field);
  await typeInto(field, text);
}

/** Waits until the control has the focus. */
export async function hasFocus(control: HTMLElement): Promise<void> {
  await waitFor(() => expect(focused()).toBe(control), waitOptions);
}

/** Waits for a text, at one place or several. */
export async function says(of: Pick<Inside, "findAllByText">, text: string | RegExp): Promise<void> {
  await of.findAllByText(text, {}, waitOptions);
}

/** Nothing stands out of the sides of the settings. */
export function fits(canvas: HTMLElement): void {
  const { scrollWidth, clientWidth } = canvas.querySelector(tag) as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
