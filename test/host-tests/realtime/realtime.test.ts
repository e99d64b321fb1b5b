import { describe, expect, it } from "vitest";
import type { Reservation } from "../../host/api/reservations.js";
import { appKey, salonChannel } from "../../host/realtime/app.js";
import { realtimeContext } from "../../host/realtime/context.js";
import { startRealtime } from "./listener.js";

const saves = "/api/v2/salon/3/reservations";
const booking = { name: "山田 花子", date: "2026-12-05", from: "12:00", to: "13:00", salon_resource_id: 31 };

describe("a page that listens", () => {
  it("is told of what others do, and not of what it does itself", async () => {
    const { ask, subscribed } = await startRealtime();
    const [own, other] = [await subscribed(), await subscribed()];
    const socket = { "x-socket-id": own.socketId };
    const made = (await ask("POST", saves, booking, socket)).body.data as Reservation;
    expect(await other.next()).toEqual({
      event: "salon_reservation_event",
      channel: salonChannel,
      data: {
        ...{ event_id: expect.any(String), type: "create", salon_id: 3, reservation_id: made.id },
        ...{ child_id: null, updated_at: made.updated_at, reservation: made },
      },
    });
    await ask("PATCH", `${saves}?attr=status`, { id: made.id, value: "canceled" });
    const [first, second] = [await own.next(), await other.next()];
    expect(first.data).toMatchObject({ type: "cancel", reservation: { status: "canceled" } });
    expect(second).toEqual(first);
    expect(own.heard).toEqual([]);
  });

  it("asks for a reservation that is too long to be told", async () => {
    const { ask, subscribed } = await startRealtime();
    const page = await subscribed();
    const { body } = await ask("POST", saves, { ...booking, meta_data: "あ".repeat(3000) });
    const { data } = await page.next();
    expect(data).toEqual({
      ...{ event_id: expect.any(String), type: "create", salon_id: 3, reservation_id: body.data.id },
      ...{ child_id: null, updated_at: body.data.updated_at },
    });
  });

  it("is answered when it asks whether anybody is there, and may leave", async () => {
    const { ask, subscribed } = await startRealtime();
    const page = await subscribed();
    page.say("pusher:ping");
    expect((await page.next()).event).toBe("pusher:pong");
    for (const nonsense of ["", "[]", "{}", '{"event":1}', '{"event":"pusher:subscribe"}'])
      page.sayRaw(nonsense);
    expect((await page.next()).event).toBe("pusher:subscription_error");
    page.say("pusher:unsubscribe", { channel: salonChannel });
    await ask("POST", saves, booking);
    page.say("pusher:ping");
    expect((await page.next()).event).toBe("pusher:pong");
  });
});

describe("a connection", () => {
  it("begins with who it is and how long silence may last", async () => {
    const { connect } = await startRealtime();
    const [first, second] = [await connect().next(), await connect().next()];
    expect(first).toEqual({
      event: "pusher:connection_established",
      data: { socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 30 },
    });
    expect(second.data.socket_id).not.toBe(first.data.socket_id);
  });

  it("of another application, or another protocol, is none", async () => {
    const { connect } = await startRealtime();
    for (const [page, code] of [
      [connect("other"), 4001],
      [connect(appKey, "?protocol=5"), 4007],
      [connect(appKey, ""), 4007],
    ] as const) {
      expect(await page.next()).toMatchObject({ event: "pusher:error", data: { code } });
      expect(await page.closed).toBe(code);
    }
  });

  it("to anywhere else is refused", async () => {
    const { connect } = await startRealtime();
    expect(await connect("a/b").closed).toBe(1006);
  });

  it("must be signed for the channel and the socket", async () => {
    const { connect, authorize } = await startRealtime();
    const page = connect();
    const { socket_id } = (await page.next()).data;
    const { body } = await authorize("9.9");
    for (const auth of [body.auth, "", undefined, `${appKey}:00`]) {
      page.say("pusher:subscribe", { channel: salonChannel, auth });
      expect(await page.next()).toMatchObject({
        ...{ event: "pusher:subscription_error", channel: salonChannel, data: { status: 401 } },
      });
    }
    page.say("pusher:subscribe", { channel: "salon", auth: (await authorize(socket_id)).body.auth });
    expect((await page.next()).event).toBe("pusher:subscription_error");
  });
});

