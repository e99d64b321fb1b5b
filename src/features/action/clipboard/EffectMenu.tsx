import { useRef, useState } from "react";
import { IconButton } from "../../../kit/IconButton.js";
import { MoreIcon } from "../../../kit/icons.js";
import type { EffectRow } from "../entity.js";
import { tools } from "../late-tools.js";
import type { ActionModel } from "../model.js";
import type { ActionSettings } from "../settings.js";
import { effectClipboardWords } from "./words.js";

/** The button of a panel's menu; what it lists is in another file. */
export function EffectMenu({
  row,
  model,
  settings,
}: {
  row: EffectRow;
  model: ActionModel;
  settings: ActionSettings;
}) {
  const { locale } = settings;
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const toggle = () => {
    if (open) setOpen(false);
    // One that cannot be loaded stays closed, and the next press tries again.
    else
      tools.load().then(
        () => setOpen(true),
        () => {},
      );
  };
  const parts = open ? tools.value : undefined;
  return (
    <>
      <IconButton
        ref={anchor}
        label={effectClipboardWords[locale].moreTools}
        icon={<MoreIcon />}
        onPress={toggle}
        aria-haspopup="menu"
        aria-expanded={open}
        data-field="tools"
      />
      {parts ? (
        <parts.EffectMenuList
          row={row.key}
          model={model}
          locale={locale}
          anchor={anchor}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
