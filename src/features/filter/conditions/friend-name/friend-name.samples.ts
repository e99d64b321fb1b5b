import type { FriendNameCondition } from "./friend-name.js";

/** Conditions on names by what they show; stories and tests use the same ones. */
export const friendNameSamples = {
  typical: { type: 11, names: ["田中", "佐藤"], use_name: 1, use_short_name: 1, use_nickname: 1 },
  oneName: { type: 11, names: ["たなか"], use_name: 0, use_short_name: 0, use_nickname: 1 },
  twoNames: { type: 11, names: ["田中"], use_name: 1, use_short_name: 1, use_nickname: 0 },
  noName: { type: 11, names: ["田中"], use_name: 0, use_short_name: 0, use_nickname: 0 },
  empty: { type: 11, names: [], use_name: 1, use_short_name: 1, use_nickname: 1 },
  sparse: { type: 11 },
  oneText: { type: 11, names: "田中　佐藤", use_name: true, use_short_name: false },
  figures: { type: 11, names: [7, ""], use_name: 1 },
  nothing: { type: 11, names: null },
  markup: { type: 11, names: ["<img src=x onerror=alert(1)>", "\u202e"], use_name: 1 },
  withUnknownKeys: { type: 11, names: ["田中"], use_name: 1, future: { a: [1] } },
} satisfies Record<string, FriendNameCondition>;
