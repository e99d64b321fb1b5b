import { memo, useRef, useState } from "react";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon, MoreIcon } from "../../../kit/icons.js";
import { Toolbar } from "../../../kit/Toolbar.js";
import type { ConditionRowProps } from "../condition-row-props.js";
import type { PanelKey } from "../entity.js";
import type { FilterWords } from "../messages.js";
import type { FilterModel } from "../model.js";
import { PanelMenuList, RowMenuList } from "./menus.js";

/** Commands for one condition besides editing it. Memoized: neither the content nor the index of the condition matters here. */
export const RowTools = memo(function RowTools(
  props: Pick<ConditionRowProps, "panel" | "model" | "words"> & { rowKey: string },
) {
  const { rowKey, model, words } = props;
  const menu = useMenu(words);
  return (
    <Toolbar label={words.operation} className="cond-tools" data-row-head>
      {menu.button}
      {menu.isOpen ? <RowMenuList {...props} anchor={menu.anchor} onClose={menu.close} /> : null}
      <IconButton
        label={words.remove}
        icon={<CloseIcon />}
        onPress={() => model.removeRow(rowKey)}
        destructive
        data-field="remove"
      />
    </Toolbar>
  );
});

/** Commands for a panel as a whole. */
export const PanelMenu = memo(function PanelMenu(props: {
  model: FilterModel;
  panel: PanelKey;
  words: FilterWords;
}) {
  const menu = useMenu(props.words);
  return (
    <>
      {menu.button}
      {menu.isOpen ? <PanelMenuList {...props} anchor={menu.anchor} onClose={menu.close} /> : null}
    </>
  );
});

function useMenu(words: FilterWords) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return {
    anchor,
    close: () => setOpen(false),
    isOpen: open,
    button: (
      <IconButton
        ref={anchor}
        label={words.moreTools}
        icon={<MoreIcon />}
        onPress={() => setOpen(!open)}
        aria-haspopup="menu"
        aria-expanded={open}
        data-field="tools"
      />
    ),
  };
}
