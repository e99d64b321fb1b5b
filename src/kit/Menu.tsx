import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { Popover } from "./Popover.js";
import { rovingTarget } from "./roving.js";

/** One command of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Off; the reason is its description. */
  unavailable?: boolean | undefined;
  reason?: string | undefined;
  onPress(): void;
}

/** Commands that open beside their button. Render it only while it is open. */
export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Arrow keys, Home and End move through it; what is off is reached too, so that its reason can be read. */
export function Menu({ label, items, anchor, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const own = useId();
  /** An item may have blanks in its id, so its reason is named by its place. */
  const reasonAt = (at: number) => (items[at]?.unavailable && items[at].reason ? `${own}${at}` : undefined);
  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    const at = buttons.indexOf(root?.activeElement as HTMLElement);
    const to = rovingTarget(
      event.key,
      at,
      buttons.map(() => true),
      "vertical",
    );
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }
  return (
    <Popover label={label} anchor={anchor} onClose={onClose} width={260} align="end">
      <div ref={list} role="menu" aria-label={label} className="menu" onKeyDown={onKeyDown}>
        {items.map((item, at) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            className="menu-item"
            tabIndex={at === 0 ? 0 : -1}
            aria-disabled={item.unavailable || undefined}
            aria-describedby={reasonAt(at)}
            onClick={() => {
              if (item.unavailable) return;
              onClose();
              item.onPress();
            }}
          >
            {item.icon}
            <span className="menu-text">
              {item.label}
              {reasonAt(at) ? (
                <span id={reasonAt(at)} className="menu-reason" aria-hidden="true">
                  {item.reason}
                </span>
              ) : null}
            </span>
          </button>
        ))}
      </div>
    </Popover>
  );
}
