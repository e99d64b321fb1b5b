import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { ExplainFunction, FindFriendsFunction } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { TextField } from "../../../kit/TextField.js";
import { numberIfExact } from "../../../lib/exact-number.js";
import type { FilterModel, RowNote } from "../model.js";
import { type AskedFriend, FriendSearch } from "./FriendSearch.js";
import type { AudienceWords } from "./messages.js";
import { type Query, queryOf } from "./query.js";

/** How long after the last edit the friend is asked about again. */
const debounceMs = 400;

type Verdict =
  | { is: "none" | "checking" | "failed" }
  | { is: "known"; matches: boolean; name: string | null };

/** Does this friend match, and which condition failed? */
export function FriendCheck(props: {
  model: FilterModel;
  explain: ExplainFunction;
  findFriends: FindFriendsFunction | null;
  words: AudienceWords;
}) {
  const { model, explain, findFriends, words } = props;
  const state = useAtomValue(model.atoms.state);
  const setVerdicts = useSetAtom(model.atoms.verdicts);
  // An object of its own each time, so that the same friend can be asked about again.
  const [friend, setFriend] = useState<AskedFriend | null>(null);
  const [verdict, setVerdict] = useState<Verdict>({ is: "none" });

  useEffect(() => {
    if (friend === null) {
      setVerdicts(new Map());
      setVerdict({ is: "none" });
      return;
    }
    const call = new AbortController();
    setVerdict({ is: "checking" });
    const timer = setTimeout(async () => {
      const query = queryOf(state, model.conditions, model.problems());
      const id = numberIfExact(friend.id);
      try {
        const answer = await explain(structuredClone(query.filter), id, { signal: call.signal });
        if (call.signal.aborted) return;
        setVerdicts(verdictsOf(query, answer.conditions));
        setVerdict({
          is: "known",
          matches: answer.matches === true,
          name: readName(answer.name) ?? friend.name,
        });
      } catch {
        if (call.signal.aborted) return;
        // The verdicts were about the filter as it was before.
        setVerdicts(new Map());
        setVerdict({ is: "failed" });
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [friend, state, explain, setVerdicts, model]);
  useEffect(() => () => setVerdicts(new Map()), [setVerdicts]);

  return (
    <div className="audience-check">
      {findFriends ? (
        <FriendSearch find={findFriends} chosen={friend?.id ?? null} onChoose={setFriend} words={words} />
      ) : (
        <FriendById isChecking={verdict.is === "checking"} onAsk={setFriend} words={words} />
      )}
      {friend === null ? null : (
        <Button variant="quiet" size="s" onPress={() => setFriend(null)}>
          {words.stopChecking}
        </Button>
      )}
      <StatusRegion
        visible
        className="audience-verdict"
        text={verdictText(verdict, words)}
        occasion={friend}
      />
    </div>
  );
}

/** Form that asks about a friend by id, where the page finds nobody by name. */
function FriendById(props: { isChecking: boolean; onAsk(friend: AskedFriend): void; words: AudienceWords }) {
  const { isChecking, onAsk, words } = props;
  const [typed, setTyped] = useState("");
  return (
    <>
      <TextField value={typed} onChange={setTyped} label={words.friend} placeholder={words.friend} />
      <Button
        size="s"
        unavailable={typed.trim() === ""}
        busy={isChecking}
        busyLabel={words.checking}
        onPress={() => onAsk({ id: typed.trim(), name: null })}
      >
        {words.check}
      </Button>
    </>
  );
}

/** A page may answer anything; a name that says nothing is none. */
function readName(name: unknown): string | null {
  return typeof name === "string" && name.trim() !== "" ? name : null;
}

function verdictText(answer: Verdict, words: AudienceWords): string {
  if (answer.is !== "known") return answer.is === "failed" ? words.checkFailed : "";
  const { matches, name } = answer;
  const verdict = matches ? words.meetsAll : words.meetsNot;
  return name === null ? verdict : words.at(name, verdict);
}

function verdictsOf({ rows }: Query, conditions: readonly unknown[]): Map<string, RowNote> {
  return new Map(
    rows.flatMap(({ key }, at) => {
      const meets = conditions?.[at];
      return typeof meets === "boolean" ? [[key, { meets }] as const] : [];
    }),
  );
}
