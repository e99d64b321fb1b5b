import { useAtomValue } from "jotai";
import { memo, useEffect, useRef, useState } from "react";
import type { Channel, ChannelKind } from "../../../api/notifications.js";
import { useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { Deferred, usePrefetch } from "../../../kit/Deferred.js";
import { PlusIcon, RefreshIcon } from "../../../kit/icons.js";
import { Notice } from "../../../kit/Notice.js";
import { Section } from "../../../kit/Section.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { Toolbar } from "../../../kit/Toolbar.js";
import { messagesAt } from "../../../list-editor/index.js";
import { channelDialogs } from "../deferred.js";
import type { ChosenChannel } from "../entity.js";
import { useNotification, useNotificationSettings, useShownProblems } from "../notification-context.js";
import { ChannelRow } from "./ChannelRow.js";
import { areAllDead, type ChannelGroup, groupsOf } from "./channel-kinds.js";
import { isKindKnown, type KnownChannels } from "./known-channels.js";
import { useChannelKeys } from "./use-channel-keys.js";
import { useKinds } from "./use-kinds.js";

/** With more than these only those near the screen are drawn whole. */
const manyChannels = 40;

/** Through which channels, by kinds (rules: channel-kinds). */
export const Channels = memo(function Channels() {
  const { model, services } = useNotification();
  const { words, fixed } = useNotificationSettings();
  const list = useQuery(services.channels());
  const problems = useShownProblems(null);
  const box = useRef<HTMLDivElement>(null);
  const keys = useChannelKeys(box);
  usePrefetch(channelDialogs);
  const [removing, setRemoving] = useState<Channel | null>(null);
  const [adding, setAdding] = useState<ChannelKind | null>(null);
  const [announced, announce] = useState("");
  const kinds = useKinds({
    channels: services.channels(),
    load: services.loadChannelsOf,
    notify: announce,
    words,
  });
  const chosen = useAtomValue(model.atoms.chosen);
  const error = messagesAt(problems, "channels");

  /** Focus goes to the next row, else to the one before, else to where one is added; once the dialog has given it back. */
  const goesTo = useRef<string | null>(null);
  /** Which one is asked about now: an answer may come after its question was closed. */
  const asked = useRef<number | null>(null);
  useEffect(() => {
    asked.current = removing?.id ?? null;
    if (removing !== null || goesTo.current === null) return;
    (box.current?.querySelector<HTMLElement>(goesTo.current) ?? box.current)?.focus();
    goesTo.current = null;
  }, [removing]);
  function removed(channel: Channel, nextTo: readonly number[]): void {
    announce(words.removed);
    if (asked.current !== channel.id) return;
    const at = nextTo.indexOf(channel.id);
    const next = nextTo[at + 1] ?? nextTo[at - 1];
    goesTo.current =
      next === undefined
        ? `[data-add="${channel.kind}"]`
        : `[data-channel="${next}"] :is(input:enabled, button)`;
    setRemoving(null);
  }

  const groups = groupsOf(list.data?.channels ?? [], chosen);
  return (
    <Section title={words.channels}>
      <div ref={box} className="channels" data-field="channels" tabIndex={-1} {...keys}>
        {fixed ? null : <p className="notification-note">{words.channelKeys}</p>}
        {error ? <Notice tone="danger">{error}</Notice> : null}
        {areAllDead(list.data, chosen) ? <Notice tone="warning">{words.deadChannels}</Notice> : null}
        {groups.map((group) => (
          <Kind
            key={group.kind ?? "others"}
            group={group}
            isMany={(list.data?.channels.length ?? 0) > manyChannels}
            chosen={chosen}
            known={list.data}
            fresh={kinds.fresh}
            loading={group.kind !== null && kinds.loading.has(group.kind)}
            failed={group.kind !== null && kinds.failed.has(group.kind)}
            onAdd={setAdding}
            onReload={(kind) => void kinds.reload(kind)}
            onRemove={setRemoving}
          />
        ))}
      </div>
      <StatusRegion text={announced} visible={announced !== ""} />
      {removing || adding ? (
        <Deferred
          part={channelDialogs}
          words={{ loading: words.loading, failed: words.unknownError, retry: words.loadAgain }}
        >
          {({ AddDialog, RemoveDialog }) =>
            adding ? (
              <AddDialog kind={adding} kinds={kinds} onClose={() => setAdding(null)} />
            ) : (
              removing && (
                // As it is now: what uses it may have changed since it was asked about.
                <RemoveDialog
                  channel={list.data?.channels.find(({ id }) => id === removing.id) ?? removing}
                  onClose={() => setRemoving(null)}
                  onRemoved={(channel) => {
                    const rows =
                      groups.find(({ channels }) => channels.some(({ id }) => id === channel.id))?.channels ??
                      [];
                    removed(
                      channel,
                      rows.map(({ id }) => id),
                    );
                  }}
                  onRefused={({ id }, text) => {
                    if (asked.current === id) return;
                    // Its question is closed: it is said here, and not by the next one.
                    announce(text);
                    model.removals.forget(id);
                  }}
                />
              )
            )
          }
        </Deferred>
      ) : null}
    </Section>
  );
});

function Kind(props: {
  group: ChannelGroup;
  chosen: readonly ChosenChannel[];
  isMany: boolean;
  known: KnownChannels | null;
  fresh: ReadonlySet<number>;
  loading: boolean;
  failed: boolean;
  onAdd(kind: ChannelKind): void;
  onReload(kind: ChannelKind): void;
  onRemove(channel: Channel): void;
}) {
  const { group, chosen, isMany, known, fresh, onAdd, onReload, onRemove } = props;
  const { words, fixed } = useNotificationSettings();
  const { kind, channels } = group;
  const name = kind === null ? words.otherKinds : (words.kinds[kind] ?? kind);
  return (
    <section className="channel-kind" aria-label={name}>
      <div className="channel-kind-head">
        <h3>{name}</h3>
        {kind === null || fixed ? null : (
          <Toolbar label={name} className="channel-tools">
            {kind === "line_notify" ? null : (
              <Button
                variant="quiet"
                size="s"
                icon={<PlusIcon />}
                onPress={() => onAdd(kind)}
                data-add={kind}
              >
                {words.addOf(name)}
              </Button>
            )}
            <Button
              variant="quiet"
              size="s"
              icon={<RefreshIcon />}
              busy={props.loading}
              onPress={() => onReload(kind)}
            >
              {words.reload(name)}
            </Button>
          </Toolbar>
        )}
      </div>
      {kind === "line_notify" ? (
        <p className="notification-note">
          {words.lineNotifyEnded}{" "}
          <a href="/user/line-notify" target="_blank" rel="noopener noreferrer">
            {words.help}
          </a>
        </p>
      ) : null}
      {props.failed ? (
        <div role="alert">
          <Notice tone="danger">{words.unknownError}</Notice>
        </div>
      ) : null}
      {channels.map(({ id, kind: ofKind, channel }) => (
        <ChannelRow
          key={id}
          id={id}
          kind={ofKind}
          channel={channel}
          isChosen={chosen.some((each) => each.id === id)}
          isKnown={isKindKnown(known, ofKind)}
          isNew={fresh.has(id)}
          isWatched={isMany}
          onRemove={onRemove}
        />
      ))}
      {channels.length === 0 && isKindKnown(known, kind ?? "") ? (
        <p className="notification-note">{words.noChannels}</p>
      ) : null}
    </section>
  );
}
