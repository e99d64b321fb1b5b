import { describe, expect, test } from "vitest";
import {
  channelsOfKind,
  type KnownChannels,
  noChannelsKnown,
  withAll,
  withKind,
  withoutChannel,
} from "../../../src/features/notification/channels/known-channels.js";
import { channelOf, channels } from "../../fixtures/notifications.js";

const all: KnownChannels = { channels, kinds: null };
const idsOf = (known: KnownChannels) => known.channels.map(({ id }) => id);
const slack = channels.filter(({ kind }) => kind === "slack");

describe("a kind that was read by itself", () => {
  test("stands where its rows stood, without what is of another kind", () => {
    const read = [channelOf(44, "slack", "新しい先"), channelOf(45, "mail", "混ざった先"), ...slack];
    expect(idsOf(withKind(all, "slack", read))).toEqual([44, 1, 2, 3, 5, 6]);
    expect(idsOf(withKind(all, "chatwork", [channelOf(50, "chatwork", "部屋")]))).toEqual([
      1, 2, 3, 5, 6, 50,
    ]);
    expect(withKind(noChannelsKnown, "slack", slack)).toEqual({
      channels: slack,
      kinds: new Set(["slack"]),
    });
  });
});

describe("what was deleted", () => {
  const left = withoutChannel(withoutChannel(all, 2), 3);

  test("does not come back by an answer that is older, of its kind or of all", () => {
    expect(idsOf(left)).toEqual([1, 5, 6]);
    expect(idsOf(withKind(left, "slack", slack))).toEqual([1, 5, 6]);
    expect(channelsOfKind(left, "slack", slack).map(({ id }) => id)).toEqual([1]);
    expect(idsOf(withAll(all, left))).toEqual([1, 5, 6]);
    // Nor by the one after it.
    expect(idsOf(withAll(all, withAll(all, left)))).toEqual([1, 5, 6]);
    expect(idsOf(withKind(withAll(all, left), "mail", channels))).toEqual([1, 5, 6]);
  });

  test("is nothing where nothing was", () => {
    expect(withAll(all, undefined)).toBe(all);
    expect(withAll(all, noChannelsKnown)).toBe(all);
  });
});
