import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ItemId } from "../../../api/resources.js";
import { Chip } from "../../../kit/Chip.js";
import { LockIcon } from "../../../kit/icons.js";
import { buttonsIn, keepOneStop, moveInStop } from "../../../kit/one-stop.js";
import { isLocked } from "../choice/protection.js";
import { type Catalogue, nameOf } from "../list/catalogue.js";
import type { PickerWords } from "../messages.js";
import type { PickerModel } from "../model.js";
import { type FieldShown, isWhole } from "../state.js";

/** More chips than this are counted only; the list shows all under 「選択中」. */
const mostChips = 8;

/** Chosen items, as chips that take them off again: one stop of Tab, and arrows go from chip to chip. */
export function Chosen({
  model,
  shown: field,
  words,
  fixed,
  opener,
}: {
  model: PickerModel;
  shown: FieldShown;
  words: PickerWords;
  fixed: boolean;
  /** Gets the focus when the chip that had it is gone. */
  opener: RefObject<HTMLElement | null>;
}) {
  const { settings, catalogue, count, listed } = field;
  const chips = useRef<HTMLSpanElement>(null);
  // Every render: chips come and go. The last one is the nearest to the field.
  useLayoutEffect(() => {
    const buttons = buttonsIn(chips.current);
    keepOneStop(buttons, buttons.find((button) => button.matches(":focus")) ?? buttons.at(-1));
  });
  if (listed.is === "loading") return null;
  const whole = isWhole(listed);
  const marked = markedId(field);
  const shown: { id: ItemId; invalid: boolean; locked: boolean }[] = [];
  const show = (id: ItemId) => {
    const item = catalogue?.itemOf(id);
    // Nobody has asked to see what is gone.
    if (!item && whole && !settings.showDeleted) return;
    shown.push({ id, invalid: !item && whole, locked: item !== undefined && isLocked(item, settings) });
  };
  for (const id of field.selection.ids) {
    if (shown.length === mostChips) break;
    show(id);
  }
  // Nothing is taken off unseen.
  if (marked !== null && shown.every(({ id }) => id !== marked)) show(marked);
  const takeOff = (id: ItemId) => {
    model.takeOffId(id);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have the focus.
    <span
      ref={chips}
      className="picker-chips"
      onKeyDown={(event) => moveInStop(event, chips.current)}
      onFocus={({ target }) => keepOneStop(buttonsIn(chips.current), target)}
    >
      {shown.map(({ id, invalid, locked }) => {
        const name = chipName(id, field, words);
        return (
          <Chip
            key={String(id)}
            className={id === marked ? "picker-marked" : undefined}
            invalid={invalid}
            icon={locked ? <LockIcon /> : undefined}
            onRemove={fixed || locked ? undefined : () => takeOff(id)}
            removeLabel={words.takeOff(name)}
          >
            {name}
          </Chip>
        );
      })}
      {count > shown.length ? (
        <span className="picker-others">{words.others(count - shown.length)}</span>
      ) : null}
    </span>
  );
}

/** Id of the item that Backspace takes off next. */
export function markedId({ lastChip }: FieldShown): ItemId | null {
  return lastChip?.is === "marked" ? lastChip.id : null;
}

/** Text of a chip. As long as nobody knows whether something is gone, it is told by its id. */
export function chipName(id: ItemId, field: FieldShown, words: PickerWords): string {
  const { catalogue, listed, settings } = field;
  const isGone = isWhole(listed) && !catalogue?.itemOf(id);
  return isGone ? words.deletedItem(words.kinds[settings.kind]) : chosenName(id, catalogue, words);
}

/** The name of a chosen item; its id as long as the list is not there. */
export function chosenName(id: ItemId, catalogue: Catalogue | null, words: PickerWords): string {
  const item = catalogue?.itemOf(id);
  return item ? nameOf(item) : words.id(String(id));
}
