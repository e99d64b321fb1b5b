import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { classes } from "../../../../kit/classes.js";
import { LockIcon, PlusIcon, WarningIcon } from "../../../../kit/icons.js";
import { markedText } from "../../../../kit/Marked.js";
import { useRowWindow } from "../../../../kit/row-window.js";
import { scrollToRow } from "../../../../kit/virtual-rows.js";
import { range } from "../../../../lib/range.js";
import { foldedRanges } from "../../../../lib/text-search.js";
import { protectionOf } from "../../choice/protection.js";
import { isChosen } from "../../choice/selection.js";
import type { Catalogue } from "../../list/catalogue.js";
import { headingText, type OpenListWords } from "../messages.js";
import { optionId } from "../option-id.js";
import type { ListPartProps } from "../part-props.js";
import { hasFacts, ItemFacts } from "./ItemFacts.js";
import { meantRow, type Press, type PressedRow, subjectOf } from "./press.js";
import type { Rows } from "./rows.js";

/** Rows drawn beyond both edges. */
const overscan = 1;
/** How high the list grows, and its padding above and below, in px; the style sheet says the same. */
const highest = 404;
const padding = 4;

interface ItemListProps extends ListPartProps {
  rows: Rows;
  catalogue: Catalogue;
  /** Something that is laid out already: asking it for the height of a row costs nothing. */
  anchor: RefObject<HTMLElement | null>;
}

