import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { ArrowDownIcon, ArrowUpIcon, ClipboardIcon, ScissorsIcon, TrashIcon } from "../../../kit/icons.js";
import { SelectionBar } from "../../../kit/SelectionBar.js";
import { clipboardWords } from "../../clipboard/messages.js";
import { moveRows } from "../../several-rows.js";
import { selectionWords } from "../messages.js";
import type { SelectionToolsProps } from "../selection-tools-props.js";

/** Bar of commands for all selected rows. */
export function SelectedRowsBar({ model, locale, count, children }: SelectionToolsProps & { count: number }) {
  const { selection } = model;
  const state = useAtomValue(model.atoms.state);
  const rows = useAtomValue(selection.atoms.rows);
  const clipboard = useAtomValue(model.atoms.clipboard);
  const words = { ...clipboardWords[locale], ...selectionWords[locale] };
  const keys = rows.map(({ key }) => key);

  /** Which way they were just moved by a button here: they stay in view. */
  const moved = useRef<-1 | 1 | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const first = moved.current === null ? undefined : rows.at(moved.current === -1 ? 0 : -1);
    moved.current = null;
    if (!first) return;
    const root = place.current?.getRootNode() as ShadowRoot;
    root.querySelector(`[data-row="${CSS.escape(first.key)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [rows]);
  function move(by: -1 | 1): void {
    moved.current = by;
    model.moveSelected(by);
  }
  function clear(): void {
    const [first] = rows;
    selection.clear();
    if (first) model.focusOn({ row: first.key, field: "head" });
  }

  return (
    <SelectionBar
      ref={place}
      label={words.bar}
      count={words.selected(count)}
      isSilent
      clearLabel={words.clearSelection}
      onClear={clear}
      actions={
        <>
          <Button
            variant="quiet"
            size="s"
            icon={<ClipboardIcon />}
            unavailable={clipboard === null}
            onPress={() => void clipboard?.copyByMenu(keys)}
          >
            {words.copy}
          </Button>
          <Button
            variant="quiet"
            size="s"
            icon={<ScissorsIcon />}
            unavailable={clipboard === null}
            onPress={() => void clipboard?.cutByMenu(keys)}
          >
            {words.cut}
          </Button>
          <Button variant="quiet" size="s" icon={<TrashIcon />} onPress={model.removeSelected}>
            {words.remove}
          </Button>
          <Button
            variant="quiet"
            size="s"
            icon={<ArrowUpIcon />}
            unavailable={moveRows(state, selection.keys(), -1) === null}
            onPress={() => move(-1)}
          >
            {words.moveUp}
          </Button>
          <Button
            variant="quiet"
            size="s"
            icon={<ArrowDownIcon />}
            unavailable={moveRows(state, selection.keys(), 1) === null}
            onPress={() => move(1)}
          >
            {words.moveDown}
          </Button>
          {children}
        </>
      }
    />
  );
}
