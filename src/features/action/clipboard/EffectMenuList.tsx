import type { RefObject } from "react";
import { ClipboardIcon, PasteIcon, ScissorsIcon } from "../../../kit/icons.js";
import { Menu } from "../../../kit/Menu.js";
import type { Locale } from "../../../lib/locale.js";
import { clipboardWords } from "../../editing/late.js";
import type { ActionModel } from "../model.js";
import { useClipboard } from "./offered-clipboard.js";
import { effectClipboardWords } from "./words.js";

/** What can be done to one effect besides what its buttons do. */
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
  const clipboard = useClipboard(model);
  const words = { ...clipboardWords[locale], ...effectClipboardWords[locale] };
  const unavailable = clipboard === undefined;
  const items = [
    {
      id: "copy",
      label: words.copy,
      icon: <ClipboardIcon />,
      unavailable,
      onPress: () => void clipboard?.copyByMenu(row),
    },
    {
      id: "cut",
      label: words.cut,
      icon: <ScissorsIcon />,
      unavailable,
      onPress: () => void clipboard?.cutByMenu(row),
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
