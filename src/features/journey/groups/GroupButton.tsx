import { useAtomValue } from "jotai";
import { type ReactNode, useId } from "react";
import { classes } from "../../../kit/classes.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import type { ShownGroup } from "../settings.js";
import { dropTarget } from "./group-drop.js";

/** Shows a group. Rows can be dropped on one that holds them; `dropOn` is left out where none can. */
export function GroupButton(props: {
  shown: ShownGroup;
  name: string;
  count: number;
  icon?: ReactNode;
  dropOn?: number | null;
}) {
  const { shown, name, count, icon, dropOn } = props;
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const countId = useId();
  const carriedOver = useAtomValue(model.atoms.dropGroup);
  const isDropTarget = dropOn !== undefined && carriedOver === dropOn;
  const isShown = useAtomValue(model.atoms.group) === shown;
  return (
    <>
      <button
        type="button"
        className={classes("journey-group", isDropTarget && "is-drop-target")}
        title={name}
        aria-label={name}
        aria-current={isShown || undefined}
        aria-describedby={countId}
        onClick={() => actions.showGroup(shown)}
        {...(dropOn === undefined ? {} : dropTarget(dropOn))}
      >
        {icon}
        <span className="journey-group-name">
          <bdi>{name}</bdi>
        </span>
      </button>
      <span id={countId} className="journey-group-count">
        {words.count(count)}
      </span>
    </>
  );
}
