import { useAtomValue } from "jotai";
import { useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Message } from "../../api/timeline.js";
import { useMore } from "../../collection/index.js";
import { MorePages } from "../../editor/index.js";
import { Feed, type FeedHandle } from "../../kit/feed/Feed.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { useToday } from "../../kit/use-now.js";
import { formatDay } from "../../lib/dates/days.js";
import { isOldestFirst } from "./criteria.js";
import { MessageRow } from "./message/MessageRow.js";
import { type TimelineWords, timelineWords } from "./messages.js";
import { sentTime } from "./sent.js";
import { TimelineLeads } from "./TimelineLeads.js";
import type { TimelineFeedProps } from "./timeline-feed-props.js";
import { isUnconfirmed, nextUnconfirmed } from "./unconfirmed.js";
import { useCopying } from "./use-copying.js";
import { useFeedKeys } from "./use-feed-keys.js";
import { useMessageCommands } from "./use-message-commands.js";
import { type MessageWay, useOlderMessages } from "./use-older-messages.js";
import { useDayAskedFor, useReadingPlace } from "./use-reading-place.js";
import { useRenewedInView } from "./use-renewed-in-view.js";
import { useSeen } from "./use-seen.js";

/** The messages themselves. Another list of them is another feed. */
export function TimelineFeed(props: TimelineFeedProps) {
  const { model, commands, pages, messages, leads } = props;
  const settings = useAtomValue(model.atoms.settings);
  const selected = useAtomValue(model.atoms.selectedIds);
  const criteria = useAtomValue(model.atoms.criteria);
  const { next } = useMore(pages);
  const sessionFailure = useAtomValue(commands.session.failure);
  const success = useAtomValue(commands.session.success);
  const { locale, readonly, disabled } = settings;
  const isFixed = readonly || disabled;
  const words = timelineWords[locale];
  const feed = useRef<FeedHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const oldestFirst = isOldestFirst(criteria);
  /** As they are shown. */
  const rows = useMemo(() => (oldestFirst ? [...messages].reverse() : messages), [messages, oldestFirst]);
  const keys = useMemo(() => rows.map(({ id }) => `${id}`), [rows]);
  const today = useToday();
  const byId = useMemo(() => new Map(messages.map((message) => [message.id, message])), [messages]);
  const newestAt = oldestFirst ? rows.length - 1 : 0;
  const { seen, unseen, arrived, onSeen } = useSeen(messages, rows, newestAt);
  const [firstUnconfirmed] = useState(() => (oldestFirst ? rows.find(isUnconfirmed)?.id : undefined));
  const hasMore = pages.state().data?.next != null;

  const { loadOlder, goBackTo } = useOlderMessages(pages, rows, {
    onLoaded: model.pageLoaded,
    onMissing: commands.refuse,
  });
  const way: MessageWay = {
    goBackTo,
    goTo: ({ id }) => feed.current?.goTo(`${id}`, "start"),
  };
  const messageCommands = useMessageCommands(props, rows, way);
  useCopying(box, rows, words);
  useRenewedInView(pages, seen);
  useReadingPlace(model, feed, way);
  useDayAskedFor(model, pages, way);
  const { onKey, onChord } = useFeedKeys(props, rows, feed);

  function leadTo(step: 1 | -1): void {
    const to = nextUnconfirmed(rows, step === 1 ? seen.last : seen.first, step);
    if (to !== null) feed.current?.goTo(to, "start");
  }

  const older = hasMore ? (
    <MorePages
      commands={commands}
      locale={locale}
      state={next}
      words={{
        more: oldestFirst ? words.older : words.more,
        loading: words.loading,
        failed: words.failed,
        loadAgain: words.loadAgain,
      }}
      onMore={() => void loadOlder()}
    />
  ) : null;
  const newest = rows[newestAt]?.id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what is pressed in its rows.
    <div className="timeline-feed" ref={box} onKeyDown={onChord}>
      <Feed
        ref={feed}
        label={words.feed}
        keys={keys}
        opensAtEnd={oldestFirst}
        staysAtEnd={!props.isNoticeShown && sessionFailure === null && success === null}
        busy={next.is === "loading"}
        row={(at, isStop) => {
          const message = rows[at] as Message;
          const { time, day, beginsDay } = sentTime(rows, at);
          return (
            <MessageRow
              message={message}
              time={time}
              day={day}
              at={at}
              count={hasMore ? -1 : rows.length}
              isStop={isStop}
              isSelected={selected.has(message.id)}
              isFixed={isFixed}
              quoted={message.quoted_message_id === null ? undefined : byId.get(message.quoted_message_id)}
              dayText={beginsDay ? dayText(day, today, words) : ""}
              isFirstUnconfirmed={message.id === firstUnconfirmed}
              words={words}
              commands={messageCommands}
            />
          );
        }}
        onKey={onKey}
        onNear={(edge) => {
          // After a failure only by hand.
          if (edge === (oldestFirst ? "start" : "end") && next.is === "idle") void loadOlder();
        }}
        onSeen={onSeen}
        before={oldestFirst ? older : null}
        after={oldestFirst ? null : older}
      />
      {leads &&
        createPortal(
          <TimelineLeads
            above={unseen.above}
            below={unseen.below}
            arrived={arrived.count}
            words={words}
            onLead={leadTo}
            onNewest={() => feed.current?.goTo(`${newest}`)}
          />,
          leads,
        )}
      <StatusRegion text={arrived.last > 0 ? words.arrived(arrived.last) : ""} />
    </div>
  );
}

function dayText(day: string, today: string, words: TimelineWords): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? words.monthDayWeekday : words.olderDayFormat;
  const text = formatDay(day, format, words.weekdays);
  return day === today ? `${text} ${words.today}` : text;
}
