import type { ReactNode, Ref } from "react";
import type { TriggerAttributes } from "./attributes.js";
import { classes } from "./classes.js";
import { SpinnerIcon } from "./icons.js";
import { type OnPress, usePress } from "./use-press.js";

/** A button with a word on it. Extra `data-*` and trigger attributes go to the `<button>`. */
export interface ButtonProps extends TriggerAttributes {
  /** `primary` once a view; `danger-fill` only inside a dialog that confirms. */
  variant?: "standard" | "primary" | "quiet" | "danger" | "danger-fill" | undefined;
  /** `s` inside rows and heads, `l` alone in a narrow footer. */
  size?: "s" | "m" | undefined;
  icon?: ReactNode;
  /** Work is under way, as while the promise of a press is: presses are ignored, focus stays, `busyLabel` takes the place of the word. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Off, yet still reachable by keys so that the reason beside it can be read. One that is busy is not. */
  unavailable?: boolean | undefined;
  /** Lets an unavailable button answer with its reason instead of doing nothing. */
  pressWhenUnavailable?: boolean | undefined;
  /** The main button of a screen, a form or a dialog: Ctrl+Enter presses it, and it says so. */
  finishes?: boolean | undefined;
  onPress: OnPress;
  children: ReactNode;
  part?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The one push button of the kit. Never a submit button: the page's form is not ours to send. */
export function Button({
  variant = "standard",
  size = "m",
  icon,
  busy = false,
  busyLabel,
  unavailable = false,
  pressWhenUnavailable = false,
  finishes = false,
  onPress,
  children,
  ...passed
}: ButtonProps) {
  const idle = { icon, text: children };
  const working = { icon: <SpinnerIcon className="spin" />, text: busyLabel ?? children };
  const [isUnderWay, press] = usePress(onPress);
  const isBusy = busy || isUnderWay;
  const [shown, hidden] = isBusy ? [working, idle] : [idle, working];
  const face = (
    <>
      {shown.icon}
      <span className="button-label">{shown.text}</span>
    </>
  );
  return (
    <button
      aria-busy={isBusy || undefined}
      {...(finishes && finishing)}
      {...passed}
      type="button"
      className={classes("button", `button-${variant}`, size !== "m" && `button-${size}`)}
      aria-disabled={(unavailable && !isBusy) || undefined}
      onClick={() => {
        if (!isBusy && (!unavailable || pressWhenUnavailable)) press();
      }}
    >
      {busyLabel === undefined ? (
        face
      ) : (
        <span className="button-room" {...roomFor(hidden)}>
          <span className="button-face">{face}</span>
        </span>
      )}
    </button>
  );
}

/** The tooltip is read out too; `aria-keyshortcuts` beside it would say the key twice. */
const finishing = { title: "Ctrl+Enter", "data-finishes": "" } as const;

/** The face that is not shown now keeps its room by a pseudo-element (button.css), so nothing beside the button moves. */
function roomFor({ icon, text }: { icon: ReactNode; text: ReactNode }) {
  return typeof text === "string" ? { "data-room": text, "data-room-icon": icon ? "" : undefined } : {};
}
