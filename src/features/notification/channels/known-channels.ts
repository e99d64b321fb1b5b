import type { Channel, ChannelKind } from "../../../api/notifications.js";

/** The channels, as far as they were read. */
export interface KnownChannels {
  readonly channels: readonly Channel[];
  /** Of which kinds these are; `null`: of all. Where all could not be read, those that were read by themselves. */
  readonly kinds: ReadonlySet<string> | null;
}

/** Before anything was read. */
export const noChannelsKnown: KnownChannels = { channels: [], kinds: new Set() };

/** Whether all channels of a kind are known: what is not among them is gone. */
export function isKindKnown(known: KnownChannels | null, kind: string): boolean {
  return known !== null && (known.kinds === null || known.kinds.has(kind));
}

/** What was read takes the place of a kind's channels, and stands where they stood. */
export function withKind(
  { channels, kinds }: KnownChannels,
  kind: ChannelKind,
  read: readonly Channel[],
): KnownChannels {
  const at = channels.findIndex((each) => each.kind === kind);
  const others = channels.filter((each) => each.kind !== kind);
  return {
    channels: at < 0 ? [...others, ...read] : others.toSpliced(at, 0, ...read),
    kinds: kinds && new Set([...kinds, kind]),
  };
}

export function withoutChannel({ channels, kinds }: KnownChannels, gone: number): KnownChannels {
  return { channels: channels.filter(({ id }) => id !== gone), kinds };
}
