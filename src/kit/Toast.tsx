import { useEffect, useRef } from "react";
import { Button } from "./Button.js";
import { IconButton } from "./IconButton.js";
import { CloseIcon, ErrorIcon, SuccessIcon } from "./icons.js";
import { useStill } from "./page-press.js";
import { StatusRegion } from "./StatusRegion.js";
import { startToastTimer, type ToastHold, type ToastTimer } from "./toast-timer.js";
import { whenLeft } from "./when-left.js";

/** Message about something done, shown for a moment. */
export interface ToastMessage {
  /** A new one starts the time anew, and is read out. */
  id: string | number;
  text: string;
  /** Read out after the text: how it is undone, say. */
  more?: string | undefined;
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

/** Always in the document, with one live region. The toast stays while the pointer or the focus is on it. */
export function Toast(props: ToastProps) {
  const { onEnd, closeLabel, isSilent = false, lastsMs = 6000 } = props;
  const message = useStill(props.message);
  const timer = useRef<ToastTimer>(null);
  const holds = useRef(new Set<ToastHold>());
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });

  const id = message?.id;
  useEffect(() => {
    if (id === undefined) return;
    const started = startToastTimer(clock, lastsMs, () => latest.current(id));
    // The toast before it went away, but the pointer and the focus that held it are still there.
    for (const reason of holds.current) started.hold(reason);
    timer.current = started;
    return () => started.stop();
  }, [id, lastsMs]);
  useEffect(() => {
    if (id === undefined) holds.current.clear();
  }, [id]);
  function hold(reason: ToastHold) {
    holds.current.add(reason);
    timer.current?.hold(reason);
  }
  function release(reason: ToastHold) {
    holds.current.delete(reason);
    timer.current?.release(reason);
  }

  return (
    <div className="toast-region">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is there; what acts are its buttons. */}
      <div
        className={message ? `toast toast-${message.tone ?? "success"}` : undefined}
        onPointerEnter={() => hold("pointer")}
        onPointerLeave={() => release("pointer")}
        onFocus={() => hold("focus")}
        onBlur={(event) => whenLeft(event, () => release("focus"))}
      >
        {message ? message.tone === "danger" ? <ErrorIcon /> : <SuccessIcon /> : null}
        {isSilent ? (
          <span className="toast-text">{message?.text}</span>
        ) : (
          <StatusRegion
            visible
            className="toast-text"
            text={message?.text ?? ""}
            more={message?.more}
            occasion={id}
          />
        )}
        {message?.actionLabel !== undefined && message.onAction ? (
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
        {message ? (
          <IconButton label={closeLabel} icon={<CloseIcon />} onPress={() => onEnd(message.id)} />
        ) : null}
      </div>
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
