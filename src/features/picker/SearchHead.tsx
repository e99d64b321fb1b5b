import { useAtomValue } from "jotai";
import type { ClipboardEvent, KeyboardEvent, RefObject } from "react";
import { Button } from "../../kit/Button.js";
import { useComposition } from "../../kit/composition.js";
import { IconButton } from "../../kit/IconButton.js";
import { CloseIcon, PlusIcon, SearchIcon } from "../../kit/icons.js";
import { keyMeaning } from "./keys.js";
import type { PickerModel } from "./model.js";
import { optionId } from "./option-id.js";
import { splitNames } from "./pasting.js";
import type { PopupPartProps } from "./popup-part.js";
import { usePopups } from "./use-popups.js";

/** The search box, which keeps the focus and moves the active row, and the buttons beside it. */
export function SearchHead({
  model,
  words,
  label,
  field,
}: PopupPartProps & { field: RefObject<HTMLInputElement | null> }) {
  const query = useAtomValue(model.atoms.query);
  const { multiple } = useAtomValue(model.atoms.settings);
  const rows = useAtomValue(model.atoms.rows);
  const position = useAtomValue(model.atoms.current);
  const status = useAtomValue(model.atoms.status);
  const { tracker, handlers } = useComposition();
  const onKeyDown = useListKeys(model, tracker.owns);

  function onPaste(event: ClipboardEvent) {
    // A field of one line would swallow the line ends, so the clipboard is read itself.
    const names = multiple ? splitNames(event.clipboardData.getData("text/plain")) : null;
    if (names === null) return;
    event.preventDefault();
    model.paste(names);
  }
  return (
    <div className="picker-head">
      <div className="picker-search">
        <SearchIcon />
        {/* biome-ignore lint/a11y/useSemanticElements: type="search" brings a clearing button and keys of the browser's own. */}
        <input
          ref={field}
          data-autofocus=""
          type="text"
          role="searchbox"
          inputMode="search"
          className="field-control"
          part="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-label={words.search}
          placeholder={words.searchHint(label)}
          aria-autocomplete="list"
          aria-controls={rows && rows.positionCount > 0 ? "picker-list" : undefined}
          aria-activedescendant={rows && position !== null ? optionId(position) : undefined}
          value={query}
          // Results follow while the input method converts; only the active row waits until it is done.
          onChange={(event) => model.view.search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onCompositionStart={() => {
            handlers.onCompositionStart();
            model.view.compose(true);
          }}
          onCompositionEnd={(event) => {
            handlers.onCompositionEnd(event);
            model.view.compose(false);
          }}
        />
        {query === "" ? null : (
          <IconButton
            label={words.clearSearch}
            icon={<CloseIcon />}
            onPress={() => {
              model.view.search("");
              field.current?.focus();
            }}
          />
        )}
      </div>
      {model.mayAdd() ? (
        <Button
          icon={<PlusIcon />}
          busy={status === "appending"}
          busyLabel={words.adding}
          onPress={() => {
            model.addNew(query);
            // Where the name belongs.
            if (query.trim() === "") field.current?.focus();
          }}
        >
          {words.add}
        </Button>
      ) : null}
      {multiple ? (
        <Button variant="quiet" onPress={model.chooseVisible}>
          {words.selectAll}
        </Button>
      ) : null}
    </div>
  );
}

/** The keys of the search box. Whatever the input method uses is left to it. */
function useListKeys(model: PickerModel, owns: (event: KeyboardEvent) => boolean) {
  const rows = useAtomValue(model.atoms.rows);
  const position = useAtomValue(model.atoms.current);
  const catalogue = useAtomValue(model.atoms.catalogue);
  const popups = usePopups(model);
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (owns(event) || !rows || !catalogue) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const caret = { atStart: selectionEnd === 0, atEnd: selectionStart === value.length };
    const meaning = keyMeaning(event, position, rows.positionCount, caret);
    if (meaning === null) return;
    event.preventDefault();
    // A key that is held down moves on, but what it pressed once it must not take back.
    if (event.repeat && meaning.is !== "move") return;
    if (meaning.is === "move") return model.moveTo(meaning.to, meaning.extend);
    if (position === null) return;
    const row = rows.rowAt(rows.rowOf(position));
    if (meaning.is === "press") return model.pressRow(row);
    if (row.is === "item") popups[meaning.is](catalogue.itemAt(row.place));
  };
}
