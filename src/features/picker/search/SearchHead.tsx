import type { ClipboardEvent, KeyboardEvent, RefObject } from "react";
import { Button } from "../../../kit/Button.js";
import { useComposition } from "../../../kit/composition.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon, PlusIcon } from "../../../kit/icons.js";
import type { PickerModel } from "../model.js";
import type { ListShown } from "../opened.js";
import { openItem } from "../pages/popup-window.js";
import { splitNames } from "../paste/pasting.js";
import { optionId } from "../popup/option-id.js";
import type { PopupPartProps } from "../popup/popup-part.js";
import { keyMeaning } from "./keys.js";

/** The search box, which keeps the focus and moves the active row, and the buttons beside it. */
export function SearchHead({
  model,
  shown,
  words,
  label,
  field,
}: PopupPartProps & { field: RefObject<HTMLInputElement | null> }) {
  const { query, rows, current, status } = shown;
  const { multiple } = shown.settings;
  const { tracker, handlers } = useComposition();

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
          aria-activedescendant={rows && current !== null ? optionId(current) : undefined}
          value={query}
          // Results follow while the input method converts; only the active row waits until it is done.
          onChange={(event) => model.view.search(event.currentTarget.value)}
          onKeyDown={(event) => tracker.owns(event) || pressKey(event, model)}
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
          unavailable={status === "testing"}
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

/** A key in the search box that is not the input method's. What the list is now counts, not what was drawn. */
function pressKey(event: KeyboardEvent<HTMLInputElement>, model: PickerModel): void {
  const { rows, catalogue, current, settings }: ListShown = model.list.now();
  if (!rows || !catalogue) return;
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const caret = { atStart: selectionEnd === 0, atEnd: selectionStart === value.length };
  const meaning = keyMeaning(event, current, rows.positionCount, caret);
  if (meaning === null) return;
  event.preventDefault();
  // A key that is held down moves on, but what it pressed once it must not take back.
  if (event.repeat && meaning.is !== "move") return;
  if (meaning.is === "move") model.moveTo(meaning.to, meaning.extend);
  else if (current !== null) {
    const row = rows.rowAt(rows.rowOf(current));
    if (meaning.is === "press") model.pressRow(row);
    else if (row.is === "item") openItem(meaning.is, catalogue.itemAt(row.place), model, settings);
  }
}
