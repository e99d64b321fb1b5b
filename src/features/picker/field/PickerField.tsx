import { type KeyboardEvent, type ReactNode, useContext, useId, useRef } from "react";
import type { ItemId } from "../../../api/resources.js";
import { unfilled } from "../../../kit/attributes.js";
import { classes } from "../../../kit/classes.js";
import { Deferred, usePrefetch } from "../../../kit/Deferred.js";
import { FieldContext } from "../../../kit/field-context.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon, SpinnerIcon, WarningIcon } from "../../../kit/icons.js";
import { isComposing } from "../../../kit/ime.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { whenLeft } from "../../../kit/when-left.js";
import { isLocked } from "../choice/protection.js";
import { openList } from "../deferred.js";
import { type PickerWords, pickerWords } from "../messages.js";
import type { PickerModel } from "../model.js";
import { refusalNote } from "../refusal-note.js";
import { countShown, hasPopups, mayAdd } from "../settings.js";
import type { FieldShown } from "../state.js";
import { useShown } from "../use-shown.js";
import { Chosen, chipName, chosenName, markedId } from "./Chosen.js";
import { LastChipStatus } from "./LastChipStatus.js";
import { ListPopover } from "./ListPopover.js";
import { PopupButtons } from "./PopupButtons.js";
import { isUndo, typedLetter } from "./typed-letter.js";
import { useTyping } from "./use-typing.js";

/**
 * A picker as it stands in a form: what is chosen, and the list that opens below it. A page shows many of them and opens
 * few, so the closed field has one subscription and as few parts and nodes as it can.
 */
export function PickerField({ model }: { model: PickerModel }) {
  usePrefetch(openList);
  const shown = useShown(model.field);
  const outerField = useContext(FieldContext);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLInputElement>(null);
  const { settings, open, added } = shown;
  const words = pickerWords[settings.locale];
  const label = settings.label ?? words.kinds[settings.kind];
  const typing = useTyping(model, shown, opener);
  const fixed = settings.disabled || settings.readonly;
  const item = shown.catalogue?.itemOf(shown.selection.ids[0] as ItemId);
  const locked = item && isLocked(item, settings);
  // Items are made in the open list only, so its files are loaded by then.
  const progress = openList.value?.progressText(shown) ?? "";

  function toggle(query = "") {
    if (open) model.close();
    else if (!fixed) model.open(query);
  }
  /** Letters typed on the closed field are the beginning of a search, as on a native select. */
  function onKeyDown(event: KeyboardEvent) {
    if (typing.owns(event)) return;
    if (!open && !fixed && pressOnChips(event)) return event.preventDefault();
    if (open && typing.passOn(event)) return;
    if (event.ctrlKey || event.metaKey) return;
    if (open && event.key === "Escape") return closeByEscape(event);
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) toggle();
      return;
    }
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
  const faceId = useId();
  const { text, face } = summaryOf(shown, words, label, faceId);
  // The chosen items describe the field: readers say no placeholder of a combobox, and a value would be edited by the
  // first letter. The face is what is seen of it, until something is typed.
  const combobox = (
    <span className="picker-opener" part="combobox">
      <input
        ref={opener}
        type="text"
        role="combobox"
        className="picker-input"
        // The keys of a list; touching it brings no keyboard up.
        data-key-place={open ? undefined : "list"}
        inputMode="none"
        {...unfilled}
        spellCheck={false}
        placeholder={text}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? "picker-popup picker-list" : undefined}
        aria-describedby={outerField?.describedBy ? `${faceId} ${outerField.describedBy}` : faceId}
        aria-invalid={outerField?.invalid || undefined}
        aria-required={settings.required || undefined}
        aria-readonly={settings.readonly || undefined}
        readOnly={settings.readonly}
        disabled={settings.disabled}
        onClick={() => toggle()}
        onKeyDown={onKeyDown}
        {...typing.handlers}
        onBlur={(event) => {
          typing.handlers.onBlur(event);
          whenLeft(event, model.leaveChips);
        }}
      />
      {face}
    </span>
  );
  const field = (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys have the field inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise.
    <div
      ref={box}
      className={classes(
        "picker-box",
        open && "picker-box-open",
        settings.readonly && "picker-box-readonly",
        settings.disabled && "picker-box-disabled",
      )}
      // The bare ground of the box belongs to the field.
      onClick={(event) => event.target === event.currentTarget && opener.current?.click()}
    >
      {settings.multiple ? (
        <>
          <Chosen model={model} shown={shown} words={words} fixed={fixed} opener={opener} />
          {combobox}
        </>
      ) : (
        <>
          {combobox}
          {settings.required || fixed || shown.count === 0 || locked ? null : (
            <IconButton label={words.clearSelection} icon={<CloseIcon />} onPress={clear} />
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
      {open ? (
        <ListPopover
          model={model}
          words={words}
          label={label}
          anchor={box}
          opener={opener}
          takesFocus={() => !typing.isShown()}
        />
      ) : null}
    </div>
  );
}

/** Text of the closed field, and its looks. With several chosen the chips beside it show them, and here is how many. */
function summaryOf(
  shown: FieldShown,
  words: PickerWords,
  label: string,
  faceId: string,
): { text: string; face: ReactNode } {
  const { settings, listed, catalogue, missing, count } = shown;
  const [id] = shown.selection.ids;
  const say = (text: string, look = "", icon: ReactNode = null) => {
    const className = classes("picker-value", look);
    // A text beside an icon stays as it is, since that has a key; one that changes is alone (translators).
    const face =
      icon === null ? (
        <span id={faceId} className={className} aria-hidden="true">
          {text}
        </span>
      ) : (
        <span key={look} id={faceId} className={className} aria-hidden="true">
          {icon}
          {text}
        </span>
      );
    return { text, face };
  };
  if (listed.is === "loading" && id !== undefined)
    return say(words.loading, "picker-muted", <SpinnerIcon className="spin" />);
  if (settings.multiple && count > 0) return summaryOfSeveral(shown, words, faceId);
  if (id === undefined || count === 0) return say(words.choose, "picker-empty");
  const marked = markedId(shown) === id ? "picker-marked" : "";
  if (missing.length > 0)
    return say(words.deletedItem(label), classes("picker-gone", marked), <WarningIcon />);
  return say(chosenName(id, catalogue, words), marked);
}

/** So many names are said before the chips are gone through. */
const mostNames = 5;

/** The chips are what is seen. */
function summaryOfSeveral(shown: FieldShown, words: PickerWords, faceId: string) {
  const { settings, selection, gone, missing } = shown;
  const count = countShown(shown.count, selection.ids, settings);
  const unseen = missing.length > 0 ? [] : gone;
  const names = selection.ids
    .slice(0, mostNames + unseen.length)
    .filter((id) => !unseen.includes(id))
    .slice(0, mostNames)
    .map((id) => chipName(id, shown, words));
  return {
    text: words.selected(count),
    face: (
      // By its label, and no text: the chips say the same.
      <span id={faceId} role="img" aria-hidden="true" aria-label={words.chosenAre(count, names)} />
    ),
  };
}