describe("who may listen", () => {
  it("is signed for by a form and by JSON, for one channel, with the page's token", async () => {
    const { ask, authorize, url, token } = await startRealtime();
    const { status, body } = await authorize("1.2");
    expect([status, body]).toEqual([200, { auth: expect.stringMatching(/^console-host:[0-9a-f]{64}$/) }]);
    const form = new URLSearchParams({ socket_id: "1.2", channel_name: salonChannel, _token: token });
    const answer = await fetch(`${url}/broadcasting/auth`, { method: "POST", body: form });
    expect(await answer.json()).toEqual(body);
    expect((await authorize("1.2", "private-other")).status).toBe(403);
    expect((await authorize("1.2:x")).status).toBe(403);
    const other = new URLSearchParams({ socket_id: "1.2", channel_name: "private-other", _token: token });
    expect((await fetch(`${url}/broadcasting/auth`, { method: "POST", body: other })).status).toBe(403);
    expect((await ask("POST", "/broadcasting/auth")).status).toBe(403);
    const wrong = { "x-csrf-token": "wrong" };
    expect((await ask("POST", "/broadcasting/auth", {}, wrong)).status).toBe(419);
  });

  it("can be made to fail like any call, and is seen at the desk", async () => {
    const { arm, authorize, json } = await startRealtime();
    await arm({ path: "/broadcasting/auth", kind: "500" });
    expect((await authorize("1.2")).status).toBe(500);
    expect((await authorize("1.2")).status).toBe(200);
    expect(await json("/_host/requests")).toMatchObject([{ path: "/broadcasting/auth" }, { status: 200 }]);
  });

  it("is told where by the page", () => {
    expect(realtimeContext({ url: "http://localhost:4600/salon?x=1" })).toEqual({
      ...{ key: appKey, wsHost: "localhost", wsPort: 4600, forceTLS: false, channel: salonChannel },
    });
    expect(realtimeContext({ url: "http://host.test/" })).toMatchObject({ wsHost: "host.test", wsPort: 80 });
  });
});

describe("the desk", () => {
  it("lets a friend ask for something, which pages are told", async () => {
    const { ask, subscribed } = await startRealtime();
    const page = await subscribed();
    const friend = (query: string) => ask("POST", `/_host/friend-request?${query}`);
    const { status, body } = await friend(
      "kind=create&salon=3&member=4&date=2026-12-05&from=14:00&comment=初めてです",
    );
    expect([status, body.data]).toMatchObject([
      201,
      {
        status: "pending",
        member_id: 4,
        salon_resource_id: 31,
        from: "14:00",
        to: "14:45",
        source: "online",
      },
    ]);
    const { id } = body.data as Reservation;
    expect((await page.next()).data).toMatchObject({ type: "create_request", reservation_id: id });
    await ask("PATCH", `${saves}?attr=status`, { id, value: "approved" });
    expect((await page.next()).data.type).toBe("create_approve");
    expect((await page.next()).data).toMatchObject({ type: "update", reservation: { status: "approved" } });
    const wish = (await friend(`kind=edit&reservation=${id}`)).body.data as Reservation;
    expect((await page.next()).data).toMatchObject({
      type: "update_request",
      child_id: wish.change_child?.id,
    });
    await friend(`kind=cancel&reservation=${id}`);
    expect((await page.next()).data).toMatchObject({ type: "cancel_request", reservation_id: id });
    for (const query of [
      "kind=edit",
      "kind=sing",
      `kind=cancel&reservation=${id}`,
      "kind=create&member=99999",
    ]) {
      expect((await friend(query)).status, query).toBe(422);
    }
  });

  it("drops all connections, which may come again", async () => {
    const { ask, subscribed, json } = await startRealtime();
    const page = await subscribed();
    expect(await json("/_host/realtime")).toEqual({ connections: 1 });
    expect((await ask("POST", "/_host/realtime?do=drop")).status).toBe(204);
    expect(await page.closed).toBe(1012);
    await subscribed();
    expect((await ask("POST", "/_host/realtime?do=dance")).status).toBe(422);
  });

  it("falls silent: nobody gets in or hears anything, until it speaks", async () => {
    const { ask, subscribed, connect } = await startRealtime();
    const page = await subscribed();
    await ask("POST", "/_host/realtime?do=silence");
    page.say("pusher:ping");
    expect(await connect().closed).toBe(1006);
    await ask("POST", saves, booking);
    await ask("POST", "/_host/realtime?do=speak");
    page.say("pusher:ping");
    expect((await page.next()).event).toBe("pusher:pong");
    expect(page.heard).toEqual([]);
    await subscribed();
  });

  it("is closed with the host, and lets go of every connection", async () => {
    const { close, subscribed } = await startRealtime();
    const page = await subscribed();
    await close();
    expect(await page.closed).toBe(1006);
  });
});
