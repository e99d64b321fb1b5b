import type { ClipboardEvent, KeyboardEvent, RefObject } from "react";
import { unfilled } from "../../../../kit/attributes.js";
import { Button } from "../../../../kit/Button.js";
import { useComposition } from "../../../../kit/composition.js";
import { IconButton } from "../../../../kit/IconButton.js";
import { CloseIcon, PlusIcon } from "../../../../kit/icons.js";
import { isTabKey } from "../../../../kit/tab-key.js";
import { loneCell } from "../../../../lib/cells.js";
import type { PickerModel } from "../../model.js";
import { openItem } from "../../pages/popup-window.js";
import type { ListModel } from "../list-model.js";
import { optionId } from "../option-id.js";
import type { ListPartProps } from "../part-props.js";
import { splitNames } from "../paste/pasting.js";
import { keyMeaning } from "./keys.js";

/** The search box, which keeps the focus and moves the active row, and the buttons beside it. */
export function SearchHead({
  picker,
  list,
  shown,
  words,
  label,
  field,
  onDone,
}: ListPartProps & { field: RefObject<HTMLInputElement | null>; onDone(goesOn: boolean): void }) {
  const { query, rows, current, status, isDone } = shown;
  const { multiple } = shown.settings;
  const { tracker, handlers } = useComposition();

  function onPaste(event: ClipboardEvent) {
    // A field of one line would swallow the line ends, so the clipboard is read itself.
    const text = event.clipboardData.getData("text/plain");
    const lone = loneCell(text, event.clipboardData.getData("text/html"));
    if (lone !== null && lone !== text) {
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget as HTMLInputElement;
      list.search(value.slice(0, selectionStart ?? 0) + lone + value.slice(selectionEnd ?? value.length));
      return;
    }
    const pasted = multiple && lone === null ? splitNames(text) : null;
    if (pasted === null) return;
    event.preventDefault();
    list.paste(pasted.names, pasted.columns);
  }
  return (
    <div className="picker-head">
      <div className="picker-search">
        {/* A field of type="search" brings a clearing button and keys of the browser's own. */}
        <input
          ref={field}
          data-autofocus=""
          type="text"
          role="searchbox"
          inputMode="search"
          className="field-control"
          part="search"
          {...unfilled}
          spellCheck={false}
          enterKeyHint="done"
          aria-label={words.search}
          placeholder={words.searchHint(label)}
          aria-autocomplete="list"
          aria-controls={rows && rows.ariaSetSize > 0 && !isDone ? "picker-list" : undefined}
          aria-activedescendant={rows && current !== null ? optionId(current) : undefined}
          value={query}
          // Results follow while the input method converts; only the active row waits until it is done.
          onChange={(event) => list.search(event.currentTarget.value)}
          onClick={list.lookAgain}
          onKeyDown={(event) =>
            tracker.owns(event) || finishByKey(event, list, onDone) || pressKey(event, picker, list)
          }
          onPaste={onPaste}
          onCompositionStart={() => {
            handlers.onCompositionStart();
            list.compose(true);
          }}
          onCompositionEnd={(event) => {
            handlers.onCompositionEnd(event);
            list.compose(false);
          }}
        />
        {query === "" ? null : (
          <IconButton
            label={words.clearSearch}
            icon={<CloseIcon />}
            onPress={() => {
              list.search("");
              field.current?.focus();
            }}
          />
        )}
      </div>
      {picker.mayAdd() ? (
        <Button
          icon={<PlusIcon />}
          busy={status === "appending"}
          busyLabel={words.adding}
          unavailable={status === "testing"}
          onPress={() => {
            list.addNew(query);
            // Without a name the focus goes to the field for one.
            if (query.trim() === "") field.current?.focus();
          }}
        >
          {words.add}
        </Button>
      ) : null}
      {multiple ? (
        <Button variant="quiet" onPress={list.chooseVisible}>
          {words.selectAll}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Enter with nothing to take closes the list, and goes on behind the field where what was looked for is taken. So does Tab,
 * which the browser goes on with by itself. Whether the key was for that.
 */
function finishByKey(event: KeyboardEvent, list: ListModel, onDone: (goesOn: boolean) => void): boolean {
  const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (repeat || altKey || ctrlKey || metaKey) return false;
  const { query, current, isDone } = list.shown.now();
  const isTab = isTabKey(event) && isDone;
  const isEnter = key === "Enter" && !shiftKey && query === "" && current === null;
  if (isEnter) event.preventDefault();
  if (isTab || isEnter) onDone(isEnter && isDone);
  return isTab || isEnter;
}

/** A key in the search box that is not the input method's. What the list is now counts, not what was drawn. */
function pressKey(event: KeyboardEvent<HTMLInputElement>, picker: PickerModel, list: ListModel): void {
  const { rows, catalogue, current } = list.shown.now();
  if (!rows || !catalogue) return;
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const caret = { atStart: selectionEnd === 0, atEnd: selectionStart === value.length };
  const meaning = keyMeaning(event, current, rows.ariaSetSize, caret);
  if (meaning === null) return;
  event.preventDefault();
  // A key that is held down moves on, but what it pressed once it must not take back.
  if (event.repeat && meaning.is !== "move") return;
  if (meaning.is === "move") {
    if (meaning.extend) list.extendTo(meaning.to);
    else list.moveTo(meaning.to);
  } else if (meaning.is === "press") list.pressEnter(event.timeStamp);
  else if (current !== null) {
    const row = rows.rowAt(rows.rowOf(current));
    if (row.is === "item") openItem(meaning.is, catalogue.itemAt(row.index), picker);
  }
}
