import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { openHttp } from "./open-http.js";
import { jsonAnswer, stubFetch } from "./stub-fetch.js";

const call = { path: "/api/x", timeout: 10_000, success: v.unknown() } as const;

describe("the socket by which events come", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)("%s names it", async (method) => {
    const sent = stubFetch(jsonAnswer({}));
    await openHttp({ socketId: () => "1.2" }).send({ ...call, method });
    expect(sent.map(({ headers }) => headers.get("x-socket-id"))).toEqual(["1.2"]);
  });

  it.each<[to: string, apiBase: string, path: string, said: string | null]>([
    ["the server that it belongs to", "https://api.test/v2", "/api/x", "of:https://api.test/v2"],
    ["our own origin", "", "/api/x", "of:"],
    ["another origin", "", "https://hook.test/x", null],
  ])("is told to %s", async (_, apiBase, path, said) => {
    const sent = stubFetch(jsonAnswer({}));
    const http = openHttp({ apiBase: () => apiBase, socketId: (of) => `of:${of}` });
    await http.send({ ...call, method: "POST", path });
    expect(sent.map(({ headers }) => headers.get("x-socket-id"))).toEqual([said]);
  });

  it("is asked for at each call, and not named while there is none", async () => {
    const sent = stubFetch(jsonAnswer({}));
    const sockets = [undefined, "1.1", "1.2", undefined];
    const http = openHttp({ socketId: () => sockets.shift() });
    for (let calls = 0; calls < 4; calls++) await http.send({ ...call, method: "POST" });
    await openHttp().send({ ...call, method: "POST" });
    expect(sent.map(({ headers }) => headers.get("x-socket-id"))).toEqual([null, "1.1", "1.2", null, null]);
  });
});
