import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { useComposition } from "./composition.js";
import { coverRest } from "./covered.js";
import { holdContent } from "./held-content.js";
import { IconButton } from "./IconButton.js";
import { CloseIcon } from "./icons.js";

/** A modal question or form. */
export interface DialogProps {
  open: boolean;
  /** Asks about the thing, or names it. */
  title: string;
  /** Esc or the close button; the owner answers by setting `open`. */
  onClose(): void;
  /** 420 px to confirm, 560 for a form, 760 for an editor; a form or an editor fills a window that is too narrow for it. */
  width?: "s" | "m" | "l" | undefined;
  /** Buttons, the main one last. */
  foot?: ReactNode;
  children?: ReactNode;
  /** Label of a close button in the head; without it the foot has what closes. */
  closeLabel?: string | undefined;
  /** Its text, for screen readers that read the title only. */
  describedBy?: string | undefined;
  /** Nothing is typed into it: a press beside it closes it too, and the second one of a double press answers nothing. */
  question?: boolean | undefined;
  /** Its content is on its way: until the answer is here it can be read, and not changed. */
  held?: boolean | undefined;
}

/**
 * A native `<dialog>` in the top layer: it traps the focus, makes the rest inert and gives the focus back to where
 * it came from. Focus goes to `[data-autofocus]`, else to the first control of the body, else to a body that
 * scrolls, else to the first button of the foot (the one that changes nothing).
 */
export function Dialog({
  open,
  title,
  onClose,
  width = "s",
  foot,
  children,
  closeLabel,
  describedBy,
  question = false,
  held = false,
}: DialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const { tracker, handlers } = useComposition();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const uncoverRest = coverRest(dialog);
    dialog.showModal();
    const stopWatching = keepScrollable(dialog.querySelector<HTMLElement>(".dialog-body"));
    firstStop(dialog)?.focus();
    return () => {
      stopWatching();
      // Closing before React takes the node away is what makes the browser return the focus.
      dialog.close();
      uncoverRest();
    };
  }, [open]);

  useLayoutEffect(() => {
    const body = ref.current?.querySelector<HTMLElement>(".dialog-body");
    return held && body ? holdContent(body) : undefined;
  }, [held]);

  function cancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (!tracker.active) onClose();
  }
  function answerKey(event: KeyboardEvent) {
    const isForeign = event.defaultPrevented || tracker.owns(event);
    if (event.key === "Enter" && (event.repeat || isForeign) && isOnButton(event)) {
      // Still held since it opened the dialog, or the one that commits a conversion: meant for something else.
      event.preventDefault();
    }
    if (event.key !== "Escape" || isForeign) return;
    // By the key and not only by the browser's `cancel`: a prevented key is used, and no modal of the page takes it too.
    event.preventDefault();
    onClose();
  }
  /** The backdrop is the dialog itself. A press that began on selected text inside and ended outside is one inside. */
  function closeBeside(event: MouseEvent) {
    if (question && pressedBeside.current && event.target === ref.current) onClose();
  }

  return (
    <dialog
      ref={ref}
      className={`dialog dialog-${width}`}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClose={(event) => {
        // A browser may close it without asking (a second Esc in a row).
        if (event.target === ref.current && open && !ref.current.open) onClose();
      }}
      onKeyDown={answerKey}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === ref.current;
      }}
      onClickCapture={(event) => {
        if (question && event.detail > 1) event.stopPropagation();
      }}
      onClick={closeBeside}
      {...handlers}
    >
      {open ? (
        <div className="dialog-box">
          <div className="dialog-head">
            <h2 id={titleId} className="dialog-title">
              {title}
            </h2>
            {closeLabel === undefined ? null : (
              <IconButton label={closeLabel} icon={<CloseIcon size={20} />} onPress={onClose} />
            )}
          </div>
          {children ? <div className="dialog-body">{children}</div> : null}
          {foot ? <div className="dialog-foot">{foot}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

/** A body that scrolls can be reached and scrolled by keys; one that does not is no stop of its own. */
function keepScrollable(body: HTMLElement | null): () => void {
  if (!body) return () => {};
  const update = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute("tabindex");
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(body);
  return () => observer.disconnect();
}

function firstStop(dialog: HTMLElement): HTMLElement | null {
  const controls = "input:enabled, textarea:enabled, select:enabled, button:enabled, [tabindex='0']";
  return (
    dialog.querySelector<HTMLElement>("[data-autofocus]") ??
    dialog.querySelector<HTMLElement>(`.dialog-body :is(${controls})`) ??
    dialog.querySelector<HTMLElement>(".dialog-foot button:enabled, .dialog-body[tabindex]")
  );
}
