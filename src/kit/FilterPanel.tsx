import { type ReactNode, useRef, useState } from "react";
import { Button } from "./Button.js";
import { Count } from "./Count.js";
import { SlidersIcon } from "./icons.js";
import { Popover } from "./Popover.js";
import type { PopoverAlign } from "./popover-place.js";

export interface FilterPanelProps {
  /** Label of the button and of the panel. */
  label: string;
  /** How many filters are set. */
  count: number;
  align?: PopoverAlign;
  /** The filters; they may close the panel. */
  children(close: () => void): ReactNode;
}

/** Filters of a list, behind a button that counts those in use. */
export function FilterPanel({ label, count, align, children }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={opener}
        icon={<SlidersIcon />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPress={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        {count > 0 ? <Count value={count} /> : null}
      </Button>
      {isOpen ? (
        <Popover label={label} anchor={opener} width={300} align={align} onClose={close}>
          {children(close)}
        </Popover>
      ) : null}
    </>
  );
}
