import { useEffect, useRef } from "react";
import { Button } from "./Button.js";
import { IconButton } from "./IconButton.js";
import { CloseIcon, ErrorIcon, SuccessIcon } from "./icons.js";
import { useStill } from "./page-press.js";
import { startToastTimer, type ToastTimer } from "./toast-timer.js";
import { whenLeft } from "./when-left.js";

/** What was done, for a moment. */
export interface ToastMessage {
  /** A new one starts the time anew, and is read out. */
  id: string | number;
  text: string;
  tone?: "success" | "danger" | undefined;
  /** With `onAction`: takes back what was done. */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
}

/** The place where toasts come up. */
export interface ToastProps {
  /** One at a time: a newer one takes the place of the older. */
  message: ToastMessage | null;
  /** Its time is over, it was closed, or its action was taken. */
  onEnd(id: ToastMessage["id"]): void;
  closeLabel: string;
  /** Another region of the same screen reads it out. */
  isSilent?: boolean | undefined;
  lastsMs?: number | undefined;
}

/** One live region that is always in the document. The toast stays while the pointer or the focus is on it. */
export function Toast(props: ToastProps) {
  const { onEnd, closeLabel, isSilent = false, lastsMs = 6000 } = props;
  const message = useStill(props.message);
  const timer = useRef<ToastTimer>(null);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });

  const id = message?.id;
  useEffect(() => {
    if (id === undefined) return;
    const started = startToastTimer(clock, lastsMs, () => latest.current(id));
    timer.current = started;
    return () => started.stop();
  }, [id, lastsMs]);

  return (
    <div role={isSilent ? undefined : "status"} className="toast-region">
      {message ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is there; what acts are its buttons.
        <div
          key={message.id}
          className={`toast toast-${message.tone ?? "success"}`}
          onPointerEnter={() => timer.current?.hold("pointer")}
          onPointerLeave={() => timer.current?.release("pointer")}
          onFocus={() => timer.current?.hold("focus")}
          onBlur={(event) => whenLeft(event, () => timer.current?.release("focus"))}
        >
          {message.tone === "danger" ? <ErrorIcon /> : <SuccessIcon />}
          <span className="toast-text">{message.text}</span>
          {message.actionLabel !== undefined && message.onAction ? (
            <Button
              variant="quiet"
              size="s"
              onPress={() => {
                message.onAction?.();
                onEnd(message.id);
              }}
            >
              {message.actionLabel}
            </Button>
          ) : null}
          <IconButton label={closeLabel} icon={<CloseIcon />} onPress={() => onEnd(message.id)} />
        </div>
      ) : null}
    </div>
  );
}

const clock = {
  now: () => performance.now(),
  after(ms: number, then: () => void) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
