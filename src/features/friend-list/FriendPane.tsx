import { useAtomValue } from "jotai";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { Friend } from "../../api/friends.js";
import { askAgain, type NumberedState, useQuery } from "../../collection/index.js";
import { type ScreenCommands, useContentFailure } from "../../editor/index.js";
import { Avatar } from "../../kit/Avatar.js";
import { Button } from "../../kit/Button.js";
import { EmptyState } from "../../kit/EmptyState.js";
import { ErrorState } from "../../kit/ErrorState.js";
import { ArrowLeftIcon, UserIcon } from "../../kit/icons.js";
import { isComposing } from "../../kit/ime.js";
import { Skeleton } from "../../kit/Skeleton.js";
import { useMemoBy } from "../../kit/use-memo-by.js";
import type { FriendListActions } from "./actions.js";
import type { FriendListWords } from "./messages.js";
import type { FriendListModel, SelectedFriend } from "./model.js";
import { explainOperatorFailure, isShownElsewhere } from "./operator-failure.js";
import type { FriendPages } from "./source.js";

interface FriendPaneProps {
  model: FriendListModel;
  commands: ScreenCommands;
  actions: FriendListActions;
  friends: FriendPages;
  state: NumberedState<Friend>;
  words: FriendListWords;
  views(friend: Friend, onSaved: () => void): ReactNode;
}

/** The friend who is selected. Another one is another pane. */
export function FriendPane({ selected, ...props }: FriendPaneProps & { selected: SelectedFriend | null }) {
  if (selected) return <SelectedPane {...props} selected={selected} />;
  return (
    <div className="friend-pane scroll-box">
      <EmptyState icon={<UserIcon size={20} />} title={props.words.choose} />
    </div>
  );
}

function SelectedPane(props: FriendPaneProps & { selected: SelectedFriend }) {
  const { model, commands, actions, friends, selected, words, views } = props;
  const { server } = useAtomValue(model.atoms.settings);
  // The page may name another server.
  const query = useMemoBy([actions, selected, server], () => actions.friendOf(selected));
  const state = useQuery(query);
  const friend = state.data;
  const failure = state.is === "failed" ? state.failure : state.is === "ready" ? state.refreshFailure : null;
  useContentFailure(commands, failure, "");
  const explained = failure && explainOperatorFailure(failure, words);
  useEffect(() => {
    if (friend) friends.receive((each) => (each.id === friend.id && !isSame(each, friend) ? friend : each));
  }, [friend, friends]);
  useLayoutEffect(() => model.refreshBy(() => askAgain(query)), [model, query]);

  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useAtomValue(model.atoms.focus);
  useLayoutEffect(() => {
    if (focus !== "detail") return;
    heading.current?.focus();
    model.focusArrived();
  }, [focus, model]);

  const again = () => void askAgain(query);
  function goBack(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    model.backToList();
  }
  // The facts that the list knows are shown at once.
  const known = friend ?? knownFriend(props.state, selected.id);
  const name = known ? known.name.trim() || words.someone : words.detail;
  return (
    <section className="friend-pane scroll-box" aria-label={words.detail} onKeyDown={goBack}>
      <div className="friend-pane-head">
        <div className="friend-back">
          <Button variant="quiet" size="s" icon={<ArrowLeftIcon />} onPress={model.backToList}>
            {words.back}
          </Button>
        </div>
        {known ? <Avatar name={name} url={known.icon_url} /> : null}
        <h2 ref={heading} className="friend-heading" tabIndex={-1} title={name}>
          <span>{name}</span>
        </h2>
      </div>
      {friend ? views(friend, query.invalidate) : null}
      {state.is === "loading" ? <Skeleton label={words.loading} /> : null}
      {explained && !isShownElsewhere(explained) ? (
        <ErrorState
          title={explained.title}
          text={explained.reasons.join(" ") || undefined}
          retryLabel={words.again}
          onRetry={() => {
            heading.current?.focus();
            again();
          }}
        />
      ) : null}
    </section>
  );
}

function knownFriend(state: NumberedState<Friend>, id: number): Friend | null {
  const index = state.is === "ready" ? state.indexOf((each) => each.id === id) : null;
  return state.is === "ready" && index !== null ? (state.itemAt(index) ?? null) : null;
}

function isSame(one: Friend, other: Friend): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
