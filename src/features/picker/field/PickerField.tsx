import { type KeyboardEvent, useContext, useRef } from "react";
import type { ItemId } from "../../../api/resources.js";
import { classes } from "../../../kit/classes.js";
import { Deferred, usePrefetch } from "../../../kit/Deferred.js";
import { FieldContext } from "../../../kit/field-context.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon, SpinnerIcon, WarningIcon } from "../../../kit/icons.js";
import { isComposing } from "../../../kit/ime.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { isLocked } from "../choice/protection.js";
import { openList } from "../deferred.js";
import { type PickerWords, pickerWords } from "../messages.js";
import type { PickerModel } from "../model.js";
import { refusalNote } from "../refusal-note.js";
import { countShown, hasPopups, mayAdd } from "../settings.js";
import type { FieldShown } from "../state.js";
import { useShown } from "../use-shown.js";
import { Chosen, chosenName, markedId } from "./Chosen.js";
import { LastChipStatus } from "./LastChipStatus.js";
import { ListPopover } from "./ListPopover.js";
import { PopupButtons } from "./PopupButtons.js";
import { isUndo, typedLetter } from "./typed-letter.js";

/**
 * A picker as it stands in a form: what is chosen, and the list that opens below it. A page shows many of them and opens
 * few, so the closed field has one subscription and as few parts and nodes as it can.
 */
export function PickerField({ model }: { model: PickerModel }) {
  usePrefetch(openList);
  const shown = useShown(model.field);
  const outerField = useContext(FieldContext);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { settings, open, added } = shown;
  const words = pickerWords[settings.locale];
  const label = settings.label ?? words.kinds[settings.kind];
  const fixed = settings.disabled || settings.readonly;
  const item = shown.catalogue?.itemOf(shown.selection.ids[0] as ItemId);
  const locked = item && isLocked(item, settings);
  // Whatever is made is made in the open list, so its files are there by then.
  const progress = openList.value?.progressText(shown) ?? "";

  function toggle(query = "") {
    if (open) model.close();
    else if (!fixed) model.open(query);
  }
  /** Letters typed on the closed field are the beginning of a search, as on a native select. */
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (!open && !fixed && pressOnChips(event)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey) return;
    if (open && event.key === "Escape") return closeByEscape(event);
    const letter = typedLetter(event, "");
    const arrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (letter === null && (open || !arrow)) return;
    event.preventDefault();
    // The focus is here although the list is open: a chip was taken off.
    if (open) model.type(letter ?? "");
    else toggle(letter ?? "");
  }
  /** Backspace takes the last chip off, as in a field of letters. Whether the key was for that. */
  function pressOnChips(event: KeyboardEvent): boolean {
    const { key, repeat, altKey, ctrlKey, metaKey } = event;
    if (key === "Backspace" && !altKey && !ctrlKey && !metaKey) {
      // One that is held down must not take all of it. One too many does nothing here, and nothing in the page.
      if (!repeat) model.pressBackspace();
      return true;
    }
    return model.unmark() && key === "Escape";
  }
  /** From wherever the focus is, in the open list too. */
  function onUndo(event: KeyboardEvent) {
    if (isUndo(event) && !isComposing(event) && !fixed && !settings.undoneByOwner && model.putBack())
      event.preventDefault();
  }
  function closeByEscape(event: KeyboardEvent) {
    event.preventDefault();
    model.close();
  }
  function clear() {
    model.clear();
    opener.current?.focus();
  }
  const button = (
    <button
      ref={opener}
      type="button"
      role="combobox"
      className="picker-opener"
      part="combobox"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? "picker-popup picker-list" : undefined}
      aria-describedby={outerField?.describedBy}
      aria-invalid={outerField?.invalid || undefined}
      aria-required={settings.required || undefined}
      aria-readonly={settings.readonly || undefined}
      disabled={settings.disabled}
      onClick={() => toggle()}
      onKeyDown={onKeyDown}
      onBlur={model.leaveChips}
    >
      {textOf(shown, words, label)}
    </button>
  );
  const field = (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys have the button inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise.
    <div
      ref={box}
      className={classes(
        "picker-box",
        open && "picker-box-open",
        settings.readonly && "picker-box-readonly",
        settings.disabled && "picker-box-disabled",
      )}
      // The bare ground of the box belongs to the button.
      onClick={(event) => event.target === event.currentTarget && opener.current?.click()}
    >
      {settings.multiple ? (
        <>
          <Chosen model={model} shown={shown} words={words} fixed={fixed} opener={opener} />
          {button}
        </>
      ) : (
        <>
          {button}
          {settings.required || fixed || shown.count === 0 || locked ? null : (
            <IconButton label={words.clear} icon={<CloseIcon />} onPress={clear} />
          )}
        </>
      )}
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what has the focus is inside.
    <div className="picker" onKeyDown={onUndo}>
      {hasPopups(settings) ? (
        <div className="picker-line">
          {field}
          <PopupButtons model={model} shown={shown} words={words} />
        </div>
      ) : (
        field
      )}
      {shown.missing.length > 0 ? (
        <div className="picker-note picker-gone">
          <WarningIcon />
          {words.deletedWarning(label)}
        </div>
      ) : null}
      {open ? null : refusalNote(shown, words, label)}
      {/* Only what is added in the open list is announced here, so the region is there before. */}
      {(open && mayAdd(settings)) || progress !== "" ? <StatusRegion text={progress} /> : null}
      {shown.lastChip ? <LastChipStatus shown={shown} lastChip={shown.lastChip} words={words} /> : null}
      {added && !open ? (
        <Deferred part={openList} fallback={null}>
          {({ AddedToast }) => <AddedToast picker={model} added={added} opener={opener} />}
        </Deferred>
      ) : null}
      {open ? <ListPopover model={model} words={words} label={label} anchor={box} opener={opener} /> : null}
    </div>
  );
}

/** What the closed field says. With several chosen the chips beside it show them, and here is how many. */
function textOf(shown: FieldShown, words: PickerWords, label: string) {
  const { settings, listed, catalogue, missing, count } = shown;
  const [id] = shown.selection.ids;
  if (listed.is === "loading" && id !== undefined) {
    return (
      <span key="loading" className="picker-value picker-muted">
        <SpinnerIcon className="spin" />
        {words.loading}
      </span>
    );
  }
  if (settings.multiple && count > 0)
    return <span className="sr">{words.chosen(countShown(count, shown.selection.ids, settings))}</span>;
  if (id === undefined || count === 0)
    return <span className="picker-value picker-empty">{words.placeholder}</span>;
  if (missing.length > 0) {
    return (
      <span
        key="gone"
        className={classes("picker-value picker-gone", markedId(shown) === id && "picker-marked")}
      >
        <WarningIcon />
        {words.deletedItem(label)}
      </span>
    );
  }
  const className = classes("picker-value", markedId(shown) === id && "picker-marked");
  return <span className={className}>{chosenName(id, catalogue, words)}</span>;
}
