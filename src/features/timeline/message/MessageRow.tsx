import { memo, useId } from "react";
import type { Message } from "../../../api/timeline.js";
import { Avatar } from "../../../kit/Avatar.js";
import { classes } from "../../../kit/classes.js";
import { feedArticle } from "../../../kit/feed/Feed.js";
import { StarFillIcon } from "../../../kit/icons.js";
import { RowCheckbox } from "../../../kit/RowCheckbox.js";
import { joinParts } from "../../../lib/isolate.js";
import type { TimelineWords } from "../messages.js";
import { MessageBody, messageSummary } from "./MessageBody.js";
import { recipient, senderName } from "./sender.js";

/** Commands of a row. The same object for as long as the feed is there. */
export interface MessageCommands {
  toggle(id: number): void;
  selectUpTo(id: number): void;
  confirmUpTo(id: number): void;
  showQuoted(id: number): void;
}

export interface MessageRowProps {
  message: Message;
  /** When it was sent; both may be empty. */
  time: string;
  day: string;
  at: number;
  /** How many there are; -1 while there may be more. */
  count: number;
  isStop: boolean;
  isSelected: boolean;
  isFixed: boolean;
  /** Message that it quotes, where that is loaded. */
  quoted: Message | undefined;
  /** Lines above it: the day, and where what was not confirmed begins. */
  dayText: string;
  isFirstUnconfirmed: boolean;
  words: TimelineWords;
  commands: MessageCommands;
}

/** One message, with the day before it where it begins one. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, time, day, at, count, isStop, isSelected, isFixed, words, commands } = props;
  const id = useId();
  const name = senderName(message, words);
  const to = recipient(message, words);
  const isUnconfirmed = message.notify === 1;
  return (
    <>
      {props.dayText === "" ? null : <div className="feed-day">{props.dayText}</div>}
      {props.isFirstUnconfirmed ? (
        <div className="feed-divider">
          <span>{words.fromHere}</span>
        </div>
      ) : null}
      <article
        {...feedArticle(at, count, isStop)}
        className={classes(
          "message",
          isSelected && "message-selected",
          isUnconfirmed && "message-unconfirmed",
          message.from === "account" && "message-sent",
        )}
        data-message={message.id}
        aria-labelledby={`${id}who`}
        aria-describedby={`${id}body`}
      >
        {isFixed ? (
          <span />
        ) : (
          <RowCheckbox
            label={words.select(joinParts([name, time]))}
            checked={isSelected}
            tabIndex={-1}
            onChange={(isRange) => (isRange ? commands.selectUpTo(message.id) : commands.toggle(message.id))}
          />
        )}
        <Avatar name={name} url={message.from === "member" ? (message.member?.icon_url ?? null) : null} />
        <div className="message-main">
          <div className="message-who" id={`${id}who`}>
            <span className="message-name">{name}</span>
            {to === "" ? null : <span className="message-to">{to}</span>}
            {isUnconfirmed ? <span className="sr">{words.unconfirmed}</span> : null}
            {message.rate === 2 ? (
              <span className="message-star" title={words.starred}>
                <StarFillIcon />
                <span className="sr">{words.starred}</span>
              </span>
            ) : null}
            {time === "" ? null : (
              <time className="message-time" dateTime={`${day}T${time}+09:00`}>
                {time}
              </time>
            )}
          </div>
          <div className="message-body" id={`${id}body`}>
            {message.quoted_message_id === null || message.type === "unsent" ? null : (
              <button
                type="button"
                className="message-quote"
                title={words.quoted}
                tabIndex={-1}
                onClick={() => commands.showQuoted(message.quoted_message_id as number)}
              >
                {props.quoted ? (
                  <>
                    <strong>{senderName(props.quoted, words)}</strong>
                    <span>{messageSummary(props.quoted, words)}</span>
                  </>
                ) : (
                  <span>{words.quoted}</span>
                )}
              </button>
            )}
            <MessageBody message={message} words={words} />
          </div>
        </div>
        {isUnconfirmed && !isFixed ? (
          <button
            type="button"
            className="message-up-to"
            tabIndex={-1}
            onClick={() => commands.confirmUpTo(message.id)}
          >
            {words.confirmUpTo}
          </button>
        ) : null}
      </article>
    </>
  );
});
