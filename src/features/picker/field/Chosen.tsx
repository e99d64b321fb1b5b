import type { RefObject } from "react";
import type { ItemId } from "../../../api/resources.js";
import { BareChip } from "../../../kit/Chip.js";
import { LockIcon } from "../../../kit/icons.js";
import { isLocked } from "../choice/protection.js";
import { type Catalogue, nameOf } from "../list/catalogue.js";
import type { PickerModel } from "../model.js";
import type { FieldShown } from "../state.js";
import type { PickerWords } from "../words.js";

/** More chips than this are counted only; the list shows all under 「選択中」. */
const mostChips = 8;

/** What is chosen, as chips that take it off again. */
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
  if (listed.is === "loading") return null;
  const gone = new Set(field.missing.map(String));
  const shown: { id: ItemId; name: string; invalid: boolean; locked: boolean }[] = [];
  for (const id of field.selection.ids) {
    if (shown.length === mostChips) break;
    const item = catalogue?.itemOf(id);
    if (item) {
      const locked = isLocked(item, settings);
      shown.push({ id, name: nameOf(item), invalid: false, locked });
    } else if (gone.has(String(id))) {
      const name = words.deletedItem(words.kinds[settings.kind]);
      shown.push({ id, name, invalid: true, locked: false });
    } else if (listed.is === "failed" || !listed.complete) {
      // Nobody knows whether it is gone, so it is told by its id.
      shown.push({ id, name: words.id(String(id)), invalid: false, locked: false });
    }
  }
  const takeOff = ({ id }: { id: ItemId }) => {
    const place = catalogue?.placeOf(id) ?? -1;
    if (place >= 0) model.takeOff(place);
    else model.takeOffMissing([id]);
    opener.current?.focus();
  };
  return (
    <>
      {shown.map((each) => (
        <BareChip
          key={String(each.id)}
          invalid={each.invalid}
          icon={each.locked ? <LockIcon /> : undefined}
          onRemove={fixed || each.locked ? undefined : () => takeOff(each)}
          removeLabel={words.takeOff(each.name)}
        >
          {each.name}
        </BareChip>
      ))}
      {count > shown.length ? (
        <span className="picker-others">{words.others(count - shown.length)}</span>
      ) : null}
    </>
  );
}

/** The name of a chosen item; its id as long as the list is not there. */
export function chosenName(id: ItemId, catalogue: Catalogue | null, words: PickerWords): string {
  const item = catalogue?.itemOf(id);
  return item ? nameOf(item) : words.id(String(id));
}
