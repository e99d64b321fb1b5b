import { describe, expect, it } from "vitest";
import { readRealtime } from "../../../../src/features/reservation/live/realtime-settings.js";

const good = { key: "k", wsHost: "push.test", wsPort: 6001, forceTLS: false, channel: "private-salon" };

describe("where events come from", () => {
  it.each<[what: string, given: unknown, read: object]>([
    ["all of it", good, good],
    ["with more beside it", { ...good, cluster: "mt1" }, good],
    ["numbers and flags as texts", { ...good, wsPort: "6001", forceTLS: "0" }, good],
    ["a safe connection by default", { ...good, forceTLS: undefined }, { ...good, forceTLS: true }],
    ["its usual port", { ...good, wsPort: undefined, forceTLS: 1 }, { ...good, wsPort: 443, forceTLS: true }],
    ["the usual port of the other", { ...good, wsPort: null }, { ...good, wsPort: 80 }],
    ["an address in numbers", { ...good, wsHost: "[::1]" }, { ...good, wsHost: "[::1]" }],
  ])("%s", (_, given, read) => {
    expect(readRealtime(given)).toEqual(read);
  });

  const circle: { inner?: object } = {};
  circle.inner = circle;

  it.each([undefined, null, "", "k", 5, true, [], {}, [good], circle, { ...good, key: () => "k" }])(
    "%j is none",
    (given) => {
      expect(readRealtime(given)).toBeNull();
    },
  );

  it.each<[key: keyof typeof good, wrong: unknown[]]>([
    ["key", [undefined, null, "", 5, ["k"]]],
    [
      "wsHost",
      [undefined, null, "", 5, "push.test/x", "wss://push.test", "a b", "push.test:80", "a@b", "[x]"],
    ],
    ["wsPort", ["", "http", 0, -1, 65_536, 80.5, true, [80], {}]],
    ["forceTLS", ["yes", "", 2, {}, []]],
    ["channel", [undefined, null, "", 5, "salon", "presence-salon", "private-encrypted-salon", "#private-a"]],
  ])("none with another %s", (key, wrong) => {
    for (const value of wrong)
      expect([value, readRealtime({ ...good, [key]: value })]).toEqual([value, null]);
  });
});
