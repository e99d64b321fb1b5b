import { useAtomValue } from "jotai";
import type { RefObject } from "react";
import { ClipboardIcon, PasteIcon, ScissorsIcon } from "../../../kit/icons.js";
import { Menu } from "../../../kit/Menu.js";
import type { Locale } from "../../../lib/locale.js";
import { clipboardWords } from "../../../list-editor/index.js";
import type { ActionModel } from "../model.js";
import { effectClipboardWords } from "./messages.js";

/** Commands for one effect besides its buttons. */
export function EffectMenuList({
  row,
  model,
  locale,
  anchor,
  onClose,
}: {
  row: string;
  model: ActionModel;
  locale: Locale;
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}) {
  const clipboard = useAtomValue(model.atoms.clipboard);
  const words = { ...clipboardWords[locale], ...effectClipboardWords[locale] };
  const unavailable = clipboard === null;
  const items = [
    {
      id: "copy",
      label: words.copy,
      icon: <ClipboardIcon />,
      unavailable,
      onPress: () => void clipboard?.copyByMenu([row]),
    },
    {
      id: "cut",
      label: words.cut,
      icon: <ScissorsIcon />,
      unavailable,
      onPress: () => void clipboard?.cutByMenu([row]),
    },
    {
      id: "paste",
      label: words.pasteBelow,
      icon: <PasteIcon />,
      unavailable,
      onPress: () => void clipboard?.pasteByMenu(row),
    },
  ];
  return <Menu label={words.moreTools} items={items} anchor={anchor} onClose={onClose} />;
}
