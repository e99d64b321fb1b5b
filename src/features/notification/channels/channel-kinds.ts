import { type Channel, type ChannelKind, channelKinds } from "../../../api/notifications.js";
import type { ChosenChannel } from "../entity.js";
import { isKindKnown, type KnownChannels } from "./known-channels.js";

/** Channels of one kind as they are shown together; `null` is what no kind of ours is. */
export interface ChannelGroup {
  readonly kind: ChannelKind | null;
  readonly channels: readonly ShownChannel[];
}

/** A channel that is there, or one that is chosen and is not (`channel` is none then). */
export interface ShownChannel {
  readonly id: number;
  readonly kind: string;
  readonly channel: Channel | null;
}

/** Narrows a text to a kind of ours. */
export function isChannelKind(kind: string): kind is ChannelKind {
  return channelKinds.some((each) => each === kind);
}

/** True for a channel that can no longer deliver anything. */
export function isEnded(channel: Pick<Channel, "kind" | "is_deprecated">): boolean {
  return channel.is_deprecated || channel.kind === "line_notify";
}

/** All channels by kinds, in their order (rules: channel-kinds, channel-gone); those that are chosen and not in the list stand with them. */
export function groupsOf(
  channels: readonly Channel[],
  chosen: readonly ChosenChannel[],
): readonly ChannelGroup[] {
  const known = new Set(channels.map(({ id }) => id));
  const shown: readonly ShownChannel[] = [
    ...channels.map((channel) => ({ id: channel.id, kind: channel.kind, channel })),
    ...chosen.filter(({ id }) => !known.has(id)).map(({ id, kind }) => ({ id, kind, channel: null })),
  ];
  const others = shown.filter(({ kind }) => !isChannelKind(kind));
  return [
    ...channelKinds.map((kind) => ({ kind, channels: shown.filter((each) => each.kind === kind) })),
    ...(others.length > 0 ? [{ kind: null, channels: others }] : []),
  ];
}

/** True when no chosen channel can deliver anything: stopped, ended or gone. Where the list is not known nobody can say. */
export function areAllDead(known: KnownChannels | null, chosen: readonly ChosenChannel[]): boolean {
  if (known === null || chosen.length === 0) return false;
  return chosen.every(({ id, kind }) => {
    const channel = known.channels.find((each) => each.id === id);
    return channel ? !channel.is_active || isEnded(channel) : isKindKnown(known, kind);
  });
}
