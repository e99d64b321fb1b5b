import { useAtomValue } from "jotai";
import type { RefObject } from "react";
import {
  ArrowDownIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ClipboardIcon,
  CopyIcon,
  FilterIcon,
  PasteIcon,
  ScissorsIcon,
  SwapIcon,
} from "../../../kit/icons.js";
import { Menu, type MenuItem } from "../../../kit/Menu.js";
import { type Clipboard, type ClipboardWords, clipboardWords, rowOf } from "../../../list-editor/index.js";
import { type Allowance, offersOrPanels, readEditable } from "../allowed-conditions.js";
import type { FilterClipboardWords } from "../clipboard/messages.js";
import { filterClipboardWords } from "../clipboard/messages.js";
import type { ConditionVariants } from "../conditions/index.js";
import type { FilterRow } from "../entity.js";
import { orPanels, type PanelKey } from "../entity.js";
import type { FilterWords } from "../messages.js";
import type { FilterModel } from "../model.js";
import * as transitions from "../transitions.js";
import type { MenuWords } from "./messages.js";
import { menuWords } from "./messages.js";

interface MenuListProps {
  model: FilterModel;
  words: FilterWords;
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Commands for one condition. */
export function RowMenuList(props: MenuListProps & { rowKey: string; panel: PanelKey }) {
  const { model, rowKey: key, panel } = props;
  const words = useWords(props);
  const clipboard = useAtomValue(model.atoms.clipboard);
  const state = useAtomValue(model.atoms.state);
  const settings = useAtomValue(model.atoms.settings);
  const row = rowOf(state, key);
  if (!row) return null;
  const others = [
    ...(panel === null ? [] : [{ panel: null, label: words.moveToAnd }]),
    ...orPanels(state).flatMap((other, at) =>
      other.key === panel ? [] : [{ panel: other.key, label: words.moveToOr(at + 1) }],
    ),
  ];
  const items: MenuItem[] = [
    {
      id: "invert",
      label: words.invert,
      icon: <SwapIcon />,
      ...opposition(row, settings, model.conditions, words),
      onPress: () => model.invertCondition(key),
    },
    {
      id: "duplicate",
      label: words.duplicate,
      icon: <CopyIcon />,
      unavailable: transitions.duplicateCondition(state, key, settings, model.conditions) === null,
      onPress: () => model.duplicateCondition(key),
    },
    ...clipboardItems(clipboard, key, words),
    {
      id: "up",
      label: words.moveUp,
      icon: <ArrowUpIcon />,
      unavailable: transitions.moveCondition(state, key, -1) === null,
      onPress: () => model.moveCondition(key, -1),
    },
    {
      id: "down",
      label: words.moveDown,
      icon: <ArrowDownIcon />,
      unavailable: transitions.moveCondition(state, key, 1) === null,
      onPress: () => model.moveCondition(key, 1),
    },
    ...others.map((other) => ({
      id: `to ${other.panel ?? "and"}`,
      label: other.label,
      icon: <ArrowRightIcon />,
      unavailable: transitions.moveToPanel(state, key, other.panel, model.conditions) === null,
      reason: words.alreadyAdded,
      onPress: () => model.moveToPanel(key, other.panel),
    })),
    ...(panel === null && offersOrPanels(settings)
      ? [
          {
            id: "wrap",
            label: words.wrap,
            icon: <FilterIcon />,
            unavailable: transitions.wrapInOrPanel(state, [key], model.conditions) === null,
            onPress: () => model.wrapInOrPanel([key]),
          },
        ]
      : []),
  ];
  return <Menu label={words.moreTools} items={items} anchor={props.anchor} onClose={props.onClose} />;
}

/** Commands for a panel as a whole. */
export function PanelMenuList(props: MenuListProps & { panel: PanelKey }) {
  const { model, panel } = props;
  const words = useWords(props);
  const clipboard = useAtomValue(model.atoms.clipboard);
  const state = useAtomValue(model.atoms.state);
  const items: MenuItem[] =
    panel === null
      ? [
          {
            id: "clear",
            label: words.removeAll,
            unavailable: transitions.removeAll(state) === null,
            onPress: () => model.removeAll(),
          },
          ...clipboardItems(clipboard, null, { ...words, copy: words.copyAll }),
        ]
      : [
          {
            id: "dissolve",
            label: words.dissolve,
            unavailable: transitions.dissolveOrPanel(state, panel, model.conditions) === null,
            reason: words.alreadyAdded,
            onPress: () => model.dissolveOrPanel(panel),
          },
          ...clipboardItems(clipboard, panel, { ...words, copy: words.copyPanel, cut: words.cutPanel }),
        ];
  return <Menu label={words.moreTools} items={items} anchor={props.anchor} onClose={props.onClose} />;
}

/** Nothing where this filter has no clipboard. What is cut is a row or an or-panel, never the whole filter. */
function clipboardItems(clipboard: Clipboard | null, key: string | null, words: AllWords): MenuItem[] {
  if (!clipboard) return [];
  const parts = key === null ? null : [key];
  const cut: MenuItem[] =
    key === null
      ? []
      : [
          {
            id: "cut",
            label: words.cut,
            icon: <ScissorsIcon />,
            onPress: () => void clipboard.cutByMenu([key]),
          },
        ];
  return [
    {
      id: "copy",
      label: words.copy,
      icon: <ClipboardIcon />,
      unavailable: clipboard.clipOf(parts) === null,
      onPress: () => void clipboard.copyByMenu(parts),
    },
    ...cut,
    {
      id: "paste",
      label: words.paste,
      icon: <PasteIcon />,
      onPress: () => void clipboard.pasteByMenu(key),
    },
  ];
}

/** Opposite of a condition, or why there is none: only exact ones are offered. */
function opposition(
  { value: condition }: FilterRow,
  allowance: Allowance,
  variants: ConditionVariants,
  words: AllWords,
) {
  const reading = variants.read(condition);
  if (reading !== readEditable(condition, allowance, variants))
    return { unavailable: true, reason: words.locked };
  const opposite = transitions.oppositeOf(reading);
  if (typeof opposite === "object") return {};
  return { unavailable: true, reason: opposite === "dates" ? words.invertDates : words.invertNone };
}

type AllWords = FilterWords & MenuWords & ClipboardWords & FilterClipboardWords;

function useWords({ model, words }: MenuListProps): AllWords {
  const { locale } = useAtomValue(model.atoms.settings);
  return { ...words, ...menuWords[locale], ...clipboardWords[locale], ...filterClipboardWords[locale] };
}
