import { useState } from "react";
import { type ListedJourney, readJourney } from "../../../../api/journeys.js";
import type { Side } from "../../../../editor/index.js";
import type { PlainObject } from "../../../../lib/plain-data.js";
import { useJourney } from "../../journey-context.js";
import type { Conflicts } from "./Conflicts.js";
import { type FieldKey, fieldsOf, type JourneyFields, wireToKeep } from "./fields.js";

/** The version that the edits of a journey stand on, and conflicts with what others have made of it since. */
export function useOthersChanges(options: {
  first: ListedJourney | null;
  groupId: number | null;
  /** The dialog goes on from other fields, with these in it. */
  begin(from: JourneyFields, fields: JourneyFields): void;
}) {
  const { model } = useJourney();
  const { groupId, begin } = options;
  /** As the operator saw it; another once others have changed it. */
  const [original, setOriginal] = useState(options.first);
  /** The version over which the conflicts were found. */
  const [before, setBefore] = useState<PlainObject>({});
  const [conflicts, setConflicts] = useState<Conflicts>({});
  const [chosen, choose] = useState<Readonly<Partial<Record<FieldKey, Side>>>>({});

  /** A draft stands on theirs, but of what is `open` on what it was: so it is asked again. */
  function standOn(theirs: PlainObject, was: PlainObject, open: readonly string[], now: JourneyFields): void {
    const wire = wireToKeep(theirs, was, open);
    model.dialogs.keep({ is: "edit", original: wire, groupId });
    begin(fieldsOf(readJourney(wire), groupId), now);
  }

  return {
    ...{ original, conflicts, chosen },
    isUndecided: Object.keys(conflicts).some((key) => chosen[key as FieldKey] === undefined),
    /** Others have made `current` of `base`, over which the edits are `merged`. */
    meet(
      base: ListedJourney | null,
      current: ListedJourney,
      merged: { readonly fields: JourneyFields; readonly conflicts: Conflicts },
    ): void {
      const was = base?.wire ?? {};
      setOriginal(current);
      setBefore(was);
      standOn(current.wire, was, Object.keys(merged.conflicts), merged.fields);
      choose({});
      setConflicts(merged.conflicts);
    },
    /** Remembers the side of a conflict; `now`: the fields with it. */
    decide(key: FieldKey, side: Side, now: JourneyFields): void {
      if (!original) return;
      const sides = { ...chosen, [key]: side };
      choose(sides);
      const open = Object.keys(conflicts).filter((each) => sides[each as FieldKey] === undefined);
      standOn(original.wire, before, open, now);
    },
    forget: () => setConflicts({}),
  };
}
