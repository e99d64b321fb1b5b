import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { EmptyState } from "../../../kit/EmptyState.js";
import { ErrorState } from "../../../kit/ErrorState.js";
import { SpinnerIcon } from "../../../kit/icons.js";
import { useStill } from "../../../kit/page-press.js";
import { StatusRegion, standsMs } from "../../../kit/StatusRegion.js";
import { useOnChange } from "../../../kit/use-on-change.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { whenIdle } from "../../../kit/when-idle.js";
import type { Catalogue } from "../list/catalogue.js";
import type { PickerWords } from "../messages.js";
import type { PickerModel } from "../model.js";
import { refusalNote } from "../refusal-note.js";
import { countShown } from "../settings.js";
import { useShown } from "../use-shown.js";
import { AddedToast } from "./adding/AddedToast.js";
import { AddingNotes } from "./adding/AddingNotes.js";
import { Foot } from "./Foot.js";
import { createListModel } from "./list-model.js";
import type { ListShown } from "./list-shown.js";
import { listWords, type OpenListWords } from "./messages.js";
import type { ListPartProps } from "./part-props.js";
import { hasParts } from "./parts.js";
import { PastePanel } from "./paste/PastePanel.js";
import { ItemList } from "./rows/ItemList.js";
import { ScopeSelect } from "./scopes/ScopeSelect.js";
import { Scopes } from "./scopes/Scopes.js";
import { SearchHead } from "./search/SearchHead.js";
import { openListStyles } from "./styles.js";

/** Content of the popover: search on top, folders at the side, what is chosen at the foot. */
export function OpenList({
  picker,
  words: fieldWords,
  label,
  isNarrow,
  anchor,
  onClose,
}: {
  picker: PickerModel;
  words: PickerWords;
  label: string;
  /** True where folders have no room beside the rows. */
  isNarrow: boolean;
  /** Anchor of the popover. */
  anchor: RefObject<HTMLElement | null>;
  /** `goesOn`: the focus goes to what comes next. */
  onClose(goesOn?: boolean): void;
}) {
  useSheets(openListStyles);
  const [list] = useState(() => createListModel(picker));
  const shown = useStill(useShown(list.shown));
  const { catalogue } = shown;
  // The first letter is no slower than the others.
  // Another list is another search.
  useOnChange([list, catalogue], () => whenIdle(list.prepareSearch));
  const ownWords = listWords[shown.settings.locale];
  // The same object as long as the language stays: rows are drawn again when their words change.
  const words = useMemo(() => ({ ...fieldWords, ...ownWords }), [fieldWords, ownWords]);
  const search = useRef<HTMLInputElement>(null);
  useMouseGoingOn(shown.isDone, onClose);
  const itemLabel = words.kinds[shown.settings.kind];
  const part = { picker, list, shown, words, label, itemLabel };
  return (
    <>
      {shown.pasted && catalogue ? (
        <PastePanel {...part} pasted={shown.pasted} catalogue={catalogue} />
      ) : (
        <>
          <SearchHead {...part} field={search} onDone={onClose} />
          {refusalNote(shown, words, label)}
          {shown.lookAlike || shown.failedName !== null ? <AddingNotes {...part} /> : null}
          <Body {...part} isNarrow={isNarrow} anchor={anchor} />
        </>
      )}
      <Foot {...part} isNarrow={isNarrow} onClose={() => onClose()} />
      <FoundCount shown={shown} words={words} label={label} />
      {picker.mayAdd() ? (
        <StatusRegion text={shown.isOffered ? words.enterWillAdd(shown.query.trim(), itemLabel) : ""} />
      ) : null}
      {shown.added ? <AddedToast picker={picker} added={shown.added} /> : null}
    </>
  );
}

/** So far a mouse that is only touched does not move, in px. */
const restPx = 8;

/** Calls when the hand goes on with the mouse after all is done: the list lies over nothing that it goes to. */
function useMouseGoingOn(isDone: boolean, onGoing: () => void): void {
  const going = useEffectEvent(() => onGoing());
  useEffect(() => {
    if (!isDone) return;
    let moved = 0;
    const trackPointer = ({ pointerType, movementX, movementY }: PointerEvent) => {
      if (pointerType === "mouse") moved += Math.abs(movementX) + Math.abs(movementY);
      if (moved > restPx) going();
    };
    document.addEventListener("pointermove", trackPointer, true);
    return () => document.removeEventListener("pointermove", trackPointer, true);
  }, [isDone]);
}

function Body(part: ListPartProps & { isNarrow: boolean; anchor: RefObject<HTMLElement | null> }) {
  const { picker, shown, words } = part;
  const { listed, catalogue, rows } = shown;
  // It lies over nothing that comes next.
  if (shown.isDone) return null;
  if (listed.is === "failed")
    return (
      <ErrorState title={words.choicesFailed} retryLabel={words.loadAgain} onRetry={picker.retryLoading} />
    );
  if (!catalogue || !rows) return <Loading words={words} />;
  const nothing = rows.ariaSetSize === 0;
  const Parts = part.isNarrow ? ScopeSelect : Scopes;
  const items = nothing ? (
    <EmptyState title={nothingText(part, catalogue)} />
  ) : (
    <ItemList {...part} rows={rows} catalogue={catalogue} />
  );
  if (!hasParts(catalogue) || catalogue.count === 0) return items;
  return (
    <div className="picker-body">
      <Parts {...part} catalogue={catalogue} />
      {items}
    </div>
  );
}

/** Why no row is there. */
function nothingText({ shown: { query, scope }, words, label }: ListPartProps, { count }: Catalogue): string {
  if (count === 0) return words.none(label);
  if (query !== "") return words.notFound(query);
  return scope.is === "chosen" ? words.noneChosen(label) : words.none(label);
}

/** Shown only when the wait is long enough to be noticed, in milliseconds. */
const waitBeforeSpinner = 300;

function Loading({ words }: { words: OpenListWords }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), waitBeforeSpinner);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="picker-loading" role="status">
      {isLong ? (
        <>
          <SpinnerIcon className="spin" />
          <span>{words.loading}</span>
        </>
      ) : null}
    </div>
  );
}

/** Counts are read out when the operator pauses, in milliseconds; at every key they would drown what is typed. */
const pauseBeforeCount = 300;
/** A reader is busy with the search box first, which has got the focus. */
const pauseAfterOpening = 500;

/** Status for readers: the name of the list, how much is in it and how much of it is chosen; then how much a search has found. */
function FoundCount({ shown, words, label }: { shown: ListShown; words: OpenListWords; label: string }) {
  const region = useRef<HTMLDivElement>(null);
  const { rows, query, settings, selection, isDone } = shown;
  // Later changes of the choice are announced by themselves.
  const [chosenBefore] = useState(() => countShown(shown.count, selection.ids, settings));
  const isSearch = query !== "";
  const counted = isSearch ? words.found : (count: number) => words.opened(label, count, chosenBefore);
  const text = rows && !isDone ? counted(rows.itemCount) : "";
  useEffect(() => {
    // Past React: to draw again after each letter only for this would cost as much as the letter.
    const say = (announced: string) => region.current?.replaceChildren(announced);
    const timers = [
      setTimeout(say, isSearch ? pauseBeforeCount : pauseAfterOpening, text),
      setTimeout(say, standsMs, ""),
    ];
    return () => timers.forEach(clearTimeout);
  }, [text, isSearch]);
  return <div ref={region} role="status" className="sr picker-found" />;
}
