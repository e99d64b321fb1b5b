import type { Channel, ChannelKind } from "../../../api/notifications.js";

/** The channels, as far as they were read. */
export interface KnownChannels {
  readonly channels: readonly Channel[];
  /** Kinds of these channels; `null`: of all. Where all could not be read, those that were read by themselves. */
  readonly kinds: ReadonlySet<string> | null;
  /** Deleted here: an answer to what was asked before may still hold them. */
  readonly gone?: ReadonlySet<number>;
}

/** Before anything was read. */
export const noChannelsKnown: KnownChannels = { channels: [], kinds: new Set() };

/** True when all channels of a kind are known: what is not among them is gone. */
export function isKindKnown(known: KnownChannels | null, kind: string): boolean {
  return known !== null && (known.kinds === null || known.kinds.has(kind));
}

/** All of them were read: that is what is known, but for what was deleted meanwhile. */
export function withAll(answer: KnownChannels, before: KnownChannels | undefined): KnownChannels {
  const gone = before?.gone;
  if (gone === undefined) return answer;
  return { ...answer, channels: answer.channels.filter(({ id }) => !gone.has(id)), gone };
}

/** Replaces the channels of a kind by those that were read, in the same place. */
export function withKind(known: KnownChannels, kind: ChannelKind, answer: readonly Channel[]): KnownChannels {
  const { channels, kinds } = known;
  const read = channelsOfKind(known, kind, answer);
  const at = channels.findIndex((each) => each.kind === kind);
  const others = channels.filter((each) => each.kind !== kind);
  return {
    ...known,
    channels: at < 0 ? [...others, ...read] : others.toSpliced(at, 0, ...read),
    kinds: kinds && new Set([...kinds, kind]),
  };
}

/** Channels of a kind in an answer, without those that were deleted meanwhile. */
export function channelsOfKind(
  known: KnownChannels | null,
  kind: ChannelKind,
  answer: readonly Channel[],
): readonly Channel[] {
  return answer.filter((each) => each.kind === kind && !known?.gone?.has(each.id));
}

export function withoutChannel(known: KnownChannels, id: number): KnownChannels {
  return {
    ...known,
    channels: known.channels.filter((each) => each.id !== id),
    gone: new Set([...(known.gone ?? []), id]),
  };
}
