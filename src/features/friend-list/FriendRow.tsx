import { memo } from "react";
import type { Friend } from "../../api/friends.js";
import { Avatar } from "../../kit/Avatar.js";
import { Badge } from "../../kit/Badge.js";
import { classes } from "../../kit/classes.js";
import { BellIcon, RefreshIcon } from "../../kit/icons.js";
import { messageTime } from "./message-time.js";
import type { FriendListWords } from "./messages.js";

interface FriendRowProps {
  id: string;
  /** `undefined` while it is loading, `null` where nobody is. */
  friend: Friend | null | undefined;
  /** It could not be loaded; pressing it tries again. */
  isMissing: boolean;
  /** From 0, of `count`. */
  at: number;
  count: number;
  top: number;
  isActive: boolean;
  isSelected: boolean;
  /** The day in Japan. */
  today: string;
  words: FriendListWords;
}

/** One friend of the list, in three lines; what does not fit is cut, and whole in the title. */
export const FriendRow = memo(function FriendRow({
  id,
  friend,
  at,
  count,
  top,
  words,
  isMissing,
  ...props
}: FriendRowProps) {
  const unknown = isMissing ? words.missingRow : words.loading;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the list, which handles the keys.
    <div
      id={id}
      role="option"
      className={classes("friend-row", props.isActive && "friend-row-active")}
      data-friend={friend?.id}
      data-copied={friend ? friend.name.trim() || words.someone : undefined}
      aria-selected={props.isSelected}
      aria-posinset={at + 1}
      aria-setsize={count}
      aria-busy={(friend === undefined && !isMissing) || undefined}
      aria-label={friend ? undefined : unknown}
      style={{ top }}
    >
      {friend ? (
        <Facts key={friend.id} friend={friend} today={props.today} words={words} />
      ) : isMissing ? (
        <Missing words={words} />
      ) : (
        <Waiting isEmpty={friend === null} />
      )}
    </div>
  );
});

function Facts({ friend, today, words }: { friend: Friend; today: string; words: FriendListWords }) {
  const { notify, hide, last_message_at, last_message_text } = friend;
  const name = friend.name.trim() || words.someone;
  const facts = [
    ...(friend.richmenu === null ? [] : [words.richMenu(friend.richmenu)]),
    ...friend.target_vars.map((each) => words.variable(each.name, each.value)),
    ...friend.user_forms.map(words.form),
  ];
  const all = facts.join(words.between);
  return (
    <>
      <Avatar name={name} url={friend.icon_url} />
      <span className="friend-name-line">
        <span className="friend-name" title={name}>
          {name}
        </span>
        {hide ? <Badge>{words.hidden}</Badge> : null}
        {notify > 0 ? (
          <Badge tone="info" icon={<BellIcon />}>
            <span aria-hidden="true">{notify}</span>
            <span className="sr">{words.notifyLevel(notify)}</span>
          </Badge>
        ) : null}
        <span className="friend-time">{messageTime(last_message_at, today, words)}</span>
      </span>
      <span
        className={classes("friend-text", !last_message_text && "friend-silent")}
        title={last_message_text ?? undefined}
      >
        {last_message_text || words.noMessage}
      </span>
      <span className="friend-facts" title={all || undefined}>
        {all}
      </span>
    </>
  );
}

function Missing({ words }: { words: FriendListWords }) {
  return (
    <>
      <span className="friend-text friend-silent">{words.rowFailed}</span>
      <span className="friend-again">
        <RefreshIcon />
        {words.again}
      </span>
    </>
  );
}

function Waiting({ isEmpty }: { isEmpty: boolean }) {
  return isEmpty ? null : (
    <>
      <span className="friend-waiting friend-waiting-icon" />
      <span className="friend-waiting" />
      <span className="friend-waiting friend-waiting-text" />
    </>
  );
}
