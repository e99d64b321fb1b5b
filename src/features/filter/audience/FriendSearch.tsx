import { useEffect, useState } from "react";
import type { FindFriendsFunction } from "../../../editor/index.js";
import { Listbox } from "../../../kit/Listbox.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { AudienceWords } from "./messages.js";

/** The friend that is asked about; an object of its own each time. */
export interface AskedFriend {
  id: string;
  name: string | null;
}

/** How long after the last key friends are looked for. */
const debounceMs = 250;
/** Those beyond are found by a longer text. */
const maxFriends = 8;

type Found = { is: "nothing" | "searching" | "failed" } | { is: "found"; friends: readonly AskedFriend[] };

/** Finds a friend by name, by what the page knows. */
export function FriendSearch(props: {
  find: FindFriendsFunction;
  chosen: string | null;
  onChoose(friend: AskedFriend): void;
  words: AudienceWords;
}) {
  const { find, chosen, onChoose, words } = props;
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<Found>({ is: "nothing" });
  const text = query.trim();
  useEffect(() => {
    if (text === "") return setFound({ is: "nothing" });
    const call = new AbortController();
    const timer = setTimeout(async () => {
      setFound((before) => (before.is === "found" ? before : { is: "searching" }));
      try {
        const answer = await find(text, { signal: call.signal });
        if (!call.signal.aborted) setFound({ is: "found", friends: readFriends(answer) });
      } catch {
        if (!call.signal.aborted) setFound({ is: "failed" });
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [find, text]);
  const friends = found.is === "found" ? found.friends : [];
  return (
    <div className="audience-friends">
      <p className="audience-muted">{words.check}</p>
      <Listbox
        label={words.friends}
        options={friends.map(({ id, name }) => ({ id, label: name ?? id }))}
        selected={new Set(chosen === null ? [] : [chosen])}
        onChoose={(id) => {
          const friend = friends.find((each) => each.id === id);
          if (friend) onChoose({ ...friend });
        }}
        search={{ label: words.friendName, query, onQuery: setQuery, placeholder: words.friendName }}
      />
      <StatusRegion visible className="audience-muted" text={statusOf(found, words)} />
    </div>
  );
}

function statusOf(found: Found, words: AudienceWords): string {
  if (found.is === "searching") return words.searching;
  if (found.is === "failed") return words.searchFailed;
  return found.is === "found" && found.friends.length === 0 ? words.noFriends : "";
}

/** A page may answer anything: what has no id and no name is left out. */
function readFriends(answer: unknown): AskedFriend[] {
  if (!Array.isArray(answer)) throw new TypeError("the answer is no list of friends");
  const friends = new Map<string, AskedFriend>();
  for (const each of answer as readonly { id?: unknown; name?: unknown }[]) {
    const { id, name } = each ?? {};
    if ((typeof id === "number" || typeof id === "string") && typeof name === "string")
      friends.set(String(id), { id: String(id), name });
  }
  return [...friends.values()].slice(0, maxFriends);
}
