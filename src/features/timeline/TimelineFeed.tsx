import { useAtomValue } from "jotai";
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Message } from "../../api/timeline.js";
import { useMore } from "../../collection/index.js";
import { type EditorCommands, MorePages } from "../../editor/index.js";
import { Feed, type FeedHandle } from "../../kit/feed/Feed.js";
import { isComposing } from "../../kit/ime.js";
import { letterKey } from "../../kit/letter-key.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { useToday } from "../../kit/use-now.js";
import { useOnChange } from "../../kit/use-on-change.js";
import { formatDay } from "../../lib/dates/days.js";
import { isOldestFirst } from "./criteria.js";
import { MessageRow } from "./message/MessageRow.js";
import { type TimelineWords, timelineWords } from "./messages.js";
import { firstOfDay, isBefore, sentTime } from "./sent.js";
import type { MessagePages } from "./source.js";
import { TimelineLeads } from "./TimelineLeads.js";
import type { TimelineModel } from "./timeline-model.js";
import { isUnconfirmed, nextUnconfirmed, unconfirmedUpTo, unseenCounts } from "./unconfirmed.js";
import { useArrived } from "./use-arrived.js";
import type { Wanted } from "./use-confirm-matching.js";
import { useCopying } from "./use-copying.js";
import { useOlderMessages } from "./use-older-messages.js";
import { useRenewedInView } from "./use-renewed-in-view.js";

export interface TimelineFeedProps {
  model: TimelineModel;
  commands: EditorCommands;
  pages: MessagePages;
  /** From the newest on. */
  messages: readonly Message[];
  confirm(ids: readonly number[]): void;
  matching: { begin(wanted: Wanted): void };
  onHelp(): void;
  /** In the foot, where the ways to what is not seen cover no message. */
  leads: HTMLElement | null;
  /** Something is said in the foot, which takes room from the messages. */
  isNoticeShown: boolean;
}

/** Visible part of the rows. */
interface VisibleRows {
  readonly rows: readonly Message[];
  readonly first: number;
  readonly last: number;
}

/** The messages themselves. Another list of them is another feed. */
export function TimelineFeed(props: TimelineFeedProps) {
  const { model, commands, pages, messages, confirm, matching, onHelp, leads } = props;
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
  const [seen, setSeen] = useState<VisibleRows>({ rows, first: 0, last: 0 });
  const newestAt = oldestFirst ? rows.length - 1 : 0;
  const arrived = useArrived(messages, seen.rows === rows && seen.first <= newestAt && newestAt <= seen.last);
  const unseen = useMemo(() => unseenCounts(rows, seen.first, seen.last), [rows, seen]);
  const [firstUnconfirmed] = useState(() => (oldestFirst ? rows.find(isUnconfirmed)?.id : undefined));
  const hasMore = pages.state().data?.next != null;

  const { loadOlder, goBackTo } = useOlderMessages(pages, rows, {
    onLoaded: model.pageLoaded,
    onMissing: commands.refuse,
  });
  const latest = useRef({ rows, pages, confirm, matching, goBackTo });
  useLayoutEffect(() => {
    latest.current = { rows, pages, confirm, matching, goBackTo };
  });
  useCopying(box, rows, words);
  useRenewedInView(pages, seen);
  const goTo = (message: Message) => feed.current?.goTo(`${message.id}`, "start");

  // Once, when the page was come back to.
  useOnChange([model], () => {
    model.placeIsReadBy(() => {
      const place = feed.current?.place();
      return place ? { id: Number(place.key), top: place.top } : null;
    });
    const back = model.takeReturn();
    if (back)
      void goBackTo(
        (now) => now.find(({ id }) => id === back.id) ?? null,
        ({ id }) => feed.current?.putAt({ key: `${id}`, top: back.top }),
      );
  });

  const day = useAtomValue(model.atoms.dayAskedFor);
  // Once for each day that is asked for.
  useOnChange([day], () => {
    if (day === null) return;
    model.arrivedAtDay();
    // If a message before it is loaded, all of that day is.
    void goBackTo(
      (now) => {
        const oldest = now[oldestFirst ? 0 : now.length - 1];
        const isWhole = latest.current.pages.state().data?.next == null || isBefore(oldest, day);
        return isWhole ? firstOfDay(now, day) : null;
      },
      goTo,
      words.dayMissing,
    );
  });

  const [messageCommands] = useState(() => ({
    toggle: model.toggle,
    selectUpTo: (id: number) =>
      model.selectRange(
        id,
        latest.current.rows.map((message) => message.id),
      ),
    confirmUpTo(id: number) {
      const { rows, pages, confirm, matching } = latest.current;
      const at = rows.findIndex((message) => message.id === id);
      const upTo = rows[at];
      // Older ones are on pages that have not come: they are counted, and asked about.
      if (upTo && pages.state().data?.next != null) matching.begin({ upTo });
      else confirm(unconfirmedUpTo(rows, at));
    },
    showQuoted: (id: number) =>
      latest.current.goBackTo(
        (now) => now.find((message) => message.id === id) ?? null,
        goTo,
        words.quoteMissing,
      ),
  }));

  function onKey(at: number, event: KeyboardEvent): boolean {
    const message = rows[at];
    if (!message) return false;
    switch (event.key) {
      // Space too: X and K are keys of screen readers' own. On a check box it is the browser's.
      case " ":
      case "x":
      case "X":
        if (event.key === " " && (isFixed || event.target instanceof HTMLInputElement)) return false;
        if (isFixed || event.repeat) return true;
        if (isCapital(event)) messageCommands.selectUpTo(message.id);
        else model.toggle(message.id);
        return true;
      case "n":
      case "N": {
        const to = nextUnconfirmed(rows, at, isCapital(event) ? -1 : 1);
        if (to !== null) feed.current?.goTo(to);
        return true;
      }
      case "c":
      case "C":
        if (isFixed || event.repeat) return true;
        // With nothing selected that would be all of them (rules: confirm-rest-by-key).
        if (isCapital(event) && selected.size > 0) matching.begin({ except: selected });
        else commands.submit();
        return true;
      case "?":
        onHelp();
        return true;
      default:
        return false;
    }
  }

  /** Ctrl+A selects what is loaded; once that is, all that match. */
  function onChord(event: KeyboardEvent): void {
    const isAll = (event.ctrlKey || event.metaKey) && !event.altKey && letterKey(event.nativeEvent) === "a";
    if (!isAll || isFixed || isComposing(event)) return;
    event.preventDefault();
    if (hasMore && rows.every(({ id }) => selected.has(id))) matching.begin({ isSelection: true });
    else model.select(rows.map(({ id }) => id));
  }

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
        onSeen={(first, last) => setSeen({ rows, first, last })}
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

/** By Shift, whatever the lock of capitals makes of it. */
function isCapital({ key, shiftKey }: KeyboardEvent): boolean {
  return shiftKey || key !== key.toLowerCase();
}

function dayText(day: string, today: string, words: TimelineWords): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? words.monthDayWeekday : words.olderDayFormat;
  const text = formatDay(day, format, words.weekdays);
  return day === today ? `${text} ${words.today}` : text;
}
