import { type FocusEvent, type MouseEvent, memo, type RefObject, useId, useState } from "react";
import type { Cell } from "./cells.js";
import type { EmojiRowItems, EmojiSection } from "./sections.js";

export interface EmojiGridProps {
  label: string;
  sections: readonly EmojiSection[];
  onChoose(character: string): void;
  grid: RefObject<HTMLDivElement | null>;
}

/** One stop for Tab: the emoji that had the focus last, at first the first. What the keys do stands in `EmojiPanel`. */
export function EmojiGrid({ label, sections, onChoose, grid }: EmojiGridProps) {
  const id = useId();
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });

  function onFocus({ target }: FocusEvent) {
    const cell = cellOf(target);
    if (cell) setActive(cell);
  }
  function onClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button) onChoose(button.value);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space click the button that has the focus.
    <div ref={grid} role="grid" aria-label={label} onFocus={onFocus} onClick={onClick}>
      {sections.map(({ key, title, rows }) => (
        <div key={key} role="rowgroup" aria-labelledby={`${id}${key}`}>
          <div id={`${id}${key}`} className="emoji-heading">
            {title}
          </div>
          {rows.map(({ row, items }) => (
            <Row key={row} row={row} items={items} active={row === active.row ? active.column : undefined} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The place of the emoji in this node. */
export function cellOf(node: EventTarget): Cell | undefined {
  const button = node instanceof Element ? node.closest("button") : null;
  const row = button?.parentElement;
  if (!button || !row) return undefined;
  return { row: Number(row.dataset.row), column: [...row.children].indexOf(button) };
}

/** Only the lines that the focus leaves and enters are drawn again. */
const Row = memo(function Row({
  row,
  items,
  active,
}: EmojiRowItems & {
  /** The column that Tab leads to. */
  active: number | undefined;
}) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the emoji in it have the focus.
    <div role="row" className="emoji-row" data-row={row}>
      {items.map(({ character, name }, column) => (
        <button
          key={character}
          type="button"
          role="gridcell"
          className="emoji"
          value={character}
          aria-label={name}
          title={name}
          tabIndex={column === active ? 0 : -1}
        >
          {character}
        </button>
      ))}
    </div>
  );
});
