import { type Atom, atom } from "jotai/vanilla";
import type { Locale } from "../../lib/locale.js";
import type { Edits } from "../../lib/three-way-merge.js";
import { faultOf, type Variable } from "./fields/variable.js";
import { friendWords } from "./messages.js";
import type { OpenConflict } from "./part/open-conflict.js";
import type { PartModel } from "./part/part-model.js";
import { type FriendSettings, type FriendTab, friendTabs } from "./settings.js";

/** Why a part may not be saved, and where. */
export interface FriendProblem {
  readonly tab: FriendTab;
  readonly key: string;
  /** A value that is none of its type, or two values of which nobody has decided. */
  readonly kind: "fault" | "conflict";
  readonly row: string;
  readonly field: "value";
  /** At the field. */
  readonly text: string;
  /** Beside the others. */
  readonly message: string;
}

/** Why the edits of one part may not be saved: values that are none of their type, and conflicts that nobody has decided. */
export function problemsIn({
  tab,
  edits,
  conflicts,
  variables,
  locale,
}: {
  tab: FriendTab;
  edits: Edits;
  conflicts: Readonly<Record<string, OpenConflict>>;
  variables: readonly Variable[];
  locale: Locale;
}): readonly FriendProblem[] {
  const words = friendWords[locale];
  const known = tab === "variables" ? variables : [];
  const problem = (kind: FriendProblem["kind"], key: string, text: string): FriendProblem => {
    const name = known.find(({ id }) => String(id) === key)?.name ?? key;
    return { tab, key, kind, row: `${tab}:${key}`, field: "value", text, message: words.at(name, text) };
  };
  const undecided = Object.keys(conflicts).filter((key) => !conflicts[key]?.isDecided);
  const faults = known.flatMap(({ id, type }) => {
    const edit = edits[String(id)];
    const fault = edit ? faultOf(type, edit.value) : null;
    return fault === null || undecided.includes(String(id))
      ? []
      : [problem("fault", String(id), words.faults[fault])];
  });
  return [...undecided.map((key) => problem("conflict", key, words.conflictOpen)), ...faults];
}

/** Makes the atom of all problems; the same list as long as they are the same. */
export function createProblems({
  parts,
  variables,
  settings,
}: {
  parts: Readonly<Record<FriendTab, PartModel>>;
  variables: Atom<readonly Variable[]>;
  settings: Atom<FriendSettings>;
}): Atom<readonly FriendProblem[]> {
  let last: readonly FriendProblem[] = [];
  return atom((get) => {
    const next = friendTabs.flatMap((each) =>
      problemsIn({
        tab: each,
        edits: get(parts[each].atoms.edits),
        conflicts: get(parts[each].atoms.conflicts),
        variables: get(variables),
        locale: get(settings).locale,
      }),
    );
    // Every row looks at them, so what a key leaves as it was must not draw all rows again.
    if (!sameProblems(next, last)) last = next;
    return last;
  });
}

/** True when two lists have the same messages at the same fields. */
function sameProblems(one: readonly FriendProblem[], other: readonly FriendProblem[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ row, text, message }, at) => {
      const against = other[at];
      return row === against?.row && text === against.text && message === against.message;
    })
  );
}

/** How many of each kind there are. */
export function countProblems(problems: readonly FriendProblem[]): { conflicts: number; faults: number } {
  const conflicts = problems.filter(({ kind }) => kind === "conflict").length;
  return { conflicts, faults: problems.length - conflicts };
}
