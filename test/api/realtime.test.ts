import { describe, expect, it } from "vitest";
import { authorizeChannel } from "../../src/api/broadcasting.js";
import { pauseAfter } from "../../src/api/realtime/pauses.js";
import { openHttp, pageToken } from "../lib/open-http.js";
import { jsonAnswer, stubFetch } from "../lib/stub-fetch.js";

describe("whether a page may listen to a channel", () => {
  const ask = () => authorizeChannel(openHttp({ socketId: () => "1.9" }), "1.2", "private-salon & more");

  it("is asked once, by a form", async () => {
    const sent = stubFetch(jsonAnswer({ auth: "key:signature" }));
    expect(await ask()).toEqual({ ok: true, data: { auth: "key:signature" }, status: 200 });
    expect(sent.map(({ method, url }) => [method, url.pathname])).toEqual([["POST", "/broadcasting/auth"]]);
    expect([...new URLSearchParams(sent[0]?.body)]).toEqual([
      ["_token", pageToken],
      ["socket_id", "1.2"],
      ["channel_name", "private-salon & more"],
    ]);
  });

  it.each([{}, { auth: "" }, { auth: 5 }, { auth: null }, ["key:signature"], "key:signature", null, 5])(
    "%j is no answer",
    async (body) => {
      stubFetch(jsonAnswer(body));
      expect(await ask()).toMatchObject({ ok: false, failure: { kind: "unreadable" } });
    },
  );

  it("may be denied", async () => {
    const sent = stubFetch(jsonAnswer({ message: "いいえ" }, { status: 403 }));
    expect(await ask()).toMatchObject({ ok: false, failure: { status: 403 } });
    expect(sent.length).toBe(1);
  });
});

it("what breaks once is tried again at once, then after ever longer pauses", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map((failures) => pauseAfter(failures) / 1000)).toEqual([
    0, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
});
