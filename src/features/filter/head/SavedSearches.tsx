import { useRef } from "react";
import type { ItemId } from "../../../api/resources.js";
import { Button } from "../../../kit/Button.js";
import { CopyIcon } from "../../../kit/icons.js";
import { useItemModel } from "../../../references/index.js";
import { ListPopover, pickerWords, useShown } from "../../picker/index.js";

/** A button that opens the list of saved searches, and hands over the one that is chosen. It keeps none of them. */
export function SavedSearches({ text, onChoose }: { text: string; onChoose(id: ItemId | undefined): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const model = useItemModel({
    kind: "funnel",
    ids: none,
    onChange: ([id]) => onChoose(id),
    readOnly: false,
  });
  const { open, settings } = useShown(model.field);
  const words = pickerWords[settings.locale];
  function toggle() {
    if (open) return model.close();
    // The same one may be chosen again.
    model.load(null);
    model.open();
  }
  return (
    <div>
      <Button ref={button} icon={<CopyIcon />} aria-haspopup="dialog" aria-expanded={open} onPress={toggle}>
        {text}
      </Button>
      {open ? (
        <ListPopover model={model} words={words} label={words.kinds.funnel} anchor={button} opener={button} />
      ) : null}
    </div>
  );
}

const none: readonly never[] = [];
