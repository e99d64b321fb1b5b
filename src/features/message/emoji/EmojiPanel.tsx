import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { useComposition } from "../../../kit/composition.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { SearchIcon } from "../../../kit/icons.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useSheet } from "../../../kit/sheets.js";
import { TextField } from "../../../kit/TextField.js";
import { fold } from "../../../lib/fold.js";
import type { Locale } from "../../../lib/locale.js";
import { useRestingText } from "../use-resting-text.js";
import { type Cell, cellAfter } from "./cells.js";
import { cellOf, EmojiGrid } from "./EmojiGrid.js";
import { EmojiTabs } from "./EmojiTabs.js";
import sheet from "./emoji.css?inline";
import { allEmojis } from "./emoji.js";
import { emojiWords } from "./messages.js";
import { createEmojiSearch, type Readings } from "./search.js";
import { beginningOf, type EmojiTab, foundSections, sectionsOf } from "./sections.js";

/** Props of the content of the popover for emoji. */
export interface EmojiPanelProps {
  locale: Locale;
  /** Those chosen before, the last one first. What comes while the panel is open shows when it is opened again. */
  recent: readonly string[];
  /** Found by their readings too, once these are there. */
  readings?: Readings | undefined;
  onChoose(emoji: string): void;
}

/** Tabs and a search box over a grid with emoji. The arrows lead from one to the other, and letters back. */
export function EmojiPanel({ locale, recent, readings, onChoose }: EmojiPanelProps) {
  useSheet(sheet);
  const words = emojiWords[locale];
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { tracker, handlers } = useComposition();
  const search = useMemo(() => createEmojiSearch(allEmojis(), readings), [readings]);
  const id = useId();
  const [tab, setTab] = useState<EmojiTab>("all");
  // Nothing moves under the pointer.
  const [recentAtFirst] = useState(recent);
  const [query, setQuery] = useState("");
  // Searching and drawing many takes longer than a key press may.
  const shownQuery = useDeferredValue(query);
  const shownTab = useDeferredValue(tab);
  const isSearching = fold(shownQuery) !== "";
  const found = useMemo(() => search(shownQuery), [search, shownQuery]);
  const inTab = useMemo(
    () => sectionsOf(shownTab, recentAtFirst, locale, words),
    [shownTab, recentAtFirst, locale, words],
  );
  const wanted = useMemo(
    () => (isSearching ? foundSections(found, locale, words) : inTab),
    [isSearching, found, locale, words, inTab],
  );
  // At first what is seen of it at once, the rest when that is there.
  const [beginning] = useState(() => beginningOf(wanted));
  const sections = useDeferredValue(wanted, beginning);
  const outcome = found.length > 0 ? words.found(found.length) : words.nothingFound;
  const status = useRestingText(isSearching ? outcome : "");

  /** A search looks through all groups, and a group is no search. */
  function write(text: string) {
    setQuery(text);
    setTab("all");
  }
  function select(next: EmojiTab) {
    setQuery("");
    setTab(next);
  }
  function focusCell({ row, column }: Cell) {
    const line = grid.current?.querySelector(`[data-row="${row}"]`);
    (line?.children[column] as HTMLElement | undefined)?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (tracker.owns(event) || event.altKey || event.metaKey) return;
    const cell = cellOf(event.target);
    if (cell) pressInGrid(event, cell);
    else if (event.target === field.current && !event.ctrlKey) pressInSearch(event);
  }
  function pressInSearch(event: KeyboardEvent) {
    if (event.key === "ArrowDown") focusCell({ row: 0, column: 0 });
    else if (event.key !== "Enter") return;
    else if (!event.repeat) {
      // The typed text counts, not what has been drawn.
      const [nearest] = search(query);
      if (nearest) onChoose(nearest.character);
    }
    event.preventDefault();
  }
  function pressInGrid(event: KeyboardEvent, cell: Cell) {
    const lengths = sections.flatMap(({ rows }) => rows.map(({ items }) => items.length));
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const to = cellAfter(event, cell, lengths, rightToLeft);
    if (to !== undefined) {
      event.preventDefault();
      if (to === "search") field.current?.focus();
      else focusCell(to);
    } else if (event.key === "Enter" && event.repeat) {
      // A key that is held down would choose again and again.
      event.preventDefault();
    } else if (isTyped(event)) {
      // The browser types into what has the focus after this.
      field.current?.focus();
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside.
    <div className="emoji-panel" data-own-undo="" onKeyDown={onKeyDown} {...handlers}>
      <EmojiTabs id={`${id}tab`} panel={`${id}list`} locale={locale} selected={tab} onSelect={select} />
      <div className="emoji-search">
        <SearchIcon />
        <TextField
          ref={field}
          value={query}
          onChange={write}
          label={words.search}
          placeholder={words.search}
          data-autofocus=""
        />
      </div>
      {/* What another search finds is another list: it begins at its top, and so does Tab. */}
      <div
        key={`${shownTab} ${shownQuery}`}
        id={`${id}list`}
        role="tabpanel"
        aria-labelledby={`${id}tab${tab}`}
        className="emoji-list"
      >
        {sections.length > 0 ? (
          <EmojiGrid grid={grid} label={words.list} sections={sections} onChoose={onChoose} />
        ) : (
          <EmptyState title={words.nothingFound} />
        )}
      </div>
      <StatusRegion text={status} />
    </div>
  );
}

/** True for a key on an emoji that is meant for the search box: a letter, or taking one back. A blank chooses. */
function isTyped({ key, ctrlKey }: KeyboardEvent): boolean {
  if (ctrlKey || key === " ") return false;
  return key === "Backspace" || [...key].length === 1;
}
