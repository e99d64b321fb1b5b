import { useAtomValue } from "jotai";
import { type KeyboardEvent, useRef } from "react";
import { Button } from "../../kit/Button.js";
import chip from "../../kit/chip.css?inline";
import { classes } from "../../kit/classes.js";
import fieldTokens from "../../kit/field-tokens.css?inline";
import { IconButton } from "../../kit/IconButton.js";
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, SpinnerIcon, WarningIcon } from "../../kit/icons.js";
import { isComposing } from "../../kit/ime.js";
import { useLazy } from "../../kit/lazily.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { useSheet } from "../../kit/sheets.js";
import { Chosen, chosenName } from "./Chosen.js";
import sheet from "./field.css?inline";
import { lazyPopup } from "./lazy-popup.js";
import type { PickerModel } from "./model.js";
import { RefusalNote } from "./RefusalNote.js";
import { usePopups } from "./use-popups.js";
import { type PickerWords, pickerWords } from "./words.js";

/** A picker as it stands in a form: what is chosen, and the list that opens below it. */
export function PickerField({ model }: { model: PickerModel }) {
  useSheet(fieldTokens);
  useSheet(chip);
  useSheet(sheet);
  const popup = useLazy(lazyPopup);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const settings = useAtomValue(model.atoms.settings);
  const open = useAtomValue(model.atoms.open);
  const words = pickerWords[settings.locale];
  const label = settings.label ?? words.kinds[settings.kind];
  const fixed = settings.disabled || settings.readonly;

  function toggle(query = "") {
    if (open) model.view.close();
    else if (!fixed) model.open(query);
  }
  /** Letters typed on the closed field are the beginning of a search, as on a native select. */
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (open && event.key === "Escape") return closeByEscape(event);
    const letter = [...event.key].length === 1 && event.key !== " ";
    if (!letter && (open || (event.key !== "ArrowDown" && event.key !== "ArrowUp"))) return;
    event.preventDefault();
    // Open, and the keys still come here: the list is on its way, and nothing that is typed may be lost.
    if (open) model.view.type(event.key);
    else toggle(letter ? event.key : "");
  }
  /** The focus is on the field although the list is open: a chip was taken off. */
  function closeByEscape(event: KeyboardEvent) {
    event.preventDefault();
    event.stopPropagation();
    model.view.close();
  }
  return (
    <div className={classes("picker", settings.disabled && "picker-disabled")}>
      <div className="picker-line">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys have the button inside. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise. */}
        <div
          ref={box}
          className={classes(
            "picker-box",
            open && "picker-box-open",
            settings.readonly && "picker-box-readonly",
          )}
          // The bare ground of the box belongs to the button.
          onClick={(event) => event.target === event.currentTarget && opener.current?.click()}
        >
          {settings.multiple ? <Chosen model={model} words={words} fixed={fixed} opener={opener} /> : null}
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
            aria-required={settings.required || undefined}
            aria-readonly={settings.readonly || undefined}
            disabled={settings.disabled}
            onClick={() => toggle()}
            onKeyDown={onKeyDown}
          >
            <Value model={model} words={words} label={label} />
            {open ? <ChevronUpIcon /> : <ChevronDownIcon />}
          </button>
          <ClearValue model={model} words={words} fixed={fixed} opener={opener} />
        </div>
        <PopupButtons model={model} words={words} />
      </div>
      <Notes model={model} words={words} label={label} />
      {popup.is === "ready" ? <popup.value.ReadyPopup model={model} /> : null}
      {open && popup.is === "ready" ? (
        <popup.value.PickerPopup model={model} words={words} label={label} anchor={box} opener={opener} />
      ) : null}
      {open && popup.is === "failed" ? (
        <div role="alert" className="picker-note picker-refused">
          {words.loadFailed}
          <Button size="s" onPress={popup.retry}>
            {words.loadAgain}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface PartProps {
  model: PickerModel;
  words: PickerWords;
}

/** What the closed field says. With several chosen the chips beside it show them, and here is how many. */
function Value({ model, words, label }: PartProps & { label: string }) {
  const { multiple } = useAtomValue(model.atoms.settings);
  const listed = useAtomValue(model.atoms.listed);
  const { ids } = useAtomValue(model.atoms.selection);
  const catalogue = useAtomValue(model.atoms.catalogue);
  const missing = useAtomValue(model.atoms.missing);
  const count = useAtomValue(model.atoms.count);
  if (listed.is === "loading" && ids.length > 0) {
    return (
      <span className="picker-value picker-muted">
        <SpinnerIcon className="spin" />
        {words.loading}
      </span>
    );
  }
  if (multiple && count > 0) return <span className="sr">{words.chosen(count)}</span>;
  const [id] = ids;
  if (id === undefined || count === 0)
    return <span className="picker-value picker-empty">{words.placeholder}</span>;
  if (missing.length > 0) {
    return (
      <span className="picker-value picker-gone">
        <WarningIcon />
        {words.deletedItem(label)}
      </span>
    );
  }
  return <span className="picker-value">{chosenName(id, catalogue, words)}</span>;
}

function ClearValue({
  model,
  words,
  fixed,
  opener,
}: PartProps & { fixed: boolean; opener: React.RefObject<HTMLElement | null> }) {
  const { multiple, required } = useAtomValue(model.atoms.settings);
  const count = useAtomValue(model.atoms.count);
  if (multiple || required || fixed || count === 0) return null;
  const clear = () => {
    model.clear();
    opener.current?.focus();
  };
  return <IconButton label={words.clear} icon={<CloseIcon />} onPress={clear} />;
}

/** Beside the field: the one chosen item, sent to the operator or shown. */
function PopupButtons({ model, words }: PartProps) {
  const popups = usePopups(model);
  const status = useAtomValue(model.atoms.status);
  const catalogue = useAtomValue(model.atoms.catalogue);
  const { ids } = useAtomValue(model.atoms.selection);
  if (!popups.available) return null;
  const item = ids.length === 1 && ids[0] !== undefined ? catalogue?.itemOf(ids[0]) : undefined;
  const off = !item || Boolean(item.noact);
  return (
    <>
      <Button
        unavailable={off}
        busy={status === "testing"}
        busyLabel={words.sending}
        onPress={() => item && popups.test(item)}
      >
        {words.test}
      </Button>
      <Button unavailable={off} onPress={() => item && popups.preview(item)}>
        {words.preview}
      </Button>
    </>
  );
}

/** Below the field: what is wrong with the choice, and what was refused. */
function Notes({ model, words, label }: PartProps & { label: string }) {
  const missing = useAtomValue(model.atoms.missing);
  const open = useAtomValue(model.atoms.open);
  const failedName = useAtomValue(model.atoms.failedName);
  const status = useAtomValue(model.atoms.status);
  return (
    <>
      {missing.length > 0 ? (
        <div className="picker-note picker-gone">
          <WarningIcon />
          {words.deletedWarning(label)}
        </div>
      ) : null}
      {open ? null : <RefusalNote model={model} words={words} label={label} />}
      <StatusRegion
        text={status === "appending" ? words.adding : failedName ? words.notAdded(failedName) : ""}
      />
    </>
  );
}
