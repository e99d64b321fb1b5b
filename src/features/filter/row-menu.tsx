import { memo, useRef, useState } from "react";
import { IconButton } from "../../kit/IconButton.js";
import { CloseIcon, MoreIcon } from "../../kit/icons.js";
import type { ConditionRowProps } from "./ConditionRow.js";
import type { PanelKey } from "./entity.js";
import { withWords } from "./late-parts.js";
import type { FilterModel } from "./model.js";
import type { FilterWords } from "./words.js";

/** What the menus list, in a file of its own: nobody needs it before the first menu is opened. */
const menus = withWords(() => import("./tools.js"));

/** Brings the menus when the page is idle. */
export function prefetchMenus(): void {
  menus.load().catch(() => {});
}

/** What can be done to one condition besides editing it. Memoized: neither what it says nor where it stands matters here. */
export const RowTools = memo(function RowTools(
  props: Pick<ConditionRowProps, "panel" | "model" | "words"> & { rowKey: string },
) {
  const { rowKey, model, words } = props;
  const menu = useMenu(words);
  return (
    <span className="cond-tools">
      {menu.button}
      {menu.parts ? <menu.parts.RowMenuList {...props} anchor={menu.anchor} onClose={menu.close} /> : null}
      <IconButton
        label={words.remove}
        icon={<CloseIcon />}
        onPress={() => model.removeRow(rowKey)}
        takesAway
        data-field="remove"
      />
    </span>
  );
});

/** What can be done to a panel as a whole. */
export const PanelMenu = memo(function PanelMenu(props: {
  model: FilterModel;
  panel: PanelKey;
  words: FilterWords;
}) {
  const menu = useMenu(props.words);
  return (
    <>
      {menu.button}
      {menu.parts ? <menu.parts.PanelMenuList {...props} anchor={menu.anchor} onClose={menu.close} /> : null}
    </>
  );
});

function useMenu(words: FilterWords) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const toggle = () => {
    if (open) setOpen(false);
    // One that cannot be loaded stays closed, and the next press tries again.
    else menus.load().then(() => setOpen(true), prefetchMenus);
  };
  return {
    anchor,
    close: () => setOpen(false),
    parts: open ? menus.value : undefined,
    button: (
      <IconButton
        ref={anchor}
        label={words.moreTools}
        icon={<MoreIcon />}
        onPress={toggle}
        aria-haspopup="menu"
        aria-expanded={open}
        data-field="tools"
      />
    ),
  };
}
