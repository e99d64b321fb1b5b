import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { TextField } from "../../../kit/TextField.js";
import type { FilterModel, RowNote } from "../model.js";
import type { ExplainFunction } from "../services.js";
import type { AudienceWords } from "./messages.ja.js";
import { type Query, queryOf } from "./query.js";

/** How long after the last edit the friend is asked about again, in milliseconds. */
const restBefore = 400;

type Verdict =
  | { is: "none" | "checking" | "failed" }
  | { is: "known"; matches: boolean; name: string | null };

/** Does this friend match, and which condition failed? */
export function FriendCheck(props: { model: FilterModel; explain: ExplainFunction; words: AudienceWords }) {
  const { model, explain, words } = props;
  const state = useAtomValue(model.atoms.state);
  const setVerdicts = useSetAtom(model.atoms.verdicts);
  const [typed, setTyped] = useState("");
  // An object of its own each time, so that the same friend can be asked about again.
  const [friend, setFriend] = useState<{ id: string } | null>(null);
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
      const query = queryOf(state);
      const id = /^\d+$/.test(friend.id) ? Number(friend.id) : friend.id;
      try {
        const answer = await explain(structuredClone(query.filter), id, { signal: call.signal });
        if (call.signal.aborted) return;
        setVerdicts(verdictsOf(query, answer.conditions));
        setVerdict({ is: "known", matches: answer.matches === true, name: readName(answer.name) });
      } catch {
        if (call.signal.aborted) return;
        // What was said of the filter before is not true of this one.
        setVerdicts(new Map());
        setVerdict({ is: "failed" });
      }
    }, restBefore);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [friend, state, explain, setVerdicts]);
  useEffect(() => () => setVerdicts(new Map()), [setVerdicts]);

  return (
    <div className="audience-check">
      <TextField value={typed} onChange={setTyped} label={words.friend} placeholder={words.friend} />
      <Button
        size="s"
        unavailable={typed.trim() === ""}
        busy={verdict.is === "checking"}
        busyLabel={words.checking}
        onPress={() => setFriend({ id: typed.trim() })}
      >
        {words.check}
      </Button>
      {friend === null ? null : (
        <Button variant="quiet" size="s" onPress={() => setFriend(null)}>
          {words.stopChecking}
        </Button>
      )}
      <div role="status" className="audience-verdict">
        {verdict.is === "known"
          ? verdictText(verdict, words)
          : verdict.is === "failed"
            ? words.checkFailed
            : ""}
      </div>
    </div>
  );
}

/** A page may answer anything; a name that says nothing is none. */
function readName(name: unknown): string | null {
  return typeof name === "string" && name.trim() !== "" ? name : null;
}

function verdictText({ matches, name }: Verdict & { is: "known" }, words: AudienceWords): string {
  const said = matches ? words.meetsAll : words.meetsNot;
  return name === null ? said : words.saidOf(name, said);
}

function verdictsOf({ rows }: Query, conditions: readonly unknown[]): Map<string, RowNote> {
  return new Map(
    rows.flatMap(({ key }, at) => {
      const meets = conditions?.[at];
      return typeof meets === "boolean" ? [[key, { meets }] as const] : [];
    }),
  );
}
