import { useAtomValue } from "jotai";
import { useContext, useEffect, useRef, useState } from "react";
import { Avatar } from "../../../kit/Avatar.js";
import { FieldContext } from "../../../kit/field-context.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon } from "../../../kit/icons.js";
import { Listbox } from "../../../kit/Listbox.js";
import { useLayoutOnChange } from "../../../kit/use-on-change.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { useReservation } from "../reservation-context.js";
import { FormField } from "./FormField.js";
import type { FriendLite } from "./friend.js";
import { type FriendSearchState, useFoundFriends } from "./use-found-friends.js";

/** Which friend comes; nobody is a customer who is no friend of the account. */
export function FriendChoice() {
  const { model, words, isFixed } = useReservation();
  const id = useAtomValue(model.atoms.form).member_id;
  const friend = useFriend(id);
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The pressed button has gone; the control in its place takes the focus, once there is another friend.
  useLayoutOnChange([id], () => {
    if (wasPressed.current) box.current?.querySelector<HTMLElement>("input, button")?.focus();
    wasPressed.current = false;
  });
  function choose(next: FriendLite | null): void {
    wasPressed.current = true;
    model.chooseFriend(next);
  }
  const textOf = (value: PlainData) =>
    value === null ? words.guest : value === friend?.id ? friend.name : `ID ${value}`;
  return (
    <FormField field="member_id" group textOf={textOf}>
      <div ref={box} className="reservation-friend" data-field="member_id">
        {friend === null ? (
          <FriendSearch onChoose={choose} />
        ) : (
          <>
            <Avatar name={friend.name} url={friend.icon_url} />
            <bdi className="reservation-friend-name">{friend.name}</bdi>
            {isFixed ? null : (
              <IconButton label={words.removeFriend} icon={<CloseIcon />} onPress={() => choose(null)} />
            )}
          </>
        )}
      </div>
    </FormField>
  );
}

function FriendSearch({ onChoose }: { onChoose(friend: FriendLite | null): void }) {
  const { actions, words, isFixed } = useReservation();
  const field = useContext(FieldContext);
  const [query, setQuery] = useState("");
  const [nobody] = useState<ReadonlySet<number>>(() => new Set());
  const state = useFoundFriends(actions.findFriends, query.trim());
  const friends = state.is === "done" && state.found.ok ? state.found.friends : [];
  if (isFixed) return <span>{words.guest}</span>;
  return (
    <div className="reservation-friends" data-found={friends.length > 0 || undefined}>
      <Listbox<number>
        label={words.friends}
        options={friends.map(({ id, name, icon_url }) => ({
          id,
          label: name,
          icon: <Avatar name={name} url={icon_url} />,
        }))}
        selected={nobody}
        onChoose={(id) => onChoose(friends.find((each) => each.id === id) ?? null)}
        search={{
          label: words.fields.member_id,
          query,
          onQuery: setQuery,
          placeholder: words.guest,
          describedBy: field?.describedBy,
          invalid: field?.invalid,
        }}
      />
      <div role="status" className="reservation-hint">
        {searchText(state, words)}
      </div>
    </div>
  );
}

function searchText(state: FriendSearchState, words: ReturnType<typeof useReservation>["words"]): string {
  if (state.is !== "done") return state.is === "idle" ? "" : words.searching;
  if (!state.found.ok) return [words.searchFailed, ...state.found.messages].join(" ");
  if (state.found.friends.length === 0) return words.noFriends;
  return state.found.hasMore ? words.moreFriends : "";
}

/** The friend with this id, as the reservation or the search knows one; else the server is asked for the name. */
function useFriend(id: number | null): FriendLite | null {
  const { model, actions } = useReservation();
  const member = useAtomValue(model.atoms.record)?.member ?? null;
  const found = useAtomValue(model.atoms.friends).get(id ?? 0);
  const known = found ?? (member?.id === id && member ? { ...member, icon_url: null } : undefined);
  const isUnknown = id !== null && known === undefined;
  const { friendById } = actions;
  useEffect(() => {
    if (!isUnknown || id === null) return;
    const call = new AbortController();
    void friendById(id, call.signal).then((friend) => {
      if (friend && !call.signal.aborted) model.rememberFriend(friend);
    });
    return () => call.abort();
  }, [isUnknown, id, friendById, model]);
  if (id === null) return null;
  return known ?? { id, name: `ID ${id}`, icon_url: null };
}
