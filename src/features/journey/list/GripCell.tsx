import { type PointerEvent, useId } from "react";
import { ReorderHandle } from "../../../kit/ReorderHandle.js";
import type { ReorderEvent } from "../../../kit/reorder.js";
import { groupAt } from "../groups/group-drop.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import { Cell } from "./Cell.js";
import type { JourneyRowProps, RowPlace } from "./row-props.js";

/** The handle of a row: it is carried within its order, or onto a group of the navigation. */
export function GripCell({ row, place, nameId }: { row: JourneyRowProps; place: RowPlace; nameId: string }) {
  const { journey, order, isByPointer, isSelected } = row;
  const { index, reason } = place;
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const reasonId = useId();

  function announce({ kind, to, count }: ReorderEvent): void {
    if (kind === "started") model.announce(words.lifted(journey.name || words.noName));
    else if (kind === "moved") model.announce(words.carried(to + 1, count));
    else if (kind === "canceled") model.announce(words.putBack(journey.name || words.noName));
  }
  function markGroup(event: PointerEvent<HTMLElement>): void {
    if (isByPointer) model.carryOver(groupAt(event));
  }
  /** A row that is carried onto a group of the navigation is moved into it. */
  function dropOnGroup(event: PointerEvent<HTMLElement>): void {
    const group = isByPointer ? groupAt(event) : undefined;
    if (group === undefined) return;
    // The handle then hears that it has lost the pointer, and puts the row back.
    event.stopPropagation();
    const ids = isSelected ? model.selectedIds() : [journey.id];
    void actions.moveToGroup(group, ids).then((failure) => {
      if (failure) actions.failed(failure);
    });
  }
  return (
    <Cell className="journey-grip" onPointerMove={markGroup} onPointerUpCapture={dropOnGroup}>
      <ReorderHandle
        label={words.reorder}
        index={index}
        count={order.ids.length}
        boxes={row.boxes}
        disabled={reason !== null}
        onMove={(_, to) => order.move(journey, to)}
        onDrag={row.onDrag}
        onEvent={announce}
        data-control="reorder"
        aria-describedby={reason === null ? nameId : reasonId}
      />
      {reason === null ? null : (
        <span id={reasonId} className="sr">
          {reason}
        </span>
      )}
    </Cell>
  );
}
