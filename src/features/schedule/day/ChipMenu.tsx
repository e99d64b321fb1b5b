import { useRef } from "react";
import type { Reservation } from "../../../api/reservations.js";
import { Menu } from "../../../kit/Menu.js";
import { nameOf } from "../labels.js";
import { useSchedule } from "../schedule-context.js";

/** A chip whose menu is open, and its button. */
export interface PressedChip {
  readonly record: Reservation;
  readonly anchor: HTMLElement;
}

/** Commands for one chip. */
export function ChipMenu({ record, anchor, onClose }: PressedChip & { onClose(): void }) {
  const { model, actions, words, isOfShifts } = useSchedule();
  const button = useRef<HTMLElement>(null);
  button.current = anchor;
  return (
    <Menu
      label={words.menu(nameOf(record, words))}
      anchor={button}
      onClose={onClose}
      items={[
        { id: "open", label: words.openIt, onPress: () => actions.select(record) },
        ...(isOfShifts
          ? []
          : [
              {
                id: "move",
                label: words.move,
                onPress: () => model.dialogs.open({ is: "move", record }),
              },
            ]),
      ]}
    />
  );
}
