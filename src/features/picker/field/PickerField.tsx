import { type KeyboardEvent, useRef } from "react";
import type { ItemId } from "../../../api/resources.js";
import { classes } from "../../../kit/classes.js";
import { Deferred, usePrefetch } from "../../../kit/Deferred.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon, WarningIcon } from "../../../kit/icons.js";
import { isComposing } from "../../../kit/ime.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { isLocked } from "../choice/protection.js";
import { openList } from "../deferred.js";
import { pickerWords } from "../messages.js";
import type { PickerModel } from "../model.js";
import { refusalNote } from "../refusal-note.js";
import { hasPopups, mayAdd } from "../settings.js";
import { useShown } from "../use-shown.js";
import { Chosen } from "./Chosen.js";
import { Combobox } from "./Combobox.js";
import { LastChipStatus } from "./LastChipStatus.js";
import { ListPopover } from "./ListPopover.js";
import { PopupButtons } from "./PopupButtons.js";
import { isUndo } from "./typed-letter.js";
import { useTyping } from "./use-typing.js";

/**
 * A picker as it stands in a form: what is chosen, and the list that opens below it. A page shows many of them and opens
 * few, so the closed field has one subscription and as few parts and nodes as it can.
 */
export function PickerField({ model }: { model: PickerModel }) {
  usePrefetch(openList);
  const shown = useShown(model.field);
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

  /** From wherever the focus is, in the open list too. */
  function onUndo(event: KeyboardEvent) {
    if (isUndo(event) && !isComposing(event) && !fixed && !settings.undoneByOwner && model.putBack())
      event.preventDefault();
  }
  function clear() {
    model.clear();
    opener.current?.focus();
  }
  const combobox = <Combobox model={model} shown={shown} label={label} opener={opener} typing={typing} />;
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
