import { classes } from "../../../kit/classes.js";
import { joinParts } from "../../../lib/isolate.js";
import { withIndex } from "../../../lib/with-index.js";
import { useJourneySettings } from "../journey-context.js";
import type { PhaseNames } from "../phase-name.js";

/** The phases of a journey in their order: one text for readers, and each by itself for the eye. */
export function Phases({ ids, nameOf }: { ids: readonly number[]; nameOf: PhaseNames }) {
  const { words } = useJourneySettings();
  if (ids.length === 0) return <span className="journey-phases journey-none">{words.noPhasesYet}</span>;
  const text = joinParts(
    ids.map((id) => nameOf(id).name),
    words.between,
  );
  return (
    <span className="journey-phases" title={text}>
      <span className="sr">{text}</span>
      {withIndex(ids).map(([at, id]) => {
        const { name, isGone } = nameOf(id);
        return (
          <bdi
            key={`${at} ${id}`}
            className={classes("journey-phase", isGone && "is-gone")}
            aria-hidden="true"
          >
            {name}
          </bdi>
        );
      })}
    </span>
  );
}
