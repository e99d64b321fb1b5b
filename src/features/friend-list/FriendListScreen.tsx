import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import type { Friend } from "../../api/friends.js";
import { askAgain, useNumberedPages, useQuery } from "../../collection/index.js";
import { type ScreenCommands, ScreenFrame } from "../../editor/index.js";
import { useMemoBy } from "../../kit/use-memo-by.js";
import type { FriendListActions } from "./actions.js";
import type { FilterPlaces } from "./FriendFilters.js";
import { FriendListHead } from "./FriendListHead.js";
import { FriendPane } from "./FriendPane.js";
import { FriendsContent } from "./FriendsContent.js";
import { friendListWords } from "./messages.js";
import type { FriendListModel } from "./model.js";
import { OperatorAlert } from "./OperatorAlert.js";

export interface FriendListScreenProps {
  model: FriendListModel;
  commands: ScreenCommands;
  actions: FriendListActions;
  /** Views of one friend. `onSaved`: the server has something new of them. */
  views(friend: Friend, onSaved: () => void): ReactNode;
  filters: FilterPlaces;
}

/** Friends, and one of them beside the list, or in its place where there is no room. */
export function FriendListScreen({ model, commands, actions, views, filters }: FriendListScreenProps) {
  const { locale, server } = useAtomValue(model.atoms.settings);
  const criteria = useAtomValue(model.atoms.criteria);
  const selected = useAtomValue(model.atoms.selected);
  const side = useAtomValue(model.atoms.side);
  const focus = useAtomValue(model.atoms.focus);
  const words = friendListWords[locale];
  const { roleId } = criteria;
  // The page may name another server.
  const mayRead = useMemoBy([actions, roleId, server], () => actions.mayRead(roleId));
  // The page may name another server.
  const friends = useMemoBy([actions, criteria, server], () => actions.friendsOf(criteria));
  const permission = useQuery(mayRead);
  const state = useNumberedPages(friends);

  const total = permission.data && state.is === "ready" ? state.total : null;

  useLayoutEffect(
    () => model.refreshBy(async () => void (await Promise.all([friends.refresh(), askAgain(mayRead)]))),
    [model, friends, mayRead],
  );

  // The target is there at once or not at all: later it would be taken from elsewhere.
  useEffect(() => {
    if (focus !== null) model.focusArrived();
  }, [focus, model]);

  return (
    <ScreenFrame
      commands={commands}
      locale={locale}
      alerts={<OperatorAlert model={model} words={words} onConfirm={actions.confirmGoing} />}
    >
      <div className="friend-panes" data-side={side}>
        <div className="friend-side">
          <FriendListHead {...{ model, total, words, filters }} />
          <FriendsContent {...{ model, commands, actions, friends, state, mayRead, permission, words }} />
        </div>
        <FriendPane
          key={selected?.id ?? "nobody"}
          {...{ model, commands, actions, friends, state, selected, words, views }}
        />
      </div>
    </ScreenFrame>
  );
}
