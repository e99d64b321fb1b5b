import { useAtomValue } from "jotai";
import type { KeyboardEvent } from "react";
import { isComposing } from "../../../kit/ime.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import type { Arrangement } from "./arrange.js";
import { type EditCommand, type GridCommand, gridCommand } from "./grid-keys.js";
import { orderedIds, useMoveRow, useWhyFixed } from "./use-order.js";
import { useSelectRow } from "./use-select-row.js";

type Command<Is extends GridCommand["is"]> = Extract<GridCommand, { is: Is }>;

/** Runs the commands of keys on the active row, or on the selected ones. */
export function useGridKeys({
  arrangement: { ids, sections },
  activeAt,
  visible,
}: {
  arrangement: Arrangement;
  activeAt: number;
  /** So many rows are seen at once. */
  visible: number;
}) {
  const { model, actions } = useJourney();
  const { fixed } = useJourneySettings();
  const selected = useAtomValue(model.atoms.selected);
  const whyFixed = useWhyFixed();
  const moveRow = useMoveRow();
  const select = useSelectRow();
  const activeId = ids[activeAt] ?? null;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || isComposing(event) || !(target instanceof HTMLElement)) return;
    if (target.closest("[role=menu]") || target.closest(".editable-text") || activeId === null) return;
    const control = target.closest("[data-control]")?.getAttribute("data-control") ?? "name";
    const command = gridCommand(event, {
      at: activeAt,
      count: ids.length,
      visible,
      ownsSpace: control !== "name",
    });
    if (command === null) return;
    // Nothing is selected: Escape is somebody else's.
    if (command.is === "clear" && selected.size === 0) return;
    event.preventDefault();
    switch (command.is) {
      case "row":
        goToRow(activeId, command, control);
        break;
      case "control":
        goToControl(activeId, command, currentTarget, target);
        break;
      case "select":
        select(activeId, command.extends);
        break;
      case "select-all":
        model.selectAll();
        actions.selectionChanged();
        break;
      case "clear":
        model.clearSelection();
        actions.selectionChanged();
        break;
      default:
        if (!fixed) edit(activeId, command, control);
    }
  }

  function goToRow(from: number, command: Command<"row">, control: string): void {
    const id = ids[command.to];
    if (id === undefined) return;
    if (command.extends) {
      if (!model.isSelected(from)) model.toggle(from);
      select(id, true);
    }
    model.focusOn({ id, control });
  }
  function goToControl(id: number, { by }: Command<"control">, grid: Element, from: Element): void {
    const controls = [...grid.querySelectorAll(`[data-journey="${id}"] [data-control]`)];
    const next = controls[controls.findIndex((each) => each.contains(from)) + by];
    const control = next?.getAttribute("data-control");
    if (control) model.focusOn({ id, control });
  }
  function edit(id: number, command: EditCommand, control: string): void {
    const journey = model.journey(id);
    if (journey === null) return;
    switch (command.is) {
      case "rename":
        model.rename("journey", id, journey.name);
        return;
      case "remove":
        model.dialogs.open({ is: "remove", ids: model.isSelected(id) ? model.selectedIds() : [id] });
        return;
      case "move": {
        const section = sections.find(({ rows }) => rows.some((row) => row.id === id));
        if (!section) return;
        const order = orderedIds(section, model.group());
        if (whyFixed !== null) model.announce(whyFixed);
        else moveRow({ ...section, ids: order }, journey, order.indexOf(id) + command.by);
        model.focusOn({ id, control });
      }
    }
  }
  return {
    onKeyDown,
    /** Firefox presses a button when Space comes up, whatever became of it going down. */
    onKeyUp(event: KeyboardEvent<HTMLDivElement>): void {
      const isName = event.target instanceof Element && event.target.matches("[data-control=name]");
      if (event.key === " " && isName) event.preventDefault();
    },
  };
}
