import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChannelKind, ChannelsOfKind } from "../../../api/notifications.js";
import type { Query } from "../../../collection/index.js";
import type { Answer } from "../../../lib/failure.js";
import type { NotificationWords } from "../messages.js";
import { useNotification } from "../notification-context.js";
import {
  channelsOfKind,
  isKindKnown,
  type KnownChannels,
  noChannelsKnown,
  withKind,
} from "./known-channels.js";

/** The reading of one kind anew, and what came of it. */
export interface Kinds {
  readonly loading: ReadonlySet<ChannelKind>;
  readonly failed: ReadonlySet<ChannelKind>;
  /** Channels that have come since the screen was opened. */
  readonly fresh: ReadonlySet<number>;
  /** Address at which one more of a kind is connected, from its last answer. */
  connectUrlOf(kind: ChannelKind): string | null;
  reload(kind: ChannelKind): Promise<void>;
  /** Reads it once more when the operator comes back to the window. */
  readWhenBack(kind: ChannelKind): void;
}

/** Reads kinds by themselves; the answer takes the place of the rows of that kind. The newest answer counts. */
export function useKinds(deps: {
  channels: Query<KnownChannels>;
  load(kind: ChannelKind): Promise<Answer<ChannelsOfKind>>;
  notify(text: string): void;
  words: NotificationWords;
}): Kinds {
  const { commands } = useNotification();
  const [loading, setLoading] = useState<ReadonlySet<ChannelKind>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<ChannelKind>>(new Set());
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const [urls, setUrls] = useState<ReadonlyMap<ChannelKind, string | null>>(new Map());
  const newest = useRef(new Map<ChannelKind, number>());
  const waiting = useRef<ChannelKind | null>(null);

  async function reload(kind: ChannelKind): Promise<void> {
    const { channels, load, notify, words } = deps;
    const number = (newest.current.get(kind) ?? 0) + 1;
    newest.current.set(kind, number);
    setLoading((before) => new Set([...before, kind]));
    setFailed((before) => withoutOne(before, kind));
    const answer = await load(kind);
    if (newest.current.get(kind) !== number) return;
    setLoading((before) => withoutOne(before, kind));
    if (!answer.ok) {
      setFailed((before) => new Set([...before, kind]));
      commands.reportFailure(answer.failure, [words.unknownError]);
      return;
    }
    const known = channels.state().data;
    const ids = new Set(known?.channels.map(({ id }) => id));
    const { channels: read, connectUrl } = answer.data;
    const ours = channelsOfKind(known, kind, read);
    // If the channels of a kind were not known, nobody can say which are new.
    const arrived = isKindKnown(known, kind) ? ours.filter(({ id }) => !ids.has(id)) : [];
    channels.receive((before) => withKind(before, kind, ours), noChannelsKnown);
    setUrls((before) => new Map(before).set(kind, connectUrl));
    if (arrived.length === 0) return;
    setFresh((before) => new Set([...before, ...arrived.map(({ id }) => id)]));
    notify(words.channelsArrived(arrived.length));
  }

  const comeBack = useEffectEvent(() => {
    const kind = waiting.current;
    waiting.current = null;
    if (kind !== null) void reload(kind);
  });
  useEffect(() => {
    const back = () => comeBack();
    addEventListener("focus", back);
    return () => removeEventListener("focus", back);
  }, []);

  return {
    ...{ loading, failed, fresh },
    connectUrlOf: (kind) => urls.get(kind) ?? null,
    reload,
    readWhenBack(kind) {
      waiting.current = kind;
    },
  };
}

function withoutOne<T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> {
  return new Set([...set].filter((each) => each !== one));
}
