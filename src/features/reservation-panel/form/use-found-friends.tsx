import { useEffect, useState } from "react";
import type { FindFriends, FoundFriends } from "./friend.js";

/** How long after the last key friends are looked for. */
const debounceMs = 250;

/** State of a search; what was found before stays while another text is looked for. */
export type FriendSearchState =
  | { readonly is: "idle" | "searching" }
  | { readonly is: "done"; readonly found: FoundFriends };

/** Looks for friends by a text. A search that was overtaken is aborted, and nothing is said of it. */
export function useFoundFriends(find: FindFriends, text: string): FriendSearchState {
  const [state, setState] = useState<FriendSearchState>({ is: "idle" });
  useEffect(() => {
    if (text === "") {
      setState({ is: "idle" });
      return;
    }
    const call = new AbortController();
    const timer = setTimeout(async () => {
      setState((before) => (before.is === "done" && before.found.ok ? before : { is: "searching" }));
      const found = await find(text, call.signal);
      if (!call.signal.aborted) setState({ is: "done", found });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [find, text]);
  return state;
}
