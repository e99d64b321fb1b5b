import { useAtomValue } from "jotai";
import { useRef } from "react";
import type { Friend } from "../../api/friends.js";
import type { NumberedState, Query, QueryState } from "../../collection/index.js";
import { type ScreenCommands, useContentFailure } from "../../editor/index.js";
import { Button } from "../../kit/Button.js";
import { EmptyState } from "../../kit/EmptyState.js";
import { ErrorState } from "../../kit/ErrorState.js";
import { SpinnerIcon } from "../../kit/icons.js";
import { Notice } from "../../kit/Notice.js";
import { Skeleton } from "../../kit/Skeleton.js";
import type { Failure } from "../../lib/failure.js";
import type { FriendListActions } from "./actions.js";
import { isFiltered } from "./criteria.js";
import { FriendRows } from "./FriendRows.js";
import type { FriendListWords } from "./messages.js";
import type { FriendListModel } from "./model.js";
import { chooseFailures, explainOperatorFailure } from "./operator-failure.js";
import type { FriendPages } from "./source.js";

interface FriendsContentProps {
  model: FriendListModel;
  commands: ScreenCommands;
  actions: FriendListActions;
  friends: FriendPages;
  state: NumberedState<Friend>;
  mayRead: Query<boolean>;
  permission: QueryState<boolean>;
  words: FriendListWords;
}

/** The friends, or why they are not there. */
export function FriendsContent(props: FriendsContentProps) {
  const { commands, friends, state, mayRead, permission, words } = props;
  const criteria = useAtomValue(props.model.atoms.criteria);
  const box = useRef<HTMLDivElement>(null);
  const isAllowed = permission.is === "ready" && permission.data;
  // A list that the operator may not see shows no failure, whatever the server says of it.
  const listFailures = isAllowed ? failuresOf(state) : [];
  const failures = permission.is === "failed" ? [permission.failure] : listFailures;
  const { shown, going } = chooseFailures(failures, words);
  useContentFailure(commands, shown, "");
  useContentFailure(commands, going, "");
  const explained = shown && explainOperatorFailure(shown, words);

  /** The button goes when it was pressed, and would take the focus along. */
  function keepFocus(): void {
    box.current?.focus({ preventScroll: true });
  }
  function stop(): void {
    keepFocus();
    friends.stop();
  }
  function retry(): void {
    keepFocus();
    mayRead.retry();
    friends.retry();
  }
  function content() {
    if (permission.is === "failed" || (isAllowed && state.is === "failed")) {
      // A failure that makes the page go is shown elsewhere.
      if (!explained) return null;
      const text = explained.reasons.join(" ") || undefined;
      return <ErrorState title={explained.title} text={text} retryLabel={words.again} onRetry={retry} />;
    }
    if (permission.is === "ready" && !permission.data)
      return (
        <div role="status">
          <EmptyState title={words.notAllowed} text={words.notAllowedHint} />
        </div>
      );
    if (permission.is === "ready" && state.is === "pending")
      return (
        <div role="status">
          <EmptyState
            icon={<SpinnerIcon className="spin" />}
            title={words.preparing}
            action={<Button onPress={stop}>{words.stop}</Button>}
          />
        </div>
      );
    if (permission.is === "ready" && state.is === "stopped")
      return <EmptyState title={words.stopped} action={<Button onPress={retry}>{words.again}</Button>} />;
    if (permission.is === "loading" || state.is !== "ready")
      return <Skeleton label={words.loading} lines={9} />;
    if (state.total === 0) return <Nobody {...props} keepFocus={keepFocus} />;
    return <FriendRows key={JSON.stringify(criteria)} {...props} state={state} onRetry={retry} />;
  }
  return (
    <div className="friend-content" ref={box} tabIndex={-1}>
      {content()}
      <div role="alert" className="friend-missing">
        {explained && isAllowed && state.is === "ready" ? (
          <Notice
            tone="danger"
            actions={
              <Button variant="quiet" size="s" onPress={retry}>
                {words.again}
              </Button>
            }
          >
            <strong>{explained.title}</strong>
            {explained.reasons.length > 0 ? <div>{explained.reasons.join(" ")}</div> : null}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

function failuresOf(state: NumberedState<Friend>): readonly Failure[] {
  if (state.is === "failed") return [state.failure];
  return state.is === "ready" ? state.failures : [];
}

function Nobody({ model, words, keepFocus }: FriendsContentProps & { keepFocus(): void }) {
  const criteria = useAtomValue(model.atoms.criteria);
  if (!isFiltered(criteria)) return <EmptyState title={words.nobody} text={words.nobodyHint} />;
  const name = criteria.name.trim();
  return (
    <EmptyState
      title={name === "" ? words.noneFound : words.noneFoundFor(name)}
      action={
        <Button
          onPress={() => {
            keepFocus();
            model.clearFilters();
          }}
        >
          {words.clearFilters}
        </Button>
      }
    />
  );
}
