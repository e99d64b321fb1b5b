import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { TriggerAttributes } from "./attributes.js";
import { classes } from "./classes.js";
import { SpinnerIcon } from "./icons.js";
import { type OnPress, usePress } from "./use-press.js";

/** A square button that shows only an icon. Extra `data-*` and trigger attributes go to the `<button>`. */
export interface IconButtonProps extends TriggerAttributes {
  /** Its accessible name, and the tooltip for those who see only the icon. */
  label: string;
  icon: ReactNode;
  /** While its promise is kept presses are ignored, focus and name stay, and `busyLabel` describes it. */
  onPress: OnPress;
  busyLabel?: string | undefined;
  /** Off, but it keeps the focus: after the last possible move the operator stays on the same button. */
  unavailable?: boolean | undefined;
  /** For a button that stays down; leave it out on one that does not. */
  pressed?: boolean | undefined;
  /** It takes away what it stands on, one at a press: the next one would get the rest of a double click or of a held key. */
  destructive?: boolean | undefined;
  /** With an edge and the height of a field, for a button that stands between fields. */
  edge?: boolean | undefined;
  part?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Always named and never the only way to reach something that a menu or a key can reach too. */
export function IconButton({
  label,
  icon,
  onPress,
  unavailable = false,
  pressed,
  destructive = false,
  edge = false,
  busyLabel,
  ...passed
}: IconButtonProps) {
  const [isUnderWay, press] = usePress(onPress);
  return (
    <button
      {...passed}
      type="button"
      className={classes("icon-button", edge && "icon-button-edge")}
      aria-label={label}
      title={(isUnderWay && busyLabel) || label}
      aria-busy={isUnderWay || undefined}
      aria-pressed={pressed}
      aria-disabled={unavailable || undefined}
      data-destructive={destructive ? "" : undefined}
      onClick={({ detail }) => {
        if (!unavailable && !(destructive && detail > 1)) press();
      }}
      onKeyDown={destructive ? ignoreRepeats : undefined}
    >
      {isUnderWay ? <SpinnerIcon className="spin" /> : icon}
    </button>
  );
}

function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
