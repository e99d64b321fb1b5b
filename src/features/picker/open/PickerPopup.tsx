import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { EmptyState } from "../../../kit/EmptyState.js";
import { ErrorState } from "../../../kit/ErrorState.js";
import { SpinnerIcon } from "../../../kit/icons.js";
import { Popover } from "../../../kit/Popover.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { AddingNotes } from "../adding/AddingNotes.js";
import type { Catalogue } from "../list/catalogue.js";
import type { PickerModel } from "../model.js";
import type { ListShown } from "../opened.js";
import { LazyPastePanel } from "../paste/lazy-paste.js";
import type { PopupPartProps } from "../popup/popup-part.js";
import { listWords, type PopupWords } from "../popup/words.js";
import { refusalNote } from "../refusal-note.js";
import { ItemList } from "../rows/ItemList.js";
import { ScopeSelect } from "../scopes/ScopeSelect.js";
import { Scopes } from "../scopes/Scopes.js";
import { finding } from "../search/finding.js";
import { SearchHead } from "../search/SearchHead.js";
import { hasPopups } from "../settings.js";
import { useShown } from "../use-shown.js";
import type { PickerWords } from "../words.js";
import { Foot } from "./Foot.js";
import { hasParts } from "./parts.js";
import { popupStyles } from "./popup-styles.js";

/** The width of the list in px, and how much each of the two pop-up buttons adds (actions-and-filters §9). */
const listWidth = 550;
const popupButtonWidth = 86;

/** The open list: search on top, folders at the side, what is chosen at the foot. */
export function PickerPopup({
  model,
  words: fieldWords,
  label,
  anchor,
  opener,
}: {
  model: PickerModel;
  words: PickerWords;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
}) {
  useSheets(popupStyles);
  useLayoutEffect(() => model.view.findBy(finding), [model]);
  // Closed over a question, the list does not ask it again.
  useEffect(
    () => () => {
      model.forgetLookAlike();
      model.forgetPasted();
    },
    [model],
  );
  const shown = useShown(model.list);
  const ownWords = listWords[shown.settings.locale];
  // The same object as long as the language stays: rows are drawn again when their words change.
  const words = useMemo(() => ({ ...fieldWords, ...ownWords }), [fieldWords, ownWords]);
  const search = useRef<HTMLInputElement>(null);
  const part = { model, shown, words, label };
  const close = () => {
    model.close();
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Popover
        label={label}
        anchor={anchor}
        opener={opener}
        width={listWidth + (hasPopups(shown.settings) ? 2 * popupButtonWidth : 0)}
        onClose={model.close}
        id="picker-popup"
        part="popup"
        className={isNarrow() ? "picker-narrow" : undefined}
      >
        {shown.pasted ? (
          <LazyPastePanel {...part} />
        ) : (
          <>
            <SearchHead {...part} field={search} />
            {refusalNote(shown, words, label)}
            {shown.lookAlike || shown.failedName !== null ? <AddingNotes {...part} /> : null}
            <Body {...part} anchor={anchor} />
          </>
        )}
        <Foot {...part} narrow={isNarrow()} onClose={close} />
      </Popover>
      {/* Beside the list: within it the browser would lay that out again for each announcement. */}
      {shown.query === "" ? null : <Found shown={shown} words={words} />}
    </>
  );
}

function Body(part: PopupPartProps & { anchor: RefObject<HTMLElement | null> }) {
  const { model, shown, words } = part;
  const { listed, catalogue, rows } = shown;
  if (listed.is === "failed")
    return <ErrorState title={words.loadFailed} retryLabel={words.loadAgain} onRetry={model.retryLoading} />;
  if (!catalogue || !rows) return <Loading words={words} />;
  const nothing = rows.positionCount === 0;
  const Parts = isNarrow() ? ScopeSelect : Scopes;
  const list = nothing ? (
    <EmptyState title={nothingText(part, catalogue)} />
  ) : (
    <ItemList {...part} rows={rows} catalogue={catalogue} />
  );
  if (!hasParts(catalogue) || catalogue.count === 0) return list;
  return (
    <div className="picker-body">
      <Parts {...part} catalogue={catalogue} />
      {list}
    </div>
  );
}

/** Why no row is there. */
function nothingText(
  { shown: { query, scope }, words, label }: PopupPartProps,
  { count }: Catalogue,
): string {
  if (count === 0) return words.none(label);
  if (query !== "") return words.notFound(query);
  return scope.is === "chosen" ? words.noneChosen(label) : words.none(label);
}

/** Below this width of the window, in px, folders do not fit beside the rows. Hardly any window changes meanwhile. */
const isNarrow = () => window.innerWidth < 480;

/** Shown only when the wait is long enough to be noticed, in milliseconds. */
const waitBeforeSpinner = 300;

function Loading({ words }: { words: PopupWords }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitBeforeSpinner);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="picker-loading" role="status">
      {late ? (
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

function Found({ shown: { rows }, words }: { shown: ListShown; words: PopupWords }) {
  const region = useRef<HTMLDivElement>(null);
  const found = rows ? words.found(rows.itemCount) : "";
  useEffect(() => {
    // Past React: to draw again after each letter only for this would cost as much as the letter.
    const timer = setTimeout(() => region.current?.replaceChildren(found), pauseBeforeCount);
    return () => clearTimeout(timer);
  }, [found]);
  return <div ref={region} role="status" className="sr picker-told" />;
}
