import { classes } from "../../../kit/classes.js";
import { joinParts } from "../../../lib/isolate.js";
import { withIndex } from "../../../lib/with-index.js";
import { useJourneySettings } from "../journey-context.js";
import type { PhaseNames } from "../phase-name.js";

/** The phases of a journey as text, in their order. */
export function Phases({ ids, nameOf }: { ids: readonly number[]; nameOf: PhaseNames }) {
  const { words } = useJourneySettings();
  if (ids.length === 0) return <span className="journey-phases journey-none">{words.noPhasesYet}</span>;
  return (
    <span
      className="journey-phases"
      title={joinParts(
        ids.map((id) => nameOf(id).name),
        words.between,
      )}
    >
      {withIndex(ids).map(([at, id]) => {
        const { name, isGone } = nameOf(id);
        return (
          <span key={`${at} ${id}`} className={classes("journey-phase", isGone && "is-gone")}>
            {at > 0 ? <span className="sr">{words.between}</span> : null}
            <bdi>{name}</bdi>
          </span>
        );
      })}
    </span>
  );
}
