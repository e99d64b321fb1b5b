import { useAtomValue } from "jotai";
import { type MouseEvent, memo, useCallback, useLayoutEffect, useRef, useState } from "react";
import { classes } from "../../kit/classes.js";
import { LockIcon, PlusIcon, WarningIcon } from "../../kit/icons.js";
import { Marked } from "../../kit/Marked.js";
import { useRowWindow } from "../../kit/row-window.js";
import { scrollToRow } from "../../kit/virtual-rows.js";
import { range } from "../../lib/range.js";
import type { Catalogue } from "./catalogue.js";
import { hasFacts, ItemFacts } from "./ItemFacts.js";
import { optionId } from "./option-id.js";
import { headingText, type PopupWords } from "./popup/words.js";
import type { PopupPartProps } from "./popup-part.js";
import { type Protection, protectionOf } from "./protection.js";
import type { Row, Rows } from "./rows.js";
import { isChosen } from "./selection.js";

/** Rows drawn beyond both edges. */
const around = 1;
/** How high the list grows, in px; the style sheet says the same. */
const highest = 404;

/** The rows in view, and the active one wherever it is: `aria-activedescendant` must point at something. */
export function ItemList({
  model,
  words,
  label,
  rows,
  catalogue,
}: PopupPartProps & { rows: Rows; catalogue: Catalogue }) {
  const settings = useAtomValue(model.atoms.settings);
  const selection = useAtomValue(model.atoms.selection);
  const query = useAtomValue(model.atoms.query);
  const current = useAtomValue(model.atoms.current);
  const moved = useAtomValue(model.atoms.active);
  const box = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(box);
  const { start, end } = useRowWindow(
    box,
    rowHeight,
    rows.rowCount,
    around,
    Math.min(highest, rows.rowCount * rowHeight + 8),
  );
  const activeRow = current === null ? null : rows.rowOf(current);

  // A new search, and another part of the list, begin at the top.
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const scroll = () => {
      const room = list.clientHeight - 2 * Number.parseFloat(getComputedStyle(list).paddingBlockStart);
      if (moved === null) list.scrollTop = 0;
      else list.scrollTop = scrollToRow(rows.rowOf(moved), list.scrollTop, room, rowHeight);
    };
    // The popover is shown after its content is there, and what is not shown cannot be scrolled.
    if (list.clientHeight > 0) scroll();
    else if (moved !== null) queueMicrotask(scroll);
  }, [moved, rows, rowHeight]);

  const press = useCallback(
    (row: Row, event: MouseEvent) => {
      if (row.is === "heading") return;
      if (event.shiftKey && row.is === "item") model.moveTo(row.position, true);
      else {
        model.view.moveTo(row.position);
        model.pressRow(row);
      }
    },
    [model],
  );

  const drawn = range(start, end);
  if (activeRow !== null && activeRow < start) drawn.unshift(activeRow);
  if (activeRow !== null && activeRow >= end) drawn.push(activeRow);
  return (
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
      // A press on a row must not take the focus off the search box.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" className="picker-room" style={{ blockSize: rows.rowCount * rowHeight }}>
        {drawn.map((at) => {
          const row = rows.rowAt(at);
          const top = at * rowHeight;
          if (row.is === "heading") {
            return (
              <div key={`h${at}`} role="presentation" className="picker-heading" style={{ top }}>
                {headingText(row.of, catalogue, words)}
              </div>
            );
          }
          const item = row.is === "item" ? catalogue.itemAt(row.place) : null;
          return (
            <OptionRow
              key={keyOf(row)}
              row={row}
              top={top}
              count={rows.positionCount}
              text={row.is === "item" ? catalogue.nameAt(row.place) : textOf(row, query, label, words)}
              under={row.is === "item" && row.under ? headingText(row.under, catalogue, words) : undefined}
              query={query}
              chosen={row.is === "missing" || (row.is === "item" && isChosen(selection, row.place))}
              active={row.position === current}
              protection={item && protectionOf(item, settings)}
              item={item && hasFacts(item) ? item : null}
              words={words}
              multiple={settings.multiple}
              onPress={press}
            />
          );
        })}
      </div>
    </div>
  );
}

/** What a row is about: a translator may have taken its texts to pieces, so they never become another's. */
function keyOf(row: OptionRowProps["row"]): string {
  if (row.is === "create") return "new";
  return row.is === "item" ? `item ${row.place}` : `gone ${row.id}`;
}

function textOf(row: Row, query: string, label: string, words: PopupWords): string {
  return row.is === "missing" ? words.deletedItem(label) : words.addAsNew(query.trim(), label);
}

interface OptionRowProps {
  row: Exclude<Row, { is: "heading" }>;
  top: number;
  count: number;
  text: string;
  under: string | undefined;
  query: string;
  chosen: boolean;
  active: boolean;
  protection: Protection | null;
  /** Only where there is more to show of it than its name. */
  item: Parameters<typeof ItemFacts>[0]["item"] | null;
  words: PopupWords;
  multiple: boolean;
  onPress(row: Row, event: MouseEvent): void;
}

/** As few nodes as a row can have: the box and the tick are drawn by the style sheet. */
const OptionRow = memo(
  function OptionRow(props: OptionRowProps) {
    const { row, top, count, text, under, query, chosen, active, protection, item, words } = props;
    const gone = row.is === "missing";
    const isNew = row.is === "create";
    const name = isNew || query === "" ? text : <Marked text={text} query={query} />;
    const rich = gone || isNew || item !== null || protection !== null;
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the search box, which handles the keys.
      // biome-ignore lint/a11y/useKeyWithClickEvents: likewise.
      <div
        id={optionId(row.position)}
        role="option"
        className={classes(
          "picker-option",
          rich && "picker-option-rich",
          props.multiple && !isNew && "picker-option-box",
          active && "picker-option-active",
          gone && "picker-gone",
          isNew && "picker-new",
        )}
        title={text}
        aria-selected={chosen}
        aria-disabled={protection !== null || undefined}
        aria-setsize={count}
        aria-posinset={row.position + 1}
        aria-description={under}
        style={{ top }}
        onClick={(event) => props.onPress(row, event)}
      >
        {rich ? (
          <>
            {gone ? <WarningIcon /> : null}
            {isNew ? <PlusIcon /> : null}
            <span className="picker-name">{name}</span>
            <span className="picker-facts">
              {gone ? words.id(String(row.id)) : null}
              {item ? <ItemFacts item={item} words={words} /> : null}
              {protection === null ? null : (
                <>
                  <LockIcon />
                  {words.protections[protection]}
                </>
              )}
            </span>
          </>
        ) : (
          name
        )}
      </div>
    );
  },
  (before, after) =>
    (Object.keys(after) as (keyof OptionRowProps)[]).every(
      (key) => key === "row" || before[key] === after[key],
    ) && sameRow(before.row, after.row),
);

/** Rows are described anew each time; a drawn one changes only with what it says. */
function sameRow(a: OptionRowProps["row"], b: OptionRowProps["row"]): boolean {
  if (a.is !== b.is || a.position !== b.position) return false;
  if (a.is === "item" && b.is === "item") return a.place === b.place;
  return !(a.is === "missing" && b.is === "missing") || a.id === b.id;
}

/** The token is 36 px, and more under a finger. */
function useRowHeight(box: React.RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(36);
  useLayoutEffect(() => {
    if (!box.current) return;
    const token = Number.parseFloat(getComputedStyle(box.current).getPropertyValue("--ce-row"));
    if (token > 0) setHeight(token);
  }, [box]);
  return height;
}
