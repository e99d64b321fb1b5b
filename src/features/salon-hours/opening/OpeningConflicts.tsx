import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { ConflictChoices, useSalon } from "../../salon/index.js";
import { formatConflict } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

/** Choices where others have changed the same, with what can be saved of it. */
export function OpeningConflicts() {
  const { model } = useSalon();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const year = useAtomValue(model.atoms.year);
  const conflicts = useAtomValue(editor.atoms.conflicts);
  const { chosen } = useAtomValue(editor.atoms.present);
  const waits = useAtomValue(editor.atoms.waits);
  const wish = useAtomValue(editor.atoms.focus);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (wish !== "conflicts") return;
    const groups = [...(box.current?.querySelectorAll<HTMLElement>("[role=radiogroup]") ?? [])];
    const open = groups.find((group) => !group.querySelector(":checked")) ?? groups[0];
    open?.querySelector("input")?.focus();
    editor.focusArrived();
  }, [wish, editor]);
  return (
    <div ref={box} className="opening-conflicts">
      <ConflictChoices
        conflicts={conflicts.map((conflict) => formatConflict(conflict, words, year))}
        chosen={chosen}
        waits={waits}
        onChoose={(key, side) => {
          const conflict = conflicts.find(({ id }) => id === key);
          if (conflict) editor.choose(conflict, side);
        }}
      />
    </div>
  );
}