/** The rows in view, and the active one wherever it is: `aria-activedescendant` must point at something. */
export function ItemList(props: ItemListProps) {
  const { list, shown, words, label, rows, catalogue, anchor } = props;
  const { settings, current, moved, query } = shown;
  const rangesIn = query === "" ? noRanges : foldedRanges(query);
  const box = useRef<HTMLDivElement>(null);
  const [rowHeight] = useState(() => rowHeightAt(anchor.current));
  const { start, end } = useRowWindow(
    box,
    rowHeight,
    rows.rowCount,
    overscan,
    Math.min(highest, rows.rowCount * rowHeight + 2 * padding),
  );
  useScrolling(box, rows, moved, rowHeight);
  const activeRow = current === null ? null : rows.rowOf(current);
  const drawn = range(start, end);
  if (activeRow !== null && activeRow < start) drawn.unshift(activeRow);
  if (activeRow !== null && activeRow >= end) drawn.push(activeRow);

  const pressed = useRef<Press | null>(null);
  function aimOf(event: MouseEvent): Press {
    const row = rowUnder(event, rows);
    return {
      x: event.clientX,
      y: event.clientY,
      on: row && subjectOf(row, catalogue),
      ariaPosInSet: row?.ariaPosInSet ?? 0,
    };
  }
  function begin(event: MouseEvent) {
    // A press on a row must not take the focus off the search box.
    event.preventDefault();
    pressed.current = aimOf(event);
  }
  function press(event: MouseEvent) {
    // A press by script or by a screen reader begins nowhere.
    const began = event.detail === 0 ? null : pressed.current;
    pressed.current = null;
    const now = list.shown.now();
    // Ids of another kind are others.
    if (!now.rows || !now.catalogue || now.settings.kind !== settings.kind) return;
    const row = meantRow(began, aimOf(event), now.rows, now.catalogue);
    if (row === null) return;
    if (event.shiftKey && shown.settings.multiple && row.is === "item") list.extendTo(row.ariaPosInSet);
    else {
      list.moveTo(row.ariaPosInSet);
      list.pressRow(row);
    }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box, which keeps the focus, handles the keys.
    <div
      ref={box}
      id="picker-list"
      role="listbox"
      part="listbox"
      className="picker-list"
      // Browsers would make a stop of it because it scrolls; the keys are those of the search box.
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={settings.multiple || undefined}
      onMouseDown={begin}
      onClick={press}
    >
      <div role="presentation" className="picker-room" style={{ blockSize: rows.rowCount * rowHeight }}>
        {drawn.map((at) => {
          const row = rows.rowAt(at);
          const top = at * rowHeight;
          if (row.is !== "heading") return optionRow(row, at, top, props, rangesIn);
          return (
            // Rows are described by it; a first child that is no row would have readers count what is drawn.
            <div key={`h${at}`} aria-hidden="true" className="picker-heading" style={{ top }}>
              {headingText(row.of, catalogue, words)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function rowUnder({ target }: MouseEvent, rows: Rows): PressedRow | null {
  const option = (target as Element).closest("[role=option]");
  const row = option && rows.rowAt(rows.rowOf(Number(option.ariaPosInSet) - 1));
  return row === null || row.is === "heading" ? null : row;
}

type RangesIn = ReturnType<typeof foldedRanges>;

const noRanges: RangesIn = () => [];

/** As few nodes as a row can have, and no component: the box and the tick are drawn by the style sheet. */
function optionRow(
  row: PressedRow,
  at: number,
  top: number,
  { shown, words, label, itemLabel, rows, catalogue }: ItemListProps,
  rangesIn: RangesIn,
) {
  const { settings, selection, query } = shown;
  const isItem = row.is === "item";
  const gone = row.is === "missing";
  const isNew = row.is === "create";
  const text = isItem
    ? catalogue.nameAt(row.index)
    : textOf(row, query, row.is === "missing" ? label : itemLabel, words);
  const name = isNew || query === "" ? text : markedText(text, query, rangesIn(text));
  const item = isItem ? catalogue.itemAt(row.index) : null;
  const protection = item && protectionOf(item, settings);
  const facts = item !== null && hasFacts(item);
  const rich = gone || isNew || facts || protection !== null;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the search box, which handles the keys.
    <div
      key={rich ? keyOf(row) : at}
      id={optionId(row.ariaPosInSet)}
      role="option"
      className={classes(
        "picker-option",
        rich && "picker-option-rich",
        settings.multiple && !isNew && "picker-option-box",
        row.ariaPosInSet === shown.current && "picker-option-active",
        gone && "picker-gone",
        isNew && "picker-new",
      )}
      title={text}
      aria-selected={gone || (isItem && isChosen(selection, row.index))}
      aria-disabled={protection !== null || (isNew && shown.status !== "idle") || undefined}
      aria-setsize={rows.ariaSetSize}
      aria-posinset={row.ariaPosInSet + 1}
      aria-description={isItem && row.under ? headingText(row.under, catalogue, words) : undefined}
      style={{ top }}
    >
      {rich ? (
        <>
          {gone ? <WarningIcon /> : null}
          {isNew ? <PlusIcon /> : null}
          <span className="picker-name">{name}</span>
          <span className="picker-facts">
            {gone ? <span>{words.id(String(row.id))}</span> : null}
            {/* Said by a region: it is no part of the row's name. */}
            {isNew && shown.isOffered ? <span aria-hidden="true">{words.enterAdds}</span> : null}
            {facts ? (
              <ItemFacts item={item} words={words} isDescribed={isItem && row.under === "favourites"} />
            ) : null}
            {protection === null ? null : (
              <>
                <LockIcon />
                <span>{words.protections[protection]}</span>
              </>
            )}
          </span>
        </>
      ) : (
        name
      )}
    </div>
  );
}

/**
 * Key of a row, from its subject where it has several texts: a translator may have taken them to pieces, so they
 * never become another's. A plain row is written whole, and whatever it is about next, it stays.
 */
function keyOf(row: PressedRow): string {
  if (row.is === "create") return "new";
  return row.is === "item" ? `item ${row.index}` : `gone ${row.id}`;
}

function textOf(row: PressedRow, query: string, label: string, words: OpenListWords): string {
  return row.is === "missing" ? words.deletedItem(label) : words.addAsNew(query.trim(), label);
}

/** The token is 36 px, and more under a finger. */
function rowHeightAt(element: HTMLElement | null): number {
  const token = element && Number.parseFloat(getComputedStyle(element).getPropertyValue("--ce-row"));
  return token || 36;
}

/** A new search, and another part of the list, begin at the top; a row that keys have led to is brought into view. */
function useScrolling(
  box: RefObject<HTMLDivElement | null>,
  rows: Rows,
  moved: number | null,
  rowHeight: number,
): void {
  /** Asking the list itself makes the browser lay it out, which it would do again for the picture. */
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    const list = box.current;
    const measure = () => {
      isScrolled.current = list !== null && list.scrollTop !== 0;
    };
    list?.addEventListener("scroll", measure, { passive: true });
    return () => list?.removeEventListener("scroll", measure);
  }, [box]);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list || (moved === null && !isScrolled.current)) return;
    const scroll = () => {
      const top =
        moved === null
          ? 0
          : scrollToRow(rows.rowOf(moved), list.scrollTop, list.clientHeight - 2 * padding, rowHeight);
      list.scrollTop = top;
      isScrolled.current = top !== 0;
    };
    // The popover is shown after its content is there, and what is not shown cannot be scrolled.
    if (list.clientHeight > 0) scroll();
    else queueMicrotask(scroll);
  }, [box, moved, rows, rowHeight]);
}
