import { type KeyboardEvent, useContext, useRef } from "react";
import type { ItemId } from "../../../api/resources.js";
import { classes } from "../../../kit/classes.js";
import { FieldContext } from "../../../kit/field-context.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon, SpinnerIcon, WarningIcon } from "../../../kit/icons.js";
import { isComposing } from "../../../kit/ime.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { isLocked } from "../choice/protection.js";
import type { PickerModel } from "../model.js";
import { refusalNote } from "../refusal-note.js";
import { countTold, hasPopups, mayAdd } from "../settings.js";
import type { FieldShown } from "../state.js";
import { useShown } from "../use-shown.js";
import { type PickerWords, pickerWords } from "../words.js";
import { Chosen, chosenName } from "./Chosen.js";
import { fieldStyles } from "./field-styles.js";
import { OpenList } from "./OpenList.js";
import { PopupButtons } from "./PopupButtons.js";
import { usePreparedPopup } from "./use-prepared-popup.js";

/**
 * A picker as it stands in a form: what is chosen, and the list that opens below it. A page shows many of them and opens
 * few, so the closed field has one subscription and as few parts and nodes as it can.
 */
export function PickerField({ model, isAlone = false }: { model: PickerModel; isAlone?: boolean }) {
  useSheets(fieldStyles);
  const shown = useShown(model.field);
  const prepare = usePreparedPopup(PickerField, model, shown.catalogue, isAlone);
  const around = useContext(FieldContext);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { settings, open, status, failedName } = shown;
  const words = pickerWords[settings.locale];
  const label = settings.label ?? words.kinds[settings.kind];
  const fixed = settings.disabled || settings.readonly;
  const item = shown.catalogue?.itemOf(shown.selection.ids[0] as ItemId);
  const locked = item && isLocked(item, settings);
  const news = status === "appending" ? words.adding : failedName ? words.notAdded(failedName) : "";

  function toggle(query = "") {
    if (open) model.close();
    else if (!fixed) model.open(query);
  }
  /** Letters typed on the closed field are the beginning of a search, as on a native select. */
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    if (open && event.key === "Escape") return closeByEscape(event);
    const letter = [...event.key].length === 1 && event.key !== " ";
    const arrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (letter ? event.altKey : open || !arrow) return;
    event.preventDefault();
    // Open, and the keys still come here: the list is on its way, and nothing that is typed may be lost.
    if (open) model.view.type(event.key);
    else toggle(letter ? event.key : "");
  }
  /** The focus is on the field although the list is open: a chip was taken off. */
  function closeByEscape(event: KeyboardEvent) {
    event.preventDefault();
    event.stopPropagation();
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
      aria-describedby={around?.describedBy}
      aria-invalid={around?.invalid || undefined}
      aria-required={settings.required || undefined}
      aria-readonly={settings.readonly || undefined}
      disabled={settings.disabled}
      onClick={() => toggle()}
      onKeyDown={onKeyDown}
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
      onPointerEnter={prepare}
      onFocus={prepare}
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
    <div className="picker">
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
      {/* There is news only of what is added in the open list, so the region is there before any comes. */}
      {(open && mayAdd(settings)) || news !== "" ? <StatusRegion text={news} /> : null}
      {open ? <OpenList model={model} words={words} label={label} anchor={box} opener={opener} /> : null}
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
    return <span className="sr">{words.chosen(countTold(count, shown.selection.ids, settings))}</span>;
  if (id === undefined || count === 0)
    return <span className="picker-value picker-empty">{words.placeholder}</span>;
  if (missing.length > 0) {
    return (
      <span key="gone" className="picker-value picker-gone">
        <WarningIcon />
        {words.deletedItem(label)}
      </span>
    );
  }
  return <span className="picker-value">{chosenName(id, catalogue, words)}</span>;
}
