import { useRef, useState } from "react";
import { IconButton } from "../../../kit/IconButton.js";
import { MoreIcon } from "../../../kit/icons.js";
import type { Locale } from "../../../lib/locale.js";
import type { EffectRow } from "../entity.js";
import type { ActionModel } from "../model.js";
import { EffectMenuList } from "./EffectMenuList.js";
import { effectClipboardWords } from "./messages.js";

/** A panel's menu, with the button that opens it. */
export function EffectMenu({ row, model, locale }: { row: EffectRow; model: ActionModel; locale: Locale }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        label={effectClipboardWords[locale].moreTools}
        icon={<MoreIcon />}
        onPress={() => setOpen(!open)}
        aria-haspopup="menu"
        aria-expanded={open}
        data-field="tools"
      />
      {open ? (
        <EffectMenuList
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
