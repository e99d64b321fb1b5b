import { afterEach, expect, test, vi } from "vitest";
import { createServerClient } from "../../../src/collection/index.js";
import { notifyPage } from "../../../src/features/salon/mutations/notify-page.js";
import { createHttp } from "../../../src/lib/http.js";
import { createSharedLists } from "../../../src/references/shared-lists.js";

afterEach(() => void vi.unstubAllGlobals());

/** The lists that conditions on reservations have, over a server that only counts. */
function openLists() {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(new URL(url).pathname);
    return Response.json({ data: [{ id: asked.length, name: "A" }] });
  });
  const client = createServerClient();
  const http = createHttp({
    apiBase: () => "",
    csrfToken: () => null,
    origin: () => "https://console.example",
  });
  return { asked, client, lists: createSharedLists(client, () => http) };
}

test.each([
  ["courses", "/api/salon/courses"],
  ["resources", "/api/salon/resources"],
] as const)("after a change of %s, conditions on the page read their list again", async (what, path) => {
  const { asked, client, lists } = openLists();
  const kinds = ["salon_course", "salon_resource"] as const;
  for (const kind of kinds) lists.list("", kind).subscribe(() => {});
  await vi.waitFor(() => expect(asked).toEqual(["/api/salon/courses", "/api/salon/resources"]));
  notifyPage(client, { server: "", salon: 1 }, what);
  await vi.waitFor(() => expect(asked.slice(2)).toEqual([path]));
  notifyPage(client, { server: "", salon: 1 }, "config");
  notifyPage(client, { server: "/other", salon: 1 }, what);
  await Promise.resolve();
  expect(asked).toHaveLength(3);
});
