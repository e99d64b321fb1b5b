import type { KeyboardEvent, RefObject } from "react";
import { Deferred } from "../../../kit/Deferred.js";
import { focusNext } from "../../../kit/focus-next.js";
import { isComposing } from "../../../kit/ime.js";
import { Popover } from "../../../kit/Popover.js";
import { openList } from "../deferred.js";
import type { PickerWords } from "../messages.js";
import type { PickerModel } from "../model.js";
import { hasPopups } from "../settings.js";
import { typedLetter } from "./typed-letter.js";

/** The width of the list in px, and how much each of the two pop-up buttons adds (rules: picker-list-width). */
const listWidth = 550;
const popupButtonWidth = 86;
/** Below this width of the window, in px, folders do not fit beside the rows. Hardly any window changes meanwhile. */
const narrowWidth = 480;

/** Popover below the field: the list, and a note that it is loading until its files are there. */
export function ListPopover({
  model,
  words,
  label,
  anchor,
  opener,
  takesFocus,
}: {
  model: PickerModel;
  words: PickerWords;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  takesFocus?: () => boolean;
}) {
  const isNarrow = window.innerWidth < narrowWidth;
  const { settings } = model.field.now();
  const close = (goesOn = false) => {
    model.close();
    opener.current?.focus({ preventScroll: true });
    if (goesOn && opener.current) focusNext(opener.current);
  };
  return (
    <Popover
      label={label}
      anchor={anchor}
      opener={opener}
      width={listWidth + (hasPopups(settings) ? 2 * popupButtonWidth : 0)}
      onClose={model.close}
      takesFocus={takesFocus}
      id="picker-popup"
      part="popup"
      className={isNarrow ? "picker-narrow" : undefined}
    >
      <Deferred
        part={openList}
        words={{ loading: words.loading, failed: words.listFailed, retry: words.loadAgain }}
        loading={<Loading model={model} words={words} />}
      >
        {({ OpenList }) => (
          <OpenList
            picker={model}
            words={words}
            label={label}
            isNarrow={isNarrow}
            anchor={anchor}
            onClose={close}
          />
        )}
      </Deferred>
    </Popover>
  );
}

/** Has the focus until the search box is there, and what is typed goes there. */
function Loading({ model, words }: { model: PickerModel; words: PickerWords }) {
  function onKeyDown(event: KeyboardEvent) {
    const letter = isComposing(event) ? null : typedLetter(event, model.field.now().query);
    if (letter === null) return;
    event.preventDefault();
    model.type(letter);
  }
  return (
    <div
      role="status"
      className="picker-loading"
      data-autofocus=""
      data-key-place="text"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {words.loading}
    </div>
  );
}
