import { ConflictSides, conflictWords, type Side } from "../../../editor/index.js";
import { WarningIcon } from "../../../kit/icons.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { friendWords } from "../messages.js";
import type { OpenConflict } from "../part/open-conflict.js";
import { useFriend } from "./friend-context.js";

/** Two people changed one field differently: which of the three values stays. Nothing is chosen at first. */
export function ConflictChoice({
  name,
  conflict,
  side,
  textOf,
  onDecide,
  waits,
  isLast,
  goOn,
}: {
  name: string;
  conflict: OpenConflict;
  side: Side | null;
  textOf(value: PlainData): string;
  onDecide(side: Side): void;
  /** True when a save was stopped, which goes on after the last choice. */
  waits: boolean;
  isLast: boolean;
  /** Saves what was to be saved, and no other tab. */
  goOn(): void;
}) {
  const { settings, isFixed } = useFriend();
  const { locale } = settings;
  const words = conflictWords[locale];
  const { by, mine, theirs, before } = conflict;
  const who = by === null ? undefined : friendWords[locale].person(by);
  return (
    <div className="friend-conflict" data-field="value">
      <div className="friend-conflict-head">
        <WarningIcon />
        <div>
          <div>{who === undefined ? words.lead.meanwhile : words.leadOf(who)}</div>
          {waits ? <div>{words.goesOn}</div> : null}
        </div>
      </div>
      <ConflictSides
        locale={locale}
        of={name}
        who={who}
        values={{ mine: textOf(mine), theirs: textOf(theirs), before: textOf(before) }}
        chosen={side}
        onChoose={onDecide}
        goesOn={waits && isLast ? () => setTimeout(goOn) : undefined}
        disabled={isFixed}
      />
    </div>
  );
}
