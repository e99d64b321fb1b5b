import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../kit/Button.js";
import { classes } from "../../kit/classes.js";
import { EmptyState } from "../../kit/EmptyState.js";
import { ErrorState } from "../../kit/ErrorState.js";
import { SpinnerIcon } from "../../kit/icons.js";
import { Popover } from "../../kit/Popover.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { AddingNotes } from "./AddingNotes.js";
import { finding } from "./finding.js";
import { ItemList } from "./ItemList.js";
import { LazyPastePanel } from "./lazy-paste.js";
import type { PickerModel } from "./model.js";
import { listWords, type PopupWords } from "./popup/words.js";
import type { PopupPartProps } from "./popup-part.js";
import { usePopupStyles } from "./popup-styles.js";
import { RefusalNote } from "./RefusalNote.js";
import { ScopeSelect } from "./ScopeSelect.js";
import { Scopes } from "./Scopes.js";
import { SearchHead } from "./SearchHead.js";
import { usePopups } from "./use-popups.js";
import { usePreparedSearch } from "./use-prepared-search.js";
import type { PickerWords } from "./words.js";

/** The width of the list in px, and how much each of the two pop-up buttons adds (actions-and-filters §9). */
const listWidth = 550;
const popupButtonWidth = 86;

/** Brings what the list needs before it is opened, so that opening does not wait for it. */
export function ReadyPopup({ model }: { model: PickerModel }): null {
  usePopupStyles();
  usePreparedSearch(useAtomValue(model.atoms.catalogue));
  useLayoutEffect(() => model.view.findBy(finding), [model]);
  return null;
}

/** The open list: search on top, folders at the side, what is chosen at the foot. */
export function PickerPopup({
  model,
  words: fieldWords,
  label,
  anchor,
  opener,
}: Omit<PopupPartProps, "words"> & {
  words: PickerWords;
  anchor: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
}) {
  const ownWords = listWords[useAtomValue(model.atoms.settings).locale];
  // The same object as long as the language stays: rows are drawn again when their words change.
  const words = useMemo(() => ({ ...fieldWords, ...ownWords }), [fieldWords, ownWords]);
  const { available } = usePopups(model);
  const pasted = useAtomValue(model.atoms.pasted);
  const search = useRef<HTMLInputElement>(null);
  const close = () => {
    model.view.close();
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <Popover
      label={label}
      anchor={anchor}
      opener={opener}
      width={listWidth + (available ? 2 * popupButtonWidth : 0)}
      onClose={() => model.view.close()}
    >
      <div id="picker-popup" className={classes("picker-popup", isNarrow() && "picker-narrow")} part="popup">
        {pasted ? (
          <LazyPastePanel model={model} words={words} label={label} />
        ) : (
          <>
            <SearchHead model={model} words={words} label={label} field={search} />
            <RefusalNote model={model} words={words} label={label} />
            <AddingNotes model={model} words={words} label={label} />
            <Body model={model} words={words} label={label} />
          </>
        )}
        <Foot model={model} words={words} label={label} onClose={close} />
      </div>
    </Popover>
  );
}

function Body({ model, words, label }: PopupPartProps) {
  const listed = useAtomValue(model.atoms.listed);
  const catalogue = useAtomValue(model.atoms.catalogue);
  const rows = useAtomValue(model.atoms.rows);
  const query = useAtomValue(model.atoms.query);
  if (listed.is === "failed")
    return <ErrorState title={words.loadFailed} retryLabel={words.loadAgain} onRetry={model.retryLoading} />;
  if (!catalogue || !rows) return <Loading words={words} />;
  const nothing = rows.positionCount === 0;
  const Parts = isNarrow() ? ScopeSelect : Scopes;
  const hasFolders = catalogue.groups.length > 1 || catalogue.sections.some(({ of }) => of === "favourites");
  return (
    <div className="picker-body">
      {hasFolders && catalogue.count > 0 ? <Parts model={model} words={words} catalogue={catalogue} /> : null}
      {nothing ? (
        <EmptyState
          title={query === "" || catalogue.count === 0 ? words.none(label) : words.notFound(query)}
        />
      ) : (
        <ItemList model={model} words={words} label={label} rows={rows} catalogue={catalogue} />
      )}
    </div>
  );
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

function Foot({ model, words, onClose }: PopupPartProps & { onClose(): void }) {
  const { multiple } = useAtomValue(model.atoms.settings);
  const count = useAtomValue(model.atoms.count);
  const hidden = useAtomValue(model.atoms.hidden);
  return (
    <div className="picker-foot">
      {multiple ? (
        <>
          <span className="picker-count">
            {words.chosen(count)}
            {hidden > 0 ? <span className="picker-muted">{words.hidden(hidden)}</span> : null}
          </span>
          {count > 0 ? (
            <Button variant="quiet" size="s" onPress={model.clear}>
              {words.clear}
            </Button>
          ) : null}
        </>
      ) : null}
      <Found model={model} words={words} />
      <Button size="s" onPress={onClose}>
        {words.close}
      </Button>
    </div>
  );
}

/** Counts are read out when the operator pauses, in milliseconds; at every key they would drown what is typed. */
const pauseBeforeCount = 300;

function Found({ model, words }: { model: PickerModel; words: PopupWords }) {
  const query = useAtomValue(model.atoms.query);
  const rows = useAtomValue(model.atoms.rows);
  const [text, setText] = useState("");
  const found = query === "" || !rows ? "" : words.found(rows.itemCount);
  useEffect(() => {
    const timer = setTimeout(() => setText(found), pauseBeforeCount);
    return () => clearTimeout(timer);
  }, [found]);
  return <StatusRegion text={text} />;
}
