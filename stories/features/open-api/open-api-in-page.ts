import { expect, userEvent, waitFor } from "storybook/test";
import { createApi } from "../../../test/host/api.js";
import { fillWithDemoOpenApi } from "../../../test/host/demo/open-api.js";
import { fillWithDemoData } from "../../../test/host/demo-data.js";
import { createMemoryStore } from "../../../test/host/store-memory.js";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import type { Fault } from "../../host-in-page.js";

export const tag = "open-api-console";

const ownFetch = window.fetch;

/**
 * Gives the story a host of its own: the reference host's API with demo data whose calls end now. An `api-base` as
 * `serverOf` gives it is the same host. What it returns takes the host away again.
 */
export function openApiInPage(fault: Fault = () => undefined): () => void {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoOpenApi(store, new Date());
  const api = createApi({ store });
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return ownFetch(input, init);
    const asked = new Request(request.url.replace(/\/api\/[\w-]+\/api\//, "/api/"), request);
    return (await fault(asked)) ?? api(asked);
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

/** Answers with rows of its own what is read from `/api/open_api/` and the end of a path. */
export function rowsAt(rows: Readonly<Record<string, unknown>>): Fault {
  return ({ method, url }) => {
    const end = new URL(url).pathname.replace("/api/open_api/", "");
    if (method !== "GET" || !Object.hasOwn(rows, end)) return undefined;
    const data = rows[end];
    const total = Array.isArray(data) ? data.length : 0;
    const pagination = { current_page: 1, last_page: 1, per_page: 50, total };
    return Response.json({ data, pagination });
  };
}

/** Queries inside the story's console. */
export function inside(canvas: HTMLElement) {
  return waitFor(() => insideEditor(canvas, tag));
}

export type Inside = Awaited<ReturnType<typeof inside>>;

/** Presses the button of that name once it is there. */
export async function press(within: Pick<Inside, "findByRole">, name: string): Promise<void> {
  await userEvent.click(await within.findByRole("button", { name }, waitOptions));
}

/** The group once it is there. */
export function groupOf(canvas: Inside, name: string | RegExp): Promise<HTMLElement> {
  return canvas.findByRole("group", { name }, waitOptions);
}

/** Nothing stands out of the console's sides. */
export function fits(canvas: HTMLElement): void {
  const { scrollWidth, clientWidth } = canvas.querySelector(tag) as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
